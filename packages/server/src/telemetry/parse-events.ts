// A parser for bodies of events. `JSON.parse` makes every text of a body anew, which was a third of what an event cost, and the texts of
// events are the same few over and over. It also makes everything else that is sent, whereas this parser passes over what nobody asks
// for, and stops where a body has more than one may have.
import { BATCH_EVENTS_MAX, TAGS_MAX } from '@upriver/contract';
import {
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  COMMA,
  JsonTooLarge,
  JsonValueTooLarge,
  NOT_JSON,
  QUOTE,
  STEP_BYTES_MAX,
  allowStep,
  byteAt,
  isNumber,
  skipBlank,
  skipByteOrderMark,
  skipKey,
  skipText,
  skipValue,
} from '../domain/json-walk.ts';
import type { JsonAllowance } from '../domain/json-walk.ts';
import {
  asView,
  createNames,
  createReader,
  findName,
  openBody,
  readKey,
  readNumber,
  readScalar,
  readText,
  scalarOf,
} from './json-reader.ts';
import type { Reader } from './json-reader.ts';
import { EVENT_FIELDS, EVENT_FIELDS_MAX, TOO_MANY_FIELDS, createEvent, setField } from './parsed-event.ts';
import type { ParsedEvent } from './parsed-event.ts';
import { areEqual, createTextCache } from './text-cache.ts';
import type { TextCache } from './text-cache.ts';

/** A body of events that is being read. It has a reader of its own until it is closed. */
export interface EventsBody {
  /**
   * The first `sdk_key` of the body, wherever it stands, without reading anything else; undefined when there is none. Yields now and
   * then, so that looking for it can rest.
   * @throws NOT_JSON, NOT_AN_OBJECT, SyntaxError or BodyTooLarge
   */
  findKey(): Generator<undefined, unknown>;
  /**
   * What `JSON.parse` gives for the body, without what is not used: unknown fields, and what is in lists and objects where none
   * belong. Yields now and then, so that reading can rest.
   * @throws NOT_JSON, NOT_AN_OBJECT, SyntaxError or BodyTooLarge
   */
  read(): Generator<undefined, Readonly<Record<string, unknown>>>;
  /** Lets another body have the reader. */
  close(): void;
}

/** Thrown for JSON that is not an object. */
export const NOT_AN_OBJECT = new Error('This body is JSON, but no object.');

/** A body that has more of something than a body may have. */
export class BodyTooLarge extends Error {
  /** Where: `batch`, `batch[3]`, `event` or `body`. */
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field === 'body' ? 'The body' : field} ${problem}.`);
    this.field = field;
  }
}

/** Fields of the body itself. */
const BODY_FIELDS_MAX = 100;
/** Values that are passed over in one body: thirty times what the largest real one holds of all. */
const PASSED_OVER_MAX = 100_000;
/** Of them in one event, which is read in one step. */
const EVENT_PASSED_OVER_MAX = 5000;
/** Bytes between two yields. Ten times what an event has, and read within a millisecond or two whatever they are. */
const BYTES_PER_STEP = 32 * 1024;
/**
 * Readers kept for the next bodies; two are read at once only when one of them rests. Each stays as large as the largest body it had:
 * memory of megabytes that is taken anew for every large body costs the collector more than reading the body.
 */
const READERS_KEPT = 2;

/** Makes a parser of bodies, which come in parts that follow each other. */
export function createEventsParser(): (...parts: readonly Uint8Array[]) => EventsBody {
  // A megabyte, which the first body takes.
  let cache: TextCache | undefined;
  const order: number[] = [];
  const idle: EventReader[] = [];
  return (...parts) => {
    const reader = idle.pop() ?? {
      ...createReader((cache ??= createTextCache())),
      order,
      allowance: { values: 0 },
      value: undefined,
    };
    openBody(reader, parts);
    return {
      findKey: () => withinBody(findKey(reader)),
      read: () => withinBody(readBody(reader)),
      close() {
        if (idle.length < READERS_KEPT) idle.push(reader);
      },
    };
  };
}

interface EventReader extends Reader {
  /** Fields of the last event in the order of its keys: the next event most likely has the same. */
  readonly order: number[];
  readonly allowance: JsonAllowance;
  /** What was read last, of whatever kind. */
  value: unknown;
}

/** A place behind all others, because looking for one before them is slow. */
const UNKNOWN_FIELD = EVENT_FIELDS.length;
const NAMES = createNames(EVENT_FIELDS);
const TAGS = EVENT_FIELDS.indexOf('tags');
/** Keys as most senders write them. */
const KEYS: readonly DataView[] = EVENT_FIELDS.map((field) => asView(`"${field}":`));
const SDK_KEY = asView('"sdk_key":');
const SDK_KEY_BYTES = SDK_KEY.byteLength - 3;
const BODY_FIELDS: ReadonlySet<string> = new Set(['sdk_key', 'event', 'batch', 'batch_id', 'sent_at']);
const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** Stand for what is in a list or an object where neither belongs. */
const SOME_LIST: readonly unknown[] = Object.freeze([]);
const SOME_OBJECT: object = Object.freeze({});
/** Stands for tags of which there are more than there may be. */
const TOO_MANY_TAGS: object = Object.freeze(
  Object.fromEntries(Array.from({ length: TAGS_MAX + 1 }, (_, index) => [`tag${index}`, true])),
);

/** The same steps; what they find too large elsewhere than in a field is the body's. */
function* withinBody<Result>(steps: Generator<undefined, Result>): Generator<undefined, Result> {
  try {
    return yield* steps;
  } catch (error) {
    throw located(error, 'body');
  }
}

function* findKey(reader: EventReader): ReturnType<EventsBody['findKey']> {
  const { bytes, view } = reader;
  reader.allowance.values = PASSED_OVER_MAX;
  let at = skipBlank(bytes, openObject(reader) + 1);
  if (byteAt(bytes, at) === BRACE_CLOSE) return endBody(reader, at + 1);
  for (let fields = 1; ; fields += 1) {
    if (fields > BODY_FIELDS_MAX) throw tooManyFields();
    const isUsual = areEqual(SDK_KEY, 0, view, at, SDK_KEY_BYTES);
    at = isUsual ? skipBlank(bytes, at + SDK_KEY_BYTES) : readKey(reader, at);
    if (isUsual || reader.text === 'sdk_key') {
      readAny(reader, at, 'sdk_key');
      return reader.value;
    }
    at = skipBlank(bytes, yield* passOverField(reader, at));
    if (byteAt(bytes, at) === BRACE_CLOSE) return endBody(reader, at + 1);
    if (byteAt(bytes, at) !== COMMA) throw NOT_JSON;
    at = skipBlank(bytes, at + 1);
  }
}

/** Behind the value of a field of the body. A list is passed over entry by entry, as it will be read. */
function* passOverField(reader: EventReader, start: number): Generator<undefined, number> {
  const { bytes } = reader;
  yield undefined;
  if (byteAt(bytes, start) !== BRACKET_OPEN) return passOver(reader, start, 'body');
  let at = skipBlank(bytes, start + 1);
  if (byteAt(bytes, at) === BRACKET_CLOSE) return at + 1;
  let restAt = start + BYTES_PER_STEP;
  do {
    at = skipBlank(bytes, passOver(reader, skipBlank(bytes, at), 'body')) + 1;
    if (at > restAt) {
      restAt = at + BYTES_PER_STEP;
      yield undefined;
    }
  } while (byteAt(bytes, at - 1) === COMMA);
  if (byteAt(bytes, at - 1) !== BRACKET_CLOSE) throw NOT_JSON;
  return at;
}

/** Where the object that is the body opens. */
function openObject(reader: EventReader): number {
  const { bytes } = reader;
  const start = skipBlank(bytes, skipByteOrderMark(bytes));
  if (byteAt(bytes, start) === BRACE_OPEN) return start;
  endBody(reader, passOver(reader, start, 'body'));
  throw NOT_AN_OBJECT;
}

function endBody({ bytes, length }: EventReader, at: number): undefined {
  if (skipBlank(bytes, at) !== length) throw NOT_JSON;
}

function* readBody(reader: EventReader): ReturnType<EventsBody['read']> {
  reader.allowance.values = PASSED_OVER_MAX;
  const body: Record<string, unknown> = {};
  endBody(reader, yield* readFields(reader, openObject(reader), body));
  return body;
}

function* readFields(reader: EventReader, start: number, body: Record<string, unknown>): Generator<undefined, number> {
  const { bytes } = reader;
  let at = skipBlank(bytes, start + 1);
  if (byteAt(bytes, at) === BRACE_CLOSE) return at + 1;
  let fields = 0;
  do {
    if (++fields > BODY_FIELDS_MAX) throw tooManyFields();
    yield undefined;
    allowStep(reader, at);
    at = readKey(reader, skipBlank(bytes, at));
    const key = reader.text;
    if (key === 'batch' && byteAt(bytes, at) === BRACKET_OPEN) {
      const events: unknown[] = [];
      at = yield* readBatch(reader, at, events);
      body[key] = events;
    } else if (key === 'columns') {
      // Mostly lists of numbers, which `JSON.parse` reads eight times faster than events.
      const end = passOver(reader, at, key);
      body[key] = JSON.parse(UTF_8.decode(bytes.subarray(at, end)));
      at = end;
    } else if (BODY_FIELDS.has(key)) {
      at = key === 'event' ? readEntry(reader, at, key) : readAny(reader, at, key);
      body[key] = reader.value;
    } else at = yield* passOverField(reader, at);
    at = skipBlank(bytes, at) + 1;
  } while (byteAt(bytes, at - 1) === COMMA);
  if (byteAt(bytes, at - 1) !== BRACE_CLOSE) throw NOT_JSON;
  return at;
}

function* readBatch(reader: EventReader, start: number, events: unknown[]): Generator<undefined, number> {
  const { bytes } = reader;
  let at = skipBlank(bytes, start + 1);
  if (byteAt(bytes, at) === BRACKET_CLOSE) return at + 1;
  let restAt = start + BYTES_PER_STEP;
  do {
    if (events.length === BATCH_EVENTS_MAX)
      throw new BodyTooLarge('batch', `may have ${BATCH_EVENTS_MAX} events, this one has more`);
    at = skipBlank(bytes, readEntry(reader, skipBlank(bytes, at), events.length)) + 1;
    events.push(reader.value);
    if (at > restAt) {
      restAt = at + BYTES_PER_STEP;
      yield undefined;
    }
  } while (byteAt(bytes, at - 1) === COMMA);
  if (byteAt(bytes, at - 1) !== BRACKET_CLOSE) throw NOT_JSON;
  return at;
}

/** An event, or whatever stands where one belongs. `place` is its index in the batch, or the name of its field. */
function readEntry(reader: EventReader, start: number, place: number | string): number {
  if (byteAt(reader.bytes, start) !== BRACE_OPEN) return readAny(reader, start, place);
  const event = createEvent();
  reader.value = event;
  allowStep(reader, start);
  const { allowance } = reader;
  const left = allowance.values;
  const allowed = Math.min(left, EVENT_PASSED_OVER_MAX);
  allowance.values = allowed;
  try {
    return readEvent(reader, start, event);
  } catch (error) {
    throw located(error, place);
  } finally {
    allowance.values += left - allowed;
  }
}

function readEvent(reader: EventReader, start: number, event: ParsedEvent): number {
  const { bytes, view, order } = reader;
  let at = skipBlank(bytes, start + 1);
  if (byteAt(bytes, at) === BRACE_CLOSE) return at + 1;
  let place = 0;
  do {
    at = skipBlank(bytes, at);
    let field = order[place] ?? UNKNOWN_FIELD;
    const key = KEYS[field];
    if (key !== undefined && areEqual(key, 0, view, at, key.byteLength - 3))
      at = skipBlank(bytes, at + key.byteLength - 3);
    else {
      const keyAt = at;
      at = skipKey(reader, at);
      const found = findName(reader, keyAt, skipText(reader, keyAt), NAMES);
      field = found < 0 ? UNKNOWN_FIELD : found;
      if (place < EVENT_FIELDS_MAX) order[place] = field;
    }
    place += 1;
    const byte = byteAt(bytes, at);
    if (field === UNKNOWN_FIELD || place > EVENT_FIELDS_MAX) at = skipValue(reader, at, reader.allowance);
    else if (byte === QUOTE) {
      at = readText(reader, at);
      setField(event, field, reader.text);
    } else if (isNumber(byte)) {
      at = readNumber(reader, at);
      setField(event, field, reader.number);
    } else if (byte === BRACE_OPEN && field === TAGS) {
      at = readTags(reader, at, event);
    } else {
      at = readValue(reader, at);
      setField(event, field, toValue(reader, byte));
    }
    at = skipBlank(bytes, at) + 1;
  } while (byteAt(bytes, at - 1) === COMMA);
  if (byteAt(bytes, at - 1) !== BRACE_CLOSE) throw NOT_JSON;
  if (place > EVENT_FIELDS_MAX) reader.value = TOO_MANY_FIELDS;
  return at;
}

function readTags(reader: EventReader, start: number, event: ParsedEvent): number {
  const { bytes } = reader;
  const tags: Record<string, unknown> = {};
  event.tags = tags;
  let at = skipBlank(bytes, start + 1);
  if (byteAt(bytes, at) === BRACE_CLOSE) return at + 1;
  let count = 0;
  do {
    at = skipBlank(bytes, at);
    if (++count > TAGS_MAX) at = skipValue(reader, skipKey(reader, at), reader.allowance);
    else {
      at = readKey(reader, at);
      const key = reader.text;
      const byte = byteAt(bytes, at);
      at = readValue(reader, at);
      setTag(tags, key, toValue(reader, byte));
    }
    at = skipBlank(bytes, at) + 1;
  } while (byteAt(bytes, at - 1) === COMMA);
  if (byteAt(bytes, at - 1) !== BRACE_CLOSE) throw NOT_JSON;
  if (count > TAGS_MAX) event.tags = TOO_MANY_TAGS;
  return at;
}

/** A tag of any name, as `JSON.parse` has it: setting this one would set the object's prototype. */
function setTag(tags: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(tags, key, { value, enumerable: true, configurable: true, writable: true });
  else tags[key] = value;
}

/** A value where a text or a number belongs; lists and objects are passed over. `toValue` gives it. */
function readValue(reader: EventReader, start: number): number {
  const byte = byteAt(reader.bytes, start);
  return byte === BRACE_OPEN || byte === BRACKET_OPEN
    ? skipValue(reader, start, reader.allowance)
    : readScalar(reader, start);
}

/** What `readValue` read, if it began with this byte. */
function toValue(reader: Reader, first: number): unknown {
  if (first === BRACE_OPEN) return SOME_OBJECT;
  return first === BRACKET_OPEN ? SOME_LIST : scalarOf(reader, first);
}

/** A value into `reader.value`. */
function readAny(reader: EventReader, start: number, place: number | string): number {
  const byte = byteAt(reader.bytes, start);
  allowStep(reader, start);
  try {
    const end = readValue(reader, start);
    reader.value = toValue(reader, byte);
    return end;
  } catch (error) {
    throw located(error, place);
  }
}

function passOver(reader: EventReader, start: number, place: number | string): number {
  allowStep(reader, start);
  try {
    return skipValue(reader, start, reader.allowance);
  } catch (error) {
    throw located(error, place);
  }
}

function located(error: unknown, place: number | string): unknown {
  if (!(error instanceof JsonTooLarge)) return error;
  const problem =
    error instanceof JsonValueTooLarge ? `may have no value of more than ${STEP_BYTES_MAX} bytes` : error.message;
  return new BodyTooLarge(typeof place === 'number' ? `batch[${place}]` : place, problem);
}

function tooManyFields(): BodyTooLarge {
  return new BodyTooLarge('body', `may have ${BODY_FIELDS_MAX} fields, this one has more`);
}
