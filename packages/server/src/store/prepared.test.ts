import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { Queries } from './database.ts';
import { prepare } from './prepared.ts';
import { openMemoryStore } from '../../../../test/support/memory-store.ts';

for (const store of createTestStores())
  describe(`prepared statements on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    const put = prepare((db, { key, value }: { readonly key: string; readonly value: string }) =>
      db
        .insertInto('meta')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value })),
    );
    const select = prepare((db, { key }: { readonly key: string }) =>
      db.selectFrom('meta').select('value').where('key', '=', key).limit(1),
    );
    const find = async (db: Queries, key: string): Promise<string[]> =>
      (await select(db, { key })).map(({ value }) => value);

    test('each run has its own values, wherever they are in the statement, and constants stay', async () => {
      const database = await store.open();
      await put(database.kysely, { key: 'one', value: 'first' });
      await put(database.kysely, { key: 'two', value: 'second' });
      await database.transaction((writing) => put(writing, { value: 'third', key: 'one' }));
      assert.deepEqual(await find(database.kysely, 'one'), ['third']);
      assert.deepEqual(await find(database.kysely, 'two'), ['second']);
      assert.deepEqual(await find(database.kysely, 'three'), []);
      await database.close();
    });

    test('a statement is run on the store that it is given', async () => {
      const [first, other] = [await store.open(), await openMemoryStore()];
      await put(first.kysely, { key: 'here', value: 'first' });
      await put(other.kysely, { key: 'here', value: 'other' });
      assert.deepEqual(await find(first.kysely, 'here'), ['first']);
      assert.deepEqual(await find(other.kysely, 'here'), ['other']);
      await Promise.all([first.close(), other.close()]);
    });
  });
