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

type Decode = (body: Uint8Array) => Promise<Buffer>;
const options = { maxOutputLength: BODY_INFLATED_BYTES_MAX };
const asyncGunzip = promisify(gunzip);
const asyncBrotli = promisify(brotliDecompress);
const asyncZstd = promisify(zstdDecompress);

const DECODES: Readonly<Record<string, Decode>> = {
  br: (body) => asyncBrotli(body, options),
  gzip: (body) => asyncGunzip(body, options),
  'x-gzip': (body) => asyncGunzip(body, options),
  zstd: (body) => asyncZstd(body, options),
};

/** The bytes that an encoded body stands for, or why there are none. */
export type Inflate = (
  body: Uint8Array,
  contentEncoding: string | undefined,
) => Promise<{ readonly kind: 'inflated'; readonly bytes: Uint8Array } | Refusal>;

/** Makes an inflater; whoever shares one shares its bound on memory. */
export function createInflater(): Inflate {
  const slots = createSlots(INFLATING_MAX, WAITING_MAX);
  return async (body, contentEncoding) => {
    if (body.length > BODY_WIRE_BYTES_MAX) return refused('too_large', `A body may have ${BODY_WIRE_BYTES_MAX} bytes.`);
    const encoding = contentEncoding?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity') return { kind: 'inflated', bytes: body };
    const decode = Object.hasOwn(DECODES, encoding) ? DECODES[encoding] : undefined;
    if (decode === undefined)
      return refused('unsupported_media_type', 'A body may be encoded once, as gzip, br or zstd.');
    const isFree = await slots.enter();
    if (!isFree) return refused('unavailable', 'Too many bodies are being read.', { retryAfterSeconds: 1 });
    try {
      return { kind: 'inflated', bytes: await decode(body) };
    } catch (error) {
      return isTooLong(error)
        ? refused('too_large', `A body may have ${BODY_INFLATED_BYTES_MAX} bytes after inflating.`)
        : refused('invalid_body', `The body is not valid ${encoding}.`);
    } finally {
      slots.leave();
    }
  };
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
