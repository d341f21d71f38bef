import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropSurges, hasMoved, hasSurges, noteSurge, recurringRate } from './surges.ts';
import type { Surges } from './surges.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

const MONDAY_2 = Date.UTC(2026, 2, 2, 2, 20);

test('what came yesterday is expected at the same time today, and next week on the same day', () => {
  const surges: Surges = {};
  noteSurge(surges, 2, MONDAY_2, 0.3);
  noteSurge(surges, 2, MONDAY_2 + 5 * MINUTE_MS, 0.4);
  const expected = (at: number): number => recurringRate(surges, 2, at, 1);
  assert.equal(expected(MONDAY_2 + HOUR_MS), 0, 'not yet on the same day');
  assert.equal(expected(MONDAY_2 + DAY_MS), 0.4);
  assert.equal(expected(MONDAY_2 + DAY_MS - 30 * MINUTE_MS), 0.4, 'somewhat earlier, too');
  assert.equal(expected(MONDAY_2 + DAY_MS + 4 * HOUR_MS), 0);
  assert.equal(expected(MONDAY_2 + 4 * DAY_MS), 0);
  assert.equal(expected(MONDAY_2 + 7 * DAY_MS), 0.4);
  assert.equal(recurringRate(surges, 1, MONDAY_2 + DAY_MS, 1), 0, 'of another signal');
});

test('where two days are asked for, one is not enough', () => {
  const surges: Surges = {};
  noteSurge(surges, 0, MONDAY_2, 0.3);
  assert.equal(recurringRate(surges, 0, MONDAY_2 + DAY_MS, 2), 0);
  noteSurge(surges, 0, MONDAY_2 + DAY_MS, 0.2);
  assert.equal(recurringRate(surges, 0, MONDAY_2 + 2 * DAY_MS, 2), 0.2);
});

test('an outage that lasted is dropped, and other days stay', () => {
  const surges: Surges = {};
  noteSurge(surges, 2, MONDAY_2, 0.3);
  noteSurge(surges, 2, MONDAY_2 + DAY_MS, 0.9);
  dropSurges(surges, 2, MONDAY_2 + DAY_MS, MONDAY_2 + DAY_MS + 4 * HOUR_MS);
  assert.equal(recurringRate(surges, 2, MONDAY_2 + 2 * DAY_MS, 1), 0.3);
  dropSurges(surges, 2, MONDAY_2, MONDAY_2 + HOUR_MS);
  assert.ok(!hasSurges(surges, 2, MONDAY_2));
});

test('what follows a local clock is expected an hour earlier on the days after clocks were put forward, and later after they were put back', () => {
  for (const [sunday, shift] of [
    [Date.UTC(2026, 2, 29, 2, 20), -HOUR_MS],
    [Date.UTC(2026, 9, 25, 2, 20), HOUR_MS],
  ] as const) {
    const surges: Surges = {};
    for (let day = -8; day < 0; day += 1) noteSurge(surges, 2, sunday + day * DAY_MS, 0.4);
    assert.equal(recurringRate(surges, 2, sunday + shift, 1), 0.4, 'on the day');
    assert.equal(recurringRate(surges, 2, sunday - shift, 1), 0, 'not in the other direction');
    assert.equal(recurringRate(surges, 2, sunday - 3 * DAY_MS + shift, 1), 0, 'not days before');
    assert.ok(hasMoved(surges, 2, sunday + shift, 0.38));
    assert.ok(!hasMoved(surges, 2, sunday + shift, 0.1), 'a rate like that is none');
    noteSurge(surges, 2, sunday + shift, 0.38);
    assert.equal(recurringRate(surges, 2, sunday + DAY_MS + shift, 1), 0.4, 'and on the days after it');
    assert.equal(recurringRate(surges, 2, sunday + 20 * DAY_MS + shift, 1), 0, 'until it has not come for two weeks');
  }
});
