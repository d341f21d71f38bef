import { ERROR_CLASSES } from '@upriver/contract';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCall, createRollup, errorClassIndex } from './rollup.ts';
import { tickOf } from './tick.ts';

test('calls that say nothing about the vendor are left out of the calls of a tick', () => {
  const rollup = createRollup(1);
  for (const errorClass of ERROR_CLASSES) addCall(rollup, errorClassIndex(errorClass), 500);
  for (let call = 0; call < 5; call += 1) addCall(rollup, -1, 20);
  const { latencies, ...counts } = tickOf(rollup, 7, { slowMs: 100, verySlowMs: 400 });
  assert.deepEqual(counts, {
    at: 7,
    calls: 18,
    failures: 10,
    slow: 15,
    rateLimited: 1,
    auth: 1,
    clientErrors: 1,
    verySlow: 15,
    unsent: 1,
  });
  assert.equal(latencies, rollup.sketch);
});

test('nothing is slow while the limit is not known, and no more calls are slow than there are', () => {
  const rollup = createRollup(1);
  addCall(rollup, errorClassIndex('aborted'), 9000);
  addCall(rollup, -1, 9000);
  assert.equal(tickOf(rollup, 7, { slowMs: null, verySlowMs: null }).slow, 0);
  assert.equal(tickOf(rollup, 7, { slowMs: 100, verySlowMs: 10_000 }).slow, 1);
});
