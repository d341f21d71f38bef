import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { sql } from 'kysely';
import { temporaryDirectory } from '../../../../test/support/process.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { whileBusy } from './dialect/sqlite.ts';
import { findStoreFailure, describeStoreFailure } from './failure.ts';
import { findMeta, putMeta } from './meta.ts';
import { migrate } from './migrate.ts';

const LARGE = 'x'.repeat(1_000_000);

test('a transaction that runs out of room says so, leaves nothing behind, and the store goes on when there is some', async () => {
  await withFile(async ({ database }) => {
    await limitPages(database, (await pages(database)) + 4);
    const failure = await failureOf(
      database.transaction(async (db) => {
        await putMeta(db, 'small', 'x');
        await putMeta(db, 'large', LARGE);
      }),
    );
    assert.equal(failure, 'full');
    assert.equal(await findMeta(database.kysely, 'small'), undefined);
    await limitPages(database, 1_000_000);
    await database.transaction((db) => putMeta(db, 'large', LARGE));
    assert.equal(await findMeta(database.kysely, 'large'), LARGE);
  });
});

test('a store that may only be read says so, and is read', async () => {
  await withFile(async ({ database }) => {
    await putMeta(database.kysely, 'a', '1');
    await sql`pragma query_only = on`.execute(database.kysely);
    assert.equal(await failureOf(putMeta(database.kysely, 'a', '2')), 'read_only');
    assert.equal(await findMeta(database.kysely, 'a'), '1');
  });
});

test('while another process writes, transactions wait for it and reads go on', async () => {
  await withFile(async ({ database, file }) => {
    await putMeta(database.kysely, 'a', '1');
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const written = database.transaction((db) => putMeta(db, 'a', '2'));
    assert.equal(await findMeta(database.kysely, 'a'), '1');
    other.exec('commit');
    other.close();
    await written;
    assert.equal(await findMeta(database.kysely, 'a'), '2');
  });
});

test('a store that another process never lets go of says that it is busy', async () => {
  await withFile(async ({ database, file }) => {
    using other = new DatabaseSync(file);
    other.exec('begin immediate');
    const write = () => database.kysely.transaction().execute((db) => putMeta(db, 'a', '1'));
    assert.equal(await failureOf(whileBusy(write, [1, 1])), 'busy');
  });
});

test('a file that is no database is called damaged', () => {
  using data = temporaryDirectory();
  const file = join(data.path, 'upriver.sqlite');
  writeFileSync(file, Buffer.alloc(8192, 'no database'));
  assert.throws(
    () => openDatabase({ dialect: 'sqlite', file }),
    (error) => findStoreFailure(error) === 'damaged',
  );
});

test('a write-ahead log that was cut short or damaged gives back every commit before that place, and none after it', async () => {
  await withFile(async ({ database, file }) => {
    await sql`pragma wal_checkpoint(truncate)`.execute(database.kysely);
    const commits = 20;
    for (let index = 0; index < commits; index += 1)
      await database.transaction((db) => putMeta(db, `commit ${String(index).padStart(2, '0')}`, 'x'.repeat(5000)));
    const wal = readFileSync(`${file}-wal`);
    let most = 0;
    for (let at = 0; at <= wal.length; at += 4999)
      for (const damage of ['cut', 'flipped'] as const) {
        using copy = temporaryDirectory();
        const copied = join(copy.path, 'upriver.sqlite');
        copyFileSync(file, copied);
        writeFileSync(`${copied}-wal`, wal);
        if (damage === 'cut') truncateSync(`${copied}-wal`, at);
        else flipByte(`${copied}-wal`, Math.min(at, wal.length - 1));
        const kept = await commitsOf(copied);
        assert.deepEqual(
          kept,
          Array.from({ length: kept.length }, (_, index) => `commit ${String(index).padStart(2, '0')}`),
        );
        most = Math.max(most, kept.length);
      }
    assert.ok(most >= commits - 1);
  });
});

test('what PostgreSQL says is understood, at any depth, and other errors are not taken for failures of the store', () => {
  const error = (code: string) => Object.assign(new Error('no'), { code });
  assert.equal(findStoreFailure(error('53100')), 'full');
  assert.equal(findStoreFailure(new Error('commit', { cause: error('ECONNREFUSED') })), 'unreachable');
  assert.equal(findStoreFailure(error('23505')), undefined);
  assert.equal(findStoreFailure(new TypeError('no')), undefined);
  assert.equal(findStoreFailure('no'), undefined);
});

test('every failure has a time to come back', () => {
  for (const failure of ['full', 'read_only', 'busy', 'damaged', 'unreachable', 'disk_failing'] as const)
    assert.ok(describeStoreFailure(failure).retryAfterSeconds >= 1);
});

async function withFile(work: (store: { database: Database; file: string }) => Promise<void>): Promise<void> {
  using data = temporaryDirectory();
  const file = join(data.path, 'upriver.sqlite');
  const database = openDatabase({ dialect: 'sqlite', file });
  try {
    await migrate(database);
    await work({ database, file });
  } finally {
    await database.close();
  }
}

/** Opens a copy as the service does; its integrity is checked beside. */
async function commitsOf(file: string): Promise<string[]> {
  const database = openDatabase({ dialect: 'sqlite', file });
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.kysely);
  assert.deepEqual(
    rows.map((row) => row.integrity_check),
    ['ok'],
  );
  const kept = await database.kysely
    .selectFrom('meta')
    .select('key')
    .where('key', 'like', 'commit %')
    .orderBy('key')
    .execute();
  await database.close();
  return kept.map((row) => row.key);
}

function flipByte(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}

async function failureOf(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => assert.fail('it did not fail'),
    (thrown: unknown) => thrown,
  );
  return findStoreFailure(error);
}

async function pages(database: Database): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely);
  return rows[0]?.page_count ?? 0;
}

async function limitPages(database: Database, count: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(count)}`.execute(database.kysely);
}
