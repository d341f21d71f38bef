import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { rollUp } from '../../../../../test/support/rollups.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { encodeRollupPart } from '../../columns/rollup-part.ts';
import { serviceMask } from '../../columns/service-mask.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/time.ts';
import type { Database } from '../database.ts';
import type { Damage } from './damage.ts';
import { createRollupCompaction } from './rollup-compaction.ts';
import { readExactRollups } from './rollups.ts';

const HOUR = Date.parse('2026-11-20T12:00:00Z');
const SERVICES = ['svc_a', 'svc_b'] as const;
/** Of one project: more than are left to wait. */
const PARTS = 150;
const OWNERS = [
  { organizationId: 'org_a', projectId: 'prj_a' },
  { organizationId: 'org_a', projectId: 'prj_b' },
  { organizationId: 'org_b', projectId: 'prj_c' },
];

for (const store of createTestStores())
  describe(`compaction of an hour that is not over on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('leaves every project its calls, in few parts, however often it goes on', async () => {
      const database = await store.open();
      const compact = createRollupCompaction(database);
      for (let turn = 0; turn < 3; turn += 1) {
        await insertFolded(database, turn * PARTS);
        const before = await readAll(database);
        while (await compact(HOUR + 30 * MINUTE_MS));
        assert.deepEqual(await readAll(database), before);
        for (const { parts } of await countParts(database)) assert.ok(parts <= 128 + 4, `${parts} parts`);
      }
    });

    test('merges a part that was made no longer once it is greater than what comes to it', async () => {
      const database = await store.open();
      const compact = createRollupCompaction(database);
      for (const [turn, calls] of [80, 1, 1].entries()) {
        await insertFolded(database, turn * PARTS, calls);
        while (await compact(HOUR + 30 * MINUTE_MS));
      }
      // The great one was left alone, the small one was not.
      for (const { made } of await countParts(database)) assert.equal(made, 2);
    });

    test('sets a damaged part aside, reports it once, and merges the others', async () => {
      const database = await store.open();
      await insertFolded(database, 0);
      const reported: Damage[] = [];
      const compact = createRollupCompaction(database, (damage) => void reported.push(damage));
      const { id } = await database.kysely
        .selectFrom('rollup_parts')
        .select('id')
        .where('project_id', '=', 'prj_b')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await database.kysely
        .updateTable('rollup_parts')
        .set({ bytes: Buffer.from('damaged') })
        .where('id', '=', id)
        .execute();
      const before = await readAll(database);
      for (let turn = 0; turn < 2; turn += 1) while (await compact(HOUR + 30 * MINUTE_MS));
      assert.deepEqual(reported, [{ what: 'rollup_part', id, projectId: 'prj_b' }]);
      assert.deepEqual(await readAll(database), before);
    });

    test('takes nothing of another project that has the number of the part that was made last', async () => {
      const database = await store.open();
      const compact = createRollupCompaction(database);
      await insertFolded(database, 0);
      while (await compact(HOUR + 30 * MINUTE_MS));
      const made = database.kysely.selectFrom('rollup_parts').select('id').where('merged', '=', 1);
      const ids = await made.orderBy('id').execute();
      // Each becomes the next one's.
      for (const [index, { id }] of ids.entries()) {
        const { organizationId, projectId } = OWNERS[(index + 1) % OWNERS.length] ?? {};
        await database.kysely
          .updateTable('rollup_parts')
          .set({ organization_id: organizationId, project_id: projectId })
          .where('id', '=', id)
          .execute();
      }
      await insertFolded(database, PARTS);
      const before = await readAll(database);
      while (await compact(HOUR + 30 * MINUTE_MS));
      assert.deepEqual(await readAll(database), before);
    });

    test('counts every call once when two nodes do it at the same time', async () => {
      const {
        databases: [one, other],
      } = await store.openTwice();
      await insertFolded(one, 0);
      const before = await readAll(one);
      const compactAll = async (database: Database): Promise<void> => {
        const compact = createRollupCompaction(database);
        for (let isMore = true; isMore;)
          try {
            isMore = await compact(HOUR + 30 * MINUTE_MS);
          } catch (error) {
            // The other was faster.
            assert.match(String(error), /merged elsewhere/);
          }
      };
      await Promise.all([compactAll(one), compactAll(other)]);
      assert.deepEqual(await readAll(one), before);
    });
  });

/** As many parts of each project as `PARTS`, as folding makes them: as good as no two are alike. */
async function insertFolded(database: Database, from: number, calls = 1): Promise<void> {
  for (let number = from; number < from + PARTS; number += 1)
    await database.kysely
      .insertInto('rollup_parts')
      .values(
        OWNERS.map(({ organizationId, projectId }, place) => {
          const serviceId = SERVICES[(number + place) % 2] ?? 'svc_a';
          const entries = rollUp(
            Array.from({ length: calls }, (_, call) => ({
              serviceId,
              environment: 'prod' as const,
              region: 'eu' as const,
              minute: HOUR / MINUTE_MS + ((number + call * 3) % 60),
              errorClass: number % 5 === 0 ? 1 : -1,
              latencyMs: 1 + (((number * 20 + call + place) * 7919) % 10_007),
            })),
          );
          return {
            organization_id: organizationId,
            project_id: projectId,
            service_id: '',
            step_minutes: 1,
            merged: 0,
            span_at: HOUR,
            service_mask: serviceMask([serviceId]),
            bytes: encodeRollupPart(entries, { isCompressed: false }),
          };
        }),
      )
      .execute();
}

/** Everything that is read of each project. */
async function readAll(database: Database) {
  return Promise.all(
    OWNERS.map(async (owner) => {
      const range = { from: HOUR, to: HOUR + HOUR_MS, stepMinutes: 1 };
      const query = { ...owner, ...range, serviceIds: [...SERVICES], groupBy: ['serviceId', 'region'] as const };
      const read = await readExactRollups(database.kysely, query);
      assert.ok(read.kind === 'read');
      const { rollups, damagedParts } = read;
      const rows = rollups.map(({ group, at, rollup: { requests, errors, sketch } }) =>
        JSON.stringify([group, at, requests, [...errors], [...sketch.buckets].sort(([a], [b]) => a - b)]),
      );
      return { rows: rows.sort(), damagedParts };
    }),
  );
}

async function countParts(database: Database): Promise<{ readonly parts: number; readonly made: number }[]> {
  const rows = await database.kysely.selectFrom('rollup_parts').select(['project_id', 'merged']).execute();
  return [...Map.groupBy(rows, (row) => row.project_id).values()].map((own) => ({
    parts: own.length,
    made: own.filter(({ merged }) => merged === 1).length,
  }));
}
