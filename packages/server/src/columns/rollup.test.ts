import { ERROR_CLASSES } from '@upriver/contract';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { addCall, countErrors, countFailures, createRollup, errorClassIndex, mergeRollup } from './rollup.ts';
import type { Rollup } from './rollup.ts';

const call = fc.record({
  errorClass: fc.integer({ min: -1, max: ERROR_CLASSES.length - 1 }),
  latencyMs: fc.double({ min: 0, max: 60_000, noNaN: true }),
  weight: fc.integer({ min: 1, max: 1000 }),
});
type Call = typeof call extends fc.Arbitrary<infer T> ? T : never;
const calls = fc.array(call, { maxLength: 60 });

test('parts of a minute merge in any order and grouping into the same rollup', () => {
  fc.assert(
    fc.property(calls, calls, calls, (a, b, c) => {
      const left = merged(merged(rollupOf(a), rollupOf(b)), rollupOf(c));
      const right = merged(rollupOf(b), merged(rollupOf(c), rollupOf(a)));
      assert.deepEqual(left, right);
      assert.deepEqual(left, rollupOf([...a, ...b, ...c]));
    }),
  );
});

test('calls that were refused, given up or held back by us do not count as failures', () => {
  const rollup = createRollup(1);
  for (const name of ERROR_CLASSES) addCall(rollup, errorClassIndex(name), 10);
  addCall(rollup, errorClassIndex(null), 10);
  assert.equal(rollup.requests, ERROR_CLASSES.length + 1);
  assert.equal(countFailures(rollup), 10);
  assert.equal(countErrors(rollup, 'rate_limited'), 1);
});

function rollupOf(made: readonly Call[]): Rollup {
  const rollup = createRollup(29_000_000);
  for (const { errorClass, latencyMs, weight } of made) addCall(rollup, errorClass, latencyMs, weight);
  return rollup;
}

function merged(into: Rollup, from: Rollup): Rollup {
  mergeRollup(into, from);
  return into;
}
