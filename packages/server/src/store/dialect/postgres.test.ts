import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { POSTGRES_MISSING, findPostgres, startPostgres } from '../../../../../test/support/postgres.ts';
import type { TestPostgres } from '../../../../../test/support/postgres.ts';
import { findStoreFailure } from '../failure.ts';
import { openPostgres } from './postgres.ts';

const bin = findPostgres();

describe('connections to PostgreSQL', { skip: bin === undefined ? POSTGRES_MISSING : false }, () => {
  let postgres: TestPostgres;
  before(async () => {
    if (bin !== undefined) postgres = await startPostgres(bin);
  });
  after(() => postgres.close());

  async function withServer(work: (server: TestPostgres, url: string) => Promise<void>): Promise<void> {
    await work(postgres, await postgres.createDatabase());
  }

  test('one that is ended between two statements fails the work that it was for, and nothing else', async () => {
    await withServer(async (server, url) => {
      await using db = open(url);
      const failure = await failureOf(
        db.transaction().execute(async (writing) => {
          await sql`select 1`.execute(writing);
          await server.terminateConnections();
          await sql`select 1`.execute(writing);
        }),
      );
      assert.equal(failure, 'unreachable');
      assert.equal(await one(db), 1);
    });
  });

  test('while the server is away every attempt says so, and the first one afterwards succeeds', async () => {
    await withServer(async (server, url) => {
      await using db = open(url);
      for (const mode of ['fast', 'immediate'] as const) {
        const underWay = failureOf(sql`select pg_sleep(60)`.execute(db));
        await one(db);
        await server.stop(mode);
        assert.equal(await underWay, 'unreachable');
        assert.equal(await failureOf(one(db)), 'unreachable');
        await server.start();
        assert.equal(await one(db), 1);
      }
    });
  });

  test('one that does not answer is given up, in a transaction too, and its place is free again', async () => {
    await withServer(async (_server, url) => {
      await using db = open(url, 300);
      for (const isInTransaction of [false, true]) {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
        const [{ pid } = { pid: 0 }] = rows;
        process.kill(pid, 'SIGSTOP');
        try {
          const failure = await failureOf(
            isInTransaction ? db.transaction().execute((writing) => sql`select 1`.execute(writing)) : one(db),
          );
          assert.equal(failure, 'unreachable');
          for (let other = 0; other < 20; other += 1) assert.equal(await one(db), 1);
        } finally {
          process.kill(pid, 'SIGCONT');
        }
      }
    });
  });

  test('a statement that takes too long is ended by the server, and what a node leaves open in a transaction too', async () => {
    await withServer(async (_server, url) => {
      await using db = open(url);
      const { rows } = await sql<Record<string, string>>`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name
      `.execute(db);
      assert.deepEqual(rows, [{ statement: '30s', idle: '1min', name: 'upriver' }]);
      const failure = await failureOf(
        db.transaction().execute(async (writing) => {
          await sql`set local statement_timeout = 1`.execute(writing);
          await sql`select pg_sleep(60)`.execute(writing);
        }),
      );
      assert.equal(failure, 'busy');
    });
  });

  test('nothing is found in an empty list, and everything outside it', async () => {
    await withServer(async (_server, url) => {
      await using db = open(url);
      await sql`create table things (id text)`.execute(db);
      await sql`insert into things values ('a')`.execute(db);
      const things = db.selectFrom('things').select('id');
      assert.deepEqual(await things.where('id', 'in', []).execute(), []);
      assert.deepEqual(await things.where('id', 'not in', []).execute(), [{ id: 'a' }]);
    });
  });
});

interface TestTables {
  things: { id: string };
}

function open(url: string, answerMsMax?: number): Kysely<TestTables> {
  return openPostgres<TestTables>(url, answerMsMax === undefined ? {} : { answerMsMax });
}

async function one(db: Kysely<TestTables>): Promise<number | undefined> {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  return rows[0]?.one;
}

async function failureOf(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => assert.fail('it did not fail'),
    (thrown: unknown) => thrown,
  );
  return findStoreFailure(error);
}
