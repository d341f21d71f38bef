// Two organizations use the same vendor in the same hour, on both stores: whatever one is told, by whatever way, never names what is the other's.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { routes } from '../../packages/server/src/http/routes/index.ts';
import { recordObservation } from '../../packages/server/src/store/checks/record-check.ts';
import { createTestApp, event } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { openEventStream } from '../support/event-stream.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startReceiver } from '../support/receiver.ts';
import { createTestStores } from '../support/stores.ts';

const MINUTE_MS = 60_000;
const CALM_MINUTES = 30;
const FAILING_MINUTES = 6;
const CALLS = 60;
const MAINTENANCE_AHEAD_MS = 3_600_000;

for (const store of createTestStores())
  describe(`what organizations are told on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('messages, mails, feeds, badges, the stream and every list name nothing of another organization', async () => {
      await using mail = await startMailServer();
      await using receiver = await startReceiver();
      await using api = await createTestApp(
        { UPRIVER_POLL: 'off', UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' },
        { database: await store.open(), streamTimes: { pollMs: 20 } },
      );
      await api.app.notify();
      const tenants: Tenant[] = [];
      for (const name of ['giraffe', 'zebra']) tenants.push(await prepare(api, name, receiver.url, mail.port));
      const url = await api.app.listen();
      await using first = await openEventStream(url, tenants[0]?.token ?? '', { lastEventId: '0' });
      await using second = await openEventStream(url, tenants[1]?.token ?? '', { lastEventId: '0' });
      const streams = [first, second];

      for (const tenant of tenants) await sendBeforehand(api, tenant);
      for (let minute = 0; minute < CALM_MINUTES + FAILING_MINUTES; minute += 1) {
        api.clock.advance(MINUTE_MS);
        if (minute === CALM_MINUTES + 2) await breakPages(api, tenants);
        for (const tenant of tenants) await sendCalls(api, tenant, minute >= CALM_MINUTES);
        await api.app.judge();
        await api.app.notify();
      }
      await Promise.all(streams.map((stream) => stream.until(3)));

      for (const [index, tenant] of tenants.entries()) {
        const other = tenants[1 - index];
        assert.ok(other);
        const messages = receiver.received.filter(({ path }) => path === `/${tenant.name}`);
        const told: Record<string, string> = {
          webhooks: messages.map(({ text, headers }) => text + JSON.stringify(headers)).join('\n'),
          mails: mail.received.filter((text) => text.includes(`to-${tenant.name}@`)).join('\n'),
          stream: streams[index]?.text() ?? '',
          ...(await readFeeds(api, tenant)),
          ...(await readViews(api, tenant)),
        };
        const lists = await readLists(api, tenant);
        for (const [what, text] of Object.entries({ ...told, ...lists }))
          assert.ok(!decoded(text).includes(other.name), `${what} of ${tenant.name}: ${decoded(text).slice(0, 3000)}`);
        // What is searched does name what is one's own.
        for (const [what, text] of Object.entries(told))
          assert.ok(decoded(text).includes(tenant.name), `${what}: ${text}`);
        assert.ok(Object.keys(lists).length > 20);
      }
    });
  });

/** An organization whose name is part of everything that it has. */
interface Tenant {
  readonly name: string;
  readonly token: string;
  readonly sdkKey: string;
  readonly projectId: string;
  readonly serviceId: string;
  readonly feeds: readonly string[];
}

async function prepare(api: TestApp, name: string, hook: string, mailPort: number): Promise<Tenant> {
  const organization = await api.request('POST', '/api/v1/organizations', { body: { name, slug: name } });
  const token = String(organization.body.data.token);
  const create = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown) => {
    const answer = await api.request(method, path, { token, ...(body === undefined ? {} : { body }) });
    assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body?.data;
  };
  await create('PATCH', '/api/v1/settings', { badges: true, embed: true, sharesCounts: true });
  const project = await create('POST', '/api/v1/projects', { name: `${name} shop` });
  const { key } = await create('POST', `/api/v1/projects/${project.id}/sdk-keys`, { name: `${name} key` });
  const service = await create('POST', '/api/v1/services', {
    name: `${name} vendor`,
    slug: `${name}-vendor`,
    statusPageUrl: `https://status.${name}.example`,
    hosts: [`api.${name}.example`],
  });
  for (const id of [service.id, 'acme-pay']) await create('PUT', `/api/v1/services/${id}/links/${project.id}`);
  const from = { host: '127.0.0.1', port: mailPort, tls: 'none', from: 'upriver@acme.com' };
  await create('POST', '/api/v1/channels', {
    name: `${name} hook`,
    kind: 'webhook',
    settings: { url: `${hook}/${name}` },
  });
  await create('POST', '/api/v1/channels', {
    name: `${name} mail`,
    kind: 'email',
    settings: { ...from, to: [`to-${name}@acme.com`] },
  });
  await create('POST', '/api/v1/alert-rules', {
    name: `${name} rule`,
    definition: { mode: 'everything', statusAtLeast: 'degraded' },
  });
  const feeds: string[] = [];
  for (const format of ['atom', 'json', 'calendar'])
    feeds.push((await create('POST', '/api/v1/feeds', { name: `${name} feed`, format })).path);
  return { name, token, sdkKey: key, projectId: project.id, serviceId: service.id, feeds };
}

/** What nobody else's answer may be made of: a change, an override, an overlay and a host that is nobody's. */
async function sendBeforehand(api: TestApp, { name, token, projectId }: Tenant): Promise<void> {
  const marker = { kind: 'configuration', name: `${name} limit`, description: `${name} says why` };
  for (const [method, path, body] of [
    ['POST', `/api/v1/projects/${projectId}/changes`, marker],
    ['PUT', '/api/v1/services/mailer/override', { status: 'degraded', reason: `${name} says so` }],
  ] as const) {
    const answer = await api.request(method, path, { token, body });
    assert.ok(answer.status < 300, JSON.stringify(answer.body));
  }
}

async function sendCalls(api: TestApp, { name, sdkKey }: Tenant, isFailing: boolean): Promise<void> {
  const batch = Array.from({ length: CALLS }, (_, index) =>
    event({
      host: index % 3 === 0 ? `api.${name}.example` : index % 30 === 1 ? `unknown.${name}.dev` : 'api.acmepay.com',
      endpoint: `/v1/${name}`,
      ts: Math.floor(api.clock.now() / 1000) - 5,
      status: isFailing && index % 2 === 0 ? 503 : 200,
      environment: `${name}-production`,
      region: `${name}-region`,
      deployment_id: `${name}-v1`,
      feature: `${name}-checkout`,
      tags: { instance: `${name}-pod` },
    }),
  );
  const answer = await api.sendEvents({ sdk_key: sdkKey, batch });
  assert.ok(answer.body.accepted > CALLS / 2, JSON.stringify(answer.body));
}

/** The vendor that both use, and the vendor of each, turn red and announce a maintenance. */
async function breakPages(api: TestApp, tenants: readonly Tenant[]): Promise<void> {
  const acme = (await api.get('/api/v1/services/acme-pay')).body.data.id;
  const now = api.clock.now();
  for (const [id, name] of [[acme, 'acme'], ...tenants.map((tenant) => [tenant.serviceId, tenant.name])] as const) {
    const usual = { kind: 'incident', impact: 'major', status: 'identified', resolvedAt: null, updates: [] } as const;
    const incident = { ...usual, externalId: `${name}-1`, title: `${name} is slow`, startedAt: now };
    const at = { scheduledFor: now + MAINTENANCE_AHEAD_MS, scheduledUntil: now + 2 * MAINTENANCE_AHEAD_MS };
    const work = {
      kind: 'maintenance',
      impact: 'none',
      status: 'scheduled',
      startedAt: now + MAINTENANCE_AHEAD_MS,
    } as const;
    const maintenance = { ...incident, ...work, ...at, externalId: `${name}-2`, title: `${name} works` };
    await recordObservation(
      api.app.database,
      id,
      { status: 'major_outage', listsAllUnresolved: true, incidents: [incident, maintenance] },
      now,
    );
  }
}

async function readFeeds(api: TestApp, { feeds }: Tenant): Promise<Record<string, string>> {
  const read = feeds.map(async (path) => {
    const answer = await api.get(path, { token: null });
    assert.equal(answer.status, 200);
    return [`feed ${path.slice(-8)}`, String(answer.bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** What anybody may see of an organization that shows it. */
async function readViews(api: TestApp, { name }: Tenant): Promise<Record<string, string>> {
  const ways = [
    `badge/${name}.svg`,
    `badge/${name}/${name}-vendor.svg`,
    `embed/${name}/status.svg`,
    `embed/${name}/status.html`,
  ];
  const paths = ways.map((way) => `/api/v1/${way}`);
  const read = paths.map(async (path) => {
    const answer = await api.get(path, { token: null });
    assert.equal(answer.status, 200, path);
    return [path, String(answer.bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Everything that can be read with a token, of the vendor that both use and of one's own things. */
async function readLists(api: TestApp, { token, projectId }: Tenant): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const route of routes) {
    if (route.method !== 'GET' || route.access === 'public' || route.contentType === 'text/event-stream') continue;
    const id = route.path.startsWith('/api/v1/projects') ? projectId : 'acme-pay';
    const path = route.path.replace(/:(id|service)\b/, id).replace(':host', 'api.acmepay.com');
    if (path.includes(':')) continue;
    const answer = await api.get(path, { token });
    if (answer.status === 200) read[path] = String(answer.bytes);
  }
  return read;
}

/** Mails are quoted or in Base64, folded lines of calendars broken anywhere. */
function decoded(text: string): string {
  const plain = text.replaceAll(/=\r?\n/g, '').replaceAll(/\r?\n /g, '');
  const blocks = [...text.matchAll(/(?:^[A-Za-z0-9+/]{60,}={0,2}\r?\n)+(?:^[A-Za-z0-9+/]+={0,2}\r?$)?/gm)];
  return [plain, ...blocks.map(([block]) => Buffer.from(block, 'base64').toString())].join('\n').toLowerCase();
}
