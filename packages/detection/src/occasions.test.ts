import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial } from '../../../bench/detection/random.ts';
import { learn } from './baseline.ts';
import { createDetector, decodeDetector, encodeDetector, observe } from './detector.ts';
import type { Detector } from './detector.ts';
import { createOccasionHistory, noteOccasions } from './occasions.ts';
import type { Occasion } from './occasions.ts';
import { readHealth } from './series-health.ts';
import { SIGNAL_RULES } from './signal.ts';
import { createSignalWatch, observeSignal } from './signal-watch.ts';
import { planWatch } from './watch-plan.ts';
import { MINUTE_MS } from './time.ts';

const START = Date.UTC(2026, 2, 2);
const OPTIONS = { falseAlarmDays: 30 };
const MINUTES = 100_000;
/** So often that there are alarms to count. */
const FALSE_ALARM_MINUTES = 1000;
const RULE = SIGNAL_RULES.failures;

/** Alarms of independent calls that nothing is wrong with, where an occasion lasts for `minutes` of every `everyMinutes`. */
function countAlarms(occasion: Occasion, minutes: number, everyMinutes: number): number {
  const random = createRandom(7);
  const normal = { mean: 0.01, cautious: 0.01, batch: 0, reach: 0.01, clustering: 1 };
  const plan = planWatch(RULE, normal, 3, FALSE_ALARM_MINUTES);
  const history = createOccasionHistory();
  let watch = createSignalWatch();
  let alarms = 0;
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const [from, at] = [minute * MINUTE_MS, (minute + 1) * MINUTE_MS];
    const occasions = minute % everyMinutes < minutes ? [occasion] : [];
    const batch = { from, at, calls: 3, bad: drawBinomial(random, 3, normal.mean) };
    const opened = observeSignal(watch, plan, batch, 'failures', RULE, { history, occasions });
    noteOccasions(history, MINUTE_MS, batch.calls, occasions);
    if (opened === null) continue;
    alarms += 1;
    watch = createSignalWatch();
  }
  return alarms;
}

test('calls as usual raise no more alarms on occasions than are stated, however many there are', () => {
  const allowed = (MINUTES / FALSE_ALARM_MINUTES) * RULE.alarmShare;
  const without = countAlarms('page', 0, 1);
  assert.ok(without <= allowed, `${without} of ${allowed}`);
  for (const [occasion, added] of [
    ['page', 0.15],
    ['change', 0.35],
  ] as const) {
    for (const [minutes, every] of [
      [5, 500],
      [200, 20_000],
      [5, 25],
      [200, 1000],
    ] as const) {
      const alarms = countAlarms(occasion, minutes, every);
      assert.ok(alarms <= without + added * allowed, `${occasion} ${minutes} of ${every}: ${alarms} after ${without}`);
    }
    assert.equal(countAlarms(occasion, 1, 1), without, `${occasion} always`);
  }
});

/** A series of three weeks of which half a per cent of the calls fail, and nothing was known beforehand of late. */
function createGrown(callsPerMinute: number): Detector {
  const detector = createDetector(OPTIONS);
  const random = createRandom(11);
  for (let hour = 21 * 24; hour > 0; hour -= 1) {
    const calls = callsPerMinute * 60;
    const bad = [drawBinomial(random, calls, 0.005), 0, 0, 0, 0, 0, 0];
    const spanMs = 60 * MINUTE_MS;
    learn(detector.state.baseline, { startAt: START - hour * spanMs, spanMs, counts: { calls, bad } });
    noteOccasions(detector.state.occasions, spanMs, calls, []);
  }
  observe(detector, { at: START, calls: 0, failures: 0, slow: 0, rateLimited: 0, auth: 0 });
  return detector;
}

/** Minutes until an outage of half of the calls is found, by the mean of some outages. */
function minutesToFind(callsPerMinute: number, occasions: readonly Occasion[], outages = 60): number {
  const grown = encodeDetector(createGrown(callsPerMinute));
  let minutes = 0;
  for (let outage = 0; outage < outages; outage += 1) {
    const random = createRandom(outage);
    const detector = decodeDetector(grown, OPTIONS);
    assert.ok(detector);
    for (let minute = 1, isFound = false; !isFound; minute += 1) {
      const failures = drawBinomial(random, callsPerMinute, 0.5);
      const tick = { calls: callsPerMinute, failures, slow: 0, rateLimited: 0, auth: 0, occasions };
      isFound = observe(detector, { ...tick, at: START + minute * MINUTE_MS }).length > 0;
      minutes += 1;
    }
  }
  return minutes / outages;
}

test('an outage of half of few calls is found in clearly fewer calls while the page tells of trouble, and after a change', () => {
  for (const callsPerMinute of [1, 3]) {
    const usually = minutesToFind(callsPerMinute, []);
    for (const occasion of ['page', 'change'] as const) {
      const minutes = minutesToFind(callsPerMinute, [occasion]);
      assert.ok(minutes < usually * 0.75, `${callsPerMinute} a minute, ${occasion}: ${minutes} of ${usually}`);
    }
  }
});

test('a failed call alone opens nothing on any occasion, and is no sign of health', () => {
  for (const callsPerMinute of [1, 3, 100])
    for (const occasions of [['page'], ['change'], ['page', 'change']] as const) {
      const detector = createGrown(callsPerMinute);
      const tick = { calls: 1, failures: 1, slow: 0, rateLimited: 0, auth: 0, occasions };
      assert.deepEqual(observe(detector, { ...tick, at: START + MINUTE_MS }), []);
      const { suspicion, detectableRate } = readHealth(detector, START + MINUTE_MS);
      const usual = createGrown(callsPerMinute);
      observe(usual, { ...tick, at: START + MINUTE_MS, occasions: [] });
      const without = readHealth(usual, START + MINUTE_MS);
      assert.ok(suspicion > without.suspicion);
      assert.equal(detectableRate, without.detectableRate);
    }
});

test('a head start is used up by good calls, and what they were is no part of an impairment', () => {
  const detector = createGrown(10);
  const tick = { calls: 10, failures: 0, slow: 0, rateLimited: 0, auth: 0 };
  const play = (minute: number, more: object = {}) =>
    observe(detector, { ...tick, ...more, at: START + minute * MINUTE_MS });
  play(1, { occasions: ['change'] });
  const headStarts = () => detector.state.watches[0]?.runs.map(({ headStart = 0 }) => headStart) ?? [];
  const [before] = headStarts();
  for (let minute = 2; minute < 12; minute += 1) play(minute);
  assert.ok((headStarts()[0] ?? 0) < (before ?? 0));
  assert.equal(headStarts().at(-1), 0);
  for (let minute = 12; minute < 16; minute += 1)
    for (const { impairment } of play(minute, { failures: 5 }))
      assert.equal(impairment.onsetAt, START + 11 * MINUTE_MS);
});

test('a state of before occasions were known is read as one that has seen none', () => {
  const detector = createGrown(3);
  observe(detector, {
    calls: 3,
    failures: 1,
    slow: 0,
    rateLimited: 0,
    auth: 0,
    at: START + MINUTE_MS,
    occasions: ['page'],
  });
  const { occasions, ...older } = detector.state;
  assert.deepEqual([occasions.page.times, occasions.page.isOn], [1, true]);
  assert.ok((detector.state.watches[0]?.runs[3]?.headStart ?? 0) > 2);
  assert.equal(encodeDetector(decodeDetector(encodeDetector(detector), OPTIONS) ?? detector), encodeDetector(detector));
  assert.deepEqual(decodeDetector(JSON.stringify(older), OPTIONS)?.state.occasions, createOccasionHistory());
});
