import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropSurges, hasSurges, noteSurge, recurringRate } from './surges.ts';
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
