import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHandClock } from './clock.ts';

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
