import assert from 'node:assert/strict';
import { test } from 'node:test';
import { burstHarmMs, createBursts, endBurst, followBursts } from './bursts.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';

const START = Date.UTC(2026, 2, 2);
const HARM_MAX = 10 * MINUTE_MS;

test('bursts of one size make that harm usual, and somewhat more', () => {
  const bursts = createBursts();
  assert.equal(burstHarmMs(bursts, 2, START), 0);
  playBurst(bursts, START, 5, 0.4);
  assert.equal(burstHarmMs(bursts, 2, START), 0, 'one may have been an outage');
  playBurst(bursts, START + DAY_MS, 5, 0.4);
  const harm = burstHarmMs(bursts, 2, START + DAY_MS);
  assert.ok(harm > 2 * MINUTE_MS && harm <= 4 * MINUTE_MS, `${harm} ms`);
  assert.equal(burstHarmMs(bursts, 2, START + 70 * DAY_MS), 0, 'and are forgotten');
});

test('an outage that lasts is no burst, however often it comes', () => {
  const bursts = createBursts();
  for (let day = 0; day < 5; day += 1) playBurst(bursts, START + day * DAY_MS, 60, 0.5);
  assert.deepEqual(bursts.tops, []);
});

test('one great burst beside small ones changes nothing', () => {
  const small = createBursts();
  const mixed = createBursts();
  for (const bursts of [small, mixed])
    for (let day = 0; day < 5; day += 1) playBurst(bursts, START + day * DAY_MS, 2, 0.2);
  playBurst(mixed, START + 6 * DAY_MS, 18, 0.5);
  const [before, after] = [small, mixed].map((bursts) => burstHarmMs(bursts, 2, START + 7 * DAY_MS));
  assert.ok((after ?? 0) <= 2 * (before ?? 0));
});

test('sums that never cross their threshold leave nothing behind', () => {
  const bursts = createBursts();
  for (let minute = 1; minute < 100; minute += 1)
    followBursts(bursts, batchAt(START + minute * MINUTE_MS, 10, 1, (minute * 7) % 12, START));
  assert.deepEqual(bursts, createBursts());
});

function playBurst(bursts: ReturnType<typeof createBursts>, from: number, minutes: number, share: number): void {
  for (let minute = 1; minute <= minutes; minute += 1) {
    const batch = batchAt(from + minute * MINUTE_MS, 100, 100 * share, 20 * minute, from);
    followBursts(bursts, { ...batch, run: { ...batch.run, calls: 100 * minute, bad: 100 * share * minute } });
  }
  endBurst(bursts, from + minutes * MINUTE_MS, HARM_MAX);
}

function batchAt(at: number, calls: number, bad: number, sum: number, since: number) {
  return { at, calls, bad, run: { sum, since, calls, bad }, threshold: 14, usual: 0, harmMax: HARM_MAX };
}
