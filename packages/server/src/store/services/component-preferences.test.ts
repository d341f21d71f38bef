import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestStores } from '../../../../../test/support/stores.ts';
import {
  deleteComponentPreference,
  findComponentPreferences,
  putComponentPreference,
} from './component-preferences.ts';
import { readServiceUsage } from '../telemetry/service-usage.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

for (const store of createTestStores()) {
  describe(`what matters on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a preference belongs to one organization, and the last word counts', async () => {
      const database = await store.open();
      const db = database.kysely;
      const put = (organizationId: string, preference: 'pinned' | 'muted') =>
        putComponentPreference(db, { organizationId, serviceId: 'svc_a', componentId: 'comp_a', preference }, NOW);
      await put('org_a', 'pinned');
      await put('org_b', 'pinned');
      await put('org_a', 'muted');
      assert.deepEqual([...(await findComponentPreferences(db, 'org_a', 'svc_a'))], [['comp_a', 'muted']]);
      assert.deepEqual([...(await findComponentPreferences(db, 'org_b', 'svc_a'))], [['comp_a', 'pinned']]);
      assert.equal((await findComponentPreferences(db, 'org_a', 'svc_b')).size, 0);
      await deleteComponentPreference(db, 'org_a', 'svc_b', 'comp_a');
      await deleteComponentPreference(db, 'org_a', 'svc_a', 'comp_a');
      assert.equal((await findComponentPreferences(db, 'org_a', 'svc_a')).size, 0);
      assert.equal((await findComponentPreferences(db, 'org_b', 'svc_a')).size, 1);
      await database.close();
    });

    test('use is read of one organization, of one project or all', async () => {
      const database = await store.open();
      const db = database.kysely;
      for (const [organization, project, template] of [
        ['org_a', 'proj_a', '/v1/a'],
        ['org_a', 'proj_b', '/v1/b'],
        ['org_b', 'proj_c', '/v1/c'],
      ] as const) {
        await db
          .insertInto('projects')
          .values({ id: project, organization_id: organization, name: project, slug: project, created_at: NOW })
          .execute();
        await db
          .insertInto('endpoint_templates')
          .values({
            organization_id: organization,
            project_id: project,
            service_id: 'svc_a',
            template,
            first_seen_at: NOW,
          })
          .execute();
      }
      const read = async (organizationId: string, projectId?: string) =>
        readServiceUsage(db, { organizationId, serviceId: 'svc_a', projectId, now: NOW });
      assert.deepEqual(await read('org_a'), {
        hosts: [],
        endpoints: ['/v1/a', '/v1/b'],
        callerRegions: [],
        products: [],
      });
      assert.deepEqual((await read('org_a', 'proj_b')).endpoints, ['/v1/b']);
      assert.deepEqual((await read('org_b', 'proj_b')).endpoints, []);
      await database.close();
    });
  });
}
