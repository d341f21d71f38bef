// Reads JSON from bytes, part by part. Every `read…` takes where it begins and returns where it ended; what it read is in `reader.text`
// or `reader.number`. Positions are passed around rather than kept in the reader, because that way they stay in registers.
import { areEqual, createTextCache, findText } from './text-cache.ts';
import type { TextCache } from './text-cache.ts';

/** What is being read. One for all bodies, so that the texts of one are found again in the next. */
export interface Reader {
  /** The body, and quotes behind it, so that nothing that is read has to look out for the end. */
  bytes: Uint8Array;
  /** The same bytes. */
  view: DataView;
  /** Bytes of the body. */
  length: number;
  readonly cache: TextCache;
  /** What was read last, by kind: a number that shares a place with other values is a new object each time. */
  text: string;
  number: number;
}

/** Thrown when the bytes are not what a reader reads. They may be JSON all the same. */
export const NOT_UNDERSTOOD = new Error('This reader does not understand the body.');

/** Bytes of JSON. */
export const QUOTE = 0x22;
export const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
export const BRACKET_OPEN = 0x5b;
const BACKSLASH = 0x5c;
export const BRACKET_CLOSE = 0x5d;
export const BRACE_OPEN = 0x7b;
export const BRACE_CLOSE = 0x7d;
const SPACE = 0x20;
const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const EXPONENT = 0x65;
const EXPONENT_UPPER = 0x45;

/** More digits than this may not be exact as a quotient of an integer and a power of ten. */
const EXACT_DIGITS = 15;
const POWERS_OF_TEN = Array.from({ length: EXACT_DIGITS + 1 }, (_, exponent) => 10 ** exponent);
/** Longer ones are not worth a way of their own. */
const LONG_NUMBER_MAX = 64;
/** Odd, its bits well mixed. */
const HASH_FACTOR = 0x9e3779b1;

/** More than is ever looked at beyond a position. */
const QUOTES_BEHIND = 64;

export function createReader(): Reader {
  return {
    bytes: new Uint8Array(0),
    view: new DataView(new ArrayBuffer(0)),
    length: 0,
    cache: createTextCache(),
    text: '',
    number: 0.5,
  };
}

/** Begins a body. It is copied, because reading from one and the same memory is faster by more than copying costs. */
export function openBody(reader: Reader, body: Uint8Array): void {
  if (reader.bytes.length < body.length + QUOTES_BEHIND) {
    reader.bytes = new Uint8Array(body.length * 2 + QUOTES_BEHIND);
    reader.view = new DataView(reader.bytes.buffer);
  }
  reader.bytes.set(body);
  reader.bytes.fill(QUOTE, body.length, body.length + QUOTES_BEHIND);
  reader.length = body.length;
}

/** A key with its colon, and the blanks behind it. */
export function readKey(reader: Reader, start: number): number {
  const { bytes } = reader;
  if (byteAt(bytes, start) !== QUOTE) throw NOT_UNDERSTOOD;
  return skipBlank(bytes, take(bytes, skipBlank(bytes, readText(reader, start)), COLON));
}

/** A text, number, `true`, `false` or `null`; `scalarOf` gives it. */
export function readScalar(reader: Reader, start: number): number {
  const byte = byteAt(reader.bytes, start);
  if (byte === QUOTE) return readText(reader, start);
  if (isNumber(byte)) return readNumber(reader, start);
  const word = WORDS.get(byte);
  if (word === undefined || !areEqual(word.text, 0, reader.view, start, word.text.byteLength - 3)) throw NOT_UNDERSTOOD;
  return start + word.text.byteLength - 3;
}

/** What was read last, if it began with this byte. */
export function scalarOf(reader: Reader, first: number): string | number | boolean | null {
  if (first === QUOTE) return reader.text;
  return isNumber(first) ? reader.number : (WORDS.get(first)?.value ?? null);
}

export function isNumber(byte: number): boolean {
  return byte === MINUS || (byte >= ZERO && byte <= NINE);
}

const WORDS: ReadonlyMap<number, { readonly text: DataView; readonly value: boolean | null }> = new Map([
  [0x74, { text: asView('true'), value: true }],
  [0x66, { text: asView('false'), value: false }],
  [0x6e, { text: asView('null'), value: null }],
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
  if (end > reader.length) throw NOT_UNDERSTOOD;
  reader.text = findText(reader.cache, view, start + 1, end - start - 1, hash);
  return end + 1;
}

/** A text in which a quote follows a backslash, and may or may not be its end. */
function readEscapedText(reader: Reader, start: number): number {
  const { bytes, view } = reader;
  let end = start + 1;
  let hash = 0;
  while (byteAt(bytes, end) !== QUOTE) {
    // What follows a backslash does not end the text, whatever it is.
    end += byteAt(bytes, end) === BACKSLASH ? 2 : 1;
    hash = Math.imul(hash ^ byteAt(bytes, end), HASH_FACTOR);
  }
  if (end > reader.length) throw NOT_UNDERSTOOD;
  reader.text = findText(reader.cache, view, start + 1, end - start - 1, hash);
  return end + 1;
}

export function readNumber(reader: Reader, start: number): number {
  const { bytes } = reader;
  const first = byteAt(bytes, start) === MINUS ? start + 1 : start;
  let at = first;
  let digits = 0;
  let byte = byteAt(bytes, at);
  for (; byte >= ZERO && byte <= NINE; byte = byteAt(bytes, ++at)) digits = digits * 10 + byte - ZERO;
  if (at === first || (at > first + 1 && byteAt(bytes, first) === ZERO)) throw NOT_UNDERSTOOD;
  let decimals = 0;
  if (byte === POINT) {
    const point = at;
    byte = byteAt(bytes, ++at);
    for (; byte >= ZERO && byte <= NINE; byte = byteAt(bytes, ++at)) digits = digits * 10 + byte - ZERO;
    decimals = at - point - 1;
    if (decimals === 0) throw NOT_UNDERSTOOD;
  }
  if (at - first > EXACT_DIGITS || byte === EXPONENT || byte === EXPONENT_UPPER) return readLongNumber(reader, start);
  const value = decimals === 0 ? digits : digits / (POWERS_OF_TEN[decimals] ?? 1);
  reader.number = first === start ? value : -value;
  return at;
}

/** A number with an exponent or many digits, whose rounding is left to the language. */
function readLongNumber(reader: Reader, start: number): number {
  const token = String.fromCharCode(...reader.bytes.subarray(start, start + LONG_NUMBER_MAX));
  const number = /^[\d.eE+-]+/.exec(token)?.[0] ?? '';
  if (number.length === LONG_NUMBER_MAX) throw NOT_UNDERSTOOD;
  reader.number = JSON.parse(number) as number;
  return start + number.length;
}

/** Behind the expected byte and the blanks before it. */
export function take(bytes: Uint8Array, start: number, expected: number): number {
  const at = skipBlank(bytes, start);
  if (byteAt(bytes, at) !== expected) throw NOT_UNDERSTOOD;
  return at + 1;
}

export function skipBlank(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let byte = byteAt(bytes, at); byte <= SPACE; byte = byteAt(bytes, ++at))
    if (byte !== SPACE && byte !== LINE_FEED && byte !== CARRIAGE_RETURN && byte !== TAB) break;
  return at;
}

/** Never beyond the quotes behind the body. */
export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
