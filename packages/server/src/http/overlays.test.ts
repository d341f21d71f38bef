// Overlays: what an organization changes about a vendor of the catalog, for itself alone.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Vendor } from '@upriver/catalog';
import { createApp, readConfig } from '@upriver/server';
import { TEST_VENDORS, createTestApp, event } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { recordObservation } from '../store/checks/record-check.ts';

const OVERLAY = '/api/v1/services/acme-pay/overlay';

for (const store of createTestStores())
  describe(`an overlay on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());
    const start = async (): Promise<TestApp> =>
      createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });

    it('adds hosts and packages, which count for the vendor itself', async () => {
      await using api = await start();
      await upload(api, { '@acme/edge': '1' });
      await call(api, 'edge.acme.dev');
      assert.deepEqual(await slugs(api), []);
      const answer = await patch(api, { hosts: { add: ['*.acme.dev'] }, packages: { add: { npm: ['@acme/*'] } } });
      assert.deepEqual([answer.status, answer.body.data.hosts.add], [200, ['*.acme.dev']]);
      assert.deepEqual(await slugs(api), ['acme-pay']);
      assert.deepEqual((await call(api, 'other.acme.dev')).resolvedServices, ['acme-pay']);
      assert.deepEqual((await call(api, 'api.acmepay.com')).resolvedServices, ['acme-pay']);
      const impact = (await api.get('/api/v1/services/acme-pay/impact')).body.data;
      assert.equal(impact.projects[0].dependencies[0].name, '@acme/edge');
      const [entry] = (await api.get('/api/v1/catalog?query=acme-pay')).body.data;
      assert.deepEqual([entry.hosts, entry.overlay, entry.custom], [['*.acmepay.com', '*.acme.dev'], true, false]);
    });

    it('removes what the catalog is wrong about, and says what can be removed', async () => {
      await using api = await start();
      await upload(api, { 'acme-pay': '1' });
      assert.deepEqual(await slugs(api), ['acme-pay']);
      const refused = await patch(api, { hosts: { remove: ['*.acmepay.example'] } });
      assert.equal(refused.status, 400);
      assert.match(refused.body.error, /hosts\.remove\.0 must be an entry of acme-pay .* it has \*\.acmepay\.com/);
      await patch(api, { hosts: { remove: ['*.acmepay.com'] }, packages: { remove: { npm: ['acme-pay'] } } });
      assert.deepEqual(await slugs(api), []);
      assert.deepEqual((await call(api, 'api.acmepay.com')).unknownServices, ['api.acmepay.com']);
      assert.deepEqual((await api.get('/api/v1/projects/default/unknown-packages')).body.data, []);
      await patch(api, { packages: { remove: {} } });
      assert.deepEqual(await slugs(api), ['acme-pay']);
    });

    it('is invisible to other organizations, and changes nothing of theirs', async () => {
      await using api = await start();
      const created = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
      const { token } = created.body.data;
      await api.request('POST', '/api/v1/projects', { body: { name: 'theirs' }, token });
      const key = (await api.request('POST', '/api/v1/projects/theirs/sdk-keys', { body: { name: 'k' }, token })).body
        .data.key;
      const theirs = async (): Promise<unknown> => [
        (await api.get('/api/v1/catalog', { token })).body.data,
        (
          await api.sendEvents({
            sdk_key: key,
            batch: [event({ host: 'a.acme.dev' }), event({ host: 'api.acmepay.com' })],
          })
        ).body.resolvedServices,
        (await api.get('/api/v1/services', { token })).body.data,
        (await api.get('/api/v1/overlays', { token })).body.data,
        (await api.get(OVERLAY, { token })).status,
      ];
      await theirs();
      const before = await theirs();
      await patch(api, {
        hosts: { add: ['*.acme.dev'], remove: ['*.acmepay.com'] },
        page: { statusPageUrl: 'https://mine.example' },
        pages: [{ key: 'eu', name: 'EU', statusPageUrl: 'https://eu.example', hosts: ['eu.acme.dev'] }],
      });
      await report(api, 'acme-pay', 'major_outage');
      assert.deepEqual(await theirs(), before);
      assert.equal((await api.get('/api/v1/services/acme-pay-eu', { token })).status, 404);
    });

    it('replaces the page: status, links and calls follow, and go back with it', async () => {
      await using api = await start();
      await upload(api, { 'acme-pay': '1' });
      await call(api, 'api.acmepay.com');
      await report(api, 'acme-pay', 'operational');
      await api.request('PUT', '/api/v1/services/acme-pay/watch');
      const set = await patch(api, { page: { statusPageUrl: 'https://status.moved.example' } });
      assert.equal(set.body.data.page.statusPageUrl, 'https://status.moved.example');
      const services = (await api.get('/api/v1/services')).body.data;
      assert.deepEqual(
        services.map((one: Record<string, unknown>) => [one['slug'], one['statusPageUrl'], one['currentStatus']]),
        [['acme-pay', 'https://status.moved.example', 'unknown']],
      );
      await report(api, 'acme-pay', 'major_outage');
      assert.equal((await api.get('/api/v1/services')).body.data[0].currentStatus, 'major_outage');
      assert.deepEqual((await call(api, 'api.acmepay.com')).resolvedServices, ['acme-pay']);
      const [service, ...more] = (await api.get('/api/v1/projects/default/services')).body.data;
      assert.deepEqual([service.slug, service.declared, service.observed, more], ['acme-pay', true, true, []]);
      assert.equal((await api.get('/api/v1/catalog?query=acme-pay')).body.data.length, 1);
      // A call that another node resolved before it knew of the page.
      const { id: ofCatalog } = set.body.data;
      await api.request('PUT', `/api/v1/services/${ofCatalog}/links/default`);
      assert.deepEqual(await slugs(api), ['acme-pay']);
      const healthy = (await api.get('/api/v1/services?status=operational')).body.data;
      assert.deepEqual(healthy, []);
      await api.request('DELETE', `/api/v1/services/${ofCatalog}/links/default`);
      assert.equal((await api.get('/api/v1/deploy-gate?project=default')).body.safe, false);
      assert.equal((await api.request('DELETE', '/api/v1/services/acme-pay')).status, 409);
      assert.equal((await api.request('DELETE', OVERLAY)).status, 204);
      assert.equal((await api.get('/api/v1/services')).body.data[0].statusPageUrl, 'https://status.acmepay.example');
      assert.equal((await api.get('/api/v1/services')).body.data[0].currentStatus, 'operational');
      assert.equal((await api.get(OVERLAY)).status, 404);
      const back = (await api.get('/api/v1/projects/default/services')).body.data;
      assert.deepEqual([back.length, back[0].declared, back[0].observed], [1, true, true]);
    });

    it('adds pages by region, which count where their hosts are called', async () => {
      await using api = await start();
      await upload(api, { 'acme-pay': '1' });
      const eu = {
        key: 'eu',
        name: 'Acme Pay EU',
        statusPageUrl: 'https://eu.acmepay.example',
        hosts: ['*.eu.acmepay.com'],
      };
      await patch(api, { pages: [eu] });
      assert.deepEqual((await call(api, 'api.eu.acmepay.com')).resolvedServices, ['acme-pay-eu']);
      const listed = (await api.get('/api/v1/projects/default/services')).body.data;
      assert.deepEqual(
        listed.map((one: Record<string, unknown>) => [one['slug'], one['quiet']]),
        [
          ['acme-pay', true],
          ['acme-pay-eu', false],
        ],
      );
      assert.equal((await patch(api, { pages: [{ ...eu, key: 'EU!' }] })).status, 400);
      assert.equal((await patch(api, { pages: [{ ...eu, statusPageUrl: 'ftp://x' }] })).status, 400);
      const us = { key: 'us', name: 'Acme Pay US', statusPageUrl: 'https://us.acmepay.example', hosts: [] };
      const twice = await patch(api, { pages: [eu, { ...us, key: 'eu' }] });
      assert.deepEqual([twice.status, /pages\.1\.key .*eu/.test(twice.body.error)], [400, true]);
      const shared = await patch(api, { pages: [eu, { ...us, hosts: ['us.acmepay.com', '*.eu.acmepay.com'] }] });
      assert.deepEqual([shared.status, /pages\.1\.hosts\.1 .*eu/.test(shared.body.error)], [400, true]);
      assert.deepEqual((await call(api, 'api.eu.acmepay.com')).resolvedServices, ['acme-pay-eu']);
      await patch(api, { pages: [] });
      assert.deepEqual((await call(api, 'api.eu.acmepay.com')).resolvedServices, ['acme-pay']);
      assert.deepEqual(await slugs(api), ['acme-pay']);
    });

    it('refuses hosts below which many companies have names', async () => {
      await using api = await start();
      for (const host of ['*.co.uk', '*.io', '*.github.io', '*.workers.dev']) {
        const answer = await patch(api, { hosts: { add: ['edge.acme.dev', host] } });
        assert.deepEqual([answer.status, /hosts\.add\.1 /.test(answer.body.error)], [400, true], host);
        const body = { name: 'Wide', slug: 'wide', statusPageUrl: 'https://status.wide.example', hosts: [host] };
        assert.equal((await api.request('POST', '/api/v1/services', { body })).status, 400, host);
      }
      assert.equal((await patch(api, { hosts: { add: ['acme.github.io', '*.acme.co.uk'] } })).status, 200);
    });

    it('keeps its pages and its own hosts apart from a vendor of the same slug that the catalog gets later', async () => {
      const database = await store.open();
      const shared = { ...database, close: () => Promise.resolve() };
      let token = '';
      {
        await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: shared });
        token = api.token;
        const eu = { key: 'eu', name: 'EU', statusPageUrl: 'https://eu.acmepay.example', hosts: ['eu.acmepay.com'] };
        await patch(api, { hosts: { add: ['edge.acme.dev'] }, pages: [eu] });
      }
      const [pay] = TEST_VENDORS as [Vendor, Vendor];
      const later = { ...pay, slug: 'acme-pay-eu', hosts: [{ host: 'eu.catalog.example' }], packages: {} };
      const config = readConfig({ UPRIVER_LOG_LEVEL: 'silent', UPRIVER_POLL: 'off', UPRIVER_PROBE: 'off' });
      const app = await createApp(config, { vendors: [pay, later], database: shared });
      const headers = { authorization: `Bearer ${token}` };
      const { data } = (await app.http.inject({ url: '/api/v1/catalog?query=acme-pay', headers })).json();
      assert.deepEqual(
        data.map(({ slug, hosts }: { slug: string; hosts: string[] }) => `${slug}: ${hosts.join(' ')}`).toSorted(),
        ['acme-pay-eu: eu.acmepay.com', 'acme-pay-eu: eu.catalog.example', 'acme-pay: *.acmepay.com edge.acme.dev'],
      );
      await app.close();
      await database.close();
    });

    it('keeps what one of several changes at one moment did', async () => {
      await using api = await start();
      const answers = await Promise.all([
        patch(api, { hosts: { add: ['a.example.net'] } }),
        patch(api, { packages: { add: { npm: ['b'] } } }),
        patch(api, { page: { statusPageUrl: 'https://c.example' } }),
      ]);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200],
      );
      const { hosts, packages, page } = (await api.get(OVERLAY)).body.data;
      assert.deepEqual(
        [hosts.add, packages.add, page.statusPageUrl],
        [['a.example.net'], { npm: ['b'] }, 'https://c.example'],
      );
    });

    it('remains when the catalog is updated, and waits while the catalog does not have its vendor', async () => {
      const database = await store.open();
      // The store outlives each app that runs on it.
      const shared = { ...database, close: () => Promise.resolve() };
      let token = '';
      {
        await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: shared });
        token = api.token;
        await upload(api, { extra: '1' });
        await patch(api, { packages: { add: { npm: ['extra'] }, remove: { npm: ['acme-pay'] } } });
        assert.deepEqual(await slugs(api), ['acme-pay']);
      }
      const slugsWith = async (vendors: readonly Vendor[]): Promise<string[]> => {
        const config = readConfig({ UPRIVER_LOG_LEVEL: 'silent', UPRIVER_POLL: 'off', UPRIVER_PROBE: 'off' });
        const app = await createApp(config, { vendors, database: shared });
        const headers = { authorization: `Bearer ${token}` };
        const answer = await app.http.inject({ url: '/api/v1/services', headers });
        const overlays = (await app.http.inject({ url: '/api/v1/overlays', headers })).json().data;
        assert.deepEqual(overlays[0].packages, { add: { npm: ['extra'] }, remove: { npm: ['acme-pay'] } });
        await app.close();
        return answer.json().data.map(({ slug }: { slug: string }) => slug);
      };
      const [pay, mailer] = TEST_VENDORS as [Vendor, Vendor];
      assert.deepEqual(await slugsWith([{ ...pay, hosts: [{ host: 'new.acmepay.com' }] }, mailer]), ['acme-pay']);
      assert.deepEqual(await slugsWith([mailer]), []);
      assert.deepEqual(await slugsWith([pay]), ['acme-pay']);
      await database.close();
    });
  });

async function patch(api: TestApp, body: object) {
  return api.request('PATCH', OVERLAY, { body });
}

async function slugs(api: TestApp): Promise<string[]> {
  return (await api.get('/api/v1/services')).body.data.map(({ slug }: { slug: string }) => slug);
}

async function call(api: TestApp, host: string) {
  return (await api.sendEvents({ sdk_key: api.sdkKey, event: event({ host }) })).body;
}

async function upload(api: TestApp, dependencies: Readonly<Record<string, string>>): Promise<void> {
  const manifests = [{ path: 'package.json', content: JSON.stringify({ dependencies }) }];
  const answer = await api.request('PUT', '/api/v1/projects/default/manifests', { body: { manifests } });
  assert.equal(answer.status, 200);
}

async function report(api: TestApp, slug: string, status: 'operational' | 'major_outage'): Promise<void> {
  const { id } = (await api.get(`/api/v1/services/${slug}`)).body.data;
  const observation = { status, components: [], listsAllUnresolved: true, incidents: [] } as const;
  await recordObservation(api.app.database, id, observation, api.clock.now());
}
