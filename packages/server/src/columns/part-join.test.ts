import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { call, rollUp, sorted } from '../../../../test/support/rollups.ts';
import { createPartJoin } from './part-join.ts';
import { createRollupMerge } from './rollup-merge.ts';
import { decodeRollupPart, encodeRollupPart } from './rollup-part.ts';

test('parts that are joined, and joined again, read as the rollups of all calls', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(call, fc.integer({ min: 0, max: 5 })), { maxLength: 80 }),
      fc.boolean(),
      (pairs, isCompressed) => {
        const merge = createRollupMerge(1);
        const join = createPartJoin();
        const again = createPartJoin();
        for (const part of [4, 2, 0, 3, 1, 5]) {
          const bytes = encodeRollupPart(rollUp(pairs.filter((pair) => pair[1] === part).map((pair) => pair[0])), {
            isCompressed,
          });
          assert.equal(merge.addPart(bytes), true);
          assert.equal((part < 3 ? join : again).addPart(bytes), true);
        }
        assert.equal(again.addPart(join.encode().bytes), true);
        assert.deepEqual(sorted(decodeRollupPart(again.encode().bytes)), sorted(merge.entries()));
        const services = new Set(merge.entries().map(({ serviceId }) => serviceId));
        assert.deepEqual(new Set(again.encode().serviceIds), services);
      },
    ),
  );
});

test('a damaged part adds nothing to what is joined', () => {
  const entries = rollUp([{ serviceId: 'svc_a', environment: '', region: '', minute: 5, errorClass: 1, latencyMs: 3 }]);
  for (const isCompressed of [true, false]) {
    const part = encodeRollupPart(entries, { isCompressed });
    const join = createPartJoin();
    for (let at = 0; at < part.length; at += 1) {
      const changed = Buffer.from(part);
      changed[at] = (changed[at] ?? 0) ^ 4;
      assert.equal(join.addPart(changed), false);
    }
    assert.equal(join.addPart(part.subarray(0, -1)), false);
    assert.deepEqual(decodeRollupPart(join.encode().bytes), []);
  }
});
