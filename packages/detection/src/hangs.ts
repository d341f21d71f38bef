/** Calls that the caller gave up at its own deadline end near one duration; people who turn away do so at any. */
const NEAR = 0.1;
const CONCENTRATED_FROM = 0.6;
/** Fewer say nothing of how they are spread. */
const ABORTS_MIN = 3;
/** The shortest deadline that is believed while it is not known what is slow. */
const DEADLINE_MS_MIN = 1000;
/** A deadline is well above what is usual. */
const DEADLINE_OVER_SLOW = 1.5;

/** Durations of calls that count as hanging. */
export interface HangRange {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Whether calls that their caller aborted were hanging, by how long they took.
 * @param durationsMs of the newest aborted calls of a series
 * @param slowMs latency above which its calls are slow; null while it is not known
 * @returns the durations of the calls that hung until a deadline; null when they were given up for other reasons
 */
export function findHangs(durationsMs: readonly number[], slowMs: number | null): HangRange | null {
  if (durationsMs.length < ABORTS_MIN) return null;
  const sorted = durationsMs.toSorted((a, b) => a - b);
  let best: HangRange | null = null;
  let most = 0;
  for (let low = 0, high = 0; low < sorted.length; low += 1) {
    const fromMs = sorted[low] ?? 0;
    const toMs = (fromMs * (1 + NEAR)) / (1 - NEAR);
    while (high < sorted.length && (sorted[high] ?? 0) <= toMs) high += 1;
    if (high - low > most) {
      most = high - low;
      best = { fromMs, toMs };
    }
  }
  const least = slowMs === null ? DEADLINE_MS_MIN : slowMs * DEADLINE_OVER_SLOW;
  const isConcentrated = most >= ABORTS_MIN && most >= CONCENTRATED_FROM * sorted.length;
  return best !== null && isConcentrated && best.fromMs >= least ? best : null;
}
