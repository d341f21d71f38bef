// The first look: one answer for the page, on both stores, and nothing of another organization in it.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestApp, event } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { recordObservation } from '../store/checks/record-check.ts';

const OUTAGE = {
  status: 'partial_outage',
  listsAllUnresolved: true,
  components: [{ externalId: 'api', name: 'API', status: 'partial_outage' }],
  incidents: [],
} as const;

for (const store of createTestStores())
  describe(`the overview on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('an organization without anything gets empty lists, and steps that are not done', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const { status, body } = await api.get('/api/v1/overview');
      assert.equal(status, 200);
      assert.equal(body.data.verdict, 'cannot_say');
      assert.deepEqual([body.data.services, body.data.trouble, body.data.maintenances], [[], [], []]);
      assert.deepEqual(body.data.setup, { project: true, manifest: false, events: false, channel: false });
      assert.equal(body.data.callsAt, null);
    });

    test('calls show a service with its project, and too few of them are never called healthy', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const now = Math.floor(api.clock.now() / 1000);
      const batch = [event({ host: 'api.mailer.io', ts: now - 2, environment: 'production', region: 'eu-west-1' })];
      assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, batch })).body.accepted, 1);
      const { data } = (await api.get('/api/v1/overview')).body;
      assert.deepEqual(
        data.services.map(({ service }: { service: { slug: string } }) => service.slug),
        ['mailer'],
      );
      assert.equal(data.services[0].verdict, 'cannot_say');
      assert.equal(data.setup.events, true);
      assert.deepEqual(data.projects[0].verdicts, [data.projects[0].verdict]);
      await api.app.judge();
      const [used] = (await api.get('/api/v1/projects/default/services')).body.data;
      const lastAt = new Date(api.clock.now()).toISOString();
      assert.deepEqual(used.calls, { lastHour: 1, lastDay: 1, lastAt, regions: ['eu-west-1'] });
      const other = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
      assert.equal(other.status, 201);
      const token = other.body.data.token;
      const theirs = (await api.get('/api/v1/overview', { token })).body.data;
      assert.deepEqual([theirs.services, theirs.projects.length, theirs.environments], [[], 0, []]);
    });

    test('a page that reports trouble needs attention while calls do not tell whether they feel it', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const ts = Math.floor(api.clock.now() / 1000) - 2;
      await api.sendEvents({ sdk_key: api.sdkKey, batch: [event({ host: 'api.acmepay.com', ts })] });
      await api.app.judge();
      const troubled = async (): Promise<string[]> =>
        (await api.get('/api/v1/overview')).body.data.trouble.map(
          ({ service, series }: { service: { slug: string }; series: { verdict: string }[] }) =>
            `${service.slug}: ${series[0]?.verdict}`,
        );
      assert.deepEqual(await troubled(), []);
      const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
      await recordObservation(api.app.database, id, OUTAGE, api.clock.now());
      assert.deepEqual(await troubled(), ['acme-pay: cannot_say']);
    });

    test('a project that does not exist is 404, and a filter that nothing fits gives no services', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      assert.equal((await api.get('/api/v1/overview?project=nobody')).status, 404);
      assert.deepEqual((await api.get('/api/v1/overview?region=nowhere')).body.data.services, []);
    });
  });
