import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { CompiledQuery } from 'kysely';
import { encodeEvents } from '../../../../../test/support/event-block.ts';
import { openMemoryStore } from '../../../../../test/support/memory-store.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { serviceMask } from '../../columns/service-mask.ts';
import type { Damage } from './damage.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time.ts';
import type { Database, Queries, Writing } from '../database.ts';
import { createEventCompaction } from '../events/event-compaction.ts';
import { expireEventBlocks } from '../events/event-expiry.ts';
import { createBlockFolding } from './fold-blocks.ts';
import { createRollupCompaction } from './rollup-compaction.ts';
import { readExactRollups } from './rollups.ts';

const HOUR = Date.parse('2026-11-20T12:00:00Z');
const SERVICES = ['svc_a', 'svc_b'] as const;
/** Of those that read everything once: they ask for the mark, for what there is, and for its bytes. */
const READER_STATEMENTS = 12;
const OWNERS = [
  { organizationId: 'org_a', projectId: 'prj_a' },
  { organizationId: 'org_a', projectId: 'prj_b' },
  { organizationId: 'org_b', projectId: 'prj_c' },
];

for (const store of createTestStores())
  describe(`folding of blocks on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('changes nothing of what is read of any organization, however often blocks come between', async () => {
      const database = await store.open();
      const fold = createBlockFolding(database);
      let calls = 0;
      for (let turn = 0; turn < 3; turn += 1) {
        calls += await insertBlocks(database.kysely, turn);
        const before = await readAll(database);
        assert.equal(callsOf(before), calls);
        assert.deepEqual(await fold(), { isDone: true, isMore: false });
        assert.deepEqual(await readAll(database), before);
        assert.deepEqual(await fold(), { isDone: false, isMore: false });
      }
      const compact = createRollupCompaction(database);
      const before = await readAll(database);
      while (await compact(HOUR + DAY_MS));
      assert.deepEqual(await readAll(database), before);
      await database.close();
    });

    test('leaves all to be folded again when it fails at its end', async () => {
      const database = await store.open();
      await insertBlocks(database.kysely, 0);
      const before = await readAll(database);
      const failing: Database = {
        ...database,
        transaction: <Result>(work: (writing: Writing) => Promise<Result>) =>
          database.transaction(async (writing): Promise<Result> => {
            await work(writing);
            throw new Error('no');
          }),
      };
      await assert.rejects(createBlockFolding(failing)(), /no/);
      assert.deepEqual(await readAll(database), before);
      assert.equal((await createBlockFolding(database)()).isDone, true);
      assert.deepEqual(await readAll(database), before);
      await database.close();
    });

    test('counts every call once when two nodes do it at the same time', async () => {
      const { databases } = await store.openTwice();
      const [one, other] = databases;
      await insertBlocks(one.kysely, 0);
      const before = await readAll(other);
      await Promise.all(databases.map((database) => createBlockFolding(database)()));
      assert.deepEqual(await readAll(one), before);
      assert.deepEqual(await readAll(other), before);
      for (const database of databases) await database.close();
    });

    test('between any two statements of a reader leaves what it reads as it is, merging of the blocks included', async () => {
      const database = await store.open();
      const fold = createBlockFolding(database);
      const compact = createEventCompaction(database);
      for (let turn = 0; turn < 2 * READER_STATEMENTS; turn += 1) {
        await insertBlocks(database.kysely, turn);
        const before = await readAll(database);
        let left = 1 + Math.floor(turn / 2);
        const watched = database.kysely.withPlugin({
          transformQuery: ({ node }) => node,
          async transformResult({ result }) {
            left -= 1;
            if (left !== 0) return result;
            await fold();
            if (turn % 2 === 1) while (await compact(HOUR + DAY_MS));
            return result;
          },
        });
        assert.deepEqual(await readAll({ ...database, kysely: watched }), before);
        assert.ok(left <= 0);
      }
      await database.close();
    });

    test('is done before a block is merged with others, or expires', async () => {
      const database = await store.open();
      for (let turn = 0; turn < 4; turn += 1) await insertBlocks(database.kysely, turn);
      const before = await readAll(database);
      const later = HOUR + 2 * DAY_MS;
      const compact = createEventCompaction(database);
      while (await compact(later));
      assert.equal(await expireEventBlocks(database.kysely, later), 0);
      assert.deepEqual(await readAll(database), before);
      const fold = createBlockFolding(database);
      await fold();
      while (await compact(later));
      assert.deepEqual(await readAll(database), before);
      // It goes past what was merged.
      await fold();
      while ((await expireEventBlocks(database.kysely, later)) > 0);
      assert.deepEqual(await readAll(database), before);
      assert.equal((await database.kysely.selectFrom('event_blocks').select('id').execute()).length, 0);
      await database.close();
    });

    test('reports a damaged block, of which every reader says that it is missing, and folds the others', async () => {
      const database = await store.open();
      await insertBlocks(database.kysely, 0);
      const { id } = await database.kysely
        .selectFrom('event_blocks')
        .select('id')
        .where('project_id', '=', 'prj_b')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await database.kysely
        .updateTable('event_blocks')
        .set({ bytes: Buffer.from('damaged') })
        .where('id', '=', id)
        .execute();
      const before = await readAll(database);
      assert.deepEqual(
        before.map(({ damagedParts }) => damagedParts),
        [0, 1, 0, 1, 0],
      );
      const reported: Damage[] = [];
      const report = (damage: Damage): void => void reported.push(damage);
      await createBlockFolding(database, report)();
      assert.deepEqual(reported, [{ what: 'event_block', id, projectId: 'prj_b' }]);
      const compact = createRollupCompaction(database, report);
      for (const now of [HOUR, HOUR + DAY_MS]) {
        while (await compact(now));
        assert.deepEqual(await readAll(database), before);
      }
      assert.equal(reported.length, 1);
      await database.close();
    });

    test(
      'passes over no commit that took its number before others and ends after them',
      { skip: store.name === 'sqlite' },
      async () => {
        const { databases } = await store.openTwice();
        const [one, other] = databases;
        const fold = createBlockFolding(other);
        const { promise: others, resolve } = Promise.withResolvers<undefined>();
        const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
        const late = one.transaction(async (writing) => {
          await insertBlocks(writing, 0);
          begin(undefined);
          await others;
        });
        await begun;
        const calls = await insertBlocks(other.kysely, 1);
        await fold();
        resolve(undefined);
        await late;
        const before = await readAll(one);
        assert.equal(callsOf(before), 2 * calls);
        assert.deepEqual(await fold(), { isDone: true, isMore: false });
        assert.deepEqual(await readAll(one), before);
        for (const database of databases) await database.close();
      },
    );
  });

test('who reads rollups looks at no block that is folded', async () => {
  const statements: string[] = [];
  const database = await openMemoryStore({ onStatement: (text) => statements.push(text) });
  await readAll(database);
  const read = statements.findLast((text) => text.includes('union all')) ?? '';
  const values = Array.from(read.matchAll(/\?/g), () => 0);
  const plan = await database.kysely.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${read}`, values),
  );
  const ofBlocks = plan.rows.map(({ detail }) => detail).filter((detail) => detail.includes('event_blocks'));
  assert.deepEqual(ofBlocks, ['SEARCH event_blocks USING INTEGER PRIMARY KEY (rowid>?)']);
  await database.close();
});

/** Blocks of every project, of two hours. @returns how many calls they hold */
async function insertBlocks(db: Queries, turn: number): Promise<number> {
  let calls = 0;
  for (const [place, { organizationId, projectId }] of OWNERS.entries())
    for (let block = 0; block < 3; block += 1) {
      const events = Array.from({ length: 5 + block }, (_, index) => ({
        at: HOUR + ((turn * 17 + block * 23 + index * 5) % 120) * MINUTE_MS,
        serviceId: SERVICES[(index + block) % 2] ?? 'svc_a',
        endpoint: '/',
        status: 200,
        latencyUs: 1000 * ((index * 7919 + place + turn) % 10_007),
        environment: 'prod',
        ...(index % 3 === 0 ? { errorClass: 'timeout' as const } : {}),
      }));
      calls += events.length;
      const times = events.map(({ at }) => at);
      await db
        .insertInto('event_blocks')
        .values({
          organization_id: organizationId,
          project_id: projectId,
          received_at: HOUR,
          from_at: Math.min(...times),
          to_at: Math.max(...times),
          service_mask: serviceMask(SERVICES),
          events: events.length,
          bytes: encodeEvents(events),
        })
        .execute();
    }
  return calls;
}

/** Everything that is read of each project, and of each organization as a whole. */
async function readAll(database: Database) {
  return Promise.all(
    [...OWNERS, { organizationId: 'org_a' }, { organizationId: 'org_b' }].map(async (owner) => {
      const range = { from: HOUR, to: HOUR + 2 * HOUR_MS, stepMinutes: 1 };
      const query = { ...owner, ...range, serviceIds: [...SERVICES], groupBy: ['serviceId', 'environment'] as const };
      const read = await readExactRollups(database.kysely, query);
      assert.ok(read.kind === 'read');
      const { rollups, damagedParts } = read;
      const rows = rollups.map(({ group, at, rollup: { requests, errors, sketch } }) =>
        JSON.stringify([group, at, requests, [...errors], [...sketch.buckets].sort(([a], [b]) => a - b)]),
      );
      const calls = rollups.reduce((sum, { rollup }) => sum + rollup.requests, 0);
      return { rows: rows.sort(), calls, damagedParts };
    }),
  );
}

/** The calls of all projects, which are those of their organizations. */
function callsOf(read: Awaited<ReturnType<typeof readAll>>): number {
  const [a = 0, b = 0, c = 0, ofA, ofB] = read.map(({ calls }) => calls);
  assert.deepEqual([ofA, ofB], [a + b, c]);
  return a + b + c;
}
