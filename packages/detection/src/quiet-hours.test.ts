import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBaseline, learn, normalRate } from './baseline.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

const START = Date.UTC(2026, 2, 2);
const DAYS = 14;

/** Two weeks of ten calls a minute by day and one by night, when `nightly` of the calls fail; by day 1 % do. */
function learned(nightly: number, worstHour?: number) {
  const baseline = createBaseline();
  for (let at = START; at < START + DAYS * DAY_MS; at += HOUR_MS) {
    const hour = Math.floor(at / HOUR_MS) % 24;
    const isNight = hour < 8;
    const calls = isNight ? 60 : 600;
    const rate = hour === worstHour ? 0.04 : isNight ? nightly : 0.01;
    learn(baseline, { startAt: at, spanMs: HOUR_MS, counts: { calls, bad: [calls * rate, 0, 0, 0, 0, 0, 0] } });
  }
  return (hour: number): number => normalRate(baseline, 0, START + DAYS * DAY_MS + hour * HOUR_MS).mean;
}

test('an hour of the night of which little was seen is known by the hours near to it', () => {
  const usual = learned(0.002);
  assert.ok(usual(4) < 0.006, String(usual(4)));
  assert.ok(usual(14) > 0.009 && usual(14) < 0.011, String(usual(14)));
});

test('a night like the day is told from one that fails less', () => {
  assert.ok(Math.abs(learned(0.01)(4) - 0.01) < 0.0005);
});

test('one bad hour of the day makes none near to it worse, and stays known itself', () => {
  const usual = learned(0.01, 14);
  assert.ok(usual(14) > 0.03, String(usual(14)));
  for (const near of [12, 13, 15, 16]) assert.ok(usual(near) < 0.0112, `${near}: ${usual(near)}`);
});
