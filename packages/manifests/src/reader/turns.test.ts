import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { createTurns } from './turns.ts';

test('one owner with two pieces of work has one place, and another has the next', async () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const ask = (owner: string, name: string): Promise<number> => turns.take(owner).then(() => begun.push(name));
  const first = ask('a', 'a1');
  void ask('a', 'a2');
  await first;
  await ask('b', 'b1');
  assert.deepEqual(begun, ['a1', 'b1']);
  turns.end('a');
  void ask('c', 'c1');
  await Promise.resolve();
  assert.deepEqual(begun, ['a1', 'b1', 'a2']);
});

test('a second large piece of work waits, and a small one that came later does not wait for it', async () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const ask = (owner: string, isLarge: boolean): Promise<number> =>
    turns.take(owner, isLarge).then(() => begun.push(owner));
  void ask('a', true);
  void ask('b', true);
  await ask('c', false);
  assert.deepEqual(begun, ['a', 'c']);
  turns.end('c');
  turns.end('a');
  await Promise.resolve();
  assert.deepEqual(begun, ['a', 'c', 'b']);
});

test('never more places than there are, never two of one owner or two large ones, and everybody has a turn', async () => {
  const work = fc.array(fc.record({ owner: fc.constantFrom('a', 'b', 'c', 'd'), isLarge: fc.boolean() }), {
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(work, fc.integer({ min: 1, max: 4 }), async (pieces, places) => {
      const turns = createTurns(places);
      const running = new Map<string, boolean>();
      const done = pieces.map(async ({ owner, isLarge }) => {
        await turns.take(owner, isLarge);
        assert.ok(!running.has(owner) && running.size < places, [...running.keys(), owner].join(' '));
        assert.ok(!isLarge || ![...running.values()].includes(true));
        running.set(owner, isLarge);
        await Promise.resolve();
        running.delete(owner);
        turns.end(owner);
      });
      await Promise.all(done);
      assert.equal(running.size, 0);
    }),
  );
});
