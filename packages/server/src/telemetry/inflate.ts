import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { createFairQueue } from '../domain/fair-queue.ts';
import { refused } from './outcome.ts';
import type { Refusal } from './outcome.ts';

/** Bytes of a body on the wire. 500 events with 20 long tags each are half of it compressed. */
const BODY_WIRE_BYTES_MAX = 1024 * 1024;
/** Bytes after inflating: 89 bytes of brotli can become 50 MiB. */
const BODY_INFLATED_BYTES_MAX = 5 * 1024 * 1024;
/** Bodies being inflated at once: of the four threads that do such work one is left for the disk, on which every answer waits. */
const INFLATING_MAX = 3;
/** Bodies that may wait for it, each at most as long as the wire allows, and how many of them may be of one owner. */
const WAITING_MAX = 256;
const OWNER_WAITING_MAX = 64;

/** Bytes that are inflated at a time. The usual body is inflated at once. */
const options = { chunkSize: 64 * 1024 };

const DECODERS: Readonly<Record<string, () => Transform>> = {
  br: () => createBrotliDecompress(options),
  // The zlib format, as RFC 9110 defines it.
  deflate: () => createInflate(options),
  gzip: () => createGunzip(options),
  'x-gzip': () => createGunzip(options),
  zstd: () => createZstdDecompress(options),
};

/** Looks at how a large body begins, and may refuse it before the rest is inflated. */
export type Peek = (beginning: Uint8Array) => Promise<Refusal | undefined>;

/** In parts, because joining them would take as much memory again. */
interface Inflated {
  readonly kind: 'inflated';
  readonly parts: readonly Uint8Array[];
  /** Bytes of all parts. */
  readonly length: number;
}

/** The bytes that an encoded body stands for, or why there are none. */
export type Inflate = (
  body: Uint8Array,
  contentEncoding: string | undefined,
  /** Whose body it is: nobody waits behind all bodies of another. */
  owner: string,
  peek?: Peek,
) => Promise<Inflated | Refusal>;

/** Makes an inflater; whoever shares one shares its bound on memory. */
export function createInflater(): Inflate {
  const slots = createSlots();
  return async (body, contentEncoding, owner, peek) => {
    if (body.length > BODY_WIRE_BYTES_MAX) return refused('too_large', `A body may have ${BODY_WIRE_BYTES_MAX} bytes.`);
    const encoding = contentEncoding?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity') return { kind: 'inflated', parts: [body], length: body.length };
    const createDecoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
    if (createDecoder === undefined)
      return refused('unsupported_media_type', 'A body may be encoded once, as gzip, br, deflate or zstd.');
    const isFree = await slots.enter(owner);
    if (!isFree) return refused('unavailable', 'Too many bodies are being read.', { retryAfterSeconds: 1 });
    try {
      return await decode(createDecoder(), body, `The body is not valid ${encoding}.`, peek);
    } finally {
      slots.leave();
    }
  };
}

/** Part by part, and no further than is needed to know that it is too much. */
function decode(
  decoder: Transform,
  body: Uint8Array,
  problem: string,
  peek: Peek | undefined,
): Promise<Inflated | Refusal> {
  const { promise, resolve, reject } = Promise.withResolvers<Inflated | Refusal>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const end = (outcome: Inflated | Refusal): void => {
    decoder.destroy();
    resolve(outcome);
  };
  const ask = async (peekAt: Peek, beginning: Uint8Array): Promise<void> => {
    decoder.pause();
    const refusal = await peekAt(beginning);
    if (refusal === undefined) decoder.resume();
    else end(refusal);
  };
  decoder.on('error', () => end(refused('invalid_body', problem)));
  decoder.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > BODY_INFLATED_BYTES_MAX)
      end(refused('too_large', `A body may have ${BODY_INFLATED_BYTES_MAX} bytes after inflating.`));
    else if (chunks.length === 2 && peek !== undefined) ask(peek, chunks[0] ?? chunk).catch(reject);
  });
  decoder.on('end', () => end({ kind: 'inflated', parts: chunks, length: bytes }));
  decoder.end(body);
  return promise;
}

interface Slots {
  /** False when even waiting is full, or the owner's share of it. */
  enter(owner: string): Promise<boolean>;
  leave(): void;
}

function createSlots(): Slots {
  const waiting = createFairQueue<() => void>();
  let busy = 0;
  return {
    enter(owner) {
      if (busy < INFLATING_MAX) {
        busy += 1;
        return Promise.resolve(true);
      }
      if (waiting.size() >= WAITING_MAX || waiting.sizeOf(owner) >= OWNER_WAITING_MAX) return Promise.resolve(false);
      return new Promise((resolve) => waiting.push(owner, () => resolve(true)));
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next();
    },
  };
}
