// The stream over real HTTP, on a store that another connection writes to, as another process would.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { StatusEvent, VerdictEvent } from '@upriver/contract';
import type { Status } from '@upriver/contract';
import { Check } from 'typebox/value';
import { START, createTestApp } from '../../../../../test/support/app.ts';
import type { TestApp } from '../../../../../test/support/app.ts';
import { openEventStream } from '../../../../../test/support/event-stream.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { temporaryDirectory } from '../../../../../test/support/process.ts';
import { createVendorPages } from '../../../../../test/support/vendor-pages.ts';
import type { Change, VerdictChange } from '../../domain/change.ts';
import { CHANGES_KEPT_MS, appendChange, expireChanges } from '../../store/changes/change-log.ts';
import { openDatabase } from '../../store/database.ts';
import type { Database } from '../../store/database.ts';
import { findFirstOrganizationId } from '../../store/organizations/organizations.ts';

test('a change that another process made is published within a moment, with what it was and whose', async () => {
  await using scene = await begin();
  await using stream = await scene.open();
  await eventually(() => assert.match(stream.text(), /^retry: 2000\nid: [\da-f]{32}\n: connected\n\n/));
  assert.equal(stream.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  assert.equal(stream.response.headers.get('etag'), null);
  assert.equal(stream.response.headers.get('cache-control'), 'no-store');
  await scene.change(scene.status('operational', 'major_outage'));
  const [published] = await stream.until(1);
  assert.equal(published?.event, 'status');
  assert.ok(Check(StatusEvent, published?.data), JSON.stringify(published));
  assert.deepEqual(published?.data, {
    at: new Date(START).toISOString(),
    service: { id: scene.serviceId, name: 'Acme Pay', slug: 'acme-pay' },
    from: 'operational',
    to: 'major_outage',
  });
});

test('what this process observes on a page is published at once, not at the next read of the log', async () => {
  await using pages = createVendorPages();
  const page = await pages.add({ provider: 'statuspage', components: ['API'] });
  const settings = { UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off', UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' };
  await using api = await createTestApp(settings, { streamTimes: { pollMs: 600_000 } });
  const url = await api.app.listen();
  const body = { name: 'Own', statusPageUrl: page.url, adapter: 'statuspage' };
  const { id } = (await api.request('POST', '/api/v1/services', { body })).body.data;
  await api.app.check(id);
  await using stream = await openEventStream(url, api.token);
  await eventually(() => assert.match(stream.text(), /still here/));
  page.openIncident({ title: 'Errors', impact: 'critical' });
  page.setComponent('API', 'major_outage');
  api.clock.advance(60_000);
  await api.app.check(id);
  assert.deepEqual(
    (await stream.until(2)).map(({ event, data }) => [event, data.to ?? data.incident.title]),
    [
      ['status', 'major_outage'],
      ['incident', 'Errors'],
    ],
  );
});

test('a stream goes on whichever way somebody sets the wall clock', async () => {
  await using scene = await begin();
  await using stream = await scene.open();
  await eventually(() => assert.match(stream.text(), /still here/));
  for (const [index, step] of [30_000, -30_000, 3_600_000, -3_600_000].entries()) {
    scene.api.clock.stepWall(step);
    await scene.change(scene.status('operational', 'major_outage'));
    await stream.until(index + 1);
    const heartbeats = (): number => stream.text().match(/still here/g)?.length ?? 0;
    const before = heartbeats();
    await eventually(() => assert.ok(heartbeats() > before));
  }
  assert.equal((await stream.until(4)).length, 4);
});

test('a client that comes back with the id of its last event misses nothing and hears nothing twice', async () => {
  await using scene = await begin();
  const heard: unknown[] = [];
  let lastEventId: string | undefined;
  const words: Status[] = ['degraded', 'operational', 'partial_outage', 'operational', 'major_outage', 'operational'];
  for (const [index, to] of words.entries()) {
    // Away while the odd ones happen.
    if (index % 2 === 1) {
      await scene.change(scene.status('unknown', to));
      continue;
    }
    await using stream = await scene.open(lastEventId === undefined ? {} : { lastEventId });
    const missed = index === 0 ? 0 : 1;
    await eventually(() => assert.match(stream.text(), /still here/));
    await scene.change(scene.status('unknown', to));
    heard.push(...(await stream.until(missed + 1)).map(({ data }) => data.to));
    lastEventId = stream.lastId();
  }
  await using last = await scene.open({ query: `?lastEventId=${lastEventId}` });
  heard.push(...(await last.until(1)).map(({ data }) => data.to));
  assert.deepEqual(heard, words);
});

test('hundreds of missed changes come in order, and what happens meanwhile comes after them', async () => {
  await using scene = await begin();
  await scene.change(...Array.from({ length: 450 }, () => scene.status('operational', 'degraded')));
  await using stream = await scene.open({ lastEventId: '0' });
  await scene.change(...Array.from({ length: 50 }, () => scene.status('degraded', 'operational')));
  const events = await stream.until(500);
  assert.deepEqual(
    events.map(({ data }) => data.to),
    Array.from({ length: 500 }, (_, index) => (index < 450 ? 'degraded' : 'operational')),
  );
  assert.equal(new Set(events.map(({ id }) => id)).size, 500);
});

test("another organization's verdicts, vendors and services that are not linked are never published", async () => {
  await using scene = await begin();
  const { api } = scene;
  const created = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
  const { organization: other, token } = created.body.data;
  await using theirs = await openEventStream(scene.url, token, { lastEventId: '0' });
  await using ours = await scene.open({ lastEventId: '0' });
  const mailer = (await api.get('/api/v1/services/mailer')).body.data.id;
  const own = (
    await api.request('POST', '/api/v1/services', { body: { name: 'Own', statusPageUrl: 'https://own.example' } })
  ).body.data.id;
  const organizationId = await scene.organizationId();
  await scene.change(
    { ...scene.status('operational', 'degraded'), serviceId: mailer },
    scene.verdict(organizationId),
    { ...scene.verdict(other.id), payload: { ...scene.verdict(other.id).payload, sentence: 'secret' } },
    { ...scene.status('operational', 'degraded'), serviceId: own },
    scene.status('operational', 'degraded'),
  );
  const published = await ours.until(3);
  assert.deepEqual(
    published.map(({ event, data }) => [event, data.service.slug]),
    [
      ['verdict', 'acme-pay'],
      ['status', 'own'],
      ['status', 'acme-pay'],
    ],
  );
  assert.ok(Check(VerdictEvent, published[0]?.data), JSON.stringify(published[0]));
  assert.equal(published[0]?.data.region, null);
  assert.doesNotMatch(ours.text(), /secret/);
  // A service that they link from now on is notified of from now on.
  await api.request('POST', '/api/v1/projects', { token, body: { name: 'Theirs' } });
  const link = await api.request('PUT', `/api/v1/services/${mailer}/links/theirs`, { token });
  assert.ok(link.status < 300, JSON.stringify(link.body));
  await scene.change({ ...scene.status('degraded', 'operational'), serviceId: mailer });
  await theirs.until(1);
  assert.deepEqual(
    theirs.events.map(({ data }) => [data.service.slug, data.to]),
    [['mailer', 'operational']],
  );
});

test('services and kinds narrow what is published; unknown ones are refused', async () => {
  await using scene = await begin();
  await using verdicts = await scene.open({ query: '?kinds=verdict' });
  await using none = await scene.open({ query: '?services=mailer' });
  await using both = await scene.open({ query: '?services=acme-pay,mailer&kinds=status,verdict' });
  const organizationId = await scene.organizationId();
  await scene.change(scene.status('operational', 'degraded'), scene.verdict(organizationId));
  await both.until(2);
  await verdicts.until(1);
  assert.deepEqual([verdicts.events[0]?.event, none.events.length], ['verdict', 0]);
  assert.equal((await scene.api.get('/api/v1/stream?services=nobody')).status, 404);
  assert.equal((await scene.api.get('/api/v1/stream?kinds=weather')).status, 400);
  assert.equal((await scene.api.get('/api/v1/stream', { headers: { 'last-event-id': 'x' } })).status, 400);
  assert.equal((await scene.api.get('/api/v1/stream', { token: null })).status, 401);
  assert.equal((await scene.api.request('HEAD', '/api/v1/stream')).status, 200);
});

test('a client that was away for too long, or comes from another store, is asked to read again', async () => {
  await using scene = await begin();
  await scene.change({ ...scene.status('operational', 'degraded'), at: START - CHANGES_KEPT_MS - 1 });
  await scene.change(scene.status('degraded', 'operational'));
  await expireChanges(scene.api.app.database, START, 10);
  await using late = await scene.open({ lastEventId: '0' });
  assert.deepEqual(
    (await late.until(2)).map(({ event }) => event),
    ['reset', 'status'],
  );
  // A number is the id of a former version, and an id of nobody's has the form of ours.
  for (const lastEventId of ['1', '900', 'f'.repeat(32)]) {
    await using strange = await scene.open({ lastEventId });
    assert.equal((await strange.until(1))[0]?.event, 'reset');
    await eventually(() => assert.match(strange.text(), /still here/));
    await scene.change(scene.status('operational', 'degraded'));
    assert.deepEqual(
      (await strange.until(2)).map(({ event }) => event),
      ['reset', 'status'],
    );
  }
});

test('a reader that is too slow is let go, and receives the rest when it comes back', async () => {
  await using scene = await begin();
  const socket = connect(Number(new URL(scene.url).port), '127.0.0.1');
  socket.pause();
  socket.write(`GET /api/v1/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${scene.api.token}\r\n\r\n`);
  await eventually(async () => assert.match(await metrics(scene.api), /^upriver_streams_open 1$/m));
  const organizationId = await scene.organizationId();
  const long = scene.verdict(organizationId);
  const big = { ...long, payload: { ...long.payload, sentence: 'x'.repeat(200_000) } };
  for (let index = 0; index < 60; index += 1) await scene.change(big);
  await eventually(async () => {
    scene.api.clock.advance(10_000);
    assert.match(await metrics(scene.api), /^upriver_stream_ends_total\{reason="slow"\} 1$/m);
  });
  socket.destroy();
  await using back = await scene.open({ lastEventId: '0' });
  assert.equal((await back.until(60)).length, 60);
});

test('an organization opens so many streams and no more; one that ends makes room', async () => {
  await using scene = await begin({ UPRIVER_LIMIT_STREAMS_PER_ORGANIZATION: '2', UPRIVER_LIMIT_STREAMS: '3' });
  const other = (await scene.api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
    .body.data;
  await using first = await scene.open();
  await using second = await scene.open();
  const refused = await scene.api.get('/api/v1/stream');
  assert.deepEqual([refused.status, refused.body.code, refused.headers['retry-after']], [429, 'rate_limited', '10']);
  await using third = await openEventStream(scene.url, other.token);
  assert.equal(third.response.status, 200);
  const full = await scene.api.get('/api/v1/stream', { token: other.token });
  assert.deepEqual([full.status, full.body.code], [503, 'unavailable']);
  assert.equal(second.response.status, 200);
  first.close();
  await eventually(async () => assert.match(await metrics(scene.api), /^upriver_streams_open 2$/m));
  await using again = await scene.open();
  assert.equal(again.response.status, 200);
});

test('a token that is revoked ends its streams', async () => {
  await using scene = await begin();
  const issued = (await scene.api.request('POST', '/api/v1/tokens', { body: { name: 'watcher', scopes: ['read'] } }))
    .body.data;
  await using stream = await openEventStream(scene.url, issued.token);
  await using kept = await scene.open();
  await scene.api.request('DELETE', `/api/v1/tokens/${issued.id}`);
  await stream.ended;
  await scene.change(scene.status('operational', 'degraded'));
  await kept.until(1);
  assert.equal(stream.events.length, 0);
});

test('shutting down ends streams at once, also those of clients that do not read', async () => {
  const scene = await begin();
  const stream = await scene.open();
  const socket = connect(Number(new URL(scene.url).port), '127.0.0.1');
  socket.on('error', () => undefined).pause();
  socket.write(`GET /api/v1/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${scene.api.token}\r\n\r\n`);
  await eventually(async () => assert.match(await metrics(scene.api), /^upriver_streams_open 2$/m));
  const startedAt = performance.now();
  await scene[Symbol.asyncDispose]();
  await stream.ended;
  assert.ok(performance.now() - startedAt < 3000);
  socket.destroy();
});

interface Scene extends AsyncDisposable {
  readonly api: TestApp;
  readonly url: string;
  readonly serviceId: string;
  open(options?: Parameters<typeof openEventStream>[2]): ReturnType<typeof openEventStream>;
  /** As another process would. */
  change(...changes: Change[]): Promise<void>;
  organizationId(): Promise<string>;
  status(from: Status, to: Status): Change;
  verdict(organizationId: string): VerdictChange;
}

/** An app that listens, with Acme Pay linked, and another connection to its store. */
async function begin(settings: Readonly<Record<string, string>> = {}): Promise<Scene> {
  const directory = temporaryDirectory();
  const open = (): Database => openDatabase({ dialect: 'sqlite', file: join(directory.path, 'upriver.sqlite') });
  const api = await createTestApp(
    { UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off', ...settings },
    { database: open(), streamTimes: { pollMs: 20, heartbeatMs: 100 } },
  );
  const another = open();
  const url = await api.app.listen();
  const link = await api.request('PUT', '/api/v1/services/acme-pay/links/default');
  assert.ok(link.status < 300, JSON.stringify(link.body));
  const serviceId = (await api.get('/api/v1/services/acme-pay')).body.data.id;
  const projectId = (await api.get('/api/v1/projects/default')).body.data.id;
  const common = { at: START, serviceId };
  return {
    api,
    url,
    serviceId,
    open: (options) => openEventStream(url, api.token, options),
    change: (...changes) =>
      another.transaction(async (db) => {
        for (const change of changes) await appendChange(db, change);
      }),
    organizationId: async () => (await findFirstOrganizationId(another.kysely)) ?? '',
    status: (from, to) => ({ ...common, kind: 'status', organizationId: null, payload: { from, to } }),
    verdict: (organizationId) => ({
      ...common,
      kind: 'verdict',
      organizationId,
      payload: {
        projectId,
        environment: 'production',
        region: '',
        from: null,
        to: 'them',
        page: 'silent',
        cause: 'vendor',
        probability: 0.97,
        isRecovering: false,
        sentence: 'Our calls to Acme Pay fail and its page is green.',
      },
    }),
    async [Symbol.asyncDispose]() {
      await another.close();
      await api.app.close();
      directory[Symbol.dispose]();
    },
  };
}

async function metrics(api: TestApp): Promise<string> {
  return (await api.get('/metrics')).body;
}
