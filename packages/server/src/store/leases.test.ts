import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { Database } from './database.ts';
import { dropLease, takeLease } from './leases.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;

for (const store of createTestStores())
  describe(`leases on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    const take = (database: Database, holder: string, { now = NOW, forMs = 30_000 } = {}): Promise<boolean> =>
      takeLease(database, { name: 'work', holder, now, forMs });

    test('one holder has the work until it gives it back or its time is over', async () => {
      await using database = await open();
      assert.equal(await take(database, 'a'), true);
      assert.equal(await take(database, 'b'), false);
      assert.equal(await take(database, 'a', { forMs: 0 }), true);
      assert.equal(await take(database, 'b'), true);
      assert.equal(await take(database, 'a'), false);
      await dropLease(database.kysely, 'work', 'b');
      assert.equal(await take(database, 'a'), true);
    });

    test('a lease that was taken by a clock that has been set back is void', async () => {
      await using database = await open();
      await take(database, 'a');
      await sql`update leases set until = until + ${HOUR_MS}`.execute(database.kysely);
      assert.equal(await take(database, 'b'), true);
    });

    test('its holder keeps the work whichever way its clock is set', async () => {
      await using database = await open();
      await take(database, 'a');
      for (const step of [30_000, -30_000, HOUR_MS, -HOUR_MS])
        assert.equal(await take(database, 'a', { now: NOW + step }), true);
    });

    if (store.name === 'postgres')
      test('a node whose clock is an hour ahead takes no work away from another', async () => {
        await using database = await open();
        await take(database, 'a');
        assert.equal(await take(database, 'b', { now: NOW + HOUR_MS }), false);
      });

    async function open(): Promise<Database & AsyncDisposable> {
      const database = await store.open();
      return { ...database, [Symbol.asyncDispose]: () => database.close() };
    }
  });
