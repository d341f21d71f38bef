import assert from 'node:assert/strict';
import { closeSync, copyFileSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { eventually } from '../../../../../test/support/eventually.ts';
import { temporaryDirectory } from '../../../../../test/support/process.ts';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { findStoreFailure } from '../failure.ts';
import { findMeta, putMeta } from '../meta.ts';
import { migrate } from '../migrate.ts';

test('every commit waits for the disk once, whether it is a transaction, statements that run together or one, and a read never does', async () => {
  using directory = temporaryDirectory();
  let syncs = 0;
  const database = await openFile(directory.path, () => (syncs += 1));
  syncs = 0;
  await database.transaction(async (writing) => {
    await putMeta(writing, 'a', '1');
    await putMeta(writing, 'b', '2');
    assert.equal(syncs, 0);
  });
  assert.equal(syncs, 1);
  await putMeta(database.kysely, 'c', '3');
  assert.equal(syncs, 2);
  await database.runTogether?.([putStatement(database, 'e', '5'), putStatement(database, 'f', '6')]);
  assert.equal(syncs, 3);
  assert.equal(await findMeta(database.kysely, 'b'), '2');
  assert.equal(await findMeta(database.kysely, 'f'), '6');
  await assert.rejects(
    database.transaction(async (writing) => {
      await putMeta(writing, 'd', '4');
      throw new Error('not this one');
    }),
    /not this one/,
  );
  assert.equal(syncs, 3);
  await database.close();
});

test('statements that run together are all written or none of them is, and wait while another process writes', async () => {
  using directory = temporaryDirectory();
  const database = await openFile(directory.path);
  const broken = { sql: 'insert into meta (key, value) values (null, null)', parameters: [] };
  await assert.rejects(database.runTogether?.([putStatement(database, 'a', '1'), broken]) ?? Promise.resolve());
  assert.equal(await findMeta(database.kysely, 'a'), undefined);
  const other = new DatabaseSync(join(directory.path, 'upriver.sqlite'));
  other.exec('begin immediate');
  const written = database.runTogether?.([putStatement(database, 'b', '2')]);
  assert.equal(await findMeta(database.kysely, 'b'), undefined);
  other.exec('rollback');
  other.close();
  await written;
  assert.equal(await findMeta(database.kysely, 'b'), '2');
  await database.close();
});

test('after the disk failed to keep a commit nothing is written until the log was written again; then it goes on without a restart', async () => {
  using directory = temporaryDirectory();
  let isBroken = false;
  const database = await openFile(directory.path, () => {
    if (isBroken) throw Object.assign(new Error('the disk failed'), { code: 'EIO' });
  });
  await putMeta(database.kysely, 'a', '1');
  isBroken = true;
  await assert.rejects(
    database.transaction((writing) => putMeta(writing, 'b', '2')),
    /the disk failed/,
  );
  const logBytes = statSync(`${directory.path}/upriver.sqlite-wal`).size;
  for (const write of [
    () => putMeta(database.kysely, 'c', '3'),
    () => database.transaction((db) => putMeta(db, 'd', '4')),
    async () => database.runTogether?.([putStatement(database, 'd', '4')]),
  ])
    await assert.rejects(write(), (error) => findStoreFailure(error) === 'disk_failing');
  assert.equal(statSync(`${directory.path}/upriver.sqlite-wal`).size, logBytes);
  assert.equal(await findMeta(database.kysely, 'a'), '1');
  isBroken = false;
  await putMeta(database.kysely, 'c', '3');
  await database.transaction((db) => putMeta(db, 'd', '4'));
  for (const [key, value] of [
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
    ['d', '4'],
  ] as const)
    assert.equal(await findMeta(database.kysely, key), value);
  const copied = await recoverCopy(directory.path);
  assert.deepEqual(copied, ['a', 'b', 'c', 'd']);
  await database.close();
});

test('a log that reads otherwise after the disk failed is not written again: every write is refused until a restart, which loses nothing that was acknowledged', async () => {
  using directory = temporaryDirectory();
  const file = join(directory.path, 'upriver.sqlite');
  let isBroken = false;
  const database = await openFile(directory.path, () => {
    if (isBroken) throw Object.assign(new Error('the disk failed'), { code: 'EIO' });
  });
  for (let index = 0; index < 20; index += 1) await putMeta(database.kysely, `key-${index}`, 'x'.repeat(10_000));
  isBroken = true;
  await assert.rejects(putMeta(database.kysely, 'last', 'x'));
  // What the disk has instead of the last page that it was given.
  const wal = openSync(`${file}-wal`, 'r+');
  writeSync(wal, Buffer.alloc(100, 7), 0, 100, statSync(`${file}-wal`).size - 2000);
  closeSync(wal);
  isBroken = false;
  for (let attempt = 0; attempt < 3; attempt += 1)
    await assert.rejects(
      putMeta(database.kysely, 'more', 'x'),
      (error) => /restart/.test(String(error)) && findStoreFailure(error) === 'disk_failing',
    );
  const kept = await recoverCopy(directory.path);
  for (let index = 0; index < 20; index += 1) assert.ok(kept.includes(`key-${index}`));
  assert.ok(!kept.includes('more'));
  await database.close();
});

test('a log that has grown is moved into the file beside whoever writes, and the file is whole at the end', async () => {
  using directory = temporaryDirectory();
  const file = join(directory.path, 'upriver.sqlite');
  const database = await openFile(directory.path);
  const text = 'x'.repeat(200_000);
  for (let index = 0; index < 96; index += 1) await putMeta(database.kysely, `key-${index}`, text);
  assert.ok(statSync(`${file}-wal`).size > 8 * 1024 * 1024);
  await eventually(async () => {
    const result = await sql<{ checkpointed: number }>`pragma wal_checkpoint(noop)`.execute(database.kysely);
    assert.ok((result.rows[0]?.checkpointed ?? 0) > 0);
  });
  await database.close();
  assert.equal(statSync(`${file}-wal`, { throwIfNoEntry: false }), undefined);
  const again = openDatabase({ dialect: 'sqlite', file });
  assert.equal(again.foundLogBytes, 0);
  // First of all one that changes nothing, which is no failure though nothing is in the log yet.
  await sql`delete from meta where key = 'none'`.execute(again.kysely);
  assert.equal(await findMeta(again.kysely, 'key-95'), text);
  await again.close();
});

function putStatement({ kysely }: Database, key: string, value: string): CompiledQuery {
  return kysely.insertInto('meta').values({ key, value }).compile();
}

async function openFile(directory: string, onSync?: () => void): Promise<Database> {
  const location = { dialect: 'sqlite', file: join(directory, 'upriver.sqlite') } as const;
  const database = openDatabase(location, onSync === undefined ? {} : { onSync });
  await migrate(database);
  return database;
}

/** Keys that the next start finds after the process was killed now. */
async function recoverCopy(directory: string): Promise<string[]> {
  using copy = temporaryDirectory();
  const file = join(copy.path, 'upriver.sqlite');
  for (const suffix of ['', '-wal']) copyFileSync(join(directory, `upriver.sqlite${suffix}`), `${file}${suffix}`);
  const database = openDatabase({ dialect: 'sqlite', file });
  const rows = await database.kysely.selectFrom('meta').select('key').orderBy('key').execute();
  await database.close();
  return rows.map(({ key }) => key).filter((key) => /^(?:.|last|more|key-.*)$/.test(key));
}
