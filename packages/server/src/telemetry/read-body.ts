import { createInflater } from './inflate.ts';
import { refused } from './outcome.ts';
import type { Refusal } from './outcome.ts';
import { createEventsParser } from './parse-events.ts';
import type { ParseEvents } from './parse-events.ts';

const MEDIA_TYPES: ReadonlySet<string> = new Set(['application/json', 'text/plain']);

export interface EncodedBody {
  readonly body: Uint8Array;
  readonly contentType?: string | undefined;
  readonly contentEncoding?: string | undefined;
}

/** The JSON object that a body holds, or why there is none. */
export type ReadBody = (request: EncodedBody) => Promise<ParsedBody | Refusal>;

export interface ParsedBody {
  readonly kind: 'read';
  readonly value: Readonly<Record<string, unknown>>;
  /** Bytes after inflating. */
  readonly bytes: number;
}

/** Step 2: inflates and parses. */
export function createBodyReader(): ReadBody {
  const inflate = createInflater();
  const parseEvents = createEventsParser();
  return async (request) => {
    const type = mediaType(request.contentType);
    if (type !== '' && !MEDIA_TYPES.has(type))
      return refused('unsupported_media_type', 'Send JSON as application/json or text/plain.');
    const inflated = await inflate(request.body, request.contentEncoding);
    return inflated.kind === 'refused' ? inflated : parse(inflated.bytes, parseEvents);
  };
}

/** A content type without its parameters, lower-case; empty when there is none. */
export function mediaType(contentType: string | undefined): string {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** What JSON stands for in these bytes; undefined when it is none. */
export function parseJson(bytes: Uint8Array): unknown {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hasByteOrderMark = buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf;
  try {
    return JSON.parse(buffer.toString('utf8', hasByteOrderMark ? 3 : 0));
  } catch {
    return undefined;
  }
}

function parse(bytes: Uint8Array, parseEvents: ParseEvents): Awaited<ReturnType<ReadBody>> {
  const value = parseEvents(bytes) ?? parseJson(bytes);
  if (value === undefined) return refused('invalid_body', 'The body is not valid JSON.');
  return isObject(value)
    ? { kind: 'read', value, bytes: bytes.length }
    : refused('invalid_body', 'The body must be a JSON object.');
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
