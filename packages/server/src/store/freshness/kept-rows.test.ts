import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createTestApp } from '../../../../../test/support/app.ts';
import type { TestApp } from '../../../../../test/support/app.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { recordObservation } from '../checks/record-check.ts';
import { KEPT_MS_MAX } from './kept-reads.ts';

for (const store of createTestStores())
  describe(`rows kept in memory, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    it('what is read again because it is old is the same object where nothing of it has changed', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const ids = [await addService(api, 'One'), await addService(api, 'Other')];
      for (const id of ids) await report(api, id, 'Payments fail');
      const first = await read(api, ids);

      api.clock.advance(KEPT_MS_MAX);
      await report(api, ids[1] ?? '', 'Refunds fail');
      const [one, other] = await read(api, ids);

      assert.equal(one, first[0]);
      assert.deepEqual(
        other?.map(({ title }) => title),
        ['Refunds fail'],
      );
    });
  });

async function read({ app: { database }, clock }: TestApp, ids: readonly string[]) {
  await database.freshness.refresh();
  return database.keptIncidents.read(ids, clock.now());
}

async function addService(api: TestApp, name: string): Promise<string> {
  const made = await api.request('POST', '/api/v1/services', {
    body: { name, statusPageUrl: `https://${name.toLowerCase()}.example` },
  });
  return made.body.data.id;
}

async function report(api: TestApp, serviceId: string, title: string): Promise<void> {
  const now = api.clock.now();
  const incident = {
    externalId: 'incident-1',
    kind: 'incident' as const,
    title,
    impact: 'major' as const,
    status: 'investigating' as const,
    startedAt: 1,
    resolvedAt: null,
    updates: [],
  };
  const said = { status: 'major_outage' as const, incidents: [incident], listsAllUnresolved: true };
  await recordObservation(api.app.database, serviceId, said, now);
}
