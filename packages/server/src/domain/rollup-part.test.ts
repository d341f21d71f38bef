import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import {
  decodeRollupPart,
  encodeRollupPart,
  mergeSeriesRollups,
  seriesKey,
  tryMergeRollupPart,
} from './rollup-part.ts';
import type { SeriesRollup } from './rollup-part.ts';
import { addCall, createRollup } from './rollup.ts';

const call = fc.record({
  serviceId: fc.constantFrom('svc_a', 'svc_b'),
  environment: fc.constantFrom('', 'prod', 'a\0b'),
  region: fc.constantFrom('', 'eu'),
  minute: fc.integer({ min: 0, max: 200 }),
  errorClass: fc.integer({ min: -1, max: 14 }),
  latencyMs: fc.double({ min: 0, max: 100_000, noNaN: true }),
});

function rollUp(calls: readonly (typeof call extends fc.Arbitrary<infer Call> ? Call : never)[]): SeriesRollup[] {
  return mergeSeriesRollups(
    calls.map(({ minute, errorClass, latencyMs, ...series }) => {
      const rollup = createRollup(minute);
      addCall(rollup, errorClass, latencyMs);
      return { ...series, rollup };
    }),
    1,
  );
}

function sorted(entries: readonly SeriesRollup[]) {
  return entries
    .map((entry) => ({
      ...entry,
      key: seriesKey(entry),
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

test('decoding a part gives the rollups that were put in, compressed or not', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 50 }), fc.boolean(), (calls, isCompressed) => {
      const entries = rollUp(calls);
      assert.deepEqual(sorted(decodeRollupPart(encodeRollupPart(entries, { isCompressed }))), sorted(entries));
    }),
  );
});

test('merging parts of any split of the calls, in any order, gives the rollups of all calls', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(call, fc.integer({ min: 0, max: 3 })), { maxLength: 60 }),
      fc.constantFrom(1, 60, 1440),
      (pairs, step) => {
        const parts = [2, 0, 3, 1].map((part) =>
          rollUp(pairs.filter((pair) => pair[1] === part).map((pair) => pair[0])),
        );
        const expected = mergeSeriesRollups(rollUp(pairs.map((pair) => pair[0])), step);
        assert.deepEqual(sorted(mergeSeriesRollups(parts.flat(), step)), sorted(expected));
      },
    ),
  );
});

test('a part that is cut short is refused', () => {
  const bytes = encodeRollupPart(
    rollUp([{ serviceId: 'svc_a', environment: '', region: '', minute: 5, errorClass: 1, latencyMs: 3 }]),
    {
      isCompressed: false,
    },
  );
  for (let length = 0; length < bytes.length; length += 1)
    assert.throws(() => decodeRollupPart(bytes.subarray(0, length)), RangeError);
});

test('a part of which a byte was changed, or whose end is missing, is refused before anything of it is merged', () => {
  fc.assert(
    fc.property(
      fc.array(call, { minLength: 1, maxLength: 20 }),
      fc.boolean(),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (calls, isCompressed, place, change) => {
        const part = encodeRollupPart(rollUp(calls), { isCompressed });
        const at = place % part.length;
        const changed = Buffer.from(part);
        changed[at] = (changed[at] ?? 0) ^ change;
        for (const damaged of [changed, part.subarray(0, at)])
          assert.equal(
            tryMergeRollupPart(damaged, () => assert.fail('merged')),
            false,
          );
      },
    ),
  );
});
