// What the store promises of commits that are shared, on every engine.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { findMeta, putMeta } from '../meta.ts';
import { openMemoryStore } from '../../../../../test/support/memory-store.ts';

for (const store of createTestStores()) {
  describe(`commits that are shared on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('each writer is all or nothing for itself, and gets the result of its own work', async () => {
      const database = await store.open();
      const results = await Promise.allSettled(
        Array.from({ length: 200 }, (_, index) =>
          database.grouped(async (db) => {
            await putMeta(db, `key-${index}`, 'first');
            if (index % 3 === 0) throw new Error(`no ${index}`);
            await putMeta(db, `key-${index}`, 'second');
            return index;
          }),
        ),
      );
      for (const [index, result] of results.entries()) {
        const isRefused = index % 3 === 0;
        assert.equal(result.status, isRefused ? 'rejected' : 'fulfilled');
        assert.equal(
          result.status === 'fulfilled' ? result.value : result.reason.message,
          isRefused ? `no ${index}` : index,
        );
        assert.equal(await findMeta(database.kysely, `key-${index}`), isRefused ? undefined : 'second');
      }
      await database.close();
    });
  });
}

test('writers that wait at one moment share one commit, and none resolves before it', async () => {
  const statements: string[] = [];
  const database = await openMemoryStore({ onStatement: (sql) => statements.push(sql) });
  const resolved: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      await database.grouped(async (db) => {
        await putMeta(db, `key-${index}`, 'x');
        assert.deepEqual(resolved, []);
      });
      resolved.push(index);
    }),
  );
  assert.equal(statements.filter((sql) => sql === 'commit').length, 1);
  assert.equal(resolved.length, 20);
  await database.close();
});

test('writers who are patient share the next commit, and one who is not waits for nobody', async () => {
  const commits: number[] = [];
  let written = 0;
  const database = await openMemoryStore({
    onStatement: (sql) => {
      if (sql === 'commit') commits.push(written);
    },
  });
  const write = (isPatient: boolean) =>
    database.grouped(async (db) => {
      written += 1;
      await putMeta(db, `key-${written}`, 'x');
    }, isPatient);
  await write(true);
  const patient = [write(true)];
  await setImmediate();
  patient.push(write(true));
  await setImmediate();
  assert.deepEqual(commits, [1], 'they wait for others');
  await write(false);
  assert.deepEqual(commits, [1, 4], 'and are written with whoever does not');
  await Promise.all(patient);
  await write(true);
  assert.deepEqual(commits, [1, 4, 5], 'they do not wait for ever');
  await Promise.all(Array.from({ length: 100 }, () => write(true)));
  assert.deepEqual(commits.slice(3), [69, 105], 'a full group waits for nobody either');
  await database.close();
});

test('a commit that fails is a failure of every writer in it, and of none after it', async () => {
  let isFull = true;
  const database = await openMemoryStore({
    onStatement: (sql) => {
      if (sql === 'commit' && isFull) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    },
  });
  const write = (key: string) => database.grouped((db) => putMeta(db, key, 'x'));
  const results = await Promise.allSettled([write('a'), write('b')]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  isFull = false;
  await write('c');
  assert.deepEqual(await Promise.all(['a', 'b', 'c'].map((key) => findMeta(database.kysely, key))), [
    undefined,
    undefined,
    'x',
  ]);
  await database.close();
});
