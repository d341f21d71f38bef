import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial, drawPoisson } from '../../../bench/detection/random.ts';
import { createLooks } from '../../../test/support/judged-looks.ts';
import { createDetector, observe } from './detector.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

const START = Date.UTC(2026, 2, 2);
const BATCH_HOUR = 2;

test('a series with a nightly batch of which a tenth fails is healthy by day, by calls that did not fail', () => {
  const random = createRandom(1);
  const detector = createDetector({ falseAlarmDays: 30 });
  const look = createLooks(detector, 'operational');
  const byDay: string[] = [];
  for (let at = START + MINUTE_MS; at <= START + 4 * DAY_MS; at += MINUTE_MS) {
    const hour = Math.floor((at % DAY_MS) / HOUR_MS);
    const calls = drawPoisson(random, hour === BATCH_HOUR ? 20 : 10);
    const failures = drawBinomial(random, calls, hour === BATCH_HOUR ? 0.1 : 0.005);
    observe(detector, { at, calls, failures, slow: 0, rateLimited: 0, auth: 0 });
    const { verdict } = look(at);
    if (at > START + 3 * DAY_MS && hour >= BATCH_HOUR + 2) byDay.push(verdict);
  }
  const healthy = byDay.filter((verdict) => verdict === 'healthy').length;
  assert.ok(healthy > 0.95 * byDay.length, `${healthy} of ${byDay.length} looks`);
});
