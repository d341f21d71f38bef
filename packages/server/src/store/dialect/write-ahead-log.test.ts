import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { eventually } from '../../../../../test/support/eventually.ts';
import { temporaryDirectory } from '../../../../../test/support/process.ts';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { findStoreFailure } from '../failure.ts';
import { findMeta, putMeta } from '../meta.ts';
import { migrate } from '../migrate.ts';

test('every commit waits for the disk once, whether it is a transaction or a statement, and a read never does', async () => {
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
  assert.equal(await findMeta(database.kysely, 'b'), '2');
  await assert.rejects(
    database.transaction(async (writing) => {
      await putMeta(writing, 'd', '4');
      throw new Error('not this one');
    }),
    /not this one/,
  );
  assert.equal(syncs, 2);
  await database.close();
});

test('a commit that the disk may not have is no success, nor is any after it; reads go on', async () => {
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
  isBroken = false;
  await assert.rejects(
    putMeta(database.kysely, 'c', '3'),
    (error) => /the disk failed/.test(String(error)) && findStoreFailure(error) === 'unreachable',
  );
  assert.equal(await findMeta(database.kysely, 'a'), '1');
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

async function openFile(directory: string, onSync?: () => void): Promise<Database> {
  const location = { dialect: 'sqlite', file: join(directory, 'upriver.sqlite') } as const;
  const database = openDatabase(location, onSync === undefined ? {} : { onSync });
  await migrate(database);
  return database;
}
