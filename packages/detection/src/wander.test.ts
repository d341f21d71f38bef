import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawNormal, drawPoisson } from '../../../bench/detection/random.ts';
import { DAY_MS, HOUR_MS } from './time.ts';
import { createWander, noteWander, wanderOf } from './wander.ts';

const EXPECTED = 40;

function wanderAfter(days: number, rateOf: () => number): number {
  const random = createRandom(5);
  const wander = createWander();
  for (let at = 0; at < days * DAY_MS; at += HOUR_MS)
    noteWander(wander, at, [{ bad: drawPoisson(random, EXPECTED * rateOf()), expected: EXPECTED, clustering: 1 }]);
  return wanderOf(wander, 0);
}

test('hours of independent calls do not wander, and those of a rate that does are found to', () => {
  assert.ok(wanderAfter(14, () => 1) < 0.05, `${wanderAfter(14, () => 1)}`);
  const random = createRandom(6);
  const wild = wanderAfter(14, () => Math.exp(0.4 * drawNormal(random) - 0.08));
  assert.ok(wild > 0.3 && wild < 0.55, `${wild}`);
});

test('an outage of an hour is no sign of a rate that wanders', () => {
  let hour = 0;
  const found = wanderAfter(14, () => ((hour += 1) === 100 ? 50 : 1));
  assert.ok(found < 0.25, `${found}`);
});
