// A page of incident.io with more components than its summary tells of.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { startPageWatch } from '../../../../test/support/page-watch.ts';
import { createTestStores } from '../../../../test/support/stores.ts';

const NAMES = Array.from({ length: 30 }, (_, number) => `Part ${number}`);

for (const store of createTestStores())
  describe(`a cut summary, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('components that a summary leaves out are recorded, and trouble of one is', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({ provider: 'incidentio', components: NAMES });
      const statuses = async () =>
        (
          await watch.database.kysely
            .selectFrom('components')
            .select(['name', 'status'])
            .where('service_id', '=', page.id)
            .execute()
        ).map(({ name, status }) => `${name} ${status}`);
      await watch.polling.round();
      assert.deepEqual((await statuses()).sort(), NAMES.map((name) => `${name} operational`).sort());
      page.setComponent('Part 29', 'major_outage');
      await watch.pass(60_000 * 5);
      assert.ok((await statuses()).includes('Part 29 major_outage'));
      // Without the list the first are read as ever.
      page.failAt('/api/v2/components.json', 503);
      page.setComponent('Part 0', 'degraded');
      await watch.pass(60_000 * 5);
      assert.ok((await statuses()).includes('Part 0 degraded'));
    });

    test('a page whose summary is calm while a component that it leaves out is down is not operational', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({ provider: 'incidentio', components: NAMES });
      const { id, url } = page;
      const components = NAMES.map((name, position) => ({ id: `${position}`, name, status: 'operational', position }));
      const last = { id: '29', name: 'Part 29', position: 29 };
      const about = { id: '01HABCDEFGHJKMNPQRSTVWXYZ0', name: 'Acme', url };
      const status = { indicator: 'none', description: 'All Systems Operational' };
      page.failAt('/api/v2/summary.json', 200, {
        body: JSON.stringify({ page: about, status, components: components.slice(0, 25) }),
      });
      page.failAt('/api/v2/components.json', 200, {
        body: JSON.stringify({ page: about, components: components.with(29, { ...last, status: 'major_outage' }) }),
      });
      await watch.polling.round();
      assert.equal((await watch.status(id)).current_status, 'degraded');
    });
  });
