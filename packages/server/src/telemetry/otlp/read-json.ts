// OTLP/JSON, read from its bytes: what makes an event is read, the rest is passed over without making anything of it.
import {
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  COMMA,
  JsonTooLarge,
  NOT_JSON,
  QUOTE,
  byteAt,
  skipBlank,
  skipByteOrderMark,
  skipKey,
  skipText,
  skipValue,
} from '../../domain/json-walk.ts';
import { createNames, createReader, findName, openBody, readScalar, scalarOf } from '../json-reader.ts';
import type { Reader } from '../json-reader.ts';
import { createTextCache } from '../text-cache.ts';
import { MalformedTraces, TracesTooLarge } from './message-reader.ts';
import {
  BYTES_PER_STEP,
  EXCEPTION_EVENT,
  KIND_CLIENT,
  STATUS_ERROR,
  TEXT_BYTES_MAX,
  WANTED_ATTRIBUTES,
  emptySpan,
} from './span.ts';
import type { Attributes, AttributeValue, ReadTraces, Span, TakeSpan } from './span.ts';

/** Values in one body: five megabytes of real spans have some 300,000. */
const VALUES_MAX = 500_000;
/** Of them in one span, which is read in one step. SDKs keep 128 attributes and 128 events. */
const SPAN_VALUES_MAX = 50_000;
/** Texts up to here are read as those of events are. */
const SHORT_TEXT_BYTES_MAX = 1024;

const WANTED = createNames(WANTED_ATTRIBUTES);
const FIELDS = createNames([
  'attributes',
  'boolValue',
  'code',
  'doubleValue',
  'endTimeUnixNano',
  'events',
  'intValue',
  'key',
  'kind',
  'message',
  'name',
  'resource',
  'resourceSpans',
  'scopeSpans',
  'spans',
  'startTimeUnixNano',
  'status',
  'stringValue',
  'value',
]);

/** One body. */
interface Walk extends Reader {
  /** Values that may still come. */
  values: number;
  /** True behind the last field of an object or the last entry of a list. */
  isOver: boolean;
  /** What `readField` read; undefined for a list or an object. */
  value: string | number | boolean | null | undefined;
  readonly take: TakeSpan;
  /** Where reading may rest next. */
  restAt: number;
  /** Of the key that `readName` read: which of the names it is, empty for any other. */
  name: string;
}

/**
 * Makes a reader of OTLP/JSON: 64-bit numbers come as text or as numbers, enums as numbers (names are understood, too), `null` is
 * absent, unknown fields are ignored. A resource may stand behind the spans that it is about.
 */
export function createJsonReader(): ReadTraces {
  const cache = createTextCache();
  return function* read(bytes, take) {
    const walk: Walk = {
      ...createReader(cache),
      values: VALUES_MAX,
      isOver: false,
      value: undefined,
      take,
      restAt: 0,
      name: '',
    };
    openBody(walk, bytes);
    try {
      const end = yield* readRequest(walk, skipBlank(walk.bytes, skipByteOrderMark(walk.bytes)));
      if (skipBlank(walk.bytes, end) !== walk.length) throw NOT_JSON;
    } catch (error) {
      if (error === NOT_JSON || error instanceof SyntaxError) throw new MalformedTraces('The body is not valid JSON.');
      if (error instanceof JsonTooLarge) throw new TracesTooLarge(`The body ${error.message}.`);
      throw error;
    }
  };
}

type Steps = Generator<undefined, number>;

function* readRequest(walk: Walk, start: number): Steps {
  let at = enterObject(walk, start, 'The body');
  while (!walk.isOver) {
    at = readName(walk, at);
    if (walk.name === 'resourceSpans') {
      at = enterList(walk, at, 'resourceSpans');
      while (!walk.isOver) {
        at = next(walk, yield* readResourceSpans(walk, at), BRACKET_CLOSE);
        if (mayRest(walk, at)) yield undefined;
      }
    } else at = pass(walk, at);
    at = next(walk, at, BRACE_CLOSE);
  }
  return at;
}

function* readResourceSpans(walk: Walk, start: number): Steps {
  const resource: Attributes = new Map();
  const scopesAt: number[] = [];
  let hasResource = false;
  let at = enterObject(walk, start, 'An entry of resourceSpans');
  while (!walk.isOver) {
    at = readName(walk, at);
    if (walk.name === 'resource') {
      hasResource = true;
      at = isNull(walk, at) ? pass(walk, at) : readOwner(walk, at, 'resource', resource);
    } else if (walk.name === 'scopeSpans' && hasResource) at = yield* readScopes(walk, at, resource);
    else {
      if (walk.name === 'scopeSpans') scopesAt.push(at);
      at = pass(walk, at);
    }
    at = next(walk, at, BRACE_CLOSE);
  }
  for (const scopeAt of scopesAt) yield* readScopes(walk, scopeAt, resource);
  return at;
}

function* readScopes(walk: Walk, start: number, resource: Attributes): Steps {
  let at = enterList(walk, start, 'scopeSpans');
  while (!walk.isOver) {
    at = enterObject(walk, at, 'An entry of scopeSpans');
    while (!walk.isOver) {
      at = readName(walk, at);
      at = walk.name === 'spans' ? yield* readSpans(walk, at, resource) : pass(walk, at);
      at = next(walk, at, BRACE_CLOSE);
    }
    at = next(walk, at, BRACKET_CLOSE);
    if (mayRest(walk, at)) yield undefined;
  }
  return at;
}

function* readSpans(walk: Walk, start: number, resource: Attributes): Steps {
  let at = enterList(walk, start, 'spans');
  while (!walk.isOver) {
    const span = emptySpan();
    const left = walk.values;
    walk.values = Math.min(left, SPAN_VALUES_MAX);
    const allowed = walk.values;
    at = readSpan(walk, at, span);
    walk.values = left - (allowed - walk.values);
    walk.take(span, resource);
    at = next(walk, at, BRACKET_CLOSE);
    if (mayRest(walk, at)) yield undefined;
  }
  return at;
}

function readSpan(walk: Walk, start: number, span: Span): number {
  let at = enterObject(walk, start, 'An entry of spans');
  while (!walk.isOver) {
    at = readName(walk, at);
    switch (walk.name) {
      case 'attributes':
        at = readAttributes(walk, at, span.attributes);
        break;
      case 'events':
        at = readEvents(walk, at, span);
        break;
      case 'status':
        at = isNull(walk, at) ? pass(walk, at) : readStatus(walk, at, span);
        break;
      case 'kind':
        at = readField(walk, at);
        span.kind = walk.value === 'SPAN_KIND_CLIENT' ? KIND_CLIENT : Number(walk.value ?? 0);
        break;
      case 'startTimeUnixNano':
        at = readField(walk, at);
        span.startNanos = nanos(walk.value);
        break;
      case 'endTimeUnixNano':
        at = readField(walk, at);
        span.endNanos = nanos(walk.value);
        break;
      default:
        at = pass(walk, at);
    }
    at = next(walk, at, BRACE_CLOSE);
  }
  return at;
}

function readEvents(walk: Walk, start: number, span: Span): number {
  let at = enterList(walk, start, 'events');
  while (!walk.isOver) {
    let isException = false;
    let attributesAt: number | undefined;
    at = enterObject(walk, at, 'An entry of events');
    while (!walk.isOver) {
      at = readName(walk, at);
      if (walk.name === 'name') {
        at = readField(walk, at);
        isException = walk.value === EXCEPTION_EVENT;
      } else {
        if (walk.name === 'attributes') attributesAt = at;
        at = pass(walk, at);
      }
      at = next(walk, at, BRACE_CLOSE);
    }
    if (isException) {
      span.exception = new Map();
      if (attributesAt !== undefined) readAttributes(walk, attributesAt, span.exception);
    }
    at = next(walk, at, BRACKET_CLOSE);
  }
  return at;
}

function readStatus(walk: Walk, start: number, span: Span): number {
  let at = enterObject(walk, start, 'status');
  while (!walk.isOver) {
    at = readName(walk, at);
    const name = walk.name;
    at = readField(walk, at);
    const { value } = walk;
    if (name === 'code') span.isError = value === STATUS_ERROR || value === 'STATUS_CODE_ERROR';
    else if (name === 'message' && typeof value === 'string') span.statusMessage = value.slice(0, TEXT_BYTES_MAX);
    at = next(walk, at, BRACE_CLOSE);
  }
  return at;
}

/** What has attributes and nothing else that is asked for. */
function readOwner(walk: Walk, start: number, name: string, into: Attributes): number {
  let at = enterObject(walk, start, name);
  while (!walk.isOver) {
    at = readName(walk, at);
    at = walk.name === 'attributes' ? readAttributes(walk, at, into) : pass(walk, at);
    at = next(walk, at, BRACE_CLOSE);
  }
  return at;
}

function readAttributes(walk: Walk, start: number, into: Attributes): number {
  let at = enterList(walk, start, 'attributes');
  while (!walk.isOver) {
    let key = '';
    let valueAt: number | undefined;
    at = enterObject(walk, at, 'An entry of attributes');
    while (!walk.isOver) {
      at = readName(walk, at);
      if (walk.name === 'key' && byteAt(walk.bytes, at) === QUOTE) {
        const end = skipText(walk, at);
        key = WANTED.texts[findName(walk, at, end, WANTED)] ?? '';
        at = end;
      } else {
        if (walk.name === 'key') key = '';
        if (walk.name === 'value') valueAt = at;
        at = pass(walk, at);
      }
      at = next(walk, at, BRACE_CLOSE);
    }
    if (key !== '' && valueAt !== undefined && !isNull(walk, valueAt)) {
      const value = readValue(walk, valueAt);
      if (value !== undefined) into.set(key, value);
    }
    at = next(walk, at, BRACKET_CLOSE);
  }
  return at;
}

function readValue(walk: Walk, start: number): AttributeValue | undefined {
  let text: string | undefined;
  let flag: boolean | undefined;
  let integer: Walk['value'];
  let double: Walk['value'];
  let at = enterObject(walk, start, 'value');
  while (!walk.isOver) {
    at = readName(walk, at);
    const name = walk.name;
    at = readField(walk, at);
    const { value } = walk;
    if (name === 'stringValue' && typeof value === 'string') text = value.slice(0, TEXT_BYTES_MAX);
    else if (name === 'boolValue' && typeof value === 'boolean') flag = value;
    else if (name === 'intValue') integer = value;
    else if (name === 'doubleValue') double = value;
    at = next(walk, at, BRACE_CLOSE);
  }
  const number = integer ?? double;
  return text ?? flag ?? (typeof number === 'number' || typeof number === 'string' ? Number(number) : undefined);
}

function nanos(value: Walk['value']): bigint {
  if (value === null) return 0n;
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value);
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return BigInt(Math.trunc(value));
  throw new MalformedTraces('A time is not a number of nanoseconds.');
}

/** Where the first key stands, or behind an object without any. */
function enterObject(walk: Walk, start: number, name: string): number {
  if (byteAt(walk.bytes, start) !== BRACE_OPEN) {
    pass(walk, start);
    throw new MalformedTraces(`${name} is not an object.`);
  }
  return enter(walk, start, BRACE_CLOSE);
}

/** Where the first entry stands, or behind a list without any, or behind `null`. */
function enterList(walk: Walk, start: number, name: string): number {
  if (byteAt(walk.bytes, start) === BRACKET_OPEN) return enter(walk, start, BRACKET_CLOSE);
  const isAbsent = isNull(walk, start);
  const at = pass(walk, start);
  if (!isAbsent) throw new MalformedTraces(`${name} is not a list.`);
  walk.isOver = true;
  return at;
}

function enter(walk: Walk, start: number, close: number): number {
  const at = skipBlank(walk.bytes, start + 1);
  walk.isOver = byteAt(walk.bytes, at) === close;
  return walk.isOver ? at + 1 : at;
}

/** Where the next key or entry stands, or behind the last. */
function next(walk: Walk, end: number, close: number): number {
  if (--walk.values < 0) throw new JsonTooLarge('holds too many values');
  const at = skipBlank(walk.bytes, end);
  const byte = byteAt(walk.bytes, at);
  if (byte !== COMMA && byte !== close) throw NOT_JSON;
  walk.isOver = byte === close;
  return walk.isOver ? at + 1 : skipBlank(walk.bytes, at + 1);
}

/** True now and then, also where reading went back to what it had passed over. `isOver` stays what it was. */
function mayRest(walk: Walk, at: number): boolean {
  if (Math.abs(at - walk.restAt) < BYTES_PER_STEP) return false;
  walk.restAt = at;
  return true;
}

/** A key with its colon, into `walk.name`. */
function readName(walk: Walk, start: number): number {
  const at = skipKey(walk, start);
  walk.name = FIELDS.texts[findName(walk, start, skipText(walk, start), FIELDS)] ?? '';
  return at;
}

function pass(walk: Walk, start: number): number {
  return skipValue(walk, start, walk);
}

/** Into `walk.value`. */
function readField(walk: Walk, start: number): number {
  const first = byteAt(walk.bytes, start);
  if (first === BRACE_OPEN || first === BRACKET_OPEN) {
    walk.value = undefined;
    return pass(walk, start);
  }
  if (first === QUOTE) {
    const end = skipText(walk, start);
    if (end - start > SHORT_TEXT_BYTES_MAX) {
      walk.value = JSON.parse(Buffer.from(walk.bytes.buffer, start, end - start).toString()) as string;
      return end;
    }
  }
  const end = readScalar(walk, start);
  walk.value = scalarOf(walk, first);
  return end;
}

function isNull(walk: Walk, at: number): boolean {
  return byteAt(walk.bytes, at) === LOWER_N;
}

const LOWER_N = 0x6e;
