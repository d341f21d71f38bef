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

test('never more places than there are, never two of one owner, and everybody has a turn', async () => {
  const work = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(work, fc.integer({ min: 1, max: 4 }), async (owners, places) => {
      const turns = createTurns(places);
      const running: string[] = [];
      const done = owners.map(async (owner) => {
        await turns.take(owner);
        running.push(owner);
        assert.ok(running.length <= places && new Set(running).size === running.length, running.join(' '));
        await Promise.resolve();
        running.splice(running.indexOf(owner), 1);
        turns.end(owner);
      });
      await Promise.all(done);
    }),
  );
});
