import { ERROR_CLASSES } from '@upriver/contract';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCall, createRollup, errorClassIndex } from './rollup.ts';
import { tickOf } from './tick.ts';

test('calls that say nothing about the vendor are left out of a tick, but for those that hung until they were aborted', () => {
  const rollup = createRollup(1);
  for (const errorClass of ERROR_CLASSES) addCall(rollup, errorClassIndex(errorClass), 500);
  for (let call = 0; call < 5; call += 1) addCall(rollup, -1, 20);
  const { latencies, ...counts } = tickOf(rollup, 7, { slowMs: 100, verySlowMs: 400 });
  assert.deepEqual(counts, {
    at: 7,
    calls: 19,
    failures: 9,
    slow: 15,
    rateLimited: 1,
    auth: 1,
    clientErrors: 1,
    verySlow: 15,
  });
  assert.equal(latencies, rollup.sketch);
});

test('nothing is slow while the limit is not known, and no more calls are slow than there are', () => {
  const rollup = createRollup(1);
  addCall(rollup, errorClassIndex('aborted'), 9000);
  addCall(rollup, -1, 9000);
  assert.equal(tickOf(rollup, 7, { slowMs: null, verySlowMs: null }).slow, 0);
  assert.equal(tickOf(rollup, 7, { slowMs: 100, verySlowMs: 10_000 }).slow, 2);
});

test('calls that all hang until they are aborted are slow, those that somebody soon gave up are not counted', () => {
  const limits = { slowMs: 300, verySlowMs: 1200 };
  const hanging = createRollup(1);
  for (let call = 0; call < 10; call += 1) addCall(hanging, errorClassIndex('aborted'), 10_000);
  const { calls, slow, verySlow } = tickOf(hanging, 7, limits);
  assert.deepEqual([calls, slow, verySlow], [10, 10, 10]);
  const cancelled = createRollup(1);
  for (let call = 0; call < 10; call += 1) addCall(cancelled, errorClassIndex('aborted'), 50);
  assert.equal(tickOf(cancelled, 7, limits).calls, 0);
});
