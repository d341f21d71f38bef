// Libraries that time out by cancelling report `aborted`, as people do who turn away. A call that was cancelled after a longer wait than is
// usual, or at the same deadline as others, got no answer in the allowed time: it counts as a time-out.

/** Calls after which it is known what is usual. */
const LEARNED_AFTER = 50;
/** How far the estimate moves by one call: up for one that took longer, 99 times less down, so that it settles at the 99th percentile. */
const STEP = 0.01;
const PERCENTILE = 0.99;
/** A wait that is longer than usual by so much. */
const OVER_USUAL = 1.5;
/** People turn away from fast searches while they type, after less. */
const WAIT_MS_MIN = 1000;
/** A long wait where it is not known what is usual. Libraries start their ten seconds a little before the call begins. */
const LONG_WAIT_MS = 9000;
/** Newest aborted calls that are compared. */
const ABORTS_KEPT = 20;
/** Calls that were given up at one deadline end this near each other, as a share; people turn away at any time. */
const NEAR = 0.1;
const ALIKE_MIN = 3;
const ALIKE_SHARE_MIN = 0.6;

/** How long calls of one series take, as far as it was seen. */
export interface Waits {
  /** Calls that were answered, up to `LEARNED_AFTER`. */
  calls: number;
  /** 99th percentile of what they took, milliseconds. */
  usualMs: number;
  /** Durations of the newest aborted calls, milliseconds. */
  readonly aborts: number[];
}

export function createWaits(): Waits {
  return { calls: 0, usualMs: 0, aborts: [] };
}

/** Learns from a call that was answered. */
export function addWait(waits: Waits, ms: number): void {
  if (waits.calls < LEARNED_AFTER) {
    waits.calls += 1;
    waits.usualMs = Math.max(waits.usualMs, ms);
  } else waits.usualMs *= ms > waits.usualMs ? 1 + STEP * PERCENTILE : 1 - STEP * (1 - PERCENTILE);
}

/**
 * Whether a call that its caller aborted after so many milliseconds was hanging. Remembers it.
 * @returns true after a longer wait than is usual, or when most of the newest aborted calls ended after nearly the same time
 */
export function hasHung(waits: Waits, ms: number): boolean {
  const { aborts, calls, usualMs } = waits;
  if (aborts.push(ms) > ABORTS_KEPT) aborts.shift();
  const isKnown = calls >= LEARNED_AFTER;
  const longMs = isKnown ? usualMs * OVER_USUAL : WAIT_MS_MIN;
  if (ms >= (isKnown ? Math.max(longMs, WAIT_MS_MIN) : LONG_WAIT_MS)) return true;
  const alike = aborts.filter((other) => Math.abs(other - ms) <= NEAR * ms).length;
  return ms >= longMs && alike >= ALIKE_MIN && alike >= ALIKE_SHARE_MIN * aborts.length;
}
