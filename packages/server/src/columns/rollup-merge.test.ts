import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { call, rollUp, sorted } from '../../../../test/support/rollups.ts';
import { createRollupMerge } from './rollup-merge.ts';
import { encodeRollupPart } from './rollup-part.ts';

test('merging parts of any split of the calls, in any order, gives the rollups of all calls', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(call, fc.integer({ min: 0, max: 3 })), { maxLength: 60 }),
      fc.constantFrom(1, 60, 1440),
      fc.boolean(),
      (pairs, step, isEncoded) => {
        const together = createRollupMerge(step);
        for (const entry of rollUp(pairs.map((pair) => pair[0]))) together.add(entry);
        const apart = createRollupMerge(step);
        for (const part of [2, 0, 3, 1]) {
          const entries = rollUp(pairs.filter((pair) => pair[1] === part).map((pair) => pair[0]));
          if (isEncoded) assert.equal(apart.addPart(encodeRollupPart(entries, { isCompressed: false })), true);
          else for (const entry of entries) apart.add(entry);
        }
        assert.deepEqual(sorted(apart.entries()), sorted(together.entries()));
      },
    ),
  );
});

test('a damaged part adds nothing', () => {
  const entries = rollUp([{ serviceId: 'svc_a', environment: '', region: '', minute: 5, errorClass: 1, latencyMs: 3 }]);
  const part = encodeRollupPart(entries, { isCompressed: true });
  const merge = createRollupMerge(1);
  assert.equal(merge.addPart(part.subarray(0, -1)), false);
  assert.deepEqual(merge.entries(), []);
});
