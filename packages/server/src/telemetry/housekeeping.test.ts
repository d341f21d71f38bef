import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { ORGANIZATION, PROJECT, START, anEvent, openTestIngest } from '../../../../test/support/ingest.ts';
import type { TestIngest } from '../../../../test/support/ingest.ts';
import { temporaryDirectory } from '../../../../test/support/process.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { TestStore } from '../../../../test/support/stores.ts';
import { hashCredential } from '../domain/credentials.ts';
import type { StoredEvent } from '../domain/event.ts';
import { addCall, createRollup, errorClassIndex, mergeRollup, minuteOf } from '../columns/rollup.ts';
import type { Rollup } from '../columns/rollup.ts';
import { decodeRollupPart, encodeRollupPart } from '../columns/rollup-part.ts';
import { openDatabase } from '../store/database.ts';
import { readEvents } from '../store/events/events.ts';
import type { EventPosition } from '../store/events/events.ts';
import { migrate } from '../store/migrate.ts';
import { createBlockFolding } from '../store/rollups/fold-blocks.ts';
import { readCallVolumes, readExactRollups, readRollups } from '../store/rollups/rollups.ts';
import { createHousekeeping } from './housekeeping.ts';
import type { Housekeeping } from './housekeeping.ts';
import { DAY_MS, HOUR_MS } from '../domain/time.ts';

const SERVICES = ['svc_a', 'svc_b', 'svc_c'];

for (const store of createTestStores()) {
  describe(`compaction and expiry on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    define(store);
  });
}

function define(store: TestStore): void {
  test('rollups agree with the blocks, as they are written and after every kind of compaction', async () => {
    await withStore(store, async (it, housekeeping) => {
      await sendHours(it, 3);
      const events = await readAll(it);
      assert.deepEqual(await minutesRead(it, 1), minutesOf(events, 1));
      await housekeeping.finish();
      assert.deepEqual(await minutesRead(it, 1), minutesOf(events, 1));
      it.clock.advance(6 * HOUR_MS);
      await housekeeping.finish();
      assert.deepEqual(await minutesRead(it, 1), minutesOf(events, 1));
      it.clock.advance(4 * DAY_MS);
      await housekeeping.finish();
      assert.deepEqual(await minutesRead(it, 60), minutesOf(events, 60));
      it.clock.advance(200 * DAY_MS);
      await housekeeping.finish();
      assert.deepEqual(await minutesRead(it, 1440), minutesOf(events, 1440));
    });
  });

  test('events that arrive after their hour was merged are counted with it', async () => {
    await withStore(store, async (it, housekeeping) => {
      await sendHours(it, 1);
      it.clock.advance(3 * DAY_MS);
      await housekeeping.finish();
      await it.sendBatch([anEvent({ host: 'api.a.com' })]);
      const events = await readAll(it);
      assert.deepEqual(await minutesRead(it, 60), minutesOf(events, 60));
      await housekeeping.finish();
      assert.deepEqual(await minutesRead(it, 60), minutesOf(events, 60));
    });
  });

  test('compacting blocks keeps every event, in fewer blocks', async () => {
    await withStore(store, async (it, housekeeping) => {
      await sendHours(it, 2);
      const before = await readAll(it);
      const blocksBefore = await countBlocks(it);
      it.clock.advance(HOUR_MS);
      await housekeeping.finish();
      const sorted = (events: readonly StoredEvent[]) => events.map((event) => JSON.stringify(event)).sort(compare);
      assert.deepEqual(sorted(await readAll(it)), sorted(before));
      assert.ok((await countBlocks(it)) < blocksBefore / 4);
    });
  });

  test('a damaged block is passed over, reported once, and stops nothing', async () => {
    await withStore(store, async (it, housekeeping, reported) => {
      await sendHours(it, 1);
      const { id } = await it.database.kysely
        .selectFrom('event_blocks')
        .select('id')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await it.database.kysely
        .updateTable('event_blocks')
        .set({ bytes: Buffer.from('damaged') })
        .where('id', '=', id)
        .execute();
      const query = { organizationId: ORGANIZATION, projectId: PROJECT, from: 0, to: START * 2, limit: 5000 };
      const page = await readEvents(it.database.kysely, query);
      assert.equal(page.damagedBlocks, 1);
      const blocksBefore = await countBlocks(it);
      it.clock.advance(HOUR_MS);
      await housekeeping.finish();
      assert.equal((await readEvents(it.database.kysely, query)).events.length, page.events.length);
      assert.ok((await countBlocks(it)) < blocksBefore / 2);
      assert.deepEqual(reported, [{ damage: { what: 'event_block', id, projectId: PROJECT } }]);
    });
  });

  test('a damaged part of rollups is reported, passed over by every reader, and everything else is merged as before', async () => {
    for (const mergedBefore of [false, true])
      await withStore(store, async (it, housekeeping, reported) => {
        await sendHours(it, 3);
        await createBlockFolding(it.database)();
        if (mergedBefore) it.clock.advance(6 * HOUR_MS);
        if (mergedBefore) await housekeeping.finish();
        const before = await readCounts(it, 1);
        assert.equal(before.damagedParts, 0);
        const lost = await damageOnePart(it);
        const damaged = await readCounts(it, 1);
        assert.deepEqual(damaged, { requests: before.requests - lost.requests, damagedParts: 1 });
        for (const advanceMs of [0, 6 * HOUR_MS, 4 * DAY_MS, 200 * DAY_MS]) {
          it.clock.advance(advanceMs);
          await housekeeping.finish();
          assert.deepEqual(await readCounts(it, 1440), damaged);
        }
        assert.deepEqual(reported, [{ damage: { what: 'rollup_part', id: lost.id, projectId: PROJECT } }]);
        const { parts } = await it.database.kysely
          .selectFrom('rollup_parts')
          .select((select) => select.fn.countAll<number>().as('parts'))
          .executeTakeFirstOrThrow();
        assert.ok(parts <= 1 + SERVICES.length * 2, `${parts} parts`);
      });
  });

  test('events go when their days are over, by when they were received; their rollups stay', async () => {
    await withStore(store, async (it, housekeeping) => {
      await it.sendBatch([anEvent({ host: 'api.a.com', ts: 1000 })]);
      it.clock.advance(20 * DAY_MS);
      await it.sendBatch([anEvent({ host: 'api.a.com' })]);
      await housekeeping.finish();
      assert.equal((await readAll(it)).length, 2);
      it.clock.advance(11 * DAY_MS);
      await housekeeping.finish();
      assert.equal((await readAll(it)).length, 1);
      const rollups = await readRollups(it.database.kysely, { ...everything(it), stepMinutes: 1440, groupBy: [] });
      assert.equal(
        rollups.reduce((sum, each) => sum + each.rollup.requests, 0),
        2,
      );
    });
  });

  test('events stay while a wall clock that was set forward may be wrong, and go when it is not set back', async () => {
    await withStore(store, async (it, housekeeping) => {
      await it.sendBatch([anEvent({ host: 'api.a.com' })]);
      await housekeeping.finish();
      for (const step of [40 * DAY_MS, -40 * DAY_MS, 40 * DAY_MS]) {
        it.clock.stepWall(step);
        await housekeeping.finish();
        assert.equal(await countStored(it), 1);
        it.clock.advance(HOUR_MS - 1);
        await housekeeping.finish();
        assert.equal(await countStored(it), 1);
      }
      it.clock.advance(1);
      await housekeeping.finish();
      assert.equal(await countStored(it), 0);
    });
  });

  test('pages of events are newest first, and together hold each event once', async () => {
    await withStore(store, async (it) => {
      await sendHours(it, 2);
      const all = await readAll(it);
      for (const serviceId of [undefined, 'svc_b']) {
        const paged: StoredEvent[] = [];
        let after: EventPosition | undefined;
        do {
          const page = await readEvents(it.database.kysely, {
            organizationId: ORGANIZATION,
            projectId: PROJECT,
            from: 0,
            to: START * 2,
            limit: 37,
            ...(serviceId === undefined ? {} : { serviceId }),
            ...(after === undefined ? {} : { after }),
          });
          paged.push(...page.events);
          after = page.next;
        } while (after !== undefined);
        const expected = all.filter((event) => serviceId === undefined || event.serviceId === serviceId);
        assert.equal(paged.length, expected.length);
        assert.deepEqual(paged, expected);
        for (const [index, event] of paged.entries()) assert.ok(index === 0 || event.at <= (paged[index - 1]?.at ?? 0));
      }
    });
  });

  test('another organization reads nothing of it', async () => {
    await withStore(store, async (it) => {
      await sendHours(it, 1);
      const other = { ...everything(it), organizationId: 'org_other' };
      assert.deepEqual(await readRollups(it.database.kysely, { ...other, stepMinutes: 1, groupBy: [] }), []);
      const page = await readEvents(it.database.kysely, { ...other, projectId: PROJECT, limit: 10 });
      assert.deepEqual(page.events, []);
    });
  });

  test('call volumes are those of the last hour and the last day', async () => {
    await withStore(store, async (it) => {
      const at = (agoMs: number) => anEvent({ host: 'api.a.com', ts: Math.floor((START - agoMs) / 1000) });
      await it.sendBatch([at(0), at(HOUR_MS / 2), at(2 * HOUR_MS), at(23 * HOUR_MS), at(25 * HOUR_MS)]);
      assert.deepEqual(await readCallVolumes(it.database.kysely, ORGANIZATION, PROJECT, SERVICES, START), [
        { serviceId: 'svc_a', lastHour: 2, lastDay: 4 },
      ]);
    });
  });
}

test('a store whose old events go does not grow: their room is used again, without VACUUM', async () => {
  using data = temporaryDirectory();
  const file = join(data.path, 'upriver.sqlite');
  const database = openDatabase({ dialect: 'sqlite', file });
  await migrate(database);
  const it = await openTestIngest(database, { limits: { eventsPerMinute: 1_000_000 } });
  const log = { debug: () => undefined, error: assert.fail, warn: assert.fail, info: assert.fail };
  const housekeeping = createHousekeeping({ database, clock: it.clock, log, retentionEventsDays: 5 });
  const sizes: number[] = [];
  for (let day = 0; day < 30; day += 1) {
    for (let commit = 0; commit < 6; commit += 1) {
      const now = Math.floor(it.clock.now() / 1000);
      await it.sendBatch(
        Array.from({ length: 300 }, (_, index) =>
          anEvent({ ts: now, tags: { noise: wordOf(`${day} ${commit} ${index}`) } }),
        ),
      );
      it.clock.advance(4 * HOUR_MS);
    }
    await housekeeping.finish();
    await sql`pragma wal_checkpoint(truncate)`.execute(database.kysely);
    sizes.push(statSync(file).size);
  }
  await database.close();
  const [first = 0, early = 0, late = 0] = [sizes[0], sizes[7], sizes[29]];
  assert.ok(early - first > 300_000, `it is the events that take room: ${first}, ${early}`);
  assert.ok(
    late - early < (early - first) * 0.1,
    `${first} bytes after a day, ${early} after a week, ${late} after a month`,
  );
});

async function countStored({ database }: TestIngest): Promise<number> {
  const rows = await database.kysely.selectFrom('event_blocks').select('events').execute();
  return rows.reduce((sum, { events }) => sum + events, 0);
}

/** Text that hardly compresses and looks like no secret. */
function wordOf(name: string): string {
  return hashCredential(name)
    .replaceAll(/[0-9]/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
    .slice(0, 60);
}

async function withStore(
  store: TestStore,
  work: (it: TestIngest, housekeeping: Housekeeping, reported: readonly object[]) => Promise<void>,
): Promise<void> {
  const database = await store.open();
  try {
    const it = await openTestIngest(database, { limits: { eventsPerMinute: 1_000_000 } });
    const reported: object[] = [];
    const log = {
      debug: () => undefined,
      error: (details: object) => void reported.push(details),
      warn: assert.fail,
      info: assert.fail,
    };
    const housekeeping = createHousekeeping({ database, clock: it.clock, log, retentionEventsDays: 30 });
    await work(it, housekeeping, reported);
  } finally {
    await database.close();
  }
}

/** A commit every two minutes, with a few events of each service around the time of the clock. */
async function sendHours(it: TestIngest, hours: number): Promise<void> {
  for (let commit = 0; commit < hours * 30; commit += 1) {
    const now = Math.floor(it.clock.now() / 1000);
    await it.sendBatch(
      SERVICES.flatMap((service, index) => [
        anEvent({
          host: `api.${service.slice(4)}.com`,
          ts: now - index * 70,
          latency_ms: commit + index,
          region: 'eu',
        }),
        anEvent({ host: `api.${service.slice(4)}.com`, ts: now - commit, status: 503, latency_ms: 0 }),
      ]),
    );
    it.clock.advance(120_000);
  }
}

function everything(it: TestIngest) {
  return { organizationId: ORGANIZATION, serviceIds: SERVICES, from: 0, to: it.clock.now() + DAY_MS };
}

async function readAll(it: TestIngest): Promise<readonly StoredEvent[]> {
  const page = await readEvents(it.database.kysely, {
    organizationId: ORGANIZATION,
    projectId: PROJECT,
    from: 0,
    to: START * 2,
    limit: 100_000,
  });
  assert.equal(page.next, undefined);
  return page.events;
}

async function readCounts(it: TestIngest, stepMinutes: number): Promise<{ requests: number; damagedParts: number }> {
  const read = await readExactRollups(it.database.kysely, { ...everything(it), stepMinutes, groupBy: [] });
  assert.ok(read.kind === 'read');
  const requests = read.rollups.reduce((sum, each) => sum + each.rollup.requests, 0);
  return { requests, damagedParts: read.damagedParts };
}

/** Changes one byte of a part; returns how many calls were in it. */
async function damageOnePart(it: TestIngest): Promise<{ id: number; requests: number }> {
  const { id, bytes } = await it.database.kysely
    .selectFrom('rollup_parts')
    .select(['id', 'bytes'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const requests = decodeRollupPart(bytes).reduce((sum, { rollup }) => sum + rollup.requests, 0);
  const changed = Buffer.from(bytes);
  const last = changed.length - 1;
  changed[last] = (changed[last] ?? 0) ^ 1;
  await it.database.kysely.updateTable('rollup_parts').set({ bytes: changed }).where('id', '=', id).execute();
  return { id, requests };
}

async function countBlocks(it: TestIngest): Promise<number> {
  return (await it.database.kysely.selectFrom('event_blocks').select('id').execute()).length;
}

/** Rollups as comparable text, from the store. */
async function minutesRead(it: TestIngest, stepMinutes: number): Promise<string[]> {
  const rollups = await readRollups(it.database.kysely, {
    ...everything(it),
    stepMinutes,
    groupBy: ['serviceId', 'environment', 'region'],
  });
  return rollups
    .map(({ group, rollup }) => describeRollup([group.serviceId, group.environment, group.region], rollup))
    .sort(compare);
}

/** The same, rebuilt from events. */
function minutesOf(events: readonly StoredEvent[], stepMinutes: number): string[] {
  const rollups = new Map<string, { names: (string | undefined)[]; rollup: Rollup }>();
  for (const event of events) {
    const minute = Math.floor(minuteOf(event.at) / stepMinutes) * stepMinutes;
    const names = [event.serviceId, event.environment ?? '', event.region ?? ''];
    const key = JSON.stringify([...names, minute]);
    const entry = rollups.get(key) ?? { names, rollup: createRollup(minute) };
    const one = createRollup(minute);
    addCall(one, errorClassIndex(event.errorClass), event.latencyUs / 1000);
    mergeRollup(entry.rollup, one);
    rollups.set(key, entry);
  }
  return [...rollups.values()].map(({ names, rollup }) => describeRollup(names, rollup)).sort(compare);
}

function describeRollup(names: readonly (string | undefined)[], rollup: Rollup): string {
  const [serviceId = '', environment = '', region = ''] = names;
  return encodeRollupPart([{ serviceId, environment, region, rollup }], { isCompressed: false }).toString('latin1');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
