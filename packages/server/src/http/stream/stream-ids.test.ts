import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { createStreamIds } from './stream-ids.ts';

const POSITIONS = [1, 2, 3, 255, 256, 65_535, 4_294_967_296, 2 ** 47];

for (const store of createTestStores())
  describe(`ids of streams on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('all nodes read each other’s ids, from the first one on', async () => {
      const { databases } = await store.openTwice();
      const [one, other] = await Promise.all(databases.map((database) => createStreamIds(database)('org_a')));
      for (const position of POSITIONS) {
        assert.equal(one?.ofChange(position), other?.ofChange(position));
        assert.equal(other?.read(one?.ofChange(position) ?? ''), position);
        assert.equal(other?.read(one?.ofPosition(position) ?? ''), position);
      }
      for (const database of databases) await database.close();
    });

    test('an id shows neither how far the log is nor whether it grows, and another organization’s is none', async () => {
      const database = await store.open();
      const idsOf = createStreamIds(database);
      const [ours, theirs] = [await idsOf('org_a'), await idsOf('org_b')];
      const ids = POSITIONS.flatMap((position) => [ours.ofChange(position), theirs.ofChange(position)]);
      const quiet = Array.from({ length: 20 }, () => ours.ofPosition(7));
      assert.equal(new Set([...ids, ...quiet]).size, ids.length + quiet.length);
      for (const id of [...ids, ...quiet]) assert.match(id, /^[\da-f]{32}$/);
      for (const position of POSITIONS) assert.equal(ours.read(theirs.ofChange(position)), Number.POSITIVE_INFINITY);
      // Numbers are ids of former versions: to accept them would let their senders count the changes of others.
      for (const id of ['1', '2', '900', 'f'.repeat(32)]) assert.equal(ours.read(id), Number.POSITIVE_INFINITY);
      assert.equal(ours.read('0'), 0);
      await database.close();
    });
  });
