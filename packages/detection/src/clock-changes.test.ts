import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockShifts } from './clock-changes.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

/** Days of a year on which what came the day before may come at another hour, by the shift in hours. */
function daysOf(year: number): string[] {
  const days: string[] = [];
  for (let at = Date.UTC(year, 0, 1, 8); at < Date.UTC(year + 1, 0, 1); at += DAY_MS)
    for (const shift of clockShifts(at - DAY_MS, at))
      days.push(`${new Date(at).toISOString().slice(5, 10)} ${shift / HOUR_MS}`);
  return days;
}

test('clocks change at the weekends at which they do in most of the world, in spring to an earlier time of UTC', () => {
  // Each weekend is two mornings: the change is somewhere between noon of Saturday and noon of Sunday, UTC.
  assert.deepEqual(
    daysOf(2026),
    [
      ['03-08 -1', '03-09 -1'],
      ['03-29 -1', '03-30 -1'],
      ['04-05 1', '04-06 1'],
      ['09-27 -1', '09-28 -1'],
      ['10-04 -1', '10-05 -1'],
      ['10-25 1', '10-26 1'],
      ['11-01 1', '11-02 1'],
    ].flat(),
  );
});

test('the rules are those of the time zones', () => {
  const zones = ['America/New_York', 'Australia/Sydney', 'Europe/Berlin', 'Pacific/Auckland'];
  for (const timeZone of zones) {
    const format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', hour: '2-digit' });
    const hourAt = (at: number): number => Number(format.format(at));
    for (let at = Date.UTC(2024, 0, 1, 12, 30); at < Date.UTC(2030, 0, 1); at += DAY_MS) {
      const before = hourAt(at - DAY_MS);
      const now = hourAt(at);
      if (before === now) continue;
      // A local hour that is one further at the same UTC time comes an hour earlier.
      const shift = ((before - now + 36) % 24) - 12;
      assert.ok(
        clockShifts(at - DAY_MS, at).includes(shift * HOUR_MS),
        `${timeZone} ${new Date(at).toISOString()} ${shift}`,
      );
    }
  }
});

test('between days without a change nothing comes at another hour, and over two weeks both may', () => {
  const wednesday = Date.UTC(2026, 3, 8);
  assert.deepEqual(clockShifts(wednesday - DAY_MS, wednesday), []);
  assert.deepEqual(clockShifts(wednesday - 14 * DAY_MS, wednesday), [-HOUR_MS, HOUR_MS]);
});
