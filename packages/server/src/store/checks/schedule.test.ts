import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { storedService } from '../../../../../test/support/stored-service.ts';
import { nextPoll } from '../../../../../test/support/next-poll.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import type { TestStore } from '../../../../../test/support/stores.ts';
import type { Database } from '../database.ts';
import { findFoundProvider, saveFoundProvider } from './found-providers.ts';
import {
  bringForward,
  closePageHost,
  listDownPageHosts,
  listLastChecks,
  listPageHosts,
  openPageHost,
} from './page-hosts.ts';
import { claimDue, expeditePoll, findPollTarget, postpone, reschedule, syncSchedule } from './schedule.ts';
import { replanFuture } from './replan-schedule.ts';
import { insertService } from '../services/services.ts';

const NOW = Date.UTC(2026, 10, 21);
const PAGE = { target: { url: 'https://status.example.com', options: {} } };
const INTERVAL = { intervalMs: 60_000, troubleUntil: NOW + 180_000 };

for (const store of createTestStores())
  describe(`what the schedule heeds on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());
    defineExpediting(store);
    definePageHosts(store);
    defineFoundProviders(store);
  });

function defineExpediting(store: TestStore): void {
  test('calls that fail bring a check forward, but not within a minute of the last one', async () => {
    await withService(store, async (database) => {
      await reschedule(database.kysely, 'svc_a', nextPoll({ checkedAt: NOW - 20_000, dueAt: NOW + 160_000 }));
      await expeditePoll(database, 'svc_a', { now: NOW, ...INTERVAL });
      assert.deepEqual(await claimDue(database, NOW + 39_999, 1000, 10), []);
      const [due] = await claimDue(database, NOW + 40_000, 1000, 10);
      assert.equal(due?.troubleUntil, INTERVAL.troubleUntil);
    });
  });

  test('calls that fail never put a check off, nor bring it forward beyond what the page asked for', async () => {
    await withService(store, async (database) => {
      await reschedule(database.kysely, 'svc_a', nextPoll({ checkedAt: NOW - 1000, dueAt: NOW + 5000 }));
      await expeditePoll(database, 'svc_a', { now: NOW, ...INTERVAL });
      assert.equal((await claimDue(database, NOW + 5000, 1000, 10)).length, 1);
      const asked = nextPoll({ checkedAt: NOW, dueAt: NOW + 900_000, notBefore: NOW + 600_000 });
      await reschedule(database.kysely, 'svc_a', asked);
      await expeditePoll(database, 'svc_a', { now: NOW, ...INTERVAL });
      assert.deepEqual(await claimDue(database, NOW + 599_999, 1000, 10), []);
      assert.equal((await claimDue(database, NOW + 600_000, 1000, 10)).length, 1);
    });
  });

  test('after the clock was set back nobody waits longer than was planned, and a lease taken before is void', async () => {
    await withService(store, async (database) => {
      const ahead = NOW + 3_600_000;
      const planned = { checkedAt: ahead, dueAt: ahead + 300_000, notBefore: ahead + 120_000, failingSince: ahead };
      await reschedule(database.kysely, 'svc_a', nextPoll(planned));
      await sql`update polls set leased_until = ${Date.now() + 7_200_000}, trouble_until = ${ahead + 180_000}`.execute(
        database.kysely,
      );
      assert.equal(await replanFuture(database.kysely, NOW), 1);
      assert.equal(await replanFuture(database.kysely, NOW), 0);
      assert.deepEqual(await claimDue(database, NOW + 299_999, 60_000, 10), []);
      const [due] = await claimDue(database, NOW + 300_000, 60_000, 10);
      assert.equal(due?.troubleUntil, NOW + 180_000);
      assert.equal(due?.failingSince, NOW);
    });
  });

  test('a service that was new to a clock that was ahead is due at once', async () => {
    await withService(store, async (database) => {
      await postpone(database.kysely, 'svc_a', NOW + 3_600_000);
      assert.equal(await replanFuture(database.kysely, NOW), 1);
      assert.equal((await claimDue(database, NOW, 60_000, 10)).length, 1);
    });
  });

  test('what another node has just checked is planned as it was, though its clock is a little ahead', async () => {
    await withService(store, async (database) => {
      await reschedule(database.kysely, 'svc_a', nextPoll({ checkedAt: NOW + 1500, dueAt: NOW + 61_500 }));
      assert.equal(await replanFuture(database.kysely, NOW), 0);
    });
  });

  test('a service that is given back without a check keeps what is known of it', async () => {
    await withService(store, async (database) => {
      await reschedule(database.kysely, 'svc_a', nextPoll({ failures: 3, failingSince: NOW - 1000 }));
      await claimDue(database, NOW, 60_000, 10);
      await postpone(database.kysely, 'svc_a', NOW + 250);
      const [due] = await claimDue(database, NOW + 250, 1000, 10);
      assert.deepEqual([due?.failures, due?.failingSince], [3, NOW - 1000]);
    });
  });
}

function definePageHosts(store: TestStore): void {
  test('what is down is noted once, and is over once', async () => {
    await withService(store, async ({ kysely: db }) => {
      await openPageHost(db, 'host', 'status.example.com', NOW);
      await openPageHost(db, 'host', 'status.example.com', NOW);
      const [down, ...others] = await listDownPageHosts(db);
      assert.deepEqual(others, []);
      await closePageHost(db, down?.id ?? '', NOW + 1000, NOW - 1000);
      assert.deepEqual(await listDownPageHosts(db), []);
      assert.equal((await listPageHosts(db, NOW))[0]?.recoveredAt, NOW + 1000);
      assert.deepEqual(await listPageHosts(db, NOW + 1000), []);
    });
  });

  test('only pages that could be read lately are compared', async () => {
    await withService(store, async ({ kysely: db }) => {
      await reschedule(db, 'svc_a', nextPoll({ failures: 2, checkedAt: NOW }));
      assert.deepEqual(await listLastChecks(db, NOW), []);
      await db.updateTable('services').set({ last_checked_at: NOW }).where('id', '=', 'svc_a').execute();
      assert.deepEqual(await listLastChecks(db, NOW), [
        {
          serviceId: 'svc_a',
          organizationId: 'org_a',
          host: 'status.example.com',
          provider: 'statuspage',
          failures: 2,
          checkedAt: NOW,
        },
      ]);
    });
  });

  test('checks that were put off are brought forward, those that their page put off are not', async () => {
    await withService(store, async (database) => {
      const { kysely: db } = database;
      const when = { now: NOW, withinMs: 60_000, putOffMax: NOW + 600_000 };
      await reschedule(db, 'svc_a', nextPoll({ dueAt: NOW + 600_000 }));
      await bringForward(db, ['svc_a'], when);
      assert.equal((await claimDue(database, NOW, 1000, 10)).length, 1);
      await reschedule(db, 'svc_a', nextPoll({ dueAt: NOW + 600_001 }));
      await bringForward(db, ['svc_a'], when);
      assert.deepEqual(await claimDue(database, NOW, 1000, 10), []);
    });
  });
}

function defineFoundProviders(store: TestStore): void {
  test('what a page was found to be goes before its entry until that is changed', async () => {
    await withService(store, async ({ kysely: db }) => {
      const found = { state: 'adopted', adapter: 'instatus', target: PAGE.target, foundAt: NOW } as const;
      const adapter = async () => (await findPollTarget(db, 'svc_a'))?.adapter;
      await saveFoundProvider(db, 'svc_a', { ...found, state: 'proposed' });
      assert.equal(await adapter(), 'statuspage');
      await saveFoundProvider(db, 'svc_a', found);
      assert.equal(await adapter(), 'instatus');
      await db.updateTable('services').set({ adapter: 'cachet' }).where('id', '=', 'svc_a').execute();
      assert.equal(await adapter(), 'cachet');
      assert.equal(await findFoundProvider(db, 'svc_a'), undefined);
      await db.updateTable('services').set({ adapter: 'statuspage' }).where('id', '=', 'svc_a').execute();
      assert.deepEqual(await findFoundProvider(db, 'svc_a'), found);
    });
  });
}

/** A store with one scheduled custom vendor. */
async function withService(store: TestStore, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await store.open();
  try {
    await insertService(
      database.kysely,
      storedService('svc_a', { organizationId: 'org_a', slug: 'a', page: PAGE, createdAt: NOW }),
    );
    await syncSchedule(database, NOW);
    await work(database);
  } finally {
    await database.close();
  }
}
