// Every route that changes something leaves an entry in the audit log, on both stores.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { START, createTestApp } from '../../../../test/support/app.ts';
import type { Answer, TestApp } from '../../../../test/support/app.ts';
import { PASSWORD, inviteByToken, join, openBrowser } from '../../../../test/support/people.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import { saveFoundProvider } from '../store/checks/found-providers.ts';
import { putImpairment } from '../store/detection/detectors.ts';
import { findFirstOrganizationId } from '../store/organizations/organizations.ts';
import { createHousekeeping } from '../telemetry/housekeeping.ts';
import { routes } from './routes/index.ts';

/** Routes that are not read with GET and change nothing that belongs to an organization, each with why. */
const WITHOUT_ENTRY: Readonly<Record<string, string>> = {
  'POST /api/v1/alert-rules/backtest': 'stores nothing',
  'POST /api/v1/is-it-us-or-them': 'stores nothing',
  'POST /api/v1/status-pages/preview': 'stores nothing',
  'POST /api/v1/invitations/preview': 'stores nothing',
  'PATCH /api/v1/session': 'chooses what this browser looks at',
  'POST /api/v1/session/passkey/options': 'begins to sign in',
  'POST /api/v1/session/passkeys/options': 'begins to add a passkey',
  'POST /api/v1/session/passkey': 'needs an authenticator; test/journeys/passkeys.test.ts',
  'POST /api/v1/session/passkeys': 'needs an authenticator; test/journeys/passkeys.test.ts',
  'DELETE /api/v1/session/passkeys/:id': 'needs an authenticator; test/journeys/passkeys.test.ts',
  'POST /api/v1/projects/:id/uploads': 'changes nothing of the project',
  'PUT /api/v1/projects/:id/uploads/:upload/parts/:part': 'changes nothing of the project',
  'POST /api/v1/projects/:id/uploads/:upload/finish': 'needs an upload and its parts; uploads.test.ts',
  'POST /oauth/register': 'of no organization yet',
  'POST /oauth/token': 'what a person allowed before',
  'POST /oauth/revoke': 'a program gives up what it was given',
  'POST /api/v1/connection-requests/:id': 'needs a program that asks; oauth.test.ts',
  'DELETE /api/v1/session/connections/:id': 'needs a program that asks; oauth.test.ts',
  'POST /mcp': 'each change that a tool makes is a request of its own',
  'POST /api/v1/change-hooks/:source': 'a delivery of a program; the change that it reports names its source',
};

/** What an earlier step made, by the names that paths and bodies use. */
type Made = Record<string, string>;

interface Step {
  /** Method and path as in the route table. */
  readonly route: string;
  readonly body?: (made: Made) => unknown;
  /** Query of the request. */
  readonly query?: string;
  /** The names under which what the answer says is kept. */
  readonly keeps?: Readonly<Record<string, (data: any) => string>>; // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
}

const id = (data: { id: string }): string => data.id;
const RULES = (made: Made) => [{ project: made['project'], origin: 'acme/checkout' }];

/** One request for each route that changes something, in an order in which each finds what it needs. */
const STEPS: readonly Step[] = [
  { route: 'POST /api/v1/projects', body: () => ({ name: 'Checkout' }), keeps: { project: id } },
  { route: 'PATCH /api/v1/projects/:project', body: () => ({ name: 'Checkout EU' }) },
  {
    route: 'PUT /api/v1/projects/:project/manifests',
    body: () => ({ manifests: [{ path: 'package.json', content: '{"dependencies":{"acme-pay":"1"}}' }] }),
  },
  { route: 'POST /api/v1/projects/:project/sdk-keys', body: () => ({ name: 'web' }), keeps: { keyId: id } },
  { route: 'PATCH /api/v1/projects/:project/sdk-keys/:keyId', body: () => ({ enabled: false }) },
  { route: 'DELETE /api/v1/projects/:project/sdk-keys/:keyId' },
  { route: 'POST /api/v1/projects/:project/changes', body: () => ({ kind: 'flag', name: 'x' }), keeps: { change: id } },
  { route: 'DELETE /api/v1/changes/:change' },
  {
    route: 'POST /api/v1/services',
    body: () => ({ name: 'Own', statusPageUrl: 'https://status.own.example' }),
    keeps: { service: id },
  },
  { route: 'PATCH /api/v1/services/:service', body: () => ({ name: 'Own Pay' }) },
  { route: 'PUT /api/v1/services/:service/override', body: () => ({ status: 'operational' }) },
  { route: 'DELETE /api/v1/services/:service/override' },
  { route: 'PUT /api/v1/services/:service/links/:project' },
  { route: 'DELETE /api/v1/services/:service/links/:project' },
  { route: 'PUT /api/v1/services/:service/watch' },
  { route: 'DELETE /api/v1/services/:service/watch' },
  { route: 'PATCH /api/v1/services/acme-pay/overlay', body: () => ({ hosts: { add: ['eu.acmepay.example'] } }) },
  { route: 'DELETE /api/v1/services/acme-pay/overlay' },
  {
    route: 'PUT /api/v1/services/acme-pay/components/:componentId/preference',
    body: () => ({ preference: 'muted' }),
  },
  { route: 'DELETE /api/v1/services/acme-pay/components/:componentId/preference' },
  { route: 'POST /api/v1/services/acme-pay/page/accept' },
  { route: 'POST /api/v1/episodes/:episode/judgment', body: () => ({ was: 'wrong' }) },
  { route: 'DELETE /api/v1/episodes/:episode/judgment' },
  {
    route: 'POST /api/v1/channels',
    body: () => ({ name: 'Bot', kind: 'webhook', settings: { url: 'https://hooks.acme.example/x' } }),
    keeps: { channel: id },
  },
  { route: 'PATCH /api/v1/channels/:channel', body: () => ({ name: 'Deploy bot' }) },
  { route: 'POST /api/v1/channels/:channel/rotate-secret', body: () => ({}) },
  { route: 'POST /api/v1/channels/:channel/test' },
  { route: 'POST /api/v1/channels/:channel/redeliver', body: () => ({ from: '2026-11-21T10:00:00Z' }) },
  { route: 'POST /api/v1/alerts/:alert/acknowledge', body: () => ({}) },
  { route: 'DELETE /api/v1/alerts/:alert/acknowledge' },
  { route: 'POST /api/v1/alerts/:alert/snooze', body: () => ({ until: new Date(START + 3_600_000).toISOString() }) },
  { route: 'DELETE /api/v1/alerts/:alert/snooze' },
  { route: 'POST /api/v1/alerts/:alert/follow', body: ({ channel }) => ({ channelId: channel }) },
  { route: 'DELETE /api/v1/channels/:channel' },
  { route: 'POST /api/v1/alert-rules', body: () => ({ name: 'Payments', definition: {} }), keeps: { rule: id } },
  { route: 'PATCH /api/v1/alert-rules/:rule', body: () => ({ enabled: false }) },
  { route: 'DELETE /api/v1/alert-rules/:rule' },
  {
    route: 'POST /api/v1/change-sources',
    body: (made) => ({ kind: 'github', name: 'GitHub', rules: RULES(made) }),
    keeps: { source: id },
  },
  { route: 'PATCH /api/v1/change-sources/:source', body: () => ({ name: 'GitHub of web' }) },
  { route: 'POST /api/v1/change-sources/:source/secret' },
  { route: 'DELETE /api/v1/change-sources/:source' },
  {
    route: 'POST /api/v1/feeds',
    body: ({ project }) => ({ name: 'Calendar', format: 'calendar', project }),
    keeps: { feed: id },
  },
  { route: 'DELETE /api/v1/feeds/:feed' },
  { route: 'DELETE /api/v1/services/:service' },
  { route: 'DELETE /api/v1/projects/:project' },
  { route: 'PATCH /api/v1/settings', body: () => ({ badges: true }) },
  { route: 'POST /api/v1/tokens', body: () => ({ name: 'ci', scopes: ['read'] }), keeps: { token: id } },
  { route: 'DELETE /api/v1/tokens/:token' },
  { route: 'POST /api/v1/organizations', body: () => ({ name: 'Other', slug: 'other' }) },
  {
    route: 'POST /api/v1/invitations',
    body: () => ({ email: 'grace@example.com', role: 'viewer' }),
    keeps: { invitation: id },
  },
  { route: 'DELETE /api/v1/invitations/:invitation' },
  { route: 'POST /api/v1/invitations/accept', body: ({ code }) => ({ code, name: 'Eve', password: PASSWORD }) },
  { route: 'PATCH /api/v1/members/:member', body: () => ({ role: 'viewer' }) },
  { route: 'DELETE /api/v1/members/:member' },
  { route: 'DELETE /api/v1/session' },
  { route: 'POST /api/v1/session', body: () => ({ email: 'ada@example.com', password: PASSWORD }) },
  {
    route: 'POST /api/v1/session/password',
    body: () => ({ currentPassword: PASSWORD, newPassword: 'battery staple horse' }),
  },
  { route: 'DELETE /api/v1/session', query: '?everywhere=true' },
];

for (const store of createTestStores())
  describe(`the audit log on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    const start = async (): Promise<TestApp> =>
      createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });

    test('has an entry of every request that changed something, by whom, and no secret', async () => {
      await using api = await start();
      const ada = await join(api, 'ada@example.com', 'owner');
      const made: Made = await prepare(api);
      const tried = new Set<string>();
      const secrets: string[] = [PASSWORD];
      for (const step of STEPS) {
        const [method = '', template = ''] = step.route.split(' ');
        const path = template.replaceAll(/:(\w+)/g, (_all, name: string) => made[name] ?? name) + (step.query ?? '');
        // Whoever accepts an invitation is somebody new.
        const browser = template.endsWith('/accept') && template.includes('invitations') ? openBrowser(api) : ada;
        const answer = await browser.send(method, path, step.body?.(made));
        assert.ok(answer.status < 300, `${step.route}: ${answer.status} ${JSON.stringify(answer.body)}`);
        tried.add(step.route);
        const data = answer.body?.data;
        for (const [name, read] of Object.entries(step.keeps ?? {})) made[name] = read(data);
        for (const name of ['token', 'key', 'secret', 'code', 'signingSecret'])
          if (typeof data?.[name] === 'string') secrets.push(data[name]);
        const entries = (await api.get('/api/v1/audit-log?limit=1000')).body.data;
        const own = entries.filter(({ requestId }: any) => requestId === answer.headers['x-request-id']); // oxlint-disable-line typescript/no-explicit-any -- an entry
        assert.ok(own.length > 0, `${step.route} leaves no entry in the audit log`);
        assert.equal(own[0].actor.kind, 'person', step.route);
        if (template.endsWith('/accept') && template.includes('invitations')) made['member'] = own[0].actor.id;
      }
      assert.deepEqual(missing(tried), []);
      const all = JSON.stringify((await api.get('/api/v1/audit-log?limit=1000')).body.data);
      for (const secret of secrets) assert.ok(!all.includes(secret), `the audit log contains ${secret}`);
    });

    test('says what was before and after, is read page by page, by admins, and never by another organization', async () => {
      await using api = await start();
      const { id: project } = (await api.request('POST', '/api/v1/projects', { body: { name: 'One' } })).body.data;
      await api.request('PATCH', `/api/v1/projects/${project}`, { body: { name: 'Two' } });
      const [entry] = (await api.get(`/api/v1/audit-log?subject=${project}`)).body.data;
      assert.equal(entry.action, 'project.update');
      assert.deepEqual([entry.before.name, entry.after.name], ['One', 'Two']);
      assert.deepEqual([entry.actor.kind, entry.actor.name], ['token', 'first admin token']);
      const first = await api.get('/api/v1/audit-log?limit=1');
      const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
      assert.equal((await api.get(next)).body.data[0].action, 'project.create');
      const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
        .body.data;
      assert.deepEqual((await api.get('/api/v1/audit-log', { token })).body.data, []);
      const member = await join(api, 'mary@example.com', 'member');
      assert.equal((await member.send('GET', '/api/v1/audit-log')).status, 403);
    });

    test('names the files of an upload', async () => {
      await using api = await start();
      const manifests = [{ path: 'package.json', content: '{}' }];
      await api.request('PUT', '/api/v1/projects/default/manifests', { body: { manifests } });
      const [entry] = (await api.get('/api/v1/audit-log?action=manifests.replace')).body.data;
      assert.deepEqual(entry.after.paths, ['package.json']);
    });

    test('has no entry of a change that failed', async () => {
      await using api = await start();
      const body = { name: 'Acme', slug: 'default' };
      assert.equal((await api.request('POST', '/api/v1/organizations', { body })).status, 409);
      assert.equal((await api.request('DELETE', `/api/v1/tokens/tok_${'a'.repeat(26)}`)).status, 404);
      assert.deepEqual((await api.get('/api/v1/audit-log')).body.data, []);
    });

    test('keeps entries for as long as the setting says', async () => {
      await using api = await start();
      const { database } = api.app;
      await api.request('POST', '/api/v1/projects', { body: { name: 'Old' } });
      api.clock.advance(50 * 24 * 60 * 60_000);
      await api.request('POST', '/api/v1/projects', { body: { name: 'New' } });
      api.clock.advance(50 * 24 * 60 * 60_000);
      const quiet = () => undefined;
      const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
      const given = { database, clock: api.clock, log, retentionEventsDays: 30, retentionAuditDays: 90 };
      await createHousekeeping(given).finish();
      const kept = (await api.get('/api/v1/audit-log')).body.data;
      assert.deepEqual(
        kept.map(({ subject }: { subject: { name: string } }) => subject.name),
        ['New'],
      );
    });

    test('has one entry for each of many concurrent changes', async () => {
      await using api = await start();
      const make = (index: number): Promise<Answer> =>
        api.request('POST', '/api/v1/projects', { body: { name: `Project ${index}` } });
      await Promise.all(Array.from({ length: 12 }, (_, index) => make(index)));
      const entries = (await api.get('/api/v1/audit-log?action=project.create')).body.data;
      assert.equal(new Set(entries.map(({ subject }: { subject: { id: string } }) => subject.id)).size, 12);
    });
  });

/** Routes that change something and that no step tried. */
function missing(tried: ReadonlySet<string>): string[] {
  const patterns = [...tried].map((route) => route.split(/[ /]/));
  return routes
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => WITHOUT_ENTRY[route] === undefined)
    .filter((route) => {
      const parts = route.split(/[ /]/);
      return !patterns.some(
        (pattern) =>
          pattern.length === parts.length &&
          parts.every((part, index) => part.startsWith(':') || part === pattern[index]),
      );
    });
}

/** What people do not make: a component, a provider that was found, an episode, an alert, and an invitation. */
async function prepare(api: TestApp): Promise<Made> {
  const { database } = api.app;
  const organizationId = (await findFirstOrganizationId(database.kysely)) ?? '';
  const { id: serviceId } = (await api.get('/api/v1/services/acme-pay')).body.data;
  const { id: projectId } = (await api.get('/api/v1/projects/default')).body.data;
  await api.request('PUT', `/api/v1/services/${serviceId}/links/${projectId}`);
  await api.request('POST', '/api/v1/alert-rules', {
    body: { name: 'Page', definition: { statusAtLeast: 'degraded' } },
  });
  await api.app.notify();
  await recordObservation(
    database,
    serviceId,
    {
      status: 'degraded',
      components: [{ externalId: 'api', name: 'API', status: 'degraded' }],
      listsAllUnresolved: true,
      incidents: [],
    },
    START,
  );
  await saveFoundProvider(database.kysely, serviceId, {
    state: 'proposed',
    adapter: 'instatus',
    target: { url: 'https://status.acmepay.example', options: {} },
    foundAt: START,
  });
  const episode = `imp_${'q'.repeat(26)}`;
  await database.transaction((db) =>
    putImpairment(db, {
      id: episode,
      organizationId,
      projectId,
      serviceId,
      environment: '',
      region: '',
      signal: 'failures',
      onsetAt: START,
      detectedAt: START,
      endedAt: null,
      endedBy: null,
      calls: 100,
      bad: 50,
      normalRate: 0,
    }),
  );
  await api.app.notify();
  const [alert] = (await api.get('/api/v1/alerts')).body.data;
  const componentId = (await api.get('/api/v1/services/acme-pay')).body.data.components[0].id;
  const code = await inviteByToken(api, 'eve@example.com', 'member');
  return { episode, alert: alert?.id ?? '', componentId, code };
}
