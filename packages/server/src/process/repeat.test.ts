import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeat } from './repeat.ts';

const LONG_MS = 3_600_000;

test('rounds are done one after the other, each after the pause that the one before asked for', async () => {
  const done = Promise.withResolvers<void>();
  let underWay = 0;
  let count = 0;
  const rounds = repeat(async () => {
    underWay += 1;
    assert.equal(underWay, 1);
    await Promise.resolve();
    underWay -= 1;
    if ((count += 1) === 3) done.resolve();
    return 0;
  }, 0);
  rounds.start();
  await done.promise;
  await rounds.stop();
  const counted = count;
  rounds.wake();
  await new Promise(setImmediate);
  assert.equal(count, counted, 'no round begins after the end');
});

test('waking begins the next round at once, but not before somebody has started it', async () => {
  let next = Promise.withResolvers<void>();
  const rounds = repeat(async () => {
    next.resolve();
    return LONG_MS;
  }, LONG_MS);
  rounds.wake();
  rounds.start();
  rounds.wake();
  await next.promise;
  next = Promise.withResolvers<void>();
  await new Promise(setImmediate);
  rounds.wake();
  await next.promise;
  await rounds.stop();
});

test('stopping waits for the round that is under way', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let hasEnded = false;
  const rounds = repeat(async () => {
    begun.resolve();
    await end.promise;
    hasEnded = true;
    return 0;
  }, 0);
  rounds.start();
  await begun.promise;
  const stopped = rounds.stop();
  end.resolve();
  await stopped;
  assert.ok(hasEnded);
});
