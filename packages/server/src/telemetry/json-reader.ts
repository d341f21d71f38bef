// Reads JSON from bytes, part by part. Every `read…` takes where it begins and returns where it ended; what it read is in `reader.text`
// or `reader.number`. Positions are passed around rather than kept in the reader, because that way they stay in registers.
import {
  BACKSLASH,
  COLON,
  EXPONENT,
  EXPONENT_UPPER,
  JsonTooLarge,
  MINUS,
  NINE,
  NOT_JSON,
  POINT,
  QUOTE,
  QUOTES_BEHIND,
  ZERO,
  byteAt,
  isNumber,
  skipBlank,
  skipNumber,
  skipScalar,
  skipText,
} from '../domain/json-walk.ts';
import type { JsonBytes } from '../domain/json-walk.ts';
import { areEqual, createTextCache, findText } from './text-cache.ts';
import type { TextCache } from './text-cache.ts';

/** What is being read. The cache is one for all bodies, so that the texts of one are found again in the next. */
export interface Reader extends JsonBytes {
  readonly cache: TextCache;
  /** What was read last, by kind: a number that shares a place with other values is a new object each time. */
  text: string;
  number: number;
}

/** More digits than this may not be exact as a quotient of an integer and a power of ten. */
const EXACT_DIGITS = 15;
const POWERS_OF_TEN = Array.from({ length: EXACT_DIGITS + 1 }, (_, exponent) => 10 ** exponent);
/** Odd, its bits well mixed. */
const HASH_FACTOR = 0x9e3779b1;

const SPARE_BYTES_MAX = 512 * 1024;

/** Bytes between the quotes of the longest text that any field may have: 2,048 characters, each of two escaped halves. */
const TEXT_BYTES_MAX = 2048 * 12;
/** Digits of the longest number: the least that a number can tell apart from 0 has 1,075 when it is written out. */
const NUMBER_BYTES_MAX = 2048;
/** Stands for a longer one: it is too long for every field, too. */
const TOO_LONG = 'x'.repeat(2049);

export function createReader(cache: TextCache = createTextCache()): Reader {
  return {
    bytes: new Uint8Array(0),
    view: new DataView(new ArrayBuffer(0)),
    length: 0,
    stopAt: 0,
    cache,
    text: '',
    number: 0.5,
  };
}

/** Begins a body, part by part. It is copied, because reading from one and the same memory is faster by more than copying costs. */
export function openBody(reader: Reader, parts: readonly Uint8Array[]): void {
  let length = 0;
  for (const part of parts) length += part.length;
  if (reader.bytes.length < length + QUOTES_BEHIND) {
    // Twice as much as is needed, so that bodies that grow little by little do not each need new memory.
    reader.bytes = new Uint8Array(length + Math.min(length, SPARE_BYTES_MAX) + QUOTES_BEHIND);
    reader.view = new DataView(reader.bytes.buffer);
  }
  let at = 0;
  for (const part of parts) {
    reader.bytes.set(part, at);
    at += part.length;
  }
  reader.bytes.fill(QUOTE, length, length + QUOTES_BEHIND);
  reader.length = length;
  reader.stopAt = length;
}

/** A key with its colon, and the blanks behind it. */
export function readKey(reader: Reader, start: number): number {
  const { bytes } = reader;
  if (byteAt(bytes, start) !== QUOTE) throw NOT_JSON;
  return skipBlank(bytes, take(bytes, skipBlank(bytes, readText(reader, start)), COLON));
}

/** Names that are looked for, found by their bytes: a name that is not among them costs no text. */
export interface Names {
  readonly texts: readonly string[];
  /** As most senders write them, with quotes. */
  readonly quoted: readonly DataView[];
  /** By length: which of them have it. */
  readonly byLength: readonly (readonly number[])[];
  /** A character may be written as six. */
  readonly escapedBytesMax: number;
}

export function createNames(texts: readonly string[]): Names {
  const longest = Math.max(...texts.map((text) => text.length));
  return {
    texts,
    quoted: texts.map((text) => asView(`"${text}"`)),
    byLength: Array.from({ length: longest + 1 }, (_, length) =>
      texts.flatMap((text, index) => (text.length === length ? [index] : [])),
    ),
    escapedBytesMax: 2 + 6 * longest,
  };
}

/** Which of the names the text that begins there is; -1 for none. `end` is behind it. */
export function findName(reader: Reader, start: number, end: number, names: Names): number {
  const { bytes, view } = reader;
  for (const index of names.byLength[end - start - 2] ?? []) {
    const quoted = names.quoted[index];
    if (quoted !== undefined && areEqual(quoted, 0, view, start, end - start)) return index;
  }
  if (end - start > names.escapedBytesMax || !hasBackslash(bytes, start, end)) return -1;
  readText(reader, start);
  return names.texts.indexOf(reader.text);
}

function hasBackslash(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (bytes[at] === BACKSLASH) return true;
  return false;
}

/** A text, number, `true`, `false` or `null`; `scalarOf` gives it. */
export function readScalar(reader: Reader, start: number): number {
  const byte = byteAt(reader.bytes, start);
  if (byte === QUOTE) return readText(reader, start);
  return isNumber(byte) ? readNumber(reader, start) : skipScalar(reader, start);
}

/** What was read last, if it began with this byte. */
export function scalarOf(reader: Reader, first: number): string | number | boolean | null {
  if (first === QUOTE) return reader.text;
  return isNumber(first) ? reader.number : (WORDS.get(first) ?? null);
}

const WORDS: ReadonlyMap<number, boolean> = new Map([
  [0x74, true],
  [0x66, false],
]);

/** A text to compare with, and three bytes that comparing may read. */
export function asView(text: string): DataView {
  return new DataView(Uint8Array.from([...Buffer.from(text), 0, 0, 0]).buffer);
}

/** A text from its opening quote to behind its closing one. Four bytes at a time. */
export function readText(reader: Reader, start: number): number {
  const { bytes, view } = reader;
  let end = start + 1;
  let hash = 0;
  for (;;) {
    const word = view.getInt32(end, true);
    // The highest bit of every byte that is a quote; of bytes above the first one it may be wrong.
    const apart = word ^ 0x22222222;
    const quotes = (apart - 0x01010101) & ~apart & 0x80808080;
    if (quotes !== 0) {
      const first = quotes & -quotes;
      hash = Math.imul(hash ^ (word & ((first >>> 7) - 1)), HASH_FACTOR);
      end += (31 - Math.clz32(first)) >> 3;
      break;
    }
    hash = Math.imul(hash ^ word, HASH_FACTOR);
    hash ^= hash >>> 15;
    end += 4;
  }
  if (bytes[end - 1] === BACKSLASH) return readEscapedText(reader, start);
  if (end > reader.length) throw NOT_JSON;
  const length = end - start - 1;
  reader.text =
    length > TEXT_BYTES_MAX
      ? passOverText(reader, start)
      : findText(reader.cache, reader.view, start + 1, length, hash);
  return end + 1;
}

/** A text in which a quote follows a backslash, and may or may not be its end. */
function readEscapedText(reader: Reader, start: number): number {
  const { bytes } = reader;
  let end = start + 1;
  let hash = 0;
  while (byteAt(bytes, end) !== QUOTE) {
    if (end > reader.stopAt) return readLongText(reader, start);
    // What follows a backslash does not end the text, whatever it is.
    end += byteAt(bytes, end) === BACKSLASH ? 2 : 1;
    hash = Math.imul(hash ^ byteAt(bytes, end), HASH_FACTOR);
  }
  if (end > reader.length) throw NOT_JSON;
  const length = end - start - 1;
  reader.text =
    length > TEXT_BYTES_MAX
      ? passOverText(reader, start)
      : findText(reader.cache, reader.view, start + 1, length, hash);
  return end + 1;
}

/** One that goes on beyond what this step may read. */
function readLongText(reader: Reader, start: number): number {
  reader.text = TOO_LONG;
  return skipText(reader, start);
}

/** Too long for every field, but a text it must be. */
function passOverText(reader: Reader, start: number): string {
  skipText(reader, start);
  return TOO_LONG;
}

export function readNumber(reader: Reader, start: number): number {
  const { bytes } = reader;
  const first = byteAt(bytes, start) === MINUS ? start + 1 : start;
  let at = first;
  let digits = 0;
  let byte = byteAt(bytes, at);
  for (; byte >= ZERO && byte <= NINE; byte = byteAt(bytes, ++at)) digits = digits * 10 + byte - ZERO;
  if (at === first || (at > first + 1 && byteAt(bytes, first) === ZERO)) throw NOT_JSON;
  let decimals = 0;
  if (byte === POINT) {
    const point = at;
    byte = byteAt(bytes, ++at);
    for (; byte >= ZERO && byte <= NINE; byte = byteAt(bytes, ++at)) digits = digits * 10 + byte - ZERO;
    decimals = at - point - 1;
    if (decimals === 0) throw NOT_JSON;
  }
  if (at - first > EXACT_DIGITS || byte === EXPONENT || byte === EXPONENT_UPPER) return readLongNumber(reader, start);
  const value = decimals === 0 ? digits : digits / (POWERS_OF_TEN[decimals] ?? 1);
  reader.number = first === start ? value : -value;
  return at;
}

/** A number with an exponent or many digits, whose rounding is left to the language. */
function readLongNumber(reader: Reader, start: number): number {
  const { bytes } = reader;
  const end = skipNumber(bytes, start);
  if (end - start > NUMBER_BYTES_MAX) throw new JsonTooLarge(`has a number of more than ${NUMBER_BYTES_MAX} digits`);
  reader.number = Number(Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1'));
  return end;
}

/** Behind the expected byte and the blanks before it. */
function take(bytes: Uint8Array, start: number, expected: number): number {
  const at = skipBlank(bytes, start);
  if (byteAt(bytes, at) !== expected) throw NOT_JSON;
  return at + 1;
}
