import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { call, rollUp, sorted } from '../../../../test/support/rollups.ts';
import { decodeRollupPart, encodeRollupPart, tryMergeRollupPart } from './rollup-part.ts';

test('decoding a part gives the rollups that were put in, compressed or not', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 50 }), fc.boolean(), (calls, isCompressed) => {
      const entries = rollUp(calls);
      assert.deepEqual(sorted(decodeRollupPart(encodeRollupPart(entries, { isCompressed }))), sorted(entries));
    }),
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
