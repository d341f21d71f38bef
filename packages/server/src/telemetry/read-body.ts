import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import { refused } from './outcome.ts';
import type { Refusal } from './outcome.ts';

/** Bytes of a body on the wire. 500 events with 20 long tags each are half of it compressed. */
export const BODY_WIRE_BYTES_MAX = 1024 * 1024;
/** Bytes after inflating: 89 bytes of brotli can become 50 MiB. */
export const BODY_INFLATED_BYTES_MAX = 5 * 1024 * 1024;
/** Bodies being inflated at once, so that their memory is bounded. */
const INFLATING_MAX = 8;
/** Bodies that may wait for it, each at most as long as the wire allows. */
const WAITING_MAX = 256;

const MEDIA_TYPES: ReadonlySet<string> = new Set(['application/json', 'text/plain']);

type Inflate = (body: Uint8Array) => Promise<Buffer>;
const options = { maxOutputLength: BODY_INFLATED_BYTES_MAX };
const asyncGunzip = promisify(gunzip);
const asyncBrotli = promisify(brotliDecompress);
const asyncZstd = promisify(zstdDecompress);

const INFLATES: Readonly<Record<string, Inflate>> = {
  br: (body) => asyncBrotli(body, options),
  gzip: (body) => asyncGunzip(body, options),
  'x-gzip': (body) => asyncGunzip(body, options),
  zstd: (body) => asyncZstd(body, options),
};

export interface EncodedBody {
  readonly body: Uint8Array;
  readonly contentType?: string | undefined;
  readonly contentEncoding?: string | undefined;
}

/** The JSON object that a body holds, or why there is none. */
export type ReadBody = (
  request: EncodedBody,
) => Promise<
  { readonly kind: 'read'; readonly value: Readonly<Record<string, unknown>>; readonly bytes: number } | Refusal
>;

/** Step 2: inflates and parses. */
export function createBodyReader(): ReadBody {
  const slots = createSlots(INFLATING_MAX, WAITING_MAX);
  return async (request) => {
    const mediaType = request.contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (mediaType !== '' && !MEDIA_TYPES.has(mediaType))
      return refused('unsupported_media_type', 'Send JSON as application/json or text/plain.');
    if (request.body.length > BODY_WIRE_BYTES_MAX)
      return refused('too_large', `A body may have ${BODY_WIRE_BYTES_MAX} bytes.`);
    const encoding = request.contentEncoding?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity') return parse(request.body);
    const inflate = Object.hasOwn(INFLATES, encoding) ? INFLATES[encoding] : undefined;
    if (inflate === undefined)
      return refused('unsupported_media_type', 'A body may be encoded once, as gzip, br or zstd.');
    const isFree = await slots.enter();
    if (!isFree) return refused('unavailable', 'Too many bodies are being read.', { retryAfterSeconds: 1 });
    try {
      return parse(await inflate(request.body));
    } catch (error) {
      return isTooLong(error)
        ? refused('too_large', `A body may have ${BODY_INFLATED_BYTES_MAX} bytes after inflating.`)
        : refused('invalid_body', `The body is not valid ${encoding}.`);
    } finally {
      slots.leave();
    }
  };
}

function parse(body: Uint8Array): Awaited<ReturnType<ReadBody>> {
  if (body.length > BODY_INFLATED_BYTES_MAX)
    return refused('too_large', `A body may have ${BODY_INFLATED_BYTES_MAX} bytes after inflating.`);
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const hasByteOrderMark = buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf;
  let value: unknown;
  try {
    value = JSON.parse(buffer.toString('utf8', hasByteOrderMark ? 3 : 0));
  } catch {
    return refused('invalid_body', 'The body is not valid JSON.');
  }
  return isObject(value)
    ? { kind: 'read', value, bytes: body.length }
    : refused('invalid_body', 'The body must be a JSON object.');
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

interface Slots {
  /** False when even waiting is full. */
  enter(): Promise<boolean>;
  leave(): void;
}

function createSlots(busyMax: number, waitingMax: number): Slots {
  const waiting: ((isFree: boolean) => void)[] = [];
  let busy = 0;
  return {
    enter() {
      if (busy < busyMax) {
        busy += 1;
        return Promise.resolve(true);
      }
      if (waiting.length >= waitingMax) return Promise.resolve(false);
      return new Promise((resolve) => waiting.push(resolve));
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next(true);
    },
  };
}
