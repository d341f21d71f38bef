import assert from 'node:assert/strict';
import test from 'node:test';
import { encodeEvents } from '../../../../../test/support/event-block.ts';
import { serviceMask } from '../../columns/service-mask.ts';
import type { Database } from '../database.ts';
import { createBlockFolding } from '../rollups/fold-blocks.ts';
import { createEventCompaction } from './event-compaction.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time.ts';
import { openMemoryStore } from '../../../../../test/support/memory-store.ts';

const START = Date.parse('2026-11-20T12:00:00Z');

async function openEmpty(): Promise<Database> {
  const database = await openMemoryStore();
  return database;
}

async function addBlocks(database: Database, projects: number, rounds: number, at: number): Promise<void> {
  const bytes = encodeEvents([{ at, serviceId: 'svc_a', endpoint: '/', status: 200, latencyUs: 5 }]);
  for (let round = 0; round < rounds; round += 1)
    await database.transaction(async (writing) => {
      for (let project = 0; project < projects; project += 1)
        await writing
          .insertInto('event_blocks')
          .values({
            organization_id: 'org_a',
            project_id: `prj_${project}`,
            received_at: at + round,
            from_at: at,
            to_at: at,
            service_mask: serviceMask(['svc_a']),
            events: 1,
            bytes,
          })
          .execute();
    });
}

async function countByProject(database: Database): Promise<{ blocks: number; events: number }[]> {
  const rows = await database.kysely
    .selectFrom('event_blocks')
    .select(({ fn }) => [fn.countAll<number>().as('blocks'), fn.sum<number>('events').as('events')])
    .groupBy('project_id')
    .execute();
  return rows.map(({ blocks, events }) => ({ blocks, events }));
}

async function finish(database: Database, now: number): Promise<void> {
  const fold = createBlockFolding(database);
  while ((await fold()).isDone);
  const step = createEventCompaction(database);
  while (await step(now));
}

test('small blocks find company however many projects write in between', async () => {
  const database = await openEmpty();
  await addBlocks(database, 1200, 6, START);
  await finish(database, START + HOUR_MS);
  const counts = await countByProject(database);
  assert.equal(counts.length, 1200);
  for (const count of counts) assert.deepEqual(count, { blocks: 1, events: 6 });
  await database.close();
});

test('what had no company before a restart finds it afterwards', async () => {
  const database = await openEmpty();
  await addBlocks(database, 2, 3, START);
  await finish(database, START + HOUR_MS);
  assert.deepEqual((await countByProject(database))[0], { blocks: 3, events: 3 });
  await addBlocks(database, 2, 3, START + HOUR_MS);
  await finish(database, START + 2 * HOUR_MS);
  assert.deepEqual((await countByProject(database))[0], { blocks: 1, events: 6 });
  await database.close();
});

test('two small blocks are merged when their day is over, and blocks of different days are not', async () => {
  const database = await openEmpty();
  await addBlocks(database, 1, 2, START);
  await addBlocks(database, 1, 2, START + DAY_MS);
  await finish(database, START + DAY_MS + HOUR_MS);
  assert.deepEqual(await countByProject(database), [{ blocks: 3, events: 4 }]);
  await database.close();
});

test('blocks of the last minutes are left as they are', async () => {
  const database = await openEmpty();
  await addBlocks(database, 1, 20, START);
  await finish(database, START + 60_000);
  assert.deepEqual(await countByProject(database), [{ blocks: 20, events: 20 }]);
  await database.close();
});
