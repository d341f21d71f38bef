import { createByteBudget } from '../domain/byte-budget.ts';
import { QUEUE_BYTES_MAX } from './commit-queue.ts';
import { createInflater } from './inflate.ts';
import type { Peek } from './inflate.ts';
import { refused } from './outcome.ts';
import type { Refusal } from './outcome.ts';

/** Bytes of inflated bodies that are held at once; half of them may wait for the store. */
const HELD_BYTES_MAX = 2 * QUEUE_BYTES_MAX;
/** Of them, for one client address: six bodies of the largest kind, or hundreds of usual ones. */
const ADDRESS_HELD_BYTES_MAX = HELD_BYTES_MAX / 4;
const RETRY_AFTER_SECONDS = 2;

/** A body as it came. */
export interface EncodedBody {
  readonly body: Uint8Array;
  readonly contentEncoding?: string | undefined;
  /** The client's address, whose limit was charged. */
  readonly address?: string | undefined;
}

/** An inflated body. Its bytes count as held by its owner until it is closed. */
export interface OpenBody {
  readonly kind: 'open';
  /** They follow each other. */
  readonly parts: readonly Uint8Array[];
  /** Bytes of all parts. */
  readonly length: number;
  /** The address by which requests are counted. */
  readonly owner: string;
  close(): void;
}

/** Inflates a body, within what all of them and those of its address may hold. `peek` may refuse it by how it begins. */
export type BodyOpener = (body: EncodedBody, peek?: Peek) => Promise<OpenBody | Refusal>;

/** Whoever shares one shares its bounds on memory. */
export function createBodyOpener(ownerOf: (address: string | undefined) => string): BodyOpener {
  const inflate = createInflater();
  const held = createByteBudget(HELD_BYTES_MAX, ADDRESS_HELD_BYTES_MAX);
  return async ({ body, contentEncoding, address }, peek) => {
    const owner = ownerOf(address);
    const inflated = await inflate(body, contentEncoding, owner, peek);
    if (inflated.kind === 'refused') return inflated;
    const { parts, length } = inflated;
    if (!held.take(owner, length))
      return refused('unavailable', 'Too many requests are being received.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    return { kind: 'open', parts, length, owner, close: () => held.giveBack(owner, length) };
  };
}
