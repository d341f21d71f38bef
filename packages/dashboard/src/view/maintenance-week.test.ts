import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weekBar, weekFrom } from './maintenance-week.ts';

const MIDNIGHT = Date.UTC(2026, 10, 19);
const week = weekFrom(MIDNIGHT);
const at = (hours: number): string => new Date(MIDNIGHT + hours * 3_600_000).toISOString();
const work = (from: number, until: number | null) => ({
  scheduledFor: at(from),
  scheduledUntil: until === null ? null : at(until),
  startedAt: at(from),
});

test('work stands where its days are, is cut at the ends of the week, and can always be seen', () => {
  const middle = weekBar(work(42, 84), week);
  assert.deepEqual([middle?.from, middle?.until], [0.25, 0.5]);
  assert.equal(weekBar(work(-24, 12), week)?.from, 0);
  assert.equal(weekBar(work(160, 200), week)?.until, 1);
  for (const short of [weekBar(work(42, 42), week), weekBar(work(42, null), week), weekBar(work(167.9, 168), week)]) {
    assert.ok(short !== undefined && short.until - short.from > 0.005 && short.until <= 1);
    assert.ok(short.teeth.length >= 2);
  }
});

test('work of another week is not drawn', () => {
  assert.equal(weekBar(work(169, 170), week), undefined);
  assert.equal(weekBar(work(-5, -1), week), undefined);
});
