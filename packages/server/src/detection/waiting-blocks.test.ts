import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FreshBlock } from '../store/events/fresh-blocks.ts';
import { createWaitingBlocks } from './waiting-blocks.ts';

function block(id: number, projectId: string, events: number): FreshBlock {
  return { id, organizationId: 'org', projectId, events, bytes: new Uint8Array() };
}

function idsOf(blocks: readonly FreshBlock[] | undefined): number[] | undefined {
  return blocks?.map(({ id }) => id);
}

test('blocks of a project wait until they have enough events together, whatever other projects write in between', () => {
  const waiting = createWaitingBlocks();
  for (let id = 1; id <= 5; id += 1) waiting.add(block(id, id % 2 === 0 ? 'even' : 'odd', 400), false);
  waiting.add(block(6, 'odd', 400), true);
  assert.deepEqual(idsOf(waiting.take(false)), [1, 3, 5]);
  assert.deepEqual(idsOf(waiting.take(false)), [6], 'one that is not to be joined');
  assert.equal(waiting.take(false), undefined);
  assert.deepEqual(idsOf(waiting.take(true)), [2, 4]);
  assert.equal(waiting.take(true), undefined);
});

test('of however many projects, no more than a bounded number of blocks wait', () => {
  const waiting = createWaitingBlocks();
  let [taken, most] = [0, 0];
  for (let id = 1; id <= 10_000; id += 1) {
    waiting.add(block(id, `project ${id % 5000}`, 1), false);
    for (let some = waiting.take(false); some !== undefined; some = waiting.take(false)) taken += some.length;
    most = Math.max(most, id - taken);
  }
  assert.equal(most, 2048);
  for (let some = waiting.take(true); some !== undefined; some = waiting.take(true)) taken += some.length;
  assert.equal(taken, 10_000);
});
