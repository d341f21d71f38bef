// Walks over OTLP/JSON: objects and lists are entered, what is not used is skipped. Every function takes where it begins and returns
// where it ended.
import {
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  COMMA,
  JsonTooLarge,
  NOT_JSON,
  QUOTE,
  allowStep,
  byteAt,
  skipBlank,
  skipKey,
  skipText,
  skipValue,
} from '../../domain/json-walk.ts';
import { createNames, findName, readScalar, scalarOf } from '../json-reader.ts';
import type { Reader } from '../json-reader.ts';
import { MalformedTraces } from './message-reader.ts';
import { BYTES_PER_STEP } from './span.ts';
import type { TakeSpan } from './span.ts';

/** Bytes of one span, of the attributes of a resource and of any other value. Some instrumentations keep whole documents as attributes. */
export const VALUE_BYTES_MAX = 1024 * 1024;
/** Texts up to here are read as those of events are. */
const SHORT_TEXT_BYTES_MAX = 1024;

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
export interface Walk extends Reader {
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

export type Steps = Generator<undefined, number>;

/** Behind scopes that will be read later, resting where reading them would. `levels` of lists and objects are entered. */
export function* passInSteps(walk: Walk, start: number, levels: number): Steps {
  const first = byteAt(walk.bytes, start);
  if (levels === 0 || (first !== BRACE_OPEN && first !== BRACKET_OPEN)) return pass(walk, start);
  const close = first === BRACE_OPEN ? BRACE_CLOSE : BRACKET_CLOSE;
  let at = enter(walk, start, close);
  while (!walk.isOver) {
    if (close === BRACE_CLOSE) at = skipKey(walk, at);
    at = next(walk, yield* passInSteps(walk, at, levels - 1), close);
    if (mayRest(walk, at)) yield undefined;
  }
  return at;
}

/** Where the first key stands, or behind an object without any. */
export function enterObject(walk: Walk, start: number, name: string): number {
  if (byteAt(walk.bytes, start) !== BRACE_OPEN) {
    pass(walk, start);
    throw new MalformedTraces(`${name} is not an object.`);
  }
  return enter(walk, start, BRACE_CLOSE);
}

/** Where the first entry stands, or behind a list without any, or behind `null`. */
export function enterList(walk: Walk, start: number, name: string): number {
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
export function next(walk: Walk, end: number, close: number): number {
  if (--walk.values < 0) throw new JsonTooLarge('holds too many values');
  const at = skipBlank(walk.bytes, end);
  const byte = byteAt(walk.bytes, at);
  if (byte !== COMMA && byte !== close) throw NOT_JSON;
  walk.isOver = byte === close;
  return walk.isOver ? at + 1 : skipBlank(walk.bytes, at + 1);
}

/** True now and then, also where reading went back to what it had passed over. `isOver` stays what it was. */
export function mayRest(walk: Walk, at: number): boolean {
  allowStep(walk, at, VALUE_BYTES_MAX);
  if (Math.abs(at - walk.restAt) < BYTES_PER_STEP) return false;
  walk.restAt = at;
  return true;
}

/** A key with its colon, into `walk.name`. */
export function readName(walk: Walk, start: number): number {
  const at = skipKey(walk, start);
  walk.name = FIELDS.texts[findName(walk, start, skipText(walk, start), FIELDS)] ?? '';
  return at;
}

export function pass(walk: Walk, start: number): number {
  return skipValue(walk, start, walk);
}

/** Into `walk.value`. */
export function readField(walk: Walk, start: number): number {
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

export function isNull(walk: Walk, at: number): boolean {
  return byteAt(walk.bytes, at) === LOWER_N;
}

const LOWER_N = 0x6e;
