import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLoopWatch } from './loop-watch.ts';
import type { LoopWatch } from './loop-watch.ts';

/** A loop whose clock and timer are moved by hand. */
function createLoop(): {
  watch: LoopWatch;
  pass: (ms: number, isBlocked?: boolean) => void;
  now: () => number;
  isWatched: () => boolean;
} {
  let now = 1000;
  let due: { at: number; act: () => void } | undefined;
  const watch = createLoopWatch(
    () => now,
    (act, ms) => (due = { at: now + ms, act }),
  );
  const fire = (): void => {
    const { act } = due ?? {};
    due = undefined;
    act?.();
  };
  return {
    watch,
    now: () => now,
    isWatched: () => due !== undefined,
    pass(ms, isBlocked = false) {
      const until = now + ms;
      const isDue = (): boolean => due !== undefined && due.at <= until;
      if (!isBlocked)
        while (isDue()) {
          now = Math.max(now, due?.at ?? 0);
          fire();
        }
      now = Math.max(now, until);
    },
  };
}

test('a loop that stood still just before the end of a call is told, whether the late timer or the call comes first', () => {
  const loop = createLoop();
  loop.watch.begin(loop.now());
  loop.pass(30);
  loop.pass(500, true);
  assert.equal(loop.watch.end(loop.now(), 530), 480);
  const other = createLoop();
  other.watch.begin(other.now());
  other.pass(30);
  other.pass(500, true);
  other.pass(0);
  other.pass(5);
  assert.equal(other.watch.end(other.now(), 535), 480);
});

test('a loop that ran on is not told, whether it never stood still or stood still long before the end', () => {
  const loop = createLoop();
  loop.watch.begin(loop.now());
  loop.pass(5000);
  assert.equal(loop.watch.end(loop.now(), 5000), 0);
  loop.watch.begin(loop.now());
  loop.pass(300, true);
  loop.pass(0);
  loop.pass(200);
  assert.equal(loop.watch.end(loop.now(), 500), 0);
});

test('of a call that began while the loop stood still only its own part counts', () => {
  const loop = createLoop();
  loop.watch.begin(loop.now());
  loop.pass(400, true);
  loop.watch.begin(loop.now());
  loop.pass(100, true);
  assert.equal(loop.watch.end(loop.now(), 100), 100);
});

test('without calls under way nothing runs, nor for a call whose end is never heard of', () => {
  const loop = createLoop();
  loop.watch.begin(loop.now());
  loop.pass(20);
  loop.watch.end(loop.now(), 20);
  loop.pass(100);
  assert.ok(!loop.isWatched());
  loop.watch.begin(loop.now());
  loop.pass(59_000);
  assert.ok(loop.isWatched());
  loop.pass(2000);
  assert.ok(!loop.isWatched());
});
