import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createTestStores } from '../../../../test/support/stores.ts';
import { OperatorError } from '../domain/operator-error.ts';
import { migrate } from './migrate.ts';

for (const store of createTestStores())
  describe(`migrating on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('twice changes nothing, and a store that a newer version has migrated is refused by name', async () => {
      const database = await store.open();
      await migrate(database);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01T00:00:00Z')`.execute(
        database.kysely,
      );
      await assert.rejects(
        migrate(database),
        (error) => error instanceof OperatorError && /newer version of Upriver.*9999-future/.test(error.message),
      );
      await database.close();
    });
  });
