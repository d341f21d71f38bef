import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureCell, playedFlat, prepare, tickBound } from '../bench/detection/delay.ts';
import { createRandom, drawNormal } from '../bench/detection/random.ts';
import { findLabelled, parseCalls, replayCalls, scoreReplay } from '../bench/detection/replay-score.ts';
import { flatSeries } from '../bench/detection/series.ts';
import { countFalseAlarms } from '../bench/detection/simulate.ts';

const MINUTE_MS = 60_000;

test('on calm series the detector keeps to its stated false alarms', () => {
  // Six series for 40 days at one alarm in 30: eight are allowed on average, and about two come.
  let alarms = 0;
  for (const callsPerMinute of [1, 30, 1000]) {
    for (const usual of [0.001, 0.02]) {
      const counts = countFalseAlarms(flatSeries(callsPerMinute, usual), 40, callsPerMinute + usual * 1e5, 30, 15_000);
      alarms += counts.failures + counts.slow + counts.rate_limited + counts.auth;
    }
  }
  assert.ok(alarms <= 8, `${alarms} false alarms`);
});

test('outages are found near the theoretical bound, and well before a burn-rate rule at the same false alarms', () => {
  const options = { trials: 9, trainingDays: 5, falseAlarmDays: 10, lastsMs: 12 * 60 * MINUTE_MS };
  for (const [callsPerMinute, usual, impaired] of [
    [100, 0.001, 0.1],
    [300, 0.01, 0.05],
    [1000, 0.001, 0.5],
  ] as const) {
    const played = playedFlat({ callsPerMinute, usual });
    const prepared = prepare(played, options);
    const result = measureCell({ callsPerMinute, usual, impaired }, played, prepared, options);
    const name = `${callsPerMinute} calls a minute, ${usual} to ${impaired}: ${result.ours} minutes`;
    // Medians of nine trials scatter: twice the bound here, 1.5 times in the full measurement.
    assert.ok(result.ours <= 2 * tickBound(result.bound), `${name}, bound ${result.bound}`);
    assert.ok(result.compared.burn >= 3 * result.ours, `${name}, burn rate ${result.compared.burn}`);
    assert.equal(result.missed, 0, name);
  }
});

test('a labelled stretch of slow calls in a CSV is found, and nothing else', () => {
  const random = createRandom(5);
  const start = Date.UTC(2026, 0, 5);
  const rows = Array.from({ length: 6000 }, (_, minute) => {
    const isSlow = minute >= 5000 && minute < 5120;
    const latencyMs = 100 * Math.exp(0.3 * drawNormal(random)) * (isSlow ? 4 : 1);
    return `${new Date(start + minute * MINUTE_MS).toISOString().slice(0, 19).replace('T', ' ')},${latencyMs.toFixed(2)}`;
  });
  const calls = parseCalls(['timestamp,value', ...rows, 'not a time,5', ''].join('\n'), {
    time: 'timestamp',
    value: 'value',
  });
  assert.equal(calls.length, 6000);
  const labels = { 'some/series.csv': [['2026-01-08 11:15:00', '2026-01-08 13:30:00']] };
  const windows = findLabelled(labels, './data/some/series.csv');
  assert.deepEqual(scoreReplay(replayCalls(calls, 30), windows), { hits: 1, missed: 0, falseAlarms: 0 });
});

test('a CSV without the named columns says which there are', () => {
  assert.throws(() => parseCalls('when,ms\n1,2', { time: 'timestamp', value: 'value' }), /has the columns when, ms/);
});
