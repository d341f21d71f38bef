// What the store promises of its log of changes, on every engine.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { storedService } from '../../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import type { TestStore } from '../../../../../test/support/stores.ts';
import type { Change, StatusChange, VerdictChange } from '../../domain/change.ts';
import type { Observation, ObservedIncident } from '@upriver/status-pages';
import {
  CHANGES_KEPT_MS,
  appendChange,
  expireChanges,
  findExpiredTo,
  findLastChangeId,
  listChanges,
  listChangesOf,
  listConcerned,
} from './change-log.ts';
import type { Database } from '../database.ts';
import { insertLink, insertWatch } from '../services/links.ts';
import { recordObservation } from '../checks/record-check.ts';
import { insertService } from '../services/services.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ACME = 'org_acme';
const OTHER = 'org_other';

for (const store of createTestStores()) {
  describe(`the log of changes on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    defineAppending(store);
    defineRecording(store);
    defineExpiry(store);
  });
}

function defineAppending(store: TestStore): void {
  test('a change is there exactly when its transaction was committed', async () => {
    await using(store, async (database) => {
      await assert.rejects(
        database.transaction(async (db) => {
          await appendChange(db, verdict(ACME));
          throw new Error('no');
        }),
        /no/,
      );
      assert.deepEqual(await listChanges(database.kysely, 0, 10), []);
      await append(database, verdict(ACME));
      assert.deepEqual(
        (await listChanges(database.kysely, 0, 10)).map(({ change, service }) => [change, service?.slug]),
        [[verdict(ACME), 'a']],
      );
    });
  });

  test('whoever sees a change has seen every earlier one, however many are written at once', async () => {
    await using(store, async (database) => {
      const seen: number[] = [];
      const writing = { isDone: false };
      const read = async () => {
        for (const { id } of await listChanges(database.kysely, seen.at(-1) ?? 0, 100)) seen.push(id);
      };
      const reader = async () => {
        while (!writing.isDone) await read();
        await read();
      };
      const writer = async (count: number) => {
        for (let index = 0; index < count; index += 1)
          await database.transaction(async (db) => {
            await appendChange(db, verdict(ACME));
            // Others number theirs while this one is not yet committed, unless they wait.
            await insertWatch(db, ACME, `svc_${index}`, NOW);
          });
      };
      await Promise.all([
        reader(),
        Promise.all([1, 2, 3, 4, 5].map(() => writer(12))).then(() => {
          writing.isDone = true;
        }),
      ]);
      assert.equal(new Set(seen).size, 60);
      assert.equal(seen.length, 60);
      assert.equal(await findLastChangeId(database.kysely), seen.at(-1));
    });
  });

  test('an organization is notified of services that it links, watches or added, and of no other’s verdicts', async () => {
    await using(store, async (database) => {
      const { kysely: db } = database;
      for (const id of ['svc_linked', 'svc_watched', 'svc_nobody']) await insertService(db, service(id, null));
      for (const [id, organization] of [['svc_own', ACME] as const, ['svc_theirs', OTHER] as const])
        await insertService(db, service(id, organization));
      await insertLink(db, { organizationId: ACME, projectId: 'proj_a', serviceId: 'svc_linked' }, 'manual', NOW);
      await insertWatch(db, ACME, 'svc_watched', NOW);
      const ids = ['svc_linked', 'svc_watched', 'svc_nobody', 'svc_own', 'svc_theirs'];
      for (const serviceId of ids) await append(database, { ...status(), serviceId });
      await append(database, { ...verdict(OTHER), serviceId: 'svc_linked' });
      const heard = async (organization: string) =>
        (await listChangesOf(db, organization, { after: 0, upTo: 1000 }, 100)).map(({ change }) => change.serviceId);
      assert.deepEqual(await heard(ACME), ['svc_linked', 'svc_watched', 'svc_own']);
      assert.deepEqual(await heard(OTHER), ['svc_theirs']);
      assert.deepEqual([...(await listConcerned(db, [ACME, OTHER], ids))].sort(), [
        `${ACME} svc_linked`,
        `${ACME} svc_own`,
        `${ACME} svc_watched`,
        `${OTHER} svc_theirs`,
      ]);
      const all = await listChangesOf(db, ACME, { after: 0, upTo: 1000 }, 100);
      const range = { after: all[0]?.id ?? 0, upTo: all[1]?.id ?? 0 };
      assert.deepEqual(await listChangesOf(db, ACME, range, 100), [all[1]]);
    });
  });
}

function defineRecording(store: TestStore): void {
  test('a check publishes what changed since the check before, once', async () => {
    await using(store, async (database) => {
      const check = async (at: number, said: Observation) => {
        const before = await findLastChangeId(database.kysely);
        await recordObservation(database, 'svc_a', said, NOW + at);
        return (await listChanges(database.kysely, before, 100)).map(({ change: { payload } }) => {
          if ('change' in payload) return `${payload.change} ${payload.title}`;
          if ('signal' in payload) return payload.sentence;
          if ('override' in payload) return 'override';
          return 'from' in payload ? `${payload.from} → ${payload.to}` : payload.kind;
        });
      };
      const over = { status: 'resolved', resolvedAt: NOW - 5000 } as const;
      assert.deepEqual(
        await check(0, observation('operational', [incident('old', { ...over, title: 'Long ago' }), incident('i1')])),
        ['unknown → operational', 'opened Trouble'],
      );
      assert.deepEqual(await check(1, observation('operational', [incident('i1')])), []);
      assert.deepEqual(await check(2, observation('degraded', [incident('i1', { status: 'identified' })])), [
        'operational → degraded',
        'updated Trouble',
      ]);
      const withUpdate = incident('i1', {
        status: 'identified',
        updates: [{ externalId: 'u1', status: 'identified', body: 'Found it.', createdAt: NOW }],
      });
      assert.deepEqual(await check(3, observation('degraded', [withUpdate])), ['updated Trouble']);
      const resolved = { ...withUpdate, status: 'resolved', resolvedAt: NOW + 4 } as const;
      assert.deepEqual(await check(5, observation('operational', [resolved])), [
        'degraded → operational',
        'resolved Trouble',
      ]);
      assert.deepEqual(await check(6, observation('operational', [{ ...withUpdate, resolvedAt: null }])), [
        'reopened Trouble',
      ]);
      assert.deepEqual(
        await check(9, observation('operational', [incident('i2', { title: 'Short', resolvedAt: NOW + 8 })])),
        ['resolved Short'],
      );
    });
  });

  test('a check that is recorded late publishes nothing', async () => {
    await using(store, async (database) => {
      await recordObservation(database, 'svc_a', observation('operational'), NOW);
      const before = await findLastChangeId(database.kysely);
      await recordObservation(database, 'svc_a', observation('major_outage', [incident('i1')]), NOW - 1000);
      assert.deepEqual(await listChanges(database.kysely, before, 10), []);
    });
  });
}

function defineExpiry(store: TestStore): void {
  test('changes are kept for seven days, forgotten a few at a time, and their numbers are never given again', async () => {
    await using(store, async (database) => {
      for (let index = 0; index < 5; index += 1) await append(database, { ...status(), at: NOW + index });
      const last = await findLastChangeId(database.kysely);
      assert.equal(await expireChanges(database, NOW + CHANGES_KEPT_MS, 2), 0);
      assert.equal(await findExpiredTo(database.kysely), 0);
      assert.equal(await expireChanges(database, NOW + 4 + CHANGES_KEPT_MS, 3), 3);
      assert.equal(await expireChanges(database, NOW + 4 + CHANGES_KEPT_MS, 3), 1);
      assert.equal(await findExpiredTo(database.kysely), last - 1);
      assert.equal(await expireChanges(database, NOW + 5 + CHANGES_KEPT_MS, 3), 1);
      assert.equal(await findLastChangeId(database.kysely), last);
      await append(database, status());
      assert.equal((await listChanges(database.kysely, 0, 10))[0]?.id, last + 1);
    });
  });
}

async function using(store: TestStore, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await store.open();
  try {
    await insertService(database.kysely, service('svc_a', null, 'a'));
    await work(database);
  } finally {
    await database.close();
  }
}

function append(database: Database, change: Change): Promise<void> {
  return database.transaction((db) => appendChange(db, change));
}

function status(): StatusChange {
  return {
    kind: 'status',
    at: NOW,
    serviceId: 'svc_a',
    organizationId: null,
    payload: { from: 'operational', to: 'degraded' },
  };
}

function verdict(organizationId: string): VerdictChange {
  return {
    kind: 'verdict',
    at: NOW,
    serviceId: 'svc_a',
    organizationId,
    payload: {
      projectId: 'proj_a',
      environment: 'production',
      region: '',
      from: null,
      to: 'them',
      page: 'silent',
      cause: 'vendor',
      probability: 0.97,
      isRecovering: false,
      sentence: 'Their page is green and our calls fail.',
    },
  };
}

function service(id: string, organizationId: string | null, slug: string = id) {
  return storedService(id, { organizationId, slug, name: slug, createdAt: NOW });
}

function observation(said: Observation['status'], incidents: readonly ObservedIncident[] = []): Observation {
  return { status: said, incidents, listsAllUnresolved: true };
}

function incident(externalId: string, change: Partial<ObservedIncident> = {}): ObservedIncident {
  return {
    externalId,
    kind: 'incident',
    title: 'Trouble',
    impact: 'major',
    status: 'investigating',
    startedAt: NOW,
    resolvedAt: null,
    updates: [],
    ...change,
  };
}
