import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial, drawNormal, drawPoisson } from '../../../bench/detection/random.ts';
import { createDetector, decodeDetector, encodeDetector, observe } from './detector.ts';
import type { Detector } from './detector.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';
import { createWander, fadeWander, noteWander, wanderOf } from './wander.ts';

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

test('hours of a quiet series in which more fails than usual say a day later, and not at once, that its rate wanders', () => {
  const wander = createWander();
  const random = createRandom(7);
  let at = 0;
  const hours = (count: number, rate: number): void => {
    for (let hour = 0; hour < count; hour += 1, at += HOUR_MS)
      noteWander(wander, at, [{ bad: drawPoisson(random, 0.6 * rate), expected: 0.6, clustering: 1 }]);
  };
  hours(14 * 24, 1);
  const usual = wanderOf(wander, 0);
  hours(10, 5);
  assert.ok(wanderOf(wander, 0) < usual + 0.02, `${usual} → ${wanderOf(wander, 0)}`);
  hours(24, 1);
  assert.ok(wanderOf(wander, 0) > usual + 0.2, `${usual} → ${wanderOf(wander, 0)}`);
});

test('hours that say nothing yet fade as those that do', () => {
  const wander = createWander();
  for (let hour = 0; hour < 6; hour += 1)
    noteWander(wander, hour * HOUR_MS, [{ bad: 4, expected: 0.6, clustering: 1 }]);
  fadeWander(wander, 0);
  for (const days of [1, 2]) noteWander(wander, days * DAY_MS, [{ bad: 0, expected: 0, clustering: 1 }]);
  assert.deepEqual([wander.squares[0], wander.noise[0]], [0.6 ** 2, 2 * 0.6 ** 2 + 0.6], 'of the hour under way alone');
});

test('an outage of five per cent is found at one call a minute, however many hours that takes', () => {
  const options = { falseAlarmDays: 30 };
  const calm = createDetector(options);
  const random = createRandom(11);
  const observeMinutes = (detector: Detector, from: number, minutes: number, rate: number): number | undefined => {
    for (let minute = 1; minute <= minutes; minute += 1) {
      const calls = drawPoisson(random, 1);
      const tick = { at: from + minute * MINUTE_MS, calls, failures: drawBinomial(random, calls, rate) };
      const [begun] = observe(detector, { ...tick, slow: 0, rateLimited: 0, auth: 0 });
      if (begun?.kind === 'opened') return minute;
    }
    return undefined;
  };
  const start = Date.UTC(2026, 0, 5);
  observeMinutes(calm, start, 14 * 1440, 0.01);
  const trained = encodeDetector(calm);
  const found = Array.from({ length: 20 }, () => {
    const detector = decodeDetector(trained, options);
    assert.ok(detector);
    return observeMinutes(detector, start + 14 * DAY_MS, 1440, 0.05);
  });
  assert.ok(
    found.every((minute) => minute !== undefined),
    found.join(', '),
  );
});
