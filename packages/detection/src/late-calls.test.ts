import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDetector, learnLate, observe } from './detector.ts';
import { readHealth } from './series-health.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

const NOW = Date.UTC(2026, 2, 2);

test('a day that is filled in afterwards is learned in any order, and opens nothing', () => {
  const detector = createDetector({ falseAlarmDays: 30 });
  const calm = { calls: 60, failures: 0, slow: 3, rateLimited: 0, auth: 0 };
  for (let minute = 1; minute <= 10; minute += 1) observe(detector, { ...calm, at: NOW + minute * MINUTE_MS });
  for (let index = 0; index < 1440; index += 1) {
    const at = NOW - DAY_MS + (((index * 7) % 1440) + 1) * MINUTE_MS;
    // An hour of it was an outage.
    const isOut = at > NOW - 6 * HOUR_MS && at <= NOW - 5 * HOUR_MS;
    learnLate(detector, { ...calm, at, failures: isOut ? 40 : 0 });
  }
  const { usual, state } = readHealth(detector, NOW + 10 * MINUTE_MS);
  assert.ok(usual.calls > 80_000 && usual.days > 0.9, `${usual.calls} calls of ${usual.days} days`);
  assert.ok(usual.rates.failures < 0.005, `${usual.rates.failures}`);
  assert.equal(state, 'healthy');
  const later = (minute: number, failures: number) =>
    observe(detector, { ...calm, failures, at: NOW + (10 + minute) * MINUTE_MS });
  assert.deepEqual(later(1, 0), []);
  assert.equal(later(2, 30)[0]?.kind, 'opened');
});
