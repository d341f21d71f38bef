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
  findTextCut,
  skipBlank,
  skipByteOrderMark,
  skipKey,
  skipText,
  skipValue,
  toJsonBytes,
} from '../domain/json-walk.ts';
import type { JsonAllowance, JsonBytes } from '../domain/json-walk.ts';
import { AppError } from '../domain/errors.ts';
import { describeNotJson } from '../domain/not-json.ts';

/** Values of one body: an upload of 5,000 manifests has three for each, and whatever else is sent has fewer. */
const VALUES_MAX = 16_000;
/** Bytes between two yields, read within a millisecond or two. */
const BYTES_PER_STEP = 256 * 1024;

interface Walk extends JsonBytes, JsonAllowance {}

/**
 * What `JSON.parse` gives for a body, undefined for an empty one. A body is walked over before anything is made of it, and then made
 * field by field and, where a field is a list, entry by entry; yields between them, so that a large body can rest.
 * @throws invalid_body
 */
export function* parseJson(body: Uint8Array): Generator<undefined, unknown> {
  const walk: Walk = { ...toJsonBytes(body), values: VALUES_MAX };
  // Copying tens of megabytes was a step.
  if (body.length > BYTES_PER_STEP) yield undefined;
  try {
    const start = skipBlank(walk.bytes, skipByteOrderMark(walk.bytes));
    if (start >= walk.length) return undefined;
    if (byteAt(walk.bytes, start) === BRACE_OPEN) {
      const { value, end } = yield* parseObject(walk, start, true);
      endBody(walk, end);
      return value;
    }
    const end = skipValue(walk, start, walk);
    endBody(walk, end);
    return valueOf(walk, start, end);
  } catch (error) {
    if (error instanceof JsonTooLarge) throw new AppError('invalid_body', `The body ${error.message}.`);
    if (error === NOT_JSON) throw new AppError('invalid_body', describeNotJson(body));
    throw error;
  }
}

interface Made<Value> {
  readonly value: Value;
  /** Behind it. */
  readonly end: number;
}

/** The body or an entry of one of its lists. */
function* parseObject(walk: Walk, start: number, isBody: boolean): Generator<undefined, Made<object>> {
  if (--walk.values < 0) throw new JsonTooLarge('holds too many values');
  const fields: [string, unknown][] = [];
  let at = skipBlank(walk.bytes, start + 1);
  if (byteAt(walk.bytes, at) === BRACE_CLOSE) at += 1;
  else
    do {
      const keyAt = skipBlank(walk.bytes, at);
      const valueAt = skipKey(walk, keyAt);
      const key = String(valueOf(walk, keyAt, skipText(walk, keyAt)));
      const { value, end } = yield* parseField(walk, valueAt, isBody);
      fields.push([key, value]);
      at = skipBlank(walk.bytes, end) + 1;
    } while (byteAt(walk.bytes, at - 1) === COMMA);
  if (byteAt(walk.bytes, at - 1) !== BRACE_CLOSE) throw NOT_JSON;
  return { value: Object.fromEntries(fields), end: at };
}

function* parseField(walk: Walk, start: number, isOfBody: boolean): Generator<undefined, Made<unknown>> {
  const first = byteAt(walk.bytes, start);
  if (first === QUOTE) return yield* parseText(walk, start);
  if (first === BRACKET_OPEN && isOfBody) return yield* parseList(walk, start);
  const end = skipValue(walk, start, walk);
  return { value: valueOf(walk, start, end), end };
}

/** In pieces: a file of some megabytes would take too long at once. */
function* parseText(walk: Walk, start: number): Generator<undefined, Made<string>> {
  if (--walk.values < 0) throw new JsonTooLarge('holds too many values');
  const pieces: string[] = [];
  for (let from = start + 1; ;) {
    const end = findTextCut(walk, from, from + BYTES_PER_STEP);
    if (end >= walk.length) throw NOT_JSON;
    pieces.push(String(JSON.parse(`"${textOf(walk, from, end)}"`)));
    if (byteAt(walk.bytes, end) === QUOTE) return { value: pieces.join(''), end: end + 1 };
    from = end;
    yield undefined;
  }
}

function* parseList(walk: Walk, start: number): Generator<undefined, Made<unknown[]>> {
  const list: unknown[] = [];
  let at = skipBlank(walk.bytes, start + 1);
  if (byteAt(walk.bytes, at) === BRACKET_CLOSE) return { value: list, end: at + 1 };
  let restAt = at + BYTES_PER_STEP;
  do {
    const entryAt = skipBlank(walk.bytes, at);
    if (byteAt(walk.bytes, entryAt) === BRACE_OPEN) {
      const { value, end } = yield* parseObject(walk, entryAt, false);
      list.push(value);
      at = end;
    } else {
      at = skipValue(walk, entryAt, walk);
      list.push(valueOf(walk, entryAt, at));
    }
    at = skipBlank(walk.bytes, at) + 1;
    if (at > restAt) {
      restAt = at + BYTES_PER_STEP;
      yield undefined;
    }
  } while (byteAt(walk.bytes, at - 1) === COMMA);
  if (byteAt(walk.bytes, at - 1) !== BRACKET_CLOSE) throw NOT_JSON;
  return { value: list, end: at };
}

function endBody(walk: Walk, at: number): void {
  if (skipBlank(walk.bytes, at) !== walk.length) throw NOT_JSON;
}

/** Safe for `JSON.parse`: what lies between was walked over. */
function valueOf(walk: Walk, start: number, end: number): unknown {
  if (end > walk.length) throw NOT_JSON;
  return JSON.parse(textOf(walk, start, end));
}

function textOf({ bytes }: Walk, start: number, end: number): string {
  return Buffer.from(bytes.buffer, start, end - start).toString();
}
