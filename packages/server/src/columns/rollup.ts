import { ERROR_CLASSES, FAILURE_CLASSES } from '@upriver/contract';
import type { ErrorClass } from '@upriver/contract';
import { addLatency, createSketch, mergeSketch } from '@upriver/detection';
import type { LatencySketch } from '@upriver/detection';
import { MINUTE_MS } from '../domain/time.ts';

const FAILURE_INDEXES: readonly number[] = FAILURE_CLASSES.map((name) => ERROR_CLASSES.indexOf(name));

/**
 * The calls of one series in one minute. Parts of the same minute, made on different nodes, merge in any order into the same
 * rollup; a longer step is the merge of its minutes.
 */
export interface Rollup {
  /** Integer minutes since the epoch: where the rollup begins. */
  readonly minute: number;
  /** Calls, good and bad. */
  requests: number;
  /** Calls by error class, in the order of `ERROR_CLASSES`; a call without error is in none. */
  readonly errors: Uint32Array;
  /** Latencies of all calls. */
  readonly sketch: LatencySketch;
}

/** The minute that a time in milliseconds falls into. */
export function minuteOf(ms: number): number {
  return Math.floor(ms / MINUTE_MS);
}

/** Place of an error class in `Rollup.errors`; -1 for a call without error. */
export function errorClassIndex(errorClass: ErrorClass | null | undefined): number {
  return errorClass ? ERROR_CLASSES.indexOf(errorClass) : -1;
}

/** A rollup without calls. */
export function createRollup(minute: number): Rollup {
  return { minute, requests: 0, errors: new Uint32Array(ERROR_CLASSES.length), sketch: createSketch() };
}

/** Adds a call; `weight` (an integer ≥ 1) says for how many calls it stands when the SDK samples. */
export function addCall(rollup: Rollup, errorClass: number, latencyMs: number, weight = 1): void {
  rollup.requests += weight;
  if (errorClass >= 0) rollup.errors[errorClass] = (rollup.errors[errorClass] ?? 0) + weight;
  addLatency(rollup.sketch, latencyMs, weight);
}

/** Adds everything in `from` to `into`, which keeps its minute. Commutative and associative. */
export function mergeRollup(into: Rollup, from: Rollup): void {
  into.requests += from.requests;
  for (const [index, count] of from.errors.entries()) into.errors[index] = (into.errors[index] ?? 0) + count;
  mergeSketch(into.sketch, from.sketch);
}

/** Calls that ended in a class that counts as the vendor's failure. */
export function countFailures(rollup: Rollup): number {
  let failures = 0;
  for (const index of FAILURE_INDEXES) failures += rollup.errors[index] ?? 0;
  return failures;
}

/** Calls that ended in one class. */
export function countErrors(rollup: Rollup, errorClass: ErrorClass): number {
  return rollup.errors[ERROR_CLASSES.indexOf(errorClass)] ?? 0;
}
