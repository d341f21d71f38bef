import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHandClock, toTimestamp } from './clock.ts';

test('setting the wall clock by hand lets no time pass', () => {
  const clock = createHandClock(1_000_000);
  const began = clock.monotonicMs();
  clock.stepWall(-3_600_000);
  assert.equal(clock.now(), 1_000_000 - 3_600_000);
  clock.stepWall(7_200_000);
  assert.equal(clock.monotonicMs(), began);
  clock.advance(5);
  assert.equal(clock.monotonicMs(), began + 5);
  clock.set(1_000_000);
  assert.equal(clock.monotonicMs(), began + 5, 'it never goes back');
});

test('a timestamp is written as a date writes it', () => {
  const moments = [
    0, -1, 1, 999, -86_400_000, 951_782_400_000, 1_795_000_000_123, -62_135_596_800_000, 253_402_300_799_999,
  ];
  for (const ms of [...moments, ...moments.map((one) => one + 86_399_999)])
    assert.equal(toTimestamp(ms), new Date(ms).toISOString());
  assert.throws(() => toTimestamp(Number.NaN), RangeError);
});
