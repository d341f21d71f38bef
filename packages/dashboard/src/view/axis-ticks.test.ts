import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisTicks } from './axis-ticks.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 10, 22, 12);

test('any range has few ticks, at whole hours or days, none over the end', () => {
  for (const hours of [1, 6, 12, 24, 7 * 24, 30 * 24, 90 * 24]) {
    const ticks = axisTicks(NOON - hours * HOUR_MS, NOON, 'UTC');
    assert.ok(ticks.length <= 8, `${hours} h: ${ticks.length}`);
    for (const { at } of ticks) assert.ok(at >= 0 && at <= 0.94);
  }
});

test(
  'midnight says the date',
  { skip: new Date(NOON).getTimezoneOffset() === 0 ? false : 'the machine is not in UTC' },
  () => {
    const labels = axisTicks(NOON - 24 * HOUR_MS, NOON, 'UTC').map(({ label }) => label);
    assert.deepEqual(labels, ['15:00', '18:00', '21:00', '22 Nov', '03:00', '06:00', '09:00']);
  },
);
