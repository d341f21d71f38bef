import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createTestStores } from '../../../../test/support/stores.ts';
import { OperatorError } from '../domain/operator-error.ts';
import { storedService } from '../../../../test/support/stored-service.ts';
import { listDownPageHosts } from './checks/page-hosts.ts';
import { migrate } from './migrate.ts';
import { vocabulary } from './migrations/0014-vocabulary.ts';
import { insertService } from './services/services.ts';

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

    test('descriptions of pages map values and outages name providers, whatever words they were stored with', async () => {
      const database = await store.open();
      const status = { path: 'state', words: { up: 'operational' } };
      const declarative = { status, incidents: { statusWords: { on: 'x' } } };
      const page = { target: { url: '', options: {} }, declarative };
      await insertService(database.kysely, storedService('svc_a', { page }));
      await sql`insert into page_hosts (id, kind, name, down_since) values ('make:statuspage:1', 'make', 'statuspage', 1)`.execute(
        database.kysely,
      );
      await vocabulary().up(database.kysely);
      const { rows } = await sql<{ page: string }>`select page from services`.execute(database.kysely);
      assert.deepEqual(JSON.parse(rows[0]?.page ?? '').declarative, {
        status: { path: 'state', values: { up: 'operational' } },
        incidents: { statusValues: { on: 'x' } },
      });
      const [outage] = await listDownPageHosts(database.kysely);
      assert.deepEqual([outage?.id, outage?.kind], ['provider:statuspage:1', 'provider']);
      await database.close();
    });
  });
