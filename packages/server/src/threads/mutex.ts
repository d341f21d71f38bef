const FREE = 0;
const HELD = 1;
const AWAITED = 2;

/**
 * Runs work of a few hundred nanoseconds while no other thread runs work under the same word of shared memory. The word says free,
 * held, or held with others waiting, so that nobody is woken for nothing (U. Drepper, "Futexes Are Tricky", mutex 2).
 */
export function withMutex<Result>(words: Int32Array<SharedArrayBuffer>, index: number, work: () => Result): Result {
  if (Atomics.compareExchange(words, index, FREE, HELD) !== FREE)
    while (Atomics.exchange(words, index, AWAITED) !== FREE) Atomics.wait(words, index, AWAITED);
  try {
    return work();
  } finally {
    if (Atomics.exchange(words, index, FREE) === AWAITED) Atomics.notify(words, index, 1);
  }
}
