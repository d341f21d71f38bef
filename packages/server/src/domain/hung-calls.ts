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
/** A long wait where nearly nothing was answered yet. Libraries start their ten seconds a little before the call begins. */
const LONG_WAIT_MS = 9000;
/** So many answers show the order of what calls take: then so many times the longest of them is long. */
const ANSWERS_MIN = 10;
const OVER_LONGEST = 3;
/** So many calls in a row without an answer between them were hanging, while it is not known what is usual. */
const ROW_MIN = 5;
/** Calls that are given up within a second were given up by one decision: a job that is stopped, a process that ends. Events begin at whole seconds. */
const APART_S = 1;
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
  /** The longest of them, and from `LEARNED_AFTER` on the 99th percentile of what calls take, milliseconds. */
  usualMs: number;
  /** Durations of the newest aborted calls, milliseconds. */
  readonly aborts: number[];
  /** Calls in a row that were given up at different times, each after a longer wait than any answer took. */
  row: number;
  /** When the last of them was given up, Unix seconds. */
  rowAt: number;
}

export function createWaits(): Waits {
  return { calls: 0, usualMs: 0, aborts: [], row: 0, rowAt: 0 };
}

/** Learns from a call that was answered. */
export function addWait(waits: Waits, ms: number): void {
  waits.row = 0;
  if (waits.calls < LEARNED_AFTER) {
    waits.calls += 1;
    waits.usualMs = Math.max(waits.usualMs, ms);
  } else waits.usualMs *= ms > waits.usualMs ? 1 + STEP * PERCENTILE : 1 - STEP * (1 - PERCENTILE);
}

/**
 * Whether a call that its caller aborted after so many milliseconds, at this time in Unix seconds, was hanging. Remembers it.
 * @returns true after a longer wait than is usual, when most of the newest aborted calls ended after nearly the same time, or when a new series
 * gets no answer at all
 */
export function hasHung(waits: Waits, ms: number, at: number): boolean {
  const { aborts, calls, usualMs } = waits;
  if (aborts.push(ms) > ABORTS_KEPT) aborts.shift();
  if (ms >= longWaitMs(waits)) return true;
  const isKnown = calls >= LEARNED_AFTER;
  if (!isKnown && isUnanswered(waits, ms, at)) return true;
  const alike = aborts.filter((other) => Math.abs(other - ms) <= NEAR * ms).length;
  return (
    ms >= (isKnown ? usualMs * OVER_USUAL : WAIT_MS_MIN) &&
    alike >= ALIKE_MIN &&
    alike >= ALIKE_SHARE_MIN * aborts.length
  );
}

/** A wait that is long by itself. */
function longWaitMs({ calls, usualMs }: Waits): number {
  if (calls < ANSWERS_MIN) return LONG_WAIT_MS;
  return Math.max(usualMs * (calls < LEARNED_AFTER ? OVER_LONGEST : OVER_USUAL), WAIT_MS_MIN);
}

/** Whether nobody gets an answer in the time that he allows. */
function isUnanswered(waits: Waits, ms: number, at: number): boolean {
  if (ms < Math.max(waits.usualMs, WAIT_MS_MIN)) return false;
  if (waits.row === 0 || Math.abs(at - waits.rowAt) >= APART_S) {
    waits.row += 1;
    waits.rowAt = at;
  }
  return waits.row >= ROW_MIN;
}
