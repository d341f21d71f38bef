// What one answer takes from several reads is of one moment, whatever is recorded between them.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import type { Database } from '../store/database.ts';

for (const store of createTestStores())
  describe(`reads of one answer, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    it('a service shows no status of before beside an incident of since', async () => {
      const stored = await store.open();
      const pause = { while: (): Promise<void> => Promise.resolve() };
      await using api = await createTestApp({}, { database: pausing(stored, pause) });
      const id = await link(api);
      await report(api, id, 'operational');
      pause.while = () => report(api, id, 'major_outage');
      const { currentStatus, activeIncidents } = (await api.get(`/api/v1/services/${id}`)).body.data;
      assert.deepEqual(
        [currentStatus, activeIncidents.map(({ title }: { title: string }) => title)],
        ['major_outage', ['Payments fail']],
      );
    });
  });

/** The same store, in which something happens once, after the service was read and before its incidents are. */
function pausing(database: Database, pause: { while: () => Promise<void> }): Database {
  const { keptSummaries, keptIncidents } = database;
  let summaries: Promise<unknown> | undefined;
  return {
    ...database,
    keptSummaries: {
      ...keptSummaries,
      read(ids, now) {
        const reading = keptSummaries.read(ids, now);
        summaries = Promise.resolve(reading);
        return reading;
      },
    },
    keptIncidents: {
      ...keptIncidents,
      async read(ids, now) {
        await summaries;
        const { while: happen } = pause;
        pause.while = () => Promise.resolve();
        await happen();
        return keptIncidents.read(ids, now);
      },
    },
  };
}

async function report(api: TestApp, id: string, status: 'operational' | 'major_outage'): Promise<void> {
  const now = api.clock.now();
  const incident = {
    externalId: 'incident-1',
    kind: 'incident' as const,
    title: 'Payments fail',
    status: 'investigating' as const,
    impact: 'critical' as const,
    startedAt: now,
    resolvedAt: null,
    updates: [],
  };
  const incidents = status === 'operational' ? [] : [incident];
  await recordObservation(api.app.database, id, { status, incidents, listsAllUnresolved: true }, now);
}

async function link(api: TestApp): Promise<string> {
  await api.request('PUT', '/api/v1/projects/default/manifests', {
    body: { manifests: [{ path: 'package.json', content: '{"dependencies":{"acme-pay":"1"}}' }] },
  });
  return (await api.get('/api/v1/services')).body.data[0].id;
}
