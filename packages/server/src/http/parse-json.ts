import {
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  COMMA,
  JsonTooLarge,
  NOT_JSON,
  byteAt,
  skipBlank,
  skipByteOrderMark,
  skipKey,
  skipText,
  skipValue,
  toJsonBytes,
} from '../domain/json-walk.ts';
import type { JsonAllowance, JsonBytes } from '../domain/json-walk.ts';
import { AppError } from '../domain/errors.ts';

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
    if (byteAt(walk.bytes, start) === BRACE_OPEN) return yield* parseObject(walk, start);
    const end = skipValue(walk, start, walk);
    endBody(walk, end);
    return valueOf(walk, start, end);
  } catch (error) {
    if (error instanceof JsonTooLarge) throw new AppError('invalid_body', `The body ${error.message}.`);
    if (error === NOT_JSON) throw new AppError('invalid_body', 'The body is not valid JSON.');
    throw error;
  }
}

function* parseObject(walk: Walk, start: number): Generator<undefined, object> {
  const fields: [string, unknown][] = [];
  let at = skipBlank(walk.bytes, start + 1);
  if (byteAt(walk.bytes, at) === BRACE_CLOSE) at += 1;
  else
    do {
      const keyAt = skipBlank(walk.bytes, at);
      const valueAt = skipKey(walk, keyAt);
      const key = String(valueOf(walk, keyAt, skipText(walk, keyAt)));
      if (byteAt(walk.bytes, valueAt) === BRACKET_OPEN) {
        const list: unknown[] = [];
        at = yield* parseList(walk, valueAt, list);
        fields.push([key, list]);
      } else {
        at = skipValue(walk, valueAt, walk);
        fields.push([key, valueOf(walk, valueAt, at)]);
      }
      at = skipBlank(walk.bytes, at) + 1;
    } while (byteAt(walk.bytes, at - 1) === COMMA);
  if (byteAt(walk.bytes, at - 1) !== BRACE_CLOSE) throw NOT_JSON;
  endBody(walk, at);
  return Object.fromEntries(fields);
}

function* parseList(walk: Walk, start: number, list: unknown[]): Generator<undefined, number> {
  let at = skipBlank(walk.bytes, start + 1);
  if (byteAt(walk.bytes, at) === BRACKET_CLOSE) return at + 1;
  let restAt = at + BYTES_PER_STEP;
  do {
    const entryAt = skipBlank(walk.bytes, at);
    at = skipValue(walk, entryAt, walk);
    if (at - entryAt > BYTES_PER_STEP) yield undefined;
    list.push(valueOf(walk, entryAt, at));
    at = skipBlank(walk.bytes, at) + 1;
    if (at > restAt) {
      restAt = at + BYTES_PER_STEP;
      yield undefined;
    }
  } while (byteAt(walk.bytes, at - 1) === COMMA);
  if (byteAt(walk.bytes, at - 1) !== BRACKET_CLOSE) throw NOT_JSON;
  return at;
}

function endBody(walk: Walk, at: number): void {
  if (skipBlank(walk.bytes, at) !== walk.length) throw NOT_JSON;
}

/** Safe for `JSON.parse`: what lies between was walked over. */
function valueOf({ bytes, length }: Walk, start: number, end: number): unknown {
  if (end > length) throw NOT_JSON;
  return JSON.parse(Buffer.from(bytes.buffer, start, end - start).toString());
}
