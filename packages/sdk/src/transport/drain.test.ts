import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from './drain.ts';
import type { Sender } from './sender.ts';

/** A sender whose server never answers. */
const stuck = { pending: () => 1, pauseMs: () => 0, round: () => new Promise(() => undefined) } as unknown as Sender;

test('a drain gives up when its timer fires, even where the clock stands still', async () => {
  const waiting = { elapsed: () => 0, pause: () => ({ done: Promise.resolve(), release: () => undefined }) };
  assert.equal(await drain(stuck, 1000, true, waiting), false);
});

test('a time beyond what timers take is as long as they go, not no time at all', async () => {
  for (const timeoutMs of [Infinity, Number.MAX_SAFE_INTEGER]) {
    const asked: number[] = [];
    const pause = (ms: number) => {
      asked.push(ms);
      return { done: Promise.resolve(), release: () => undefined };
    };
    assert.equal(await drain(stuck, timeoutMs, true, { elapsed: () => 0, pause }), false);
    assert.deepEqual(asked, [2 ** 31 - 1]);
  }
});
