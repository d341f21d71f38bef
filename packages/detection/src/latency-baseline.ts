import { SKETCH_GAMMA } from './latency-sketch.ts';
import type { LatencySketch } from './latency-sketch.ts';
import { DAY_MS } from './time.ts';

/** Sketch buckets per bucket here: steps of 8 % are enough for a limit and keep a series to about a hundred numbers. */
const COARSENESS = 4;
const CALLS_MIN = 200;
const SLOW_QUANTILE = 0.95;
/** A call is slow only if it takes half as long again as the median: where all calls take the same, p95 says nothing. */
const SLOW_OVER_MEDIAN = 1.5;
/**
 * A call is very slow if it takes longer than all but one in a thousand: at least four times, at most 16 times as long as one that only
 * just counts as slow. The rarer such calls are, the fewer of them are enough.
 */
const VERY_SLOW_QUANTILE = 0.999;
const VERY_SLOW_FACTOR = 4;
const VERY_SLOW_FACTOR_MAX = 16;
/** Shorter than that of the rates: a limit that lags behind latencies that drift makes ever more calls slow. */
const HALF_LIFE_MS = 3 * DAY_MS;
/** The limit moves by no less than two steps and at most daily (or when twice as much is known), because it resets what was learned. */
const VERY_SLOW_STEPS = stepsOf(VERY_SLOW_FACTOR);
const VERY_SLOW_STEPS_MAX = stepsOf(VERY_SLOW_FACTOR_MAX);
/** One in a thousand is known less well. */
const MOVE_VERY_SLOW_STEPS_MIN = 4;
const MOVE_STEPS_MIN = 2;
const MOVE_AFTER_MS = DAY_MS;

/** Usual latencies of a series, and the limit above which a call is slow. Plain data. */
export interface LatencyBaseline {
  /** Bucket → faded calls. Bucket `i` ends at gamma^(4·i) milliseconds. */
  buckets: Record<string, number>;
  calls: number;
  /** Bucket of the limit; null until enough calls are known. */
  limit: number | null;
  /** Bucket of the limit of very slow calls; null as long as `limit` is. */
  verySlow: number | null;
  decidedAt: number;
  decidedCalls: number;
}

/** Nothing known yet. */
export function createLatencyBaseline(): LatencyBaseline {
  return { buckets: {}, calls: 0, limit: null, verySlow: null, decidedAt: 0, decidedCalls: 0 };
}

/** The limit in milliseconds above which a call counts as slow; exact for `countAbove`. */
export function slowAboveMs(baseline: LatencyBaseline): number | null {
  return baseline.limit === null ? null : SKETCH_GAMMA ** (baseline.limit * COARSENESS);
}

/** The limit in milliseconds above which a call counts as very slow. */
export function verySlowAboveMs({ verySlow }: LatencyBaseline): number | null {
  return verySlow === null ? null : SKETCH_GAMMA ** (verySlow * COARSENESS);
}

/** Adds the latencies of a stretch that was clean. */
export function learnLatencies(baseline: LatencyBaseline, latencies: LatencySketch, spanMs: number): void {
  const by = 2 ** (-spanMs / HALF_LIFE_MS);
  for (const bucket of Object.keys(baseline.buckets)) {
    const faded = (baseline.buckets[bucket] ?? 0) * by;
    // A bucket worth a hundredth of a call moves no quantile; dropping it bounds the size.
    if (faded < 0.01) delete baseline.buckets[bucket];
    else baseline.buckets[bucket] = faded;
  }
  for (const [index, count] of latencies.buckets) {
    const bucket = String(Math.ceil(index / COARSENESS));
    baseline.buckets[bucket] = (baseline.buckets[bucket] ?? 0) + count;
  }
  baseline.calls = Object.values(baseline.buckets).reduce((sum, count) => sum + count, 0);
}

/** Decides the limit anew when it is time to. Returns the shares of known calls above the new limits when they moved, else null. */
export function moveLimit(
  baseline: LatencyBaseline,
  at: number,
): { readonly slow: number; readonly verySlow: number } | null {
  if (baseline.calls < CALLS_MIN) return null;
  const isDue = at - baseline.decidedAt >= MOVE_AFTER_MS || baseline.calls >= 2 * baseline.decidedCalls;
  if (baseline.limit !== null && !isDue) return null;
  baseline.decidedAt = at;
  baseline.decidedCalls = baseline.calls;
  const limit = Math.max(bucketAt(baseline, SLOW_QUANTILE), bucketAt(baseline, 0.5) + stepsOf(SLOW_OVER_MEDIAN));
  const verySlow = Math.min(
    limit + VERY_SLOW_STEPS_MAX,
    Math.max(limit + VERY_SLOW_STEPS, bucketAt(baseline, VERY_SLOW_QUANTILE)),
  );
  const isNear = (one: number, other: number | null, steps: number): boolean =>
    other !== null && Math.abs(one - other) < steps;
  if (isNear(limit, baseline.limit, MOVE_STEPS_MIN) && isNear(verySlow, baseline.verySlow, MOVE_VERY_SLOW_STEPS_MIN))
    return null;
  baseline.limit = limit;
  baseline.verySlow = verySlow;
  return { slow: shareAbove(baseline, limit), verySlow: shareAbove(baseline, verySlow) };
}

/** Learns a whole new level at once, when slowness has become normal. */
export function forgetLatencies(baseline: LatencyBaseline): void {
  Object.assign(baseline, createLatencyBaseline());
}

function stepsOf(factor: number): number {
  return Math.round(Math.log(factor) / (COARSENESS * Math.log(SKETCH_GAMMA)));
}

function bucketAt(baseline: LatencyBaseline, q: number): number {
  let left = q * baseline.calls;
  const buckets = Object.keys(baseline.buckets)
    .map(Number)
    .sort((a, b) => a - b);
  for (const bucket of buckets) {
    left -= baseline.buckets[bucket] ?? 0;
    if (left <= 0) return bucket;
  }
  return buckets.at(-1) ?? 0;
}

function shareAbove(baseline: LatencyBaseline, limit: number): number {
  let above = 0;
  for (const [bucket, count] of Object.entries(baseline.buckets)) if (Number(bucket) > limit) above += count;
  return above / baseline.calls;
}
