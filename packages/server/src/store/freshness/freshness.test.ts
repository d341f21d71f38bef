import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { CASCADES, FOLLOWED_TABLES, TABLE_NAMES } from './followed-tables.ts';
import { createTableFinder } from './named-tables.ts';
import { createTableWriteExpiry } from './postgres-writes.ts';

const namesOf = (places: readonly number[]): string[] => places.map((place) => TABLE_NAMES[place] ?? '').sort();

test('the tables that a statement reads and writes are found by its text', () => {
  const find = createTableFinder();
  const cases: readonly [text: string, all: string[], written: string[]][] = [
    ['select "id" from "services" where "id" in (select "service_id" from "links")', ['links', 'services'], []],
    ['insert into "links" ("a") values (?) on conflict do nothing', ['links'], ['links']],
    ['insert or ignore into links select id from services', ['links', 'services'], ['links']],
    ['insert into "meta" ("key") values (?) on conflict ("key") do update set "value" = ?', ['meta'], ['meta']],
    ['update "projects" set "name" = ? where "id" = ?', ['projects'], ['projects']],
    ['delete from "people" where "id" = ?', ['people'], ['people', ...(CASCADES['people'] ?? [])]],
    ['with "x" as (select 1 from "polls") select * from "x"', ['polls'], []],
    ['with "x" as (select 1 from "polls") update "looks" set "at" = 1', ['looks', 'polls'], ['looks']],
    ['SELECT 1 FROM Tokens FOR UPDATE', ['tokens'], []],
    ['commit', [], []],
    ['alter table "services" add column "x" text', ['services'], [...TABLE_NAMES]],
  ];
  for (const [text, all, written] of cases) {
    const found = find(text);
    assert.deepEqual([namesOf(found.all), namesOf(found.written)], [all, [...written].sort()], text);
    assert.equal(find(text), found);
  }
});

for (const store of createTestStores())
  describe(`writes that are followed, on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('every table of the store has its place, and those that lose rows with others are known', async () => {
      const database = await store.open();
      const { kysely, dialect } = database;
      const tables = (await kysely.introspection.getTables()).map(({ name }) => name);
      assert.deepEqual(
        tables.filter((name) => !TABLE_NAMES.includes(name)),
        [],
      );
      const cascades: Record<string, string[]> = {};
      for (const name of dialect === 'sqlite' ? tables : []) {
        const { rows } = await sql<{
          table: string;
          on_delete: string;
        }>`select * from pragma_foreign_key_list(${name})`.execute(kysely);
        for (const row of rows) if (row.on_delete === 'CASCADE') (cascades[row.table] ??= []).push(name);
      }
      for (const names of Object.values(cascades)) names.sort();
      if (dialect === 'sqlite') assert.deepEqual(cascades, CASCADES);
      await database.close();
    });

    // SQLite has no need of them.
    if (store.name === 'sqlite') return;
    test('every table that is followed has a trigger, and what it noted is forgotten in time', async () => {
      const database = await store.open();
      const { kysely, freshness } = database;
      const { rows } = await sql<{ name: string }>`
        select tgrelid::regclass::text as name from pg_trigger where tgname = 'note_write' order by 1`.execute(kysely);
      assert.deepEqual(rows.map(({ name }) => name).sort(), [...FOLLOWED_TABLES].sort());
      const touch = (): Promise<unknown> =>
        kysely.updateTable('projects').set({ name: 'x' }).where('id', '=', 'nobody').execute();
      let now = 0;
      const expire = createTableWriteExpiry(kysely, () => now);
      await touch();
      const forgotten = [await expire()];
      const ofAnotherServer = { xid: '9000000000000', name: 'projects' };
      await kysely.insertInto('table_writes').values(ofAnotherServer).execute();
      await touch();
      for (now of [599_999, 600_000, 600_001, 1_200_000]) forgotten.push(await expire());
      assert.deepEqual(forgotten, [0, 0, 2, 0, 1]);
      await freshness.refresh();
      const { basis } = await freshness.observe(() => kysely.selectFrom('projects').select('id').execute());
      assert.ok(basis !== undefined);
      await freshness.refresh();
      assert.ok(freshness.isCurrent(basis));
      await touch();
      assert.ok(freshness.isCurrent(basis));
      await freshness.refresh();
      assert.ok(!freshness.isCurrent(basis));
      await database.close();
    });
  });
