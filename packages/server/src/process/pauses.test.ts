import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPauses } from './pauses.ts';

test('work rests for twice as long as a step took, as long as it may', async () => {
  let now = 1000;
  const rests: number[] = [];
  const pauses = createPauses(
    () => now,
    async (ms) => {
      rests.push(ms);
      now += ms + 1;
    },
  );
  const work = async (ms: number): Promise<void> => {
    now += ms;
    await pauses.breathe();
  };
  const beganAt = pauses.workedMs();
  await work(5);
  pauses.restFor(100);
  await work(3);
  await work(0);
  await work(50);
  await work(30);
  await work(4);
  assert.deepEqual(rests, [0, 6, 0, 20, 0, 0], 'the last two end when a hundred milliseconds are over');
  assert.equal(pauses.workedMs() - beganAt, 5 + 3 + 50 + 30 + 4);
});
