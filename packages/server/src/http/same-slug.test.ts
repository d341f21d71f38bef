// A vendor or page of an organization, and a vendor with the same slug that a later catalog brings.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Vendor } from '@upriver/catalog';
import { createApp, readConfig } from '@upriver/server';
import type { App } from '@upriver/server';
import { TEST_VENDORS, createTestApp, event } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { createHandClock } from '../domain/clock.ts';
import type { Database } from '../store/database.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import { findPollTarget } from '../store/checks/schedule.ts';
import { putMeta } from '../store/meta.ts';

const [pay, mailer] = TEST_VENDORS as [Vendor, Vendor];
const relay: Vendor = {
  ...pay,
  slug: 'relay',
  name: 'Relay',
  statusPageUrl: 'https://relay.statuspage.example',
  hosts: [{ suffix: 'relay.dev' }, { host: 'api.relaycdn.net' }],
  packages: { npm: [{ name: 'relay-sdk' }] },
};
const own = {
  name: 'Relay',
  slug: 'relay',
  statusPageUrl: 'https://status.relay.example',
  hosts: ['api.relay.dev'],
  packages: { npm: ['@relay/node'] },
};

for (const store of createTestStores())
  describe(`one slug on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    it('an own vendor stands for the vendor of the catalog that has its hosts: links, calls and incidents stay together', async () => {
      await using world = await createWorld(await store.open());
      const { id } = await world.send('POST', '/api/v1/services', own);
      await world.upload({ 'relay-sdk': '1', '@relay/node': '1' });
      await world.call('api.relay.dev');
      await world.call('api.relaycdn.net');
      await world.report(id);
      await world.send('PUT', '/api/v1/services/relay/watch');
      await world.restart([pay, mailer, relay]);
      assert.deepEqual(await world.services(), [['relay', id, 'major_outage']]);
      assert.deepEqual(await world.call('edge.relay.dev'), ['relay']);
      assert.deepEqual(await world.call('api.relay.dev'), ['relay']);
      assert.deepEqual(await world.services(), [['relay', id, 'major_outage']]);
      const [project, ...more] = await world.send('GET', '/api/v1/projects/default/services');
      assert.deepEqual(
        [project.serviceId ?? project.id, project.declared, project.observed, more],
        [id, true, true, []],
      );
      const impact = await world.send('GET', '/api/v1/services/relay/impact');
      assert.deepEqual(impact.projects[0].dependencies.map(({ name }: { name: string }) => name).toSorted(), [
        '@relay/node',
        'relay-sdk',
      ]);
      const detail = await world.send('GET', '/api/v1/services/relay');
      assert.deepEqual([detail.id, detail.activeIncidents.length], [id, 1]);
      const listed = await world.send('GET', '/api/v1/catalog?query=relay');
      assert.deepEqual(
        listed.map((one: { id: string; hosts: string[]; custom: boolean }) => [
          one.id,
          one.hosts.toSorted(),
          one.custom,
        ]),
        [[id, ['*.relay.dev', 'api.relay.dev', 'api.relaycdn.net'], true]],
      );
      // The next catalog no longer has it: the own vendor goes on with what it had.
      await world.restart([pay, mailer]);
      assert.deepEqual(await world.call('api.relay.dev'), ['relay']);
      assert.deepEqual(await world.services(), [['relay', id, 'major_outage']]);
    });

    it('links and watches go to the vendor of the catalog when the own one is deleted', async () => {
      await using world = await createWorld(await store.open());
      const { id } = await world.send('POST', '/api/v1/services', own);
      await world.call('api.relay.dev');
      await world.restart([pay, mailer, relay]);
      await world.send('DELETE', '/api/v1/services/relay');
      const [[slug, ofCatalog] = []] = await world.services();
      assert.equal(slug, 'relay');
      assert.notEqual(ofCatalog, id);
      assert.deepEqual(await world.call('api.relaycdn.net'), ['relay']);
      assert.equal((await world.services()).length, 1);
    });

    it('an own vendor that shares nothing but the slug stays another one', async () => {
      await using world = await createWorld(await store.open());
      const other = { ...own, hosts: ['relay.inside.example'], packages: { npm: ['@inside/relay'] } };
      const { id } = await world.send('POST', '/api/v1/services', other);
      await world.report(id);
      await world.call('relay.inside.example');
      await world.restart([pay, mailer, relay]);
      await world.call('api.relay.dev');
      const services = await world.services();
      assert.deepEqual(services.map(([slug, , status]) => `${slug} ${status}`).toSorted(), [
        'relay major_outage',
        'relay unknown',
      ]);
      const ofCatalog = services.find(([, one]) => one !== id)?.[1];
      assert.equal((await world.send('GET', '/api/v1/services/relay')).id, id);
      assert.equal((await world.send('GET', `/api/v1/services/${ofCatalog}`)).currentStatus, 'unknown');
      // What it shares from now on makes them one, with the calls' links from before.
      await world.send('PATCH', '/api/v1/services/relay', { hosts: ['relay.inside.example', 'eu.relay.dev'] });
      assert.deepEqual(await world.services(), [['relay', id, 'major_outage']]);
    });

    it('a page of an overlay stands for the page of the same vendor that the catalog gets', async () => {
      await using world = await createWorld(await store.open());
      const eu = { key: 'eu', name: 'EU', statusPageUrl: 'https://eu.acmepay.example', hosts: ['eu.acmepay.com'] };
      await world.send('PATCH', '/api/v1/services/acme-pay/overlay', { pages: [eu] });
      await world.call('eu.acmepay.com');
      const { id } = await world.send('GET', '/api/v1/services/acme-pay-eu');
      await world.report(id);
      const page: Vendor = {
        ...pay,
        slug: 'acme-pay-eu',
        hosts: [{ host: 'eu2.acmepay.com' }],
        packages: {},
        pageOf: 'acme-pay',
      };
      await world.restart([pay, mailer, page]);
      assert.deepEqual(await world.call('eu2.acmepay.com'), ['acme-pay-eu']);
      assert.deepEqual(await world.services(), [['acme-pay-eu', id, 'major_outage']]);
    });

    it('an own vendor without a page is read at the page of the vendor that it stands for', async () => {
      await using world = await createWorld(await store.open());
      const { id } = await world.send('POST', '/api/v1/services', { ...own, statusPageUrl: null });
      await world.call('api.relay.dev');
      await world.restart([pay, mailer, relay]);
      assert.deepEqual(await world.services(), [['relay', id, 'unknown']]);
      assert.deepEqual(await world.checked(id), ['https://relay.statuspage.example', 'statuspage']);
      // What the organization gave stays as it gave it.
      const given = async () =>
        (await world.send('GET', '/api/v1/custom-vendors')).map(
          (one: { statusPageUrl: string | null; adapter: string | null }) => [one.statusPageUrl, one.adapter],
        );
      assert.deepEqual(await given(), [[null, null]]);
      const moved: Vendor = {
        ...relay,
        statusPageUrl: 'https://status.relay.dev',
        statusPage: { adapter: 'instatus' },
      };
      await world.restart([pay, mailer, moved]);
      assert.deepEqual(await world.checked(id), ['https://status.relay.dev', 'instatus']);
      await world.report(id);
      await world.send('PATCH', '/api/v1/services/relay', { name: 'Our relay' });
      assert.deepEqual(await world.services(), [['relay', id, 'major_outage']]);
      // A page of its own comes first, and none remains of a vendor that it no longer stands for.
      await world.send('PATCH', '/api/v1/services/relay', { statusPageUrl: 'https://relay.example' });
      assert.deepEqual(await world.checked(id), ['https://relay.example', null]);
      await world.send('PATCH', '/api/v1/services/relay', { statusPageUrl: null });
      assert.deepEqual(await world.checked(id), ['https://status.relay.dev', 'instatus']);
      await world.send('PATCH', '/api/v1/services/relay', { hosts: ['relay.inside.example'], packages: {} });
      assert.deepEqual(await world.checked(id), [null, null]);
      assert.deepEqual(await given(), [[null, null]]);
    });

    it('an own vendor of another slug is told which vendors of the catalog it has something of', async () => {
      await using world = await createWorld(await store.open());
      await world.restart([pay, mailer, relay]);
      const named = { ...own, name: 'Our relay', slug: 'our-relay' };
      const created = await world.send('POST', '/api/v1/services', named);
      assert.deepEqual(created.overlaps, ['relay']);
      const other = await world.send('PATCH', '/api/v1/services/our-relay', { hosts: ['relay.inside.example'] });
      assert.deepEqual(other.overlaps, []);
      const packages = { npm: ['relay-sdk'] };
      assert.deepEqual((await world.send('PATCH', '/api/v1/services/our-relay', { packages })).overlaps, ['relay']);
      const [listed] = await world.send('GET', '/api/v1/custom-vendors');
      assert.equal('overlaps' in listed, false);
    });

    it('what an own vendor stands for is settled by a server whose rules are newer than those of the last', async () => {
      await using world = await createWorld(await store.open());
      const { id } = await world.send('POST', '/api/v1/services', own);
      await world.call('api.relay.dev');
      await world.restart([pay, mailer, relay]);
      await world.forgetRules();
      await world.restart([pay, mailer, relay]);
      await world.call('api.relaycdn.net');
      assert.deepEqual(await world.services(), [['relay', id, 'unknown']]);
    });

    it('what one organization has changes nothing for another', async () => {
      await using world = await createWorld(await store.open());
      const created = await world.send('POST', '/api/v1/organizations', { name: 'Other', slug: 'other' });
      const theirs = (method: string, url: string, body?: object) => world.send(method, url, body, created.token);
      const { id } = await world.send('POST', '/api/v1/services', {
        ...own,
        hosts: ['relay.inside.example'],
        packages: {},
      });
      await world.report(id);
      await world.restart([pay, mailer, relay]);
      const { id: ofCatalog } = await theirs('GET', '/api/v1/services/relay');
      const project = await theirs('POST', '/api/v1/projects', { name: 'Theirs', slug: 'theirs' });
      await theirs('PUT', `/api/v1/services/relay/links/${project.id}`);
      await theirs('PUT', '/api/v1/services/relay/watch');
      // Now it stands for the vendor, and takes the links that go to it; those of the other organization stay.
      await world.send('PATCH', '/api/v1/services/relay', { hosts: own.hosts });
      await world.call('api.relaycdn.net');
      assert.deepEqual(await world.services(), [['relay', id, 'major_outage']]);
      const services = await theirs('GET', '/api/v1/services');
      assert.deepEqual(
        services.map((one: { id: string; currentStatus: string }) => [one.id, one.currentStatus]),
        [[ofCatalog, 'unknown']],
      );
      const listed = await theirs('GET', '/api/v1/catalog?query=relay');
      assert.deepEqual(
        listed.map((one: { hosts: string[]; custom: boolean; watched: boolean; projects: number }) => [
          one.hosts,
          one.custom,
          one.watched,
          one.projects,
        ]),
        [[['*.relay.dev', 'api.relaycdn.net'], false, true, 1]],
      );
      const seen = await theirs('GET', '/api/v1/services/relay');
      assert.deepEqual([seen.currentStatus, seen.id, seen.activeIncidents], ['unknown', ofCatalog, []]);
    });
  });

/** An organization on a store that outlives the app: the next one may have another catalog. */
async function createWorld(database: Database) {
  const shared = { ...database, close: () => Promise.resolve() };
  const clock = createHandClock(Date.UTC(2026, 10, 21, 12));
  const first = await createTestApp({ UPRIVER_POLL: 'off' }, { database: shared, clock });
  const { token, sdkKey } = first;
  let app: App = first.app;
  const send = async (method: string, url: string, body?: object, as = token) => {
    const headers = { authorization: `Bearer ${as}` };
    const options = body === undefined ? { headers } : { headers, payload: body };
    const answer = await app.http.inject({ method: method as 'GET', url, ...options });
    assert.ok(answer.statusCode < 300, `${method} ${url}: ${answer.body}`);
    return answer.body === '' ? undefined : answer.json().data;
  };
  return {
    send,
    async restart(vendors: readonly Vendor[]) {
      await app.close();
      const config = readConfig({ UPRIVER_LOG_LEVEL: 'silent', UPRIVER_POLL: 'off', UPRIVER_PROBE: 'off' });
      app = await createApp(config, { vendors, database: shared, clock, checksAnswers: true });
    },
    async upload(dependencies: Readonly<Record<string, string>>) {
      const manifests = [{ path: 'package.json', content: JSON.stringify({ dependencies }) }];
      await send('PUT', '/api/v1/projects/default/manifests', { manifests });
    },
    async call(host: string): Promise<string[]> {
      const payload = { sdk_key: sdkKey, event: event({ host }) };
      return (await app.http.inject({ method: 'POST', url: '/v1/events', payload })).json().resolvedServices;
    },
    async report(id: string) {
      const incident = {
        externalId: 'one',
        kind: 'incident',
        title: 'Down',
        impact: 'critical',
        status: 'investigating',
        startedAt: clock.now(),
        resolvedAt: null,
        componentIds: [],
        updates: [],
      } as const;
      const observation = {
        status: 'major_outage',
        components: [],
        listsAllUnresolved: true,
        incidents: [incident],
      } as const;
      await recordObservation(app.database, id, observation, clock.now());
    },
    /** Where a check asks, and for which provider's documents. */
    async checked(id: string): Promise<(string | null)[]> {
      const found = await findPollTarget(app.database.kysely, id);
      return [found?.statusPageUrl ?? null, found?.adapter ?? null];
    },
    /** As a server of other rules left it. */
    async forgetRules() {
      await app.database.kysely.updateTable('services').set({ stands_for: null }).execute();
      const { value } = await app.database.kysely
        .selectFrom('meta')
        .select('value')
        .where('key', '=', 'catalog')
        .executeTakeFirstOrThrow();
      await putMeta(app.database.kysely, 'catalog', value.split(' ')[0] ?? '');
    },
    async services(): Promise<[string, string, string][]> {
      const rows: { slug: string; id: string; currentStatus: string }[] = await send('GET', '/api/v1/services');
      return rows.map(({ slug, id, currentStatus }) => [slug, id, currentStatus]);
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await database.close();
    },
  };
}
