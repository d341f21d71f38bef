import { ERROR_CLASSES } from '@upriver/contract';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { describeCalls, describeMinute, NO_CALLS } from './call-figures.ts';
import { addCall, createRollup } from './rollup.ts';

const call = fc.record({
  errorClass: fc.integer({ min: -1, max: ERROR_CLASSES.length - 1 }),
  latencyMs: fc.double({ min: 0, max: 60_000, noNaN: true }),
  weight: fc.integer({ min: 1, max: 1000 }),
});

test('the figures of a minute are those of its calls, and what the vendor refused is a share of the calls that nobody gave up', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 60 }), (calls) => {
      const rollup = createRollup(0);
      for (const { errorClass, latencyMs, weight } of calls) addCall(rollup, errorClass, latencyMs, weight);
      const { requests, errorRate, errors, p95Ms } = describeCalls(rollup);
      const { refusedRate, ...others } = describeMinute(rollup);
      assert.deepEqual(others, { requests, errorRate, p95Ms });
      const judged = requests - (errors.aborted ?? 0) - (errors.client_limit ?? 0);
      const refused = (errors.rate_limited ?? 0) + (errors.auth ?? 0) + (errors.client_error ?? 0);
      assert.equal(refusedRate, judged > 0 ? Number((refused / judged).toPrecision(4)) : null);
    }),
  );
  assert.deepEqual(describeMinute(createRollup(0)), NO_CALLS);
});
