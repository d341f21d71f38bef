import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { allocateSharedMemory } from '../../threads/shared-memory.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { CASCADES, CHECKED_COLUMNS, CHECKED_PART, FOLLOWED_TABLES, TABLE_NAMES } from './followed-tables.ts';
import { createTableFinder } from './named-tables.ts';
import { createTableWriteExpiry } from './postgres-writes.ts';
import { CHECKED_PLACE, KEYED_PLACES, ROW_KEYS, markRow } from './row-marks.ts';
import { createWriteCounts } from './write-counts.ts';

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

test('what checks write of a service is told apart from the rest of it, and which rows a statement is about', () => {
  const find = createTableFinder();
  const both = ['checked_services', 'services'];
  const incidents = ['incidents'];
  const cases: readonly [text: string, all: string[], written: string[], rows: number[] | undefined][] = [
    ['select "name" from "services" where "id" = ?', ['services'], [], [0]],
    ['select "current_status" from "services" where "id" in (?, ?)', both, [], undefined],
    ['select "name", "last_checked_at" from "services" where "id" = $1', both, [], [0]],
    ['select "name", "raw_status" from "services" where "id" = ? or "slug" = ?', both, [], undefined],
    ['select * from "services" where "id" = ? for update', both, [], undefined],
    ['update "services" set "last_checked_at" = ? where "id" = ?', both, ['checked_services'], [1]],
    [
      'update "services" set "current_status" = $1, "raw_status" = $2 where "id" = $3 and ("raw_status" is null or "id" < $4)',
      both,
      ['checked_services'],
      [2],
    ],
    ['update "services" set "last_checked_at" = ? where "id" = ? or "id" = ?', both, ['checked_services'], undefined],
    ['update "services" set "last_checked_at" = ?', both, both, undefined],
    ['update "services" set "name" = ? where "id" = ?', ['services'], ['services'], [1]],
    ['update "services" set "name" = ?, "raw_status" = ? where "id" = ?', both, both, [2]],
    [
      'update "services" set "name" = (select "a" from "b" where "c" = ?) where "id" = ?',
      ['services'],
      both,
      undefined,
    ],
    ['update services set last_checked_at = 1 where id = 2', both, both, undefined],
    ['insert into "services" ("id") values (?) on conflict ("id") do nothing', ['services'], both, [0]],
    ['insert into "services" ("id") values (?), (?)', ['services'], both, undefined],
    ['delete from "services" where "id" = ?', ['services'], both, undefined],
    ['select * from "incidents" where "service_id" = ? and "resolved_at" is null order by "id"', incidents, [], [0]],
    ['select "id" from "incidents" where "kind" = ? and "id" = ?', incidents, [], [1]],
    ['select "id" from "incidents" where ("id" = ? or "title" = ?) and "service_id" = ?', incidents, [], [2]],
    ['select "id" from "incidents" where ("id" = ? or "title" = ?)', incidents, [], undefined],
    [
      'select "id" from "incidents" where "id" in (select "a" from "incidents" where "id" = ?)',
      incidents,
      [],
      undefined,
    ],
    ['select "id" from "x" union select "id" from "incidents" where "id" = ?', incidents, [], undefined],
    ['update "incidents" set "title" = $1 where "id" = $2 and "service_id" = $3', incidents, incidents, [1, 2]],
    ['update "incidents" set "title" = ? where "service_id" = ? and "id" = ?', incidents, incidents, [2, 1]],
    ['update "incidents" set "title" = ? where "id" = ?', incidents, incidents, undefined],
    ['update "incidents" set "service_id" = ? where "id" = ? and "service_id" = ?', incidents, incidents, undefined],
    ['insert into "incidents" ("a", "service_id", "b", "id") values (?, ?, null, ?)', incidents, incidents, [2, 1]],
    [
      'insert into "incidents" ("id", "service_id") values (?, ?) on conflict ("id") do update set "service_id" = ?',
      incidents,
      incidents,
      undefined,
    ],
    ['insert into "incidents" ("id") select "id" from "incidents"', incidents, incidents, undefined],
    ['delete from "incidents" where "service_id" = ?', incidents, incidents, undefined],
  ];
  for (const [text, all, written, rows] of cases) {
    const found = find(text);
    assert.deepEqual([namesOf(found.all), namesOf(found.written), found.rows?.parameters], [all, written, rows], text);
  }
});

test('threads learn which rows of a table were written since, and that it may be any when it is too long ago', () => {
  const { tableWrites: memory } = allocateSharedMemory();
  const [one, other] = [createWriteCounts(memory), createWriteCounts(memory)];
  const [another = 0] = [...KEYED_PLACES].filter((place) => place !== CHECKED_PLACE);
  const of = (marks: number[] | 'every') => new Map(marks === 'every' ? [] : [[CHECKED_PLACE, marks]]);
  const write = (marks: number[] | 'every'): void => {
    one.begin([CHECKED_PLACE], of(marks));
    one.end([CHECKED_PLACE], of(marks));
  };
  const since = (count: number): number[] | undefined => {
    const written = other.writtenSince(CHECKED_PLACE, count);
    return written && [...written.marks].sort((a, b) => a - b);
  };
  assert.deepEqual(since(0), []);
  write([5]);
  write([7, 5, 9]);
  assert.deepEqual([since(0), since(1), since(3), since(4)], [[5, 7, 9], [5, 7, 9], [9], []]);
  one.begin([CHECKED_PLACE], of([3]));
  assert.deepEqual([since(0), since(4), since(5)], [undefined, undefined, undefined]);
  one.end([CHECKED_PLACE], of([3]));
  assert.deepEqual([since(4), other.writtenSince(CHECKED_PLACE, 4)?.until], [[3], 5]);
  write('every');
  assert.deepEqual([since(0), since(5), since(6)], [undefined, undefined, []]);
  for (let count = 6; count < 4102; count += 1) write([count]);
  assert.deepEqual([since(5), since(6)?.length, since(4101)], [undefined, 4096, [4101]]);
  write(Array.from({ length: 300 }, (_, mark) => mark + 1));
  assert.deepEqual([since(4101), since(4103)], [undefined, []]);
  assert.deepEqual(other.writtenSince(another, 0), { marks: new Set(), until: 0 });
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
      assert.deepEqual(
        rows.map(({ name }) => name).sort(),
        FOLLOWED_TABLES.filter((name) => name !== CHECKED_PART).sort(),
      );
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

    test('every column of a service is noted, and of those that checks write, which service it is', async () => {
      const database = await store.open();
      const { kysely, freshness } = database;
      const { rows } = await sql<{ trigger: string; columns: string[] }>`
        select tgname as trigger, array(
          select attname::text from pg_attribute where attrelid = tgrelid and attnum = any(tgattr)) as columns
        from pg_trigger where tgrelid = 'services'::regclass and cardinality(tgattr) > 0 order by 1`.execute(kysely);
      const columns = (await kysely.introspection.getTables())
        .find(({ name }) => name === 'services')
        ?.columns.map(({ name }) => name);
      assert.deepEqual(
        rows.map((row) => [row.trigger, row.columns.sort()]),
        [
          ['note_checked_service', [...CHECKED_COLUMNS].sort()],
          ['note_other_columns', columns?.filter((name) => !CHECKED_COLUMNS.includes(name)).sort()],
        ],
      );
      await kysely
        .insertInto('services')
        .values([serviceRow('svc_a'), serviceRow('svc_b')])
        .execute();
      await freshness.refresh();
      const namesA = await freshness.observe(() =>
        kysely.selectFrom('services').select('name').where('id', '=', 'svc_a').execute(),
      );
      const statusOfA = await freshness.observe(() =>
        kysely.selectFrom('services').select('current_status').where('id', '=', 'svc_a').execute(),
      );
      const statuses = await freshness.observe(() => kysely.selectFrom('services').select('current_status').execute());
      const current = async (): Promise<boolean[]> => {
        await freshness.refresh();
        return [namesA, statusOfA, statuses].map(({ basis }) => basis !== undefined && freshness.isCurrent(basis));
      };
      const update = (id: string, change: { current_status?: string; name?: string }): Promise<unknown> =>
        kysely.updateTable('services').set(change).where('id', '=', id).execute();
      assert.deepEqual(await current(), [true, true, true]);
      await update('svc_b', { current_status: 'degraded' });
      assert.deepEqual(await current(), [true, true, false]);
      await update('svc_a', { current_status: 'degraded' });
      assert.deepEqual(await current(), [true, false, false]);
      await update('svc_b', { name: 'B' });
      assert.deepEqual(await current(), [false, false, false]);
      const { writtenSince } = freshness.counts;
      const before = freshness.counts.begun(CHECKED_PLACE);
      await update('svc_a', { current_status: 'operational' });
      await freshness.refresh();
      assert.deepEqual([...(writtenSince(CHECKED_PLACE, before)?.marks ?? [])], [markRow('svc_a')]);
      await database.close();
    });

    test('of what pages report is noted which rows of a table were written', async () => {
      const database = await store.open();
      const { kysely, freshness } = database;
      const { rows } = await sql<{ name: string }>`
        select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'note_row%' order by 1`.execute(
        kysely,
      );
      const names = rows.map(({ name }) => name);
      assert.deepEqual(
        names,
        Object.keys(ROW_KEYS)
          .filter((name) => name !== CHECKED_PART)
          .sort(),
      );
      const written = async (work: () => Promise<unknown>): Promise<unknown[]> => {
        await freshness.refresh();
        const before = names.map((name) => freshness.counts.begun(TABLE_NAMES.indexOf(name)));
        await work();
        await freshness.refresh();
        return names.map((name, index) => {
          const since = freshness.counts.writtenSince(TABLE_NAMES.indexOf(name), before[index] ?? 0);
          return since === undefined ? 'every' : [...since.marks].sort((a, b) => a - b);
        });
      };
      const marks = (...keys: string[]): number[] => keys.map(markRow).sort((a, b) => a - b);
      await kysely.insertInto('services').values(serviceRow('svc_c')).execute();
      const incident = incidentRow('inc_a', 'svc_c');
      const update = (id: string, change: { title: string }): Promise<unknown> =>
        kysely.updateTable('incidents').set(change).where('id', '=', id).execute();
      assert.deepEqual(await written(() => kysely.insertInto('incidents').values(incident).execute()), [
        [],
        [],
        marks('inc_a', 'svc_c'),
      ]);
      assert.deepEqual(await written(() => update('inc_a', { title: 'B' })), [[], [], marks('inc_a', 'svc_c')]);
      assert.deepEqual(await written(() => update('inc_b', { title: 'B' })), [[], [], []]);
      const said = { id: 'iu_a', incident_id: 'inc_a', external_id: 'u', status: 'investigating', body: 'a' };
      const updates = [{ ...said, created_at: 0, first_seen_at: 0, gone_at: null }];
      assert.deepEqual(await written(() => kysely.insertInto('incident_updates').values(updates).execute()), [
        [],
        marks('inc_a'),
        [],
      ]);
      assert.deepEqual(await written(() => sql`truncate incident_updates`.execute(kysely)), [[], 'every', []]);
      assert.deepEqual(await written(() => kysely.deleteFrom('incidents').execute()), [
        [],
        [],
        marks('inc_a', 'svc_c'),
      ]);
      await database.close();
    });
  });

function serviceRow(id: string) {
  return {
    id,
    organization_id: null,
    slug: id,
    name: id,
    category: 'other',
    page: '{}',
    hosts: '[]',
    packages: '{}',
    current_status: 'operational',
    created_at: 0,
  };
}

function incidentRow(id: string, serviceId: string) {
  return {
    id,
    service_id: serviceId,
    external_id: id,
    kind: 'incident',
    title: 'A',
    impact: 'major',
    status: 'investigating',
    started_at: 0,
    resolved_at: null,
    scheduled_for: null,
    scheduled_until: null,
    url: null,
    raw_status: null,
    raw_impact: null,
    first_seen_at: 0,
    changed_at: 0,
  };
}
