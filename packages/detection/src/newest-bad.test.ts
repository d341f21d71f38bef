import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial, drawPoisson } from '../../../bench/detection/random.ts';
import { createLooks } from '../../../test/support/judged-looks.ts';
import { createDetector, observe } from './detector.ts';
import type { Tick } from './detector.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';
import type { VerdictAnswer } from './verdict.ts';

const START = Date.UTC(2026, 2, 2);

/** A series whose vendor's page says operational. */
function createSeries() {
  const detector = createDetector({ falseAlarmDays: 30 });
  let at = START;
  const look = createLooks(detector, 'operational');
  return {
    /** The verdict after the calls of one more stretch. */
    next(spanMs: number, calls: number, bad: Partial<Tick>): VerdictAnswer {
      at += spanMs;
      observe(detector, { at, calls, failures: 0, slow: 0, rateLimited: 0, auth: 0, ...bad });
      return look(at);
    },
  };
}

/** The same after so many minutes in which one call of three hundred failed. */
function createCalm(minutes: number, callsPerMinute: number) {
  const series = createSeries();
  const everyMinutes = Math.max(1, Math.round(300 / callsPerMinute));
  for (let minute = 1; minute <= minutes; minute += 1)
    series.next(MINUTE_MS, callsPerMinute, { failures: minute % everyMinutes === everyMinutes / 2 ? 1 : 0 });
  return series;
}

test('a young series whose newest calls all failed is not called healthy, even where they may be one cluster', () => {
  for (const [callsPerMinute, failed] of [
    [10, 10],
    [10, 7],
    [5, 5],
  ] as const)
    for (const minutes of [60, 300]) {
      const { verdict, sentence } = createCalm(minutes, callsPerMinute).next(MINUTE_MS, failed, { failures: failed });
      assert.equal(verdict, 'cannot_say', JSON.stringify({ callsPerMinute, failed, minutes, sentence }));
      assert.match(sentence, new RegExp(`all of the newest ${failed} calls of shop failed, which may be one cluster`));
    }
});

test('so is one whose newest calls were refused, and one in which most failed', () => {
  const refused = createCalm(300, 10).next(MINUTE_MS, 10, { auth: 10 });
  assert.equal(refused.verdict, 'cannot_say');
  assert.match(refused.sentence, /all of the newest 10 calls of shop were refused as unauthorized/);
  const most = createCalm(300, 10).next(MINUTE_MS, 10, { failures: 8 });
  assert.equal(most.verdict, 'cannot_say');
  assert.match(most.sentence, /8 of the newest 10 calls of shop failed/);
});

test('a cluster that is over is forgotten: calls are healthy again', () => {
  const series = createCalm(300, 40);
  assert.equal(series.next(10_000, 7, { failures: 7 }).verdict, 'cannot_say');
  const after = Array.from({ length: 12 }, () => series.next(10_000, 7, {}).verdict);
  assert.equal(after.at(-1), 'healthy', after.join(' '));
});

test('a series that is known to have clusters is healthy after one of them, and not while all of its newest calls fail', () => {
  const createClustered = () => {
    const series = createSeries();
    for (let minute = 1; minute <= 600; minute += 1)
      series.next(MINUTE_MS, 40, { failures: minute % 25 === 0 ? 5 : 0 });
    return series;
  };
  assert.equal(createClustered().next(10_000, 7, { failures: 5 }).verdict, 'healthy');
  assert.notEqual(createClustered().next(MINUTE_MS, 20, { failures: 20 }).verdict, 'healthy');
});

test('chance does not change the word of calm calls more often', () => {
  for (const [callsPerMinute, usual] of [
    [5, 0.02],
    [10, 0.01],
    [40, 0.001],
  ] as const) {
    const random = createRandom(callsPerMinute);
    const series = createSeries();
    const verdicts = Array.from({ length: (4 * HOUR_MS) / 10_000 }, () => {
      const calls = drawPoisson(random, callsPerMinute / 6);
      return series.next(10_000, calls, { failures: drawBinomial(random, calls, usual) }).verdict;
    });
    const known = verdicts.slice(verdicts.length / 4);
    assert.ok(
      known.every((verdict) => verdict === 'healthy'),
      `${callsPerMinute} calls a minute, ${usual} usual`,
    );
  }
});
