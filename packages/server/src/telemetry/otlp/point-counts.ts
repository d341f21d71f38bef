// Counts of data points: what was added since the one before, and calls made of them.
import { ZERO } from './duration-point.ts';
import type { Counts } from './duration-point.ts';

/** Of an exponential histogram, to make calls of its last bucket and of the one for values that took no time. */
const OVERFLOW_FACTOR = 1.5;
const SCALE_STEPS_MAX = 40;

/**
 * What was added between two points of one stream.
 * @returns the later one as it is when the stream began anew: when something became less, or its buckets are others
 */
export function addedCounts(before: Counts, after: Counts): Counts {
  const comparable = atScaleOf(before, after);
  if (comparable === undefined) return after;
  const buckets = new Map<number, number>();
  for (const [bucket, count] of after.buckets) {
    const added = count - (comparable.get(bucket) ?? 0);
    if (added < 0) return after;
    if (added > 0) buckets.set(bucket, added);
  }
  for (const [bucket, count] of comparable) if (count > (after.buckets.get(bucket) ?? 0)) return after;
  return { ...after, buckets, sum: Math.max(0, after.sum - before.sum) };
}

/** The buckets of `before` as `after` has them; a histogram merges buckets by two when it needs room, which lowers its scale by one. */
function atScaleOf(before: Counts, after: Counts): ReadonlyMap<number, number> | undefined {
  if (before.bounds?.join() !== after.bounds?.join()) return undefined;
  if (before.scale === undefined || after.scale === undefined) return before.buckets;
  const steps = before.scale - after.scale;
  if (steps < 0 || steps > SCALE_STEPS_MAX) return undefined;
  const merged = new Map<number, number>();
  for (const [bucket, count] of before.buckets) {
    const place = bucket === ZERO ? ZERO : Math.floor(bucket / 2 ** steps);
    merged.set(place, (merged.get(place) ?? 0) + count);
  }
  return merged;
}

/** How many calls there are. */
export function countCalls({ buckets }: Counts): number {
  let calls = 0;
  for (const count of buckets.values()) calls += count;
  return calls;
}

/**
 * The latencies of all calls, evenly over their buckets, at most so many: of more an even choice.
 * @returns milliseconds
 */
export function* latenciesOf(counts: Counts, toMs: number, max: number): Generator<number, void> {
  const calls = countCalls(counts);
  const share = calls > max ? max / calls : 1;
  let due = 0;
  for (const [bucket, count] of [...counts.buckets].toSorted(([a], [b]) => a - b)) {
    const [low, high] = boundsOf(counts, bucket, calls);
    due += count * share;
    const made = Math.round(due);
    due -= made;
    for (let index = 0; index < made; index += 1) yield (low + ((index + 0.5) / made) * (high - low)) * toMs;
  }
}

function boundsOf({ bounds, scale, sum }: Counts, bucket: number, calls: number): readonly [number, number] {
  if (bucket === ZERO) return [0, 0];
  if (scale !== undefined) return [2 ** (bucket / 2 ** scale), 2 ** ((bucket + 1) / 2 ** scale)];
  // A histogram of one bucket knows only its mean.
  if (bounds === undefined || bounds.length === 0) return [sum / calls, sum / calls];
  const low = bucket === 0 ? Math.min(0, bounds[0] ?? 0) : (bounds[bucket - 1] ?? 0);
  return [low, bounds[bucket] ?? low * OVERFLOW_FACTOR];
}
