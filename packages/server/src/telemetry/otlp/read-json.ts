// OTLP/JSON, read from its bytes: what makes an event is read, the rest is passed over without making anything of it.
import {
  BRACE_CLOSE,
  BRACKET_CLOSE,
  JsonTooLarge,
  JsonValueTooLarge,
  NOT_JSON,
  QUOTE,
  allowStep,
  byteAt,
  skipBlank,
  skipByteOrderMark,
  skipText,
} from '../../domain/json-walk.ts';
import { describeNotJson } from '../../domain/not-json.ts';
import { createNames, createReader, findName, openBody } from '../json-reader.ts';
import type { Reader } from '../json-reader.ts';
import { createTextCache } from '../text-cache.ts';
import type { TextCache } from '../text-cache.ts';
import { MalformedTraces, TracesTooLarge } from './message-reader.ts';
import { EXCEPTION_EVENT, KIND_CLIENT, STATUS_ERROR, TEXT_BYTES_MAX, WANTED_ATTRIBUTES, emptySpan } from './span.ts';
import type { Attributes, AttributeValue, ReadTraces, Span } from './span.ts';
import {
  VALUE_BYTES_MAX,
  enterList,
  enterObject,
  isNull,
  mayRest,
  next,
  pass,
  passInSteps,
  readField,
  readName,
} from './walk-json.ts';
import type { Steps, Walk } from './walk-json.ts';

/** Values in one body: five megabytes of real spans have some 300,000. */
const VALUES_MAX = 500_000;
/** Of them in one span or resource, which is read in one step. SDKs keep 128 attributes and 128 events. */
const SPAN_VALUES_MAX = 20_000;
/** Walks kept for the next bodies, as large as the largest that they had. */
const READERS_KEPT = 2;
/** From `scopeSpans`: the list of scopes, a scope, its list of spans. */
const LEVELS_TO_SPANS = 3;

const WANTED = createNames(WANTED_ATTRIBUTES);
/**
 * Makes a reader of OTLP/JSON: 64-bit numbers come as text or as numbers, enums as numbers (names are understood, too), `null` is
 * absent, unknown fields are ignored. A resource may stand behind the spans that it is about.
 */
export function createJsonReader(): ReadTraces {
  let cache: TextCache | undefined;
  const idle: Reader[] = [];
  return function* read(parts, take) {
    const reader = idle.pop() ?? createReader((cache ??= createTextCache()));
    openBody(reader, parts);
    const walk: Walk = { ...reader, values: VALUES_MAX, isOver: false, value: undefined, take, restAt: 0, name: '' };
    try {
      allowStep(walk, 0, VALUE_BYTES_MAX);
      const end = yield* readRequest(walk, skipBlank(walk.bytes, skipByteOrderMark(walk.bytes)));
      if (skipBlank(walk.bytes, end) !== walk.length) throw NOT_JSON;
    } catch (error) {
      throw asRefusal(error, parts);
    } finally {
      if (idle.length < READERS_KEPT) idle.push(reader);
    }
  };
}

function asRefusal(error: unknown, parts: readonly Uint8Array[]): unknown {
  if (error === NOT_JSON || error instanceof SyntaxError) return new MalformedTraces(describeNotJson(...parts));
  if (error instanceof JsonValueTooLarge)
    return new TracesTooLarge(`A span, a resource or another value may have ${VALUE_BYTES_MAX} bytes, one has more.`);
  return error instanceof JsonTooLarge ? new TracesTooLarge(`The body ${error.message}.`) : error;
}

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
    if (mayRest(walk, at)) yield undefined;
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
      at = isNull(walk, at) ? pass(walk, at) : readResource(walk, at, resource);
    } else if (walk.name === 'scopeSpans' && hasResource) at = yield* readScopes(walk, at, resource);
    else if (walk.name === 'scopeSpans') {
      scopesAt.push(at);
      at = yield* passInSteps(walk, at, LEVELS_TO_SPANS);
    } else at = pass(walk, at);
    at = next(walk, at, BRACE_CLOSE);
    if (mayRest(walk, at)) yield undefined;
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
      if (mayRest(walk, at)) yield undefined;
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
    const allowed = Math.min(left, SPAN_VALUES_MAX);
    walk.values = allowed;
    at = readSpan(walk, at, span);
    walk.values += left - allowed;
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

function readResource(walk: Walk, start: number, into: Attributes): number {
  const left = walk.values;
  const allowed = Math.min(left, SPAN_VALUES_MAX);
  walk.values = allowed;
  let at = enterObject(walk, start, 'resource');
  while (!walk.isOver) {
    at = readName(walk, at);
    at = walk.name === 'attributes' ? readAttributes(walk, at, into) : pass(walk, at);
    at = next(walk, at, BRACE_CLOSE);
  }
  walk.values += left - allowed;
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
