import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial, drawPoisson } from '../../../bench/detection/random.ts';
import { createLooks } from '../../../test/support/judged-looks.ts';
import { createDetector, observe } from './detector.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

const DAYS_BEFORE = 6;

/** A series of 300 calls a minute with a batch of an hour at two, which comes an hour earlier or later from a Sunday on. */
function createNights(sunday: number, shiftMs: number, batch: { readonly calls: number; readonly failing: number }) {
  const random = createRandom(7);
  const detector = createDetector({ falseAlarmDays: 30 });
  let at = sunday - DAYS_BEFORE * DAY_MS;
  const alarms: number[] = [];
  const playTo = (to: number, failing = 0.003): void => {
    while (at < to) {
      at += MINUTE_MS;
      const hour = ((at - (at > sunday - HOUR_MS ? shiftMs : 0) - 1) % DAY_MS) / HOUR_MS;
      const isBatch = hour >= 2 && hour < 3;
      const calls = drawPoisson(random, isBatch ? batch.calls : 300);
      const failures = drawBinomial(random, calls, Math.max(failing, isBatch ? batch.failing : 0));
      const tick = { at, calls, failures, slow: 0, rateLimited: 0, auth: 0 };
      for (const { kind } of observe(detector, tick)) if (kind === 'opened') alarms.push(at);
    }
  };
  const look = createLooks(detector, 'operational');
  return { alarms, playTo, verdict: () => look(at).verdict };
}

for (const [name, sunday, shiftMs] of [
  ['an hour earlier since clocks were put forward', Date.UTC(2026, 2, 29), -HOUR_MS],
  ['an hour later since clocks were put back', Date.UTC(2026, 9, 25), HOUR_MS],
] as const)
  test(`a nightly batch that comes ${name} is no alarm, in the nights after it neither, and an outage at its hour is found within minutes`, () => {
    const { alarms, playTo } = createNights(sunday, shiftMs, { calls: 1500, failing: 0.02 });
    const batchAt = sunday + 2 * HOUR_MS + shiftMs;
    playTo(batchAt - HOUR_MS);
    assert.equal(alarms.length, 1, 'the first night');
    playTo(batchAt + 2 * DAY_MS - 30 * MINUTE_MS);
    assert.equal(alarms.length, 1);
    playTo(batchAt + 2 * DAY_MS - 27 * MINUTE_MS, 0.5);
    assert.equal(alarms.length, 2);
  });

test('a batch of which a tenth fails at night hides no outage by day, and at its own hour none of half of the calls', () => {
  const wednesday = Date.UTC(2026, 5, 10);
  for (const [hour, failing] of [
    [14, 0.1],
    [2.2, 0.5],
  ] as const) {
    const { alarms, playTo } = createNights(wednesday, 0, { calls: 600, failing: 0.1 });
    const onsetAt = wednesday + hour * HOUR_MS;
    playTo(onsetAt);
    assert.equal(alarms.length, 1, 'the first night');
    playTo(onsetAt + 3 * MINUTE_MS, failing);
    assert.equal(alarms.length, 2, `at ${hour}`);
  }
});

test('a batch of which 30 % fails is no alarm from its third night on and never called healthy, and a total outage in it is found', () => {
  const wednesday = Date.UTC(2026, 5, 10);
  const { alarms, playTo, verdict } = createNights(wednesday, 0, { calls: 600, failing: 0.3 });
  playTo(wednesday - 4 * DAY_MS);
  assert.equal(alarms.length, 2, 'the first two nights');
  playTo(wednesday + 2 * HOUR_MS);
  for (let minute = 1; minute <= 20; minute += 1) {
    playTo(wednesday + 2 * HOUR_MS + minute * MINUTE_MS);
    assert.equal(verdict(), 'cannot_say', `minute ${minute}`);
  }
  assert.equal(alarms.length, 2);
  playTo(wednesday + 2 * HOUR_MS + 23 * MINUTE_MS, 1);
  assert.equal(alarms.length, 3);
});

test('an outage of 30 % that lasts for hours is none the less one on the third day at the same time', () => {
  const wednesday = Date.UTC(2026, 5, 10);
  const { alarms, playTo } = createNights(wednesday, 0, { calls: 300, failing: 0.003 });
  for (const days of [-2, -1, 0]) {
    playTo(wednesday + days * DAY_MS + 9 * HOUR_MS);
    playTo(wednesday + days * DAY_MS + 13 * HOUR_MS, 0.3);
  }
  assert.deepEqual(
    alarms.map((at) => Math.floor((at - wednesday) / DAY_MS)),
    [-2, -1, 0],
  );
});
