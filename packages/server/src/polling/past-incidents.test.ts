// Incidents that a page shows only in its list of past ones are recorded, on both stores.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { MINUTE, startPageWatch } from '../../../../test/support/page-watch.ts';
import type { PageWatch } from '../../../../test/support/page-watch.ts';
import { createTestStores } from '../../../../test/support/stores.ts';

const LIST = '/api/v2/incidents.json';

for (const provider of ['statuspage', 'incidentio'] as const)
  for (const store of createTestStores())
    describe(`past incidents of a page of ${provider}, on ${store.name}`, { skip: store.skip }, () => {
      after(() => store.close());

      it('are recorded when they were opened and resolved between two checks', async () => {
        await using watch = await startPageWatch(() => store.open());
        const page = await watch.add({ provider });
        await watch.pass(31 * MINUTE);
        const startedAt = watch.clock.now();
        const id = page.openIncident({ title: 'Two minutes of darkness', impact: 'critical' });
        watch.clock.advance(2 * MINUTE);
        page.resolveIncident(id);
        await watch.pass(62 * MINUTE);
        const [incident, ...more] = await listIncidents(watch);
        assert.deepEqual(
          [incident?.title, incident?.impact, incident?.status, incident?.started_at, incident?.resolved_at, more],
          ['Two minutes of darkness', 'critical', 'resolved', startedAt, startedAt + 2 * MINUTE, []],
        );
      });

      it('are recorded when the page was there before us, and are no news to listeners', async () => {
        await using watch = await startPageWatch(() => store.open());
        const page = await watch.add({ provider });
        page.resolveIncident(page.openIncident({ title: 'Old', impact: 'major' }));
        watch.clock.advance(MINUTE);
        await watch.polling.round();
        await watch.pass(20 * MINUTE);
        assert.deepEqual(
          (await listIncidents(watch)).map(({ title }) => title),
          ['Old'],
        );
        assert.deepEqual(
          await watch.database.kysely.selectFrom('changes').select('kind').where('kind', '=', 'incident').execute(),
          [],
        );
      });

      it('get their postmortem', async () => {
        await using watch = await startPageWatch(() => store.open());
        const page = await watch.add({ provider });
        const id = page.openIncident({ title: 'Slow', impact: 'major' });
        await watch.polling.round();
        page.resolveIncident(id);
        await watch.pass(5 * MINUTE);
        page.updateIncident(id, 'postmortem', 'It was the cache.');
        await watch.pass(65 * MINUTE);
        const [incident] = await listIncidents(watch);
        assert.equal(incident?.status, 'postmortem');
        const updates = await watch.database.kysely.selectFrom('incident_updates').select('body').execute();
        assert.ok(updates.some(({ body }) => body === 'It was the cache.'));
      });

      it('are asked for seldom and conditionally, and after every change', async () => {
        await using watch = await startPageWatch(() => store.open());
        const page = await watch.add({ provider });
        await watch.polling.round();
        const asked = (): readonly number[] =>
          page.requests.filter(({ path }) => path === LIST).map(({ status }) => status);
        await watch.pass(20 * MINUTE);
        assert.deepEqual(asked(), [200]);
        await watch.pass(120 * MINUTE);
        assert.deepEqual(asked(), [200, 304, 304]);
        page.setComponent('API', 'degraded');
        await watch.pass(4 * MINUTE);
        assert.equal(asked().length, 4);
      });

      it('are not those of another page whose list comes instead', async () => {
        await using watch = await startPageWatch(() => store.open());
        const page = await watch.add({ provider, name: 'Acme' });
        const other = await watch.add({ provider, name: 'Bolt' });
        other.resolveIncident(other.openIncident({ title: 'Of Bolt', impact: 'critical' }));
        page.failAt(LIST, 200, { body: await (await fetch(`${other.url}${LIST}`)).text() });
        watch.clock.advance(MINUTE);
        await watch.pass(20 * MINUTE);
        assert.equal(page.requests.filter(({ path }) => path === LIST).length, 1);
        assert.deepEqual(
          (await listIncidents(watch)).map(({ service_id }) => service_id),
          [other.id],
        );
      });

      it('cost nothing more where the page has no such list', async () => {
        await using watch = await startPageWatch(() => store.open());
        const page = await watch.add({ provider });
        page.failAt(LIST, 404);
        await watch.polling.round();
        await watch.pass(40 * MINUTE);
        assert.equal(page.requests.filter(({ path }) => path === LIST).length, 1);
        assert.equal((await watch.status(page.id)).current_status, 'operational');
      });
    });

async function listIncidents({ database }: PageWatch) {
  return database.kysely.selectFrom('incidents').selectAll().orderBy('started_at').execute();
}
