import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Observation } from '@upriver/status-pages';
import { storedService } from '../../../../test/support/stored-service.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { Situation } from '../rules/situation.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import { insertProject } from '../store/organizations/projects.ts';
import { insertLink } from '../store/services/links.ts';
import { insertService } from '../store/services/services.ts';
import { deleteOverride, putOverride } from '../store/services/status-overrides.ts';
import { readSituations } from './read-situations.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const STALE_MS = 720_000;
const KEY = { organizationId: 'org_a', serviceId: 'svc_a' };
const OUTAGE: Observation = {
  status: 'major_outage',
  listsAllUnresolved: true,
  incidents: [
    {
      externalId: 'i1',
      kind: 'incident',
      title: 'Errors',
      impact: 'major',
      status: 'investigating',
      startedAt: NOW,
      resolvedAt: null,
      updates: [],
    },
  ],
};

for (const store of createTestStores())
  describe(`situations on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a situation is the same object while nothing of it is another, and another one for each organization that sees it otherwise', async () => {
      const database = await store.open();
      const { kysely } = database;
      await insertService(kysely, storedService('svc_a'));
      await recordObservation(database, 'svc_a', OUTAGE, NOW);
      const read = async (organizationId = 'org_a', now = NOW): Promise<Situation> => {
        const options = { now, staleAfterMs: STALE_MS, readVerdicts: () => Promise.resolve([]) };
        const [situation] = await readSituations(database, organizationId, ['svc_a'], options);
        assert.ok(situation !== undefined);
        return situation;
      };
      const seen = await read();
      assert.deepEqual([seen.status, seen.incidents.map(({ title }) => title)], ['major_outage', ['Errors']]);
      assert.equal(await read(), seen);
      assert.equal(await read('org_b'), seen);

      const override = { status: 'operational', by: 'Ada', reason: null, setAt: NOW, until: null } as const;
      await database.transaction((writing) => putOverride(writing, KEY, override));
      const overruled = await read();
      assert.deepEqual([overruled.status, overruled.incidents, overruled.override?.by], ['operational', [], 'Ada']);
      assert.deepEqual(await read('org_b'), seen);
      await database.transaction((writing) => deleteOverride(writing, KEY, NOW));
      assert.deepEqual(await read(), seen);

      const project = { id: 'proj_a', organizationId: 'org_a', name: 'Shop', slug: 'shop', createdAt: NOW };
      await insertProject(kysely, project);
      await insertLink(kysely, { ...KEY, projectId: 'proj_a' }, 'manual', NOW);
      assert.deepEqual((await read()).projects, [{ id: 'proj_a', name: 'Shop', slug: 'shop' }]);
      assert.deepEqual((await read('org_b')).projects, []);

      assert.equal((await read('org_b', NOW + STALE_MS + 1)).status, 'unknown');
      await recordObservation(database, 'svc_a', { ...OUTAGE, status: 'operational', incidents: [] }, NOW + 1);
      const calm = await read('org_b', NOW + 1);
      assert.equal(calm.status, 'operational');
      assert.notEqual(calm, seen);
      await database.close();
    });
  });
