// A vendor with several status pages: which one counts follows from the hosts that were called.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { expandPages } from '@upriver/catalog';
import { createTestApp, event } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { recordObservation } from '../store/checks/record-check.ts';

const VENDORS = expandPages([
  {
    slug: 'metrics',
    name: 'Metrics',
    category: 'monitoring',
    statusPageUrl: 'https://status.metrics.example',
    statusPage: { adapter: 'statuspage' },
    hosts: [{ suffix: 'metrics.io' }],
    packages: { npm: [{ name: 'metrics-sdk' }] },
    pages: [
      {
        key: 'eu',
        name: 'EU',
        statusPageUrl: 'https://status.metrics.example/eu',
        statusPage: { adapter: 'statuspage' },
        hosts: [{ suffix: 'eu.metrics.io' }, { suffix: 'metrics.eu' }],
      },
      {
        key: 'ap',
        name: 'AP',
        statusPageUrl: 'https://status.metrics.example/ap',
        hosts: [{ suffix: 'ap.metrics.io' }],
      },
    ],
    sources: ['known'],
  },
]);

for (const store of createTestStores())
  describe(`a vendor with several pages, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    it('is judged by its main page while nothing says where it is called', async () => {
      await using api = await start(await store.open());
      await upload(api);
      await report(api, 'metrics', 'major_outage');
      assert.deepEqual(await gate(api), [['metrics', false]]);
      assert.deepEqual(await projectServices(api), [['metrics', false]]);
    });

    it('is judged by the page of the hosts that were called; the others are shown and quiet', async () => {
      await using api = await start(await store.open());
      await upload(api);
      await call(api, 'api.eu.metrics.io');
      await report(api, 'metrics', 'major_outage');
      await report(api, 'metrics-eu', 'operational');
      assert.deepEqual(await projectServices(api), [
        ['metrics', true],
        ['metrics-eu', false],
      ]);
      assert.deepEqual(await gate(api), [
        ['metrics', true],
        ['metrics-eu', true],
      ]);
      assert.match(await badge(api), /all 1 operational/);
      const { services } = (await api.get('/api/v1/verdicts')).body.data;
      assert.deepEqual(
        services.map((one: { service: { slug: string }; quiet: boolean }) => [one.service.slug, one.quiet]),
        [
          ['metrics', true],
          ['metrics-eu', false],
        ],
      );
      const listed = (await api.get('/api/v1/services')).body.data.map(({ slug }: { slug: string }) => slug);
      assert.deepEqual(listed, ['metrics', 'metrics-eu']);
      await report(api, 'metrics-eu', 'major_outage');
      assert.deepEqual(await gate(api), [
        ['metrics', true],
        ['metrics-eu', false],
      ]);
    });

    it('is judged by several pages when hosts of several were called', async () => {
      await using api = await start(await store.open());
      await upload(api);
      await call(api, 'api.metrics.eu');
      await call(api, 'api.metrics.io');
      await report(api, 'metrics', 'major_outage');
      assert.deepEqual(await gate(api), [
        ['metrics', false],
        ['metrics-eu', true],
      ]);
    });

    it('counts a page that is asked for by name', async () => {
      await using api = await start(await store.open());
      await upload(api);
      await call(api, 'api.eu.metrics.io');
      await report(api, 'metrics', 'major_outage');
      assert.deepEqual(await gate(api, '?services=metrics'), [['metrics', false]]);
    });
  });

describe('pages of a vendor', () => {
  it('become vendors of their own, that claim only their hosts and no package', () => {
    assert.deepEqual(
      VENDORS.map(({ slug, name, pageOf, packages, hosts }) => [
        slug,
        name,
        pageOf,
        Object.keys(packages),
        hosts.length,
      ]),
      [
        ['metrics', 'Metrics', undefined, ['npm'], 1],
        ['metrics-eu', 'Metrics EU', 'metrics', [], 2],
        ['metrics-ap', 'Metrics AP', 'metrics', [], 1],
      ],
    );
  });
});

async function start(
  database: Awaited<ReturnType<ReturnType<typeof createTestStores>[number]['open']>>,
): Promise<TestApp> {
  const api = await createTestApp({}, { database, vendors: VENDORS });
  await api.request('PATCH', '/api/v1/settings', { body: { badges: true } });
  return api;
}

async function upload(api: TestApp): Promise<void> {
  const manifests = [{ path: 'package.json', content: '{"dependencies":{"metrics-sdk":"1"}}' }];
  await api.request('PUT', '/api/v1/projects/default/manifests', { body: { manifests } });
}

async function call(api: TestApp, host: string): Promise<void> {
  const { status } = await api.sendEvents({ sdk_key: api.sdkKey, batch: [event({ host })] });
  assert.equal(status, 200);
}

async function report(api: TestApp, slug: string, status: 'operational' | 'major_outage'): Promise<void> {
  const { id } = (await api.get('/api/v1/catalog')).body.data.find((one: { slug: string }) => one.slug === slug);
  await recordObservation(api.app.database, id, { status, incidents: [], listsAllUnresolved: true }, api.clock.now());
}

async function gate(api: TestApp, query = ''): Promise<unknown[]> {
  const { body } = await api.get(`/api/v1/deploy-gate${query}`);
  return body.services.map((one: { service: { slug: string }; safe: boolean }) => [one.service.slug, one.safe]);
}

async function projectServices(api: TestApp): Promise<unknown[]> {
  const { body } = await api.get('/api/v1/projects/default/services');
  return body.data.map((one: { slug: string; quiet: boolean }) => [one.slug, one.quiet]);
}

async function badge(api: TestApp): Promise<string> {
  const { slug } = await api.app.database.kysely.selectFrom('organizations').select('slug').executeTakeFirstOrThrow();
  return String((await api.get(`/api/v1/badge/${slug}.svg`, { token: null })).body);
}
