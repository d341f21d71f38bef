import type { Clock } from '../domain/clock.ts';

/**
 * The machine's own clock. `process.hrtime` is CLOCK_MONOTONIC, with one origin for all threads and processes; the origin of
 * `performance.now` differs from thread to thread.
 */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonicMs() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1000 + Math.floor(nanoseconds / 1_000_000);
  },
};
