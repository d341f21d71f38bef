import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worseSteps } from './noticed.ts';

const steps = (number: number, share: number): number[] => Array.from({ length: number }, () => share);

test('a failure now and then is no trouble; an outage is, however few calls there are', () => {
  const now = [...steps(10, 0), 0.02, ...steps(10, 0)];
  assert.ok(!worseSteps(now, steps(21, 50), 0.002).includes(true));
  assert.deepEqual(worseSteps([0, 0, 0, 1, 1, 1], steps(6, 1), 0.002), [false, false, false, true, true, true]);
  assert.ok(worseSteps(steps(6, 0.31), steps(6, 100), 0.002).every((one) => one));
});

test('a step without calls is never worse, nor what is usual', () => {
  assert.deepEqual(worseSteps([null, 0.2, null], [0, 40, 0], 0.2), [false, false, false]);
});
