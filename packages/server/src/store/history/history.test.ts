// What the store promises about the past, on every engine.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { STATUSES } from '@upriver/contract';
import fc from 'fast-check';
import { storedService } from '../../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import type { TestStore } from '../../../../../test/support/stores.ts';
import type { Observation, ObservedIncident } from '@upriver/status-pages';
import { DAY_MS } from '../../domain/time.ts';
import { listComponentChanges } from './component-status-changes.ts';
import type { Database } from '../database.ts';
import { listIncidentUpdates } from '../incidents/incidents.ts';
import { findCheckTime, listCheckTimes, noteCheckTime } from './check-times.ts';
import { STATE_EVERY, findPageState } from './page-states.ts';
import { componentId } from '../checks/identify-observed.ts';
import { recordObservation } from '../checks/record-check.ts';
import { deleteCustomVendor, insertService } from '../services/services.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const SERVICE = 'svc_a';

for (const store of createTestStores()) {
  describe(`the past on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    defineStates(store);
    defineChecks(store);
    defineChanges(store);
    defineForgetting(store);
  });
}

function defineStates(store: TestStore): void {
  test('the state as of any moment is what recording only the observations until then ends in', async () => {
    const runs = store.name === 'sqlite' ? 30 : 3;
    await fc.assert(
      fc.asyncProperty(observationsOfAPage(), fc.boolean(), async (said, isLate) => {
        await withServices(store, ['svc_all', ...said.map((_, index) => `svc_${index}`)], async (database) => {
          const order = said.map((_, index) => index);
          if (isLate) order.reverse();
          for (const index of order) await recordObservation(database, 'svc_all', said[index]!, NOW + index * 1000);
          for (const [until] of said.entries()) {
            const alone = `svc_${until}`;
            for (let index = 0; index <= until; index += 1)
              await recordObservation(database, alone, said[index]!, NOW + index * 1000);
            for (const moment of [NOW + until * 1000, NOW + until * 1000 + 999])
              assert.deepEqual(await readState(database, 'svc_all', moment), await readRows(database, alone));
          }
          assert.equal(await findPageState(database.kysely, 'svc_all', NOW - 1), undefined);
        });
      }),
      { numRuns: runs },
    );
  });

  test('nothing that a page says keeps it from being recorded', async () => {
    await withServices(store, [SERVICE], async (database) => {
      const hostile = 'a\0b\ud800';
      const said = observation('degraded', [
        incident(hostile, {
          title: hostile,
          rawStatus: hostile,
          startedAt: 9e15,
          scheduledFor: Number.POSITIVE_INFINITY,
          url: hostile,
          componentIds: [hostile, hostile],
          updates: [
            { externalId: hostile, status: 'identified', body: hostile, createdAt: -9e15 },
            { externalId: hostile, status: 'identified', body: hostile, createdAt: 0.5 },
          ],
        }),
      ]);
      const part = {
        externalId: hostile,
        name: hostile,
        groupName: hostile,
        status: 'degraded',
        position: 1e20,
      } as const;
      await recordObservation(database, SERVICE, { ...said, rawStatus: hostile, components: [part, part] }, NOW);
      assert.deepEqual(await readState(database, SERVICE, NOW), await readRows(database, SERVICE));
      const { open } = await readRows(database, SERVICE);
      assert.deepEqual(open[0]?.slice(1, 3), ['ab\ufffd', NOW]);
    });
  });

  test('a second check within one millisecond takes the place of the first, and the log has no two equal neighbours', async () => {
    await withServices(store, [SERVICE], async (database) => {
      const points = async () =>
        (await database.kysely.selectFrom('observations').select(['at', 'status']).orderBy('at').execute()).map(
          (row) => [row.at - NOW, row.status],
        );
      const say = (at: number, status: Observation['status']) =>
        recordObservation(database, SERVICE, observation(status), NOW + at);
      for (let index = 0; index < STATE_EVERY; index += 1)
        await say(index, index % 2 === 0 ? 'operational' : 'degraded');
      const last = STATE_EVERY - 1;
      assert.equal((await findPageState(database.kysely, SERVICE, NOW + last))?.status, 'degraded');
      await say(last, 'major_outage');
      assert.equal((await findPageState(database.kysely, SERVICE, NOW + last))?.status, 'major_outage');
      assert.deepEqual((await points()).slice(-2), [
        [last - 1, 'operational'],
        [last, 'major_outage'],
      ]);
      await say(last, 'operational');
      assert.deepEqual((await points()).at(-1), [last - 1, 'operational']);
      assert.equal((await findPageState(database.kysely, SERVICE, NOW + last))?.status, 'operational');
    });
  });

  test('a long past is read from kept states, and a late check is put in its place', async () => {
    await withServices(store, [SERVICE, 'svc_b'], async (database) => {
      const said = (index: number) =>
        observation(index % 3 === 0 ? 'degraded' : 'operational', [incident('i1', { title: `Title ${index}` })]);
      const count = 2 * STATE_EVERY + 10;
      const late = 7;
      for (let index = 0; index < count; index += 1) {
        if (index !== late) await recordObservation(database, SERVICE, said(index), NOW + index);
        await recordObservation(database, 'svc_b', said(index), NOW + index);
      }
      const kept = await database.kysely.selectFrom('page_states').select('at').execute();
      assert.equal(kept.length, 4);
      await recordObservation(database, SERVICE, said(late), NOW + late);
      const remade = await database.kysely
        .selectFrom('page_states')
        .select('at')
        .where('service_id', '=', SERVICE)
        .execute();
      assert.equal(remade.length, 2);
      for (const moment of [late - 1, late, late + 1, STATE_EVERY, STATE_EVERY + 1, count])
        assert.deepEqual(
          await findPageState(database.kysely, SERVICE, NOW + moment),
          await findPageState(database.kysely, 'svc_b', NOW + moment),
          `at ${moment}`,
        );
    });
  });
}

function defineChecks(store: TestStore): void {
  test('the last check before any moment is known to the millisecond, whatever the order of noting', async () => {
    await withServices(store, [SERVICE], async ({ kysely: db }) => {
      const times = [NOW, NOW + 180_123, NOW + DAY_MS, NOW + DAY_MS + 1, NOW + 40 * DAY_MS];
      for (const index of [3, 0, 4, 1, 2, 1])
        await noteCheckTime(db, SERVICE, { at: times[index]!, validForMs: index === 2 ? 60_000 : 540_000 });
      for (const [index, at] of times.entries()) {
        assert.equal((await findCheckTime(db, SERVICE, at))?.at, at);
        assert.equal((await findCheckTime(db, SERVICE, at - 1))?.at, times[index - 1]);
      }
      assert.equal((await findCheckTime(db, SERVICE, NOW + 400 * DAY_MS))?.at, times.at(-1));
      assert.equal(await findCheckTime(db, 'svc_other', NOW + DAY_MS), undefined);
      assert.deepEqual(
        (await listCheckTimes(db, SERVICE, NOW, NOW + DAY_MS)).map(({ at }) => at),
        times.slice(0, 4),
      );
    });
  });

  test('recording an observation notes the check, changed or not', async () => {
    await withServices(store, [SERVICE], async (database) => {
      for (const at of [0, 1000, 2000])
        await recordObservation(database, SERVICE, observation('operational'), NOW + at, 5000);
      const checks = await listCheckTimes(database.kysely, SERVICE, NOW, NOW + 5000);
      assert.deepEqual(
        checks,
        [0, 1000, 2000].map((at) => ({ at: NOW + at, validForMs: 5000 })),
      );
    });
  });
}

function defineChanges(store: TestStore): void {
  test('changes of components begin with what held before, and one that vanished is unknown', async () => {
    await withServices(store, [SERVICE], async (database) => {
      const say = (at: number, components: Record<string, Observation['status']>) =>
        recordObservation(database, SERVICE, withComponents(components), NOW + at);
      await say(0, { c1: 'operational', c2: 'operational' });
      await say(10, { c1: 'operational', c2: 'degraded' });
      await say(20, { c2: 'degraded' });
      await say(30, { c1: 'operational', c2: 'operational' });
      const read = async (from: number, to: number) => {
        const changes = await listComponentChanges(database.kysely, SERVICE, NOW + from, NOW + to);
        return ['c1', 'c2'].map((name) =>
          (changes.get(componentId(SERVICE, name)) ?? []).map(({ at, status }) => [at - NOW, status]),
        );
      };
      assert.deepEqual(await read(0, 100), [
        [
          [0, 'operational'],
          [20, 'unknown'],
          [30, 'operational'],
        ],
        [
          [0, 'operational'],
          [10, 'degraded'],
          [30, 'operational'],
        ],
      ]);
      assert.deepEqual(await read(15, 25), [
        [
          [0, 'operational'],
          [20, 'unknown'],
        ],
        [[10, 'degraded']],
      ]);
      assert.deepEqual(await read(-10, -5), [[], []]);
    });
  });
}

function defineForgetting(store: TestStore): void {
  test('a vendor that was taken away leaves nothing of its past, and another that said the same keeps its own', async () => {
    await withServices(store, [SERVICE, 'svc_own'], async (database) => {
      await database.kysely
        .updateTable('services')
        .set({ organization_id: 'org_a' })
        .where('id', '=', 'svc_own')
        .execute();
      for (const id of [SERVICE, 'svc_own']) {
        await recordObservation(database, id, withComponents({ c1: 'degraded' }), NOW);
        await recordObservation(database, id, withComponents({ c1: 'operational' }), NOW + 1000);
      }
      await recordObservation(database, 'svc_own', withComponents({ mine: 'operational' }), NOW + 2000);
      await database.transaction((db) => deleteCustomVendor(db, 'org_a', 'svc_own'));
      for (const table of ['observations', 'component_changes', 'look_days', 'page_states'] as const) {
        const rows = await database.kysely.selectFrom(table).select('service_id').execute();
        assert.deepEqual(
          rows.filter((row) => row.service_id !== SERVICE),
          [],
          table,
        );
      }
      assert.equal((await database.kysely.selectFrom('observation_contents').select('digest').execute()).length, 2);
      assert.equal((await findPageState(database.kysely, SERVICE, NOW))?.components[0]?.component.status, 'degraded');
    });
  });
}

/** State as of a moment, in the shape of rows. */
async function readState(database: Database, serviceId: string, at: number) {
  const state = await findPageState(database.kysely, serviceId, at);
  assert.ok(state);
  return {
    status: state.status,
    components: state.components
      .map(({ component, firstSeenAt, goneAt }) => [component.externalId, component.status, firstSeenAt, goneAt])
      .sort(compareText),
    open: state.incidents
      .filter((entry) => entry.incident.resolvedAt === null && entry.incident.kind === 'incident')
      .map((entry) => [
        entry.incident.externalId,
        entry.incident.title,
        entry.incident.startedAt,
        entry.incident.updates.map(({ externalId, body }) => [externalId, body]).sort(compareText),
      ])
      .sort(compareText),
  };
}

/** The rows that recording ended in, in the same shape. */
async function readRows({ kysely: db }: Database, serviceId: string) {
  const service = await db.selectFrom('services').selectAll().where('id', '=', serviceId).executeTakeFirstOrThrow();
  const components = await db.selectFrom('components').selectAll().where('service_id', '=', serviceId).execute();
  const open = await db
    .selectFrom('incidents')
    .selectAll()
    .where('service_id', '=', serviceId)
    .where('kind', '=', 'incident')
    .where('resolved_at', 'is', null)
    .execute();
  const updates = await Promise.all(open.map((row) => listIncidentUpdates(db, row.id)));
  return {
    status: service.current_status,
    components: components
      .map((row) => [row.external_id, row.status, row.first_seen_at, row.gone_at])
      .sort(compareText),
    open: open
      .map((row, index) => [
        row.external_id,
        row.title,
        row.started_at,
        (updates[index] ?? []).map(({ externalId, body }) => [externalId, body]).sort(compareText),
      ])
      .sort(compareText),
  };
}

function compareText(a: readonly unknown[], b: readonly unknown[]): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

/** Up to seven checks of one page, with edits, back-dating, endings, reopenings and things that vanish. */
function observationsOfAPage(): fc.Arbitrary<Observation[]> {
  const part = fc.constantFrom('a', 'b', 'c');
  const update = fc.record({
    externalId: part,
    status: fc.constantFrom('investigating' as const, 'monitoring' as const),
    body: fc.constantFrom('one', 'two'),
    createdAt: fc.constant(NOW),
  });
  const observedIncident: fc.Arbitrary<ObservedIncident> = fc.record({
    externalId: part,
    kind: fc.constant('incident' as const),
    title: fc.constantFrom('Slow', 'Down'),
    impact: fc.constantFrom('minor' as const, 'major' as const),
    status: fc.constant('investigating' as const),
    startedAt: fc.constantFrom(NOW, NOW - 1000),
    resolvedAt: fc.constantFrom(null, null, NOW + 1),
    updates: fc.array(update, { minLength: 1, maxLength: 3 }),
  });
  const check: fc.Arbitrary<Observation> = fc.record(
    {
      status: fc.constantFrom(...STATUSES),
      components: fc.array(fc.record({ externalId: part, name: part, status: fc.constantFrom(...STATUSES) }), {
        maxLength: 4,
      }),
      incidents: fc.array(observedIncident, { maxLength: 4 }),
      listsAllUnresolved: fc.boolean(),
    },
    { requiredKeys: ['status', 'incidents', 'listsAllUnresolved'] },
  );
  return fc.array(check, { minLength: 1, maxLength: 7 });
}

async function withServices(
  store: TestStore,
  ids: readonly string[],
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await store.open();
  try {
    for (const id of ids) await insertService(database.kysely, storedService(id, { createdAt: NOW }));
    await work(database);
  } finally {
    await database.close();
  }
}

function observation(status: Observation['status'], incidents: readonly ObservedIncident[] = []): Observation {
  return { status, incidents, listsAllUnresolved: true };
}

function withComponents(components: Record<string, Observation['status']>): Observation {
  return {
    ...observation('operational'),
    components: Object.entries(components).map(([name, status]) => ({ externalId: name, name, status })),
  };
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
