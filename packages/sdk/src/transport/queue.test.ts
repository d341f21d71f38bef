import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STEP, createQueue } from './queue.ts';

test('a full queue loses its oldest entries, and says how many', () => {
  const room = 200;
  const queue = createQueue<number>(room);
  let lost = 0;
  for (let entry = 0; entry < 1000; entry += 1) {
    lost += queue.push(entry);
    assert.ok(queue.length() <= room && queue.length() >= Math.min(entry + 1, room - STEP));
    assert.equal(queue.length() + lost, entry + 1);
  }
  assert.deepEqual(queue.take(3), [lost, lost + 1, lost + 2]);
  assert.equal(queue.take(Infinity).at(-1), 999);
  assert.equal(queue.length(), 0);
});
