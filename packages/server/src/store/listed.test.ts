import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestStores } from '../../../../test/support/stores.ts';
import { isIn, listValue } from './listed.ts';
import type { ListValue } from './listed.ts';
import { putMeta } from './meta.ts';
import { prepare } from './prepared.ts';

const selectKeys = prepare((db, { keys }: { readonly keys: ListValue }) =>
  db
    .selectFrom('meta')
    .select('key')
    .where(isIn(db, 'key', keys))
    .orderBy('key'),
);

for (const store of createTestStores())
  describe(`lists in prepared statements on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('one statement finds what is in lists of any length', async () => {
      const database = await store.open();
      const { kysely } = database;
      const keys = Array.from({ length: 1000 }, (_, index) => `"key", ${index} {'ä'}`);
      const find = async (list: readonly string[]): Promise<string[]> =>
        (await selectKeys(kysely, { keys: listValue(kysely, list) })).map(({ key }) => key);
      await database.transaction(async (db) => {
        for (const key of keys) await putMeta(db, key, 'x');
      });
      assert.deepEqual(await find([]), []);
      assert.deepEqual(await find(['elsewhere', keys[7] ?? '']), [keys[7]]);
      assert.deepEqual(new Set(await find(keys)), new Set(keys));
      const inTransaction = await database.transaction((db) =>
        selectKeys(db, { keys: listValue(db, keys.slice(0, 2)) }),
      );
      assert.equal(inTransaction.length, 2);
      await database.close();
    });
  });
