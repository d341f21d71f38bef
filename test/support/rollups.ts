import * as fc from 'fast-check';
import { createRollupMerge } from '../../packages/server/src/columns/rollup-merge.ts';
import type { SeriesRollup } from '../../packages/server/src/columns/rollup-part.ts';
import { addCall, createRollup } from '../../packages/server/src/columns/rollup.ts';

/** A call of one of a few series. */
export const call = fc.record({
  serviceId: fc.constantFrom('svc_a', 'svc_b'),
  environment: fc.constantFrom('', 'prod', 'a\0b'),
  region: fc.constantFrom('', 'eu'),
  minute: fc.integer({ min: 0, max: 200 }),
  errorClass: fc.integer({ min: -1, max: 14 }),
  latencyMs: fc.double({ min: 0, max: 100_000, noNaN: true }),
});

/** Calls as rollups of their minutes. */
export function rollUp(
  calls: readonly (typeof call extends fc.Arbitrary<infer Call> ? Call : never)[],
): SeriesRollup[] {
  const merge = createRollupMerge(1);
  for (const { minute, errorClass, latencyMs, ...series } of calls) {
    const rollup = createRollup(minute);
    addCall(rollup, errorClass, latencyMs);
    merge.add({ ...series, rollup });
  }
  return merge.entries();
}

/** Rollups in a form that compares. */
export function sorted(entries: readonly SeriesRollup[]) {
  return entries
    .map((entry) => ({
      ...entry,
      key: JSON.stringify([entry.serviceId, entry.environment, entry.region]),
      buckets: [...entry.rollup.sketch.buckets].sort((a, b) => a[0] - b[0]),
    }))
    .map(({ key, buckets, rollup }) => ({
      key,
      minute: rollup.minute,
      requests: rollup.requests,
      errors: [...rollup.errors],
      zeroCount: rollup.sketch.zeroCount,
      buckets,
    }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.minute - b.minute));
}
