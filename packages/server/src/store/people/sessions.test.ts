import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { expireSessions } from './sessions.ts';

const NOW = Date.UTC(2026, 10, 21);

for (const store of createTestStores())
  describe(`sessions on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('sessions and challenges that have ended are deleted, some at a time, and others stay', async () => {
      const database = await store.open();
      try {
        const db = database.kysely;
        const at = (ms: number): string => new Date(NOW + ms).toISOString();
        await sql`insert into people (id, name, email, email_verified, created_at, updated_at)
          values ('ada', 'Ada', 'ada@example.com', ${store.name === 'sqlite' ? 1 : true}, ${at(0)}, ${at(0)})`.execute(
          db,
        );
        for (const [id, endsAt] of [
          ['past', at(-1)],
          ['now', at(0)],
          ['open', at(1)],
        ] as const) {
          await sql`insert into person_sessions (id, expires_at, token, created_at, updated_at, person_id)
            values (${id}, ${endsAt}, ${id}, ${at(0)}, ${at(0)}, 'ada')`.execute(db);
          await sql`insert into person_verifications (id, identifier, value, expires_at, created_at, updated_at)
            values (${id}, ${id}, '{}', ${endsAt}, ${at(0)}, ${at(0)})`.execute(db);
        }
        assert.equal(await expireSessions(db, NOW, 1), 2);
        assert.equal(await expireSessions(db, NOW, 10), 2);
        assert.equal(await expireSessions(db, NOW, 10), 0);
        for (const table of ['person_sessions', 'person_verifications'] as const)
          assert.deepEqual(
            (await db.selectFrom(table).select('id').execute()).map(({ id }) => id),
            ['open'],
          );
      } finally {
        await database.close();
      }
    });
  });
