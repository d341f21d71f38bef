/**
 * Until when this node may spend what it holds of limits, in memory that its threads share. Its store may be gone, or another node
 * may have taken it for dead; a term that is not renewed ends by itself. All times are monotonic.
 */
export interface LeaseTerm {
  isValid(now: number): boolean;
  /** The store did not answer a moment ago, so asking again is of no use yet. */
  isAway(now: number): boolean;
  /** Nodes that were there when the term was last renewed, this one included. */
  nodes(): number;
  renew(until: number, nodes: number): void;
  end(): void;
  setAway(until: number): void;
}

const VALID_UNTIL = 0;
const AWAY_UNTIL = 1;
const NODES = 2;
const WORDS = 3;

/** Whole seconds, because a word that threads read and write at once has 32 bits. */
const UNIT_MS = 1000;

export function allocateLeaseTerm(): SharedArrayBuffer {
  return new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT);
}

export function createLeaseTerm(memory: SharedArrayBuffer = allocateLeaseTerm()): LeaseTerm {
  const words = new Int32Array(memory);
  const put = (word: number, value: number): void => void Atomics.store(words, word, value);
  return {
    isValid: (now) => now < Atomics.load(words, VALID_UNTIL) * UNIT_MS,
    isAway: (now) => now < Atomics.load(words, AWAY_UNTIL) * UNIT_MS,
    nodes: () => Math.max(1, Atomics.load(words, NODES)),
    renew(until, nodes) {
      put(NODES, nodes);
      put(AWAY_UNTIL, 0);
      put(VALID_UNTIL, Math.floor(until / UNIT_MS));
    },
    end: () => put(VALID_UNTIL, 0),
    setAway: (until) => put(AWAY_UNTIL, Math.ceil(until / UNIT_MS)),
  };
}
