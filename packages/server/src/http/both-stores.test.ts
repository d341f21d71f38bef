// What differs between the stores in cases that are rarely tested: empty lists, and two that create the same at one moment.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { RevisedIncidentUpdate } from '@upriver/contract';
import type { Kysely } from 'kysely';
import { createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { createVendorPages } from '../../../../test/support/vendor-pages.ts';
import { routes } from './routes/index.ts';

const AT_ONCE = 8;
const HOOK = 'https://hooks.acme.example';
/** What an organization may have so many of. */
const LIMITED = [
  { path: 'alert-rules', table: 'alert_rules', most: 200, body: { name: 'Rule' } },
  { path: 'channels', table: 'channels', most: 100, body: { name: 'Bot', kind: 'webhook', settings: { url: HOOK } } },
  {
    path: 'change-sources',
    table: 'change_sources',
    most: 100,
    body: { kind: 'github', name: 'CI', rules: [{ project: 'default' }] },
  },
  { path: 'feeds', table: 'feeds', most: 200, body: { name: 'Feed', format: 'calendar' } },
] as const;
const manifests = [{ path: 'package.json', content: '{"dependencies":{"acme-pay":"1"}}' }];

for (const store of createTestStores())
  describe(`HTTP on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('an organization and a project with nothing in them get an answer from every route that reads', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const created = await api.request('POST', '/api/v1/organizations', { body: { name: 'Empty', slug: 'empty' } });
      const { token } = created.body.data;
      const none = routes.filter(
        ({ method, access, path }) => method === 'GET' && access === 'read' && !path.endsWith('/stream'),
      );
      assert.ok(none.length > 20);
      for (const { path } of none) {
        const answer = await api.get(path.replace(':slug', 'acme-pay').replaceAll(/:\w+/g, 'nothing'), { token });
        assert.ok([200, 400, 404].includes(answer.status), `${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      const { id } = (await api.request('POST', '/api/v1/projects', { body: { name: 'Empty' }, token })).body.data;
      for (const { path } of none) {
        const query = path.includes(':') ? '' : `?project=${id}`;
        const answer = await api.get(path.replace(':projectId', id).replaceAll(/:\w+/g, 'acme-pay') + query, { token });
        assert.ok([200, 400, 404].includes(answer.status), `${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      assert.deepEqual((await api.get(`/api/v1/deploy-gate?project=${id}`, { token })).status, 200);
    });

    test('of those that are created at one moment no more are than an organization may have', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const kysely = api.app.database.kysely as unknown as Kysely<Record<string, Record<string, unknown>>>;
      for (const { path, table, most, body } of LIMITED) {
        const create = async () => (await api.request('POST', `/api/v1/${path}`, { body })).status;
        assert.equal(await create(), 201, path);
        const [row, ...others] = await kysely.selectFrom(table).selectAll().execute();
        for (let number = others.length + 2; number < most; number += 1)
          await kysely
            .insertInto(table)
            .values({ ...row, id: `more_${number}`, ...(table === 'feeds' ? { hash: `more_${number}` } : {}) })
            .execute();
        const statuses = await Promise.all(Array.from({ length: AT_ONCE }, create));
        assert.equal(statuses.filter((status) => status === 201).length, 1, `${path}: ${statuses.join(' ')}`);
      }
    });

    test('a status that another page reported is not kept for a new one', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const created = await api.request('POST', '/api/v1/services', {
        body: { name: 'Own', statusPageUrl: 'https://status.own.example' },
      });
      const { id } = created.body.data;
      const seen = { current_status: 'operational', raw_status: 'none', last_checked_at: api.clock.now() };
      await api.app.database.kysely.updateTable('services').set(seen).where('id', '=', id).execute();
      const move = async (statusPageUrl: string): Promise<string> => {
        const path = `/api/v1/services/${id}`;
        assert.equal((await api.request('PATCH', path, { body: { statusPageUrl } })).status, 200);
        return (await api.get(path)).body.data.currentStatus;
      };
      assert.equal(await move('https://status.own.example'), 'operational');
      assert.equal(await move('https://status.elsewhere.example'), 'unknown');
    });

    test('what a vendor wrote before it edited or deleted an update is answered beside the update, and not in the incident', async () => {
      const settings = { UPRIVER_POLL: 'off', UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' };
      await using api = await createTestApp(settings, { database: await store.open() });
      await using pages = createVendorPages({ now: () => api.clock.now() });
      const page = await pages.add({ provider: 'statuspage', components: ['API'] });
      const body = { name: 'Own', statusPageUrl: page.url, adapter: 'statuspage' };
      const { id } = (await api.request('POST', '/api/v1/services', { body })).body.data;
      const opened = page.openIncident({ title: 'Errors', impact: 'major', body: 'Since 03:19.' });
      api.clock.advance(60_000);
      page.updateIncident(opened, 'identified', 'Our fault.');
      await api.app.check(id);
      const [update] = page.model.incidents[0]?.updates ?? [];
      assert.ok(update);
      page.editIncident(opened, { updates: [{ ...update, body: 'Since 03:04.' }] });
      api.clock.advance(60_000);
      await api.app.check(id);
      const [incident] = (await api.get('/api/v1/services/own')).body.data.activeIncidents;
      const path = `/api/v1/incidents/${incident.id}`;
      const at = new Date(api.clock.now()).toISOString();
      const texts = (await api.get(`${path}/updates`)).body.data.map(
        ({ body: text, goneAt, revisions }: RevisedIncidentUpdate) => [text, goneAt, revisions.map(toText)],
      );
      assert.deepEqual(texts, [
        ['Since 03:04.', null, [`Since 03:19. until ${at}`]],
        ['Our fault.', at, []],
      ]);
      const { updates } = (await api.get(path)).body.data;
      assert.deepEqual(
        updates.map((one: object) => Object.keys(one).sort()),
        [['body', 'createdAt', 'id', 'status']],
      );
    });

    const cases: readonly [what: string, method: string, path: string, body: unknown, expected: readonly number[]][] = [
      ['organizations with one slug', 'POST', '/api/v1/organizations', { name: 'Acme', slug: 'acme' }, one(201, 409)],
      ['vendors with one slug', 'POST', '/api/v1/services', { name: 'Own', statusPageUrl: null }, one(201, 409)],
      ['projects with one name', 'POST', '/api/v1/projects', { name: 'Shop' }, all(201)],
      ['tokens', 'POST', '/api/v1/tokens', { name: 'deploys', scopes: ['read'] }, all(201)],
      ['SDK keys', 'POST', '/api/v1/projects/default/sdk-keys', { name: 'shop' }, all(201)],
      ['links', 'PUT', '/api/v1/services/acme-pay/links/default', undefined, all(200)],
      ['watches', 'PUT', '/api/v1/services/mailer/watch', undefined, all(204)],
      ['changes with one id', 'POST', '/api/v1/projects/default/changes', { kind: 'flag', id: 'one' }, all(201)],
      ['uploads for one project', 'PUT', '/api/v1/projects/default/manifests', { manifests }, all(200)],
    ];
    test('whoever creates the same at one moment gets a conflict, or it is there once', async () => {
      const settings = { UPRIVER_POLL: 'off', UPRIVER_LIMIT_MANIFEST_UPLOADS_PER_ORGANIZATION: String(AT_ONCE) };
      await using api = await createTestApp(settings, { database: await store.open() });
      for (const [what, method, path, body, expected] of cases)
        assert.deepEqual(await statusesOf(api, method, path, body), expected, what);
      const projects = (await api.get('/api/v1/projects')).body.data.map(({ slug }: { slug: string }) => slug);
      assert.equal(new Set(projects).size, AT_ONCE + 1);
      assert.equal((await api.get('/api/v1/services?project=default')).body.data.length, 1);
      assert.equal((await api.get('/api/v1/changes')).body.data.length, 1);
    });
  });

async function statusesOf(api: TestApp, method: string, path: string, body: unknown): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => api.request(method, path, { body })));
  for (const { status, body: said } of answers) if (status === 409) assert.equal(said.code, 'conflict');
  return answers.map(({ status }) => status).sort((a, b) => a - b);
}

function one(first: number, others: number): number[] {
  return [first, ...Array.from({ length: AT_ONCE - 1 }, () => others)];
}

function all(status: number): number[] {
  return Array.from({ length: AT_ONCE }, () => status);
}

function toText({ body, replacedAt }: RevisedIncidentUpdate['revisions'][number]): string {
  return `${body} until ${replacedAt}`;
}
