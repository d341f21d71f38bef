// Two pollers on one store: whatever each saw, in whatever order it comes to be recorded, the rows are those of one that saw it all.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { STATUSES } from '@upriver/contract';
import fc from 'fast-check';
import { storedService } from '../../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import type { Observation, ObservedIncident } from '@upriver/status-pages';
import type { Database } from '../database.ts';
import { recordObservation } from './record-check.ts';
import { insertService } from '../services/services.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const TABLES = [
  'component_changes',
  'components',
  'incident_components',
  'incident_updates',
  'incidents',
  'look_days',
  'observations',
  'services',
] as const;

for (const store of createTestStores())
  describe(`two pollers on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('end in the rows of one, in any order and however often they record the same', async () => {
      const database = await store.open();
      let runs = 0;
      try {
        await fc.assert(
          fc.asyncProperty(someChecks(), twoOrders(), async (observations, orders) => {
            const checks = observations.map((observation, index) => ({ observation, at: NOW + index * 60_000 }));
            const [alone, together] = [`svc_alone_${runs}`, `svc_together_${runs}`];
            runs += 1;
            for (const id of [alone, together]) await addService(database, id);
            for (const { observation, at } of checks) await recordObservation(database, alone, observation, at);
            await Promise.all(
              orders(checks).map(async (own) => {
                for (const { observation, at } of own) await recordObservation(database, together, observation, at);
              }),
            );
            assert.deepEqual(await dump(database, together), await dump(database, alone));
          }),
          { numRuns: store.name === 'sqlite' ? 40 : 12 },
        );
      } finally {
        await database.close();
      }
    });
  });

interface Check {
  readonly observation: Observation;
  readonly at: number;
}

/** Who of two checked when: each check was made by one or by both, and each records its own in an order of its own. */
function twoOrders(): fc.Arbitrary<(checks: readonly Check[]) => Check[][]> {
  const choice = fc.record({ who: fc.constantFrom('first', 'second', 'both'), one: fc.nat(), other: fc.nat() });
  return fc.array(choice, { minLength: 6, maxLength: 6 }).map((choices) => (checks) => {
    const ownOf = (who: string, key: 'one' | 'other'): Check[] =>
      checks
        .map((check, index) => ({ check, choice: choices[index] }))
        .filter(({ choice: made }) => made?.who === who || made?.who === 'both')
        .toSorted((a, b) => (a.choice?.[key] ?? 0) - (b.choice?.[key] ?? 0))
        .map(({ check }) => check);
    return [ownOf('first', 'one'), ownOf('second', 'other')];
  });
}

/** Up to six checks of one page. */
function someChecks(): fc.Arbitrary<Observation[]> {
  const part = fc.constantFrom('a', 'b', 'c');
  const status = fc.constantFrom(...STATUSES);
  const update = fc.record({
    externalId: part,
    status: fc.constantFrom('investigating' as const, 'monitoring' as const),
    body: fc.constantFrom('one', 'two'),
    createdAt: fc.constant(NOW),
  });
  const observed: fc.Arbitrary<ObservedIncident> = fc.record(
    {
      externalId: part,
      kind: fc.constantFrom('incident' as const, 'maintenance' as const),
      title: fc.constantFrom('Slow', 'Down'),
      impact: fc.constantFrom('minor' as const, 'major' as const),
      status: fc.constantFrom('investigating' as const, 'resolved' as const),
      startedAt: fc.constantFrom(NOW, NOW - 1000),
      resolvedAt: fc.constantFrom(null, NOW + 1),
      updates: fc.uniqueArray(update, { selector: ({ externalId }) => externalId, maxLength: 3 }),
      componentIds: fc.uniqueArray(part),
    },
    { requiredKeys: ['externalId', 'kind', 'title', 'impact', 'status', 'startedAt', 'resolvedAt', 'updates'] },
  );
  const check: fc.Arbitrary<Observation> = fc.record(
    {
      status,
      components: fc.uniqueArray(fc.record({ externalId: part, name: part, status }), {
        selector: ({ externalId }) => externalId,
      }),
      incidents: fc.uniqueArray(observed, { selector: ({ externalId }) => externalId }),
      listsAllUnresolved: fc.boolean(),
    },
    { requiredKeys: ['status', 'incidents', 'listsAllUnresolved'] },
  );
  return fc.array(check, { minLength: 1, maxLength: 6 });
}

/** Everything that is stored of a service, with its derived identifiers by natural key. */
async function dump({ kysely: db }: Database, serviceId: string): Promise<string[]> {
  const names = new Map([[serviceId, 'the service']]);
  const keep = (rows: readonly { id: string; external_id: string }[]): void => {
    for (const { id, external_id: externalId } of rows) names.set(id, `${id.slice(0, 4)}:${externalId}`);
  };
  keep(await db.selectFrom('components').select(['id', 'external_id']).where('service_id', '=', serviceId).execute());
  keep(await db.selectFrom('incidents').select(['id', 'external_id']).where('service_id', '=', serviceId).execute());
  const lines: string[] = [];
  for (const table of TABLES) {
    const rows: readonly object[] = await db.selectFrom(table).selectAll().execute();
    for (const row of rows) {
      const fields = Object.entries(row).map(([key, value]): [string, unknown] => [
        key,
        value instanceof Uint8Array ? Buffer.from(value).toString('hex') : (names.get(String(value)) ?? value),
      ]);
      const isOwn = fields.some(([key, value]) => key !== 'external_id' && [...names.values()].includes(String(value)));
      const foreign = fields.some(([, value]) => typeof value === 'string' && /^(?:svc|comp|inc)_/.test(value));
      // Identifiers of updates derive from their incident's, which differ between two services.
      if (isOwn && !foreign)
        lines.push(
          `${table} ${JSON.stringify(fields.filter(([key]) => !(table === 'incident_updates' && key === 'id') && key !== 'slug'))}`,
        );
    }
  }
  return lines.sort();
}

async function addService(database: Database, id: string): Promise<void> {
  await insertService(database.kysely, storedService(id, { createdAt: NOW }));
}
