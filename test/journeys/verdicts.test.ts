// Is it us or them, told with the clock in the test's hand: a vendor page on loopback, calls through ingest, verdicts over HTTP.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Database } from '../../packages/server/src/store/database.ts';
import { createTestApp, event } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { createTestStores } from '../support/stores.ts';
import { createVendorPages } from '../support/vendor-pages.ts';
import type { VendorPage } from '../support/vendor-pages.ts';

const MINUTE_MS = 60_000;
const CALLS_PER_MINUTE = 60;

interface Scene {
  readonly api: TestApp;
  readonly page: VendorPage;
  readonly serviceId: string;
  /** Lets minutes pass: in each the page is checked and calls are sent, of which the `failing`th is a failure. */
  pass(minutes: number, calls?: Calls): Promise<void>;
  /** The past, judged every five minutes, and the last ten as what follows. */
  calm(minutes: number, calls?: Calls): Promise<void>;
  verdicts(): Promise<any>; // oxlint-disable-line typescript/no-explicit-any -- tests look into answers of every shape
  [Symbol.asyncDispose](): Promise<void>;
}

interface Calls {
  /** Of so many calls one fails; none when absent. */
  readonly failsEvery?: number;
  readonly latencyMs?: number;
  readonly deployments?: readonly { readonly id: string; readonly failsEvery?: number }[];
}

async function createScene(settings: Readonly<Record<string, string>> = {}, database?: Database): Promise<Scene> {
  const api = await createTestApp(
    { UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8', ...settings },
    database === undefined ? {} : { database },
  );
  const pages = createVendorPages({ now: () => api.clock.now() });
  const page = await pages.add({ provider: 'statuspage', name: 'Orion', components: ['API', 'Dashboard'] });
  const created = await api.request('POST', '/api/v1/services', {
    body: { name: 'Orion', statusPageUrl: page.url, hosts: ['api.orion.example.com'] },
  });
  const serviceId: string = created.body.data.id;
  const send = async (at: number, { failsEvery, latencyMs = 80, deployments }: Calls): Promise<void> => {
    const groups = deployments ?? [{ id: 'v1', ...(failsEvery === undefined ? {} : { failsEvery }) }];
    const batch = groups.flatMap((group) =>
      Array.from({ length: CALLS_PER_MINUTE / groups.length }, (_, index) => {
        const hasFailed = group.failsEvery !== undefined && index % group.failsEvery === 0;
        return event({
          host: 'api.orion.example.com',
          ts: Math.floor(at / 1000) - 5,
          status: hasFailed ? 503 : 200,
          latency_ms: latencyMs,
          deployment_id: group.id,
          environment: 'production',
        });
      }),
    );
    const answer = await api.sendEvents({ sdk_key: api.sdkKey, batch });
    assert.equal(answer.body.accepted, batch.length);
  };
  const passSpan = async (minutes: number, calls: Calls): Promise<void> => {
    const from = api.clock.now();
    api.clock.advance(minutes * MINUTE_MS);
    for (let minute = 1; minute <= minutes; minute += 1) await send(from + minute * MINUTE_MS, calls);
    await api.app.check(serviceId);
    await api.app.judge();
  };
  return {
    api,
    page,
    serviceId,
    async pass(minutes, calls = {}) {
      for (let minute = 0; minute < minutes; minute += 1) await passSpan(1, calls);
    },
    async calm(minutes, calls = {}) {
      for (let left = minutes; left > 0; left -= left > 10 ? 5 : 1) await passSpan(left > 10 ? 5 : 1, calls);
    },
    verdicts: async () => (await api.get(`/api/v1/services/${serviceId}/verdicts`)).body.data,
    async [Symbol.asyncDispose]() {
      await pages[Symbol.asyncDispose]();
      await api[Symbol.asyncDispose]();
    },
  };
}

for (const store of createTestStores())
  describe(`an episode on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('the vendor is silent, then posts, then both recover, and the ledger keeps who was first', async () => {
      await using scene = await createScene({}, await store.open());
      await scene.calm(60);
      const calm = await scene.verdicts();
      assert.equal(calm.verdict, 'healthy', calm.sentence);

      await scene.pass(3, { failsEvery: 2 });
      const silent = await scene.verdicts();
      assert.deepEqual([silent.verdict, silent.series[0].page], ['undecided', 'silent'], silent.sentence);
      assert.match(silent.sentence, /fail.*says operational/);
      const [series] = silent.series;
      assert.equal(series.environment, 'production');
      assert.equal(series.evidence.calls.impairments[0].signal, 'failures');

      const gate = await scene.api.get('/api/v1/deploy-gate?project=default');
      assert.deepEqual([gate.body.safe, gate.body.services[0].verdict], [false, 'undecided']);
      const host = await scene.api.get('/api/v1/hosts/api.orion.example.com/health?project=default');
      assert.deepEqual([host.body.impaired, host.body.service], [true, 'orion']);
      assert.equal(host.headers['cache-control'], 'private, max-age=10');
      assert.equal(host.body.depth, 0.5);
      assert.ok(host.body.trialCallsPerMinute >= 3);
      assert.ok(host.body.probabilities.them > host.body.probabilities.other);

      scene.page.setComponent('API', 'major_outage');
      const external = scene.page.openIncident({ title: 'API errors', impact: 'critical', body: 'We look into it.' });
      await scene.pass(5, { failsEvery: 2 });
      const posted = await scene.verdicts();
      assert.equal(posted.series[0].page, 'agrees', posted.sentence);
      assert.notEqual(posted.verdict, 'us');

      scene.page.setComponent('API', 'operational');
      scene.page.resolveIncident(external, 'Fixed.');
      await scene.pass(30);
      const healed = await scene.verdicts();
      assert.equal(healed.verdict, 'healthy', healed.sentence);
      assert.notEqual(healed.series[0].evidence.recoveredAt, null);

      const ledger = (await scene.api.get(`/api/v1/services/${scene.serviceId}/ledger`)).body.data;
      assert.equal(ledger.entries.length, 1);
      const [entry] = ledger.entries;
      assert.equal(entry.kind, 'both');
      assert.ok(entry.leadSeconds > 0, 'we were first');
      assert.ok(entry.episode.callsLost > 100);
      assert.equal(entry.incident.title, 'API errors');
      await checkEvidence(scene, entry.episode.id);
      const month = await scene.api.get(`/api/v1/services/${scene.serviceId}/ledger?month=2026-11&format=csv`);
      const [headings, line] = String(month.body).split('\r\n');
      assert.match(headings ?? '', /^kind,project,/);
      assert.match(line ?? '', /^both,default,production,,2026-11-21T.*,API errors,/);
      const wrong = await scene.api.get(`/api/v1/services/${scene.serviceId}/ledger?from=2026-11-20&to=2026-11-01`);
      assert.deepEqual([wrong.status, wrong.body.error], [400, 'query.from must be before query.to.']);

      const evidencePath = `/api/v1/services/${scene.serviceId}/ledger/${entry.episode.id}`;
      scene.api.clock.advance(31 * 24 * 3_600_000);
      const { failures } = (await scene.api.get(evidencePath)).body.data;
      assert.equal(failures.isComplete, false, 'calls beyond their retention are gone');
    });

    test('slow calls of an episode are in its evidence', async () => {
      await using scene = await createScene({}, await store.open());
      await scene.calm(90);
      await scene.pass(12, { latencyMs: 3000 });
      const ledger = (await scene.api.get(`/api/v1/services/${scene.serviceId}/ledger`)).body.data;
      const [{ episode }] = ledger.entries;
      assert.ok(episode.signals.includes('slow'), episode.signals.join());
      const path = `/api/v1/services/${scene.serviceId}/ledger/${episode.id}`;
      const { failures, slow } = (await scene.api.get(path)).body.data;
      assert.deepEqual([failures.calls, failures.samples.length], [0, 0]);
      assert.ok(slow.isComplete && slow.calls > 200 && slow.limitMs < 3000, JSON.stringify(slow).slice(0, 200));
      assert.equal(slow.samples.length, 20);
      assert.deepEqual([slow.samples[0].latencyMs, slow.samples[0].errorClass], [3000, null]);
      const csv = String((await scene.api.get(`${path}?format=csv`)).body);
      assert.equal(csv.split('\r\nslow_call,').length, 21);
      assert.match(String((await scene.api.get(`${path}?format=html`)).body), /<h2>Slow calls<\/h2>/);
    });
  });

test('what the page resolved and calls confirm is over at once, and every change was published once, in order', async () => {
  await using scene = await createScene();
  await scene.calm(60);
  await scene.pass(6, { failsEvery: 2 });
  scene.page.setComponent('API', 'major_outage');
  const external = scene.page.openIncident({ title: 'API errors', impact: 'critical', body: 'We look into it.' });
  await scene.pass(6, { failsEvery: 2 });
  scene.page.setComponent('API', 'operational');
  scene.page.resolveIncident(external, 'Fixed.');
  await scene.pass(2);
  const after = await scene.verdicts();
  assert.equal(after.verdict, 'healthy', after.sentence);
  const rows = await scene.api.app.database.kysely
    .selectFrom('changes')
    .select('payload')
    .where('kind', '=', 'verdict')
    .orderBy('id')
    .execute();
  const published = rows.map(({ payload }) => JSON.parse(payload));
  for (const [index, change] of published.entries())
    assert.equal(change.from, published[index - 1]?.to ?? null, 'each goes on where the one before ended');
  const told = published.map(({ to, page }) => `${to} ${page}`);
  for (const each of ['healthy agrees', 'undecided silent', 'them agrees'])
    assert.ok(told.includes(each), `${each}: ${told.join()}`);
  const keys = published.map(({ sentence: _sentence, probability: _probability, ...rest }) => JSON.stringify(rest));
  assert.ok(new Set(keys.slice(0, -1)).size >= keys.length - 3, 'nothing is told again and again');
});

/** The evidence of an episode in all its formats, for its own organization only. */
async function checkEvidence({ api, serviceId }: Scene, episode: string): Promise<void> {
  const path = `/api/v1/services/${serviceId}/ledger/${episode}`;
  const { entry, failures } = (await api.get(path)).body.data;
  assert.deepEqual([entry.kind, entry.episode.id], ['both', episode]);
  assert.ok(failures.calls > 20 && failures.isComplete);
  assert.equal(failures.samples.length, 20);
  assert.equal(failures.errorClasses[0].name, 'server_error');
  for (const { at, status } of failures.samples) {
    assert.ok(at >= entry.episode.onsetAt, at);
    assert.equal(status, 503);
  }
  const csv = await api.get(`${path}?format=csv`);
  assert.match(String(csv.headers['content-type']), /text\/csv/);
  const lines = String(csv.body).trimEnd().split('\r\n');
  assert.match(
    lines[0] ?? '',
    /^part,name,value,at,method,host,endpoint,status,errorClass,latencyMs,requestId,project,environment,region,endedAt,callsLost$/,
  );
  const partOf = (part: string): string[] => lines.filter((line) => line.startsWith(`${part},`));
  assert.deepEqual(partOf('error_class'), [`error_class,server_error,${failures.calls}${','.repeat(13)}`]);
  assert.equal(partOf('failed_call').length, 20);
  assert.match(partOf('page').join(), /page,investigating,We look into it\.,2026/);
  for (const fact of [
    'Service,Orion',
    'Onset,2026',
    'Greatest share of bad calls of one signal,0.5',
    'Incident,API errors',
  ])
    assert.ok(
      partOf('fact').some((line) => line.startsWith(`fact,${fact}`)),
      fact,
    );
  const html = await api.get(`${path}?format=html`);
  assert.match(String(html.headers['content-type']), /text\/html/);
  assert.match(String(html.headers['content-security-policy']), /default-src 'none'/);
  const other = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
  const { token } = other.body.data;
  for (const format of ['json', 'csv', 'html'])
    assert.equal((await api.get(`${path}?format=${format}`, { token })).status, 404);
  const vendor = await api.get(`/api/v1/services/acme-pay/ledger/${episode}`, { token });
  assert.equal(vendor.status, 404, 'nor by a vendor that both may see');
}

test('the page is red and our calls are fine', async () => {
  await using scene = await createScene();
  await scene.calm(60);
  scene.page.setComponent('Dashboard', 'partial_outage');
  await scene.pass(2);
  const { verdict, sentence } = await scene.verdicts();
  assert.equal(verdict, 'not_affecting_you', sentence);
  assert.equal((await scene.api.get('/api/v1/deploy-gate?project=default')).body.safe, true);
});

test('trouble on a part that was muted says nothing about calls that fail', async () => {
  await using scene = await createScene();
  await scene.calm(60);
  const { components } = (await scene.api.get(`/api/v1/services/${scene.serviceId}`)).body.data;
  const dashboard = components.find(({ name }: { name: string }) => name === 'Dashboard');
  scene.page.setComponent('Dashboard', 'partial_outage');
  await scene.pass(3, { failsEvery: 2 });
  assert.equal((await scene.verdicts()).series[0].page, 'agrees');
  const path = `/api/v1/services/${scene.serviceId}/components/${dashboard.id}/preference`;
  const muted = await scene.api.request('PUT', path, { body: { preference: 'muted' } });
  assert.ok(muted.status < 300, String(muted.status));
  const { series, sentence } = await scene.verdicts();
  assert.equal(series[0].page, 'silent', sentence);
  assert.match(sentence, /Dashboard.*which your calls do not use/);
});

test('our own bad deploy is distinguished from a fault of the vendor', async () => {
  await using scene = await createScene();
  await scene.calm(60, { deployments: [{ id: 'v1' }, { id: 'v1b' }] });
  await scene.pass(5, { deployments: [{ id: 'v1' }, { id: 'v2', failsEvery: 1 }] });
  const { series } = await scene.verdicts();
  assert.equal(series[0].verdict, 'us', series[0].sentence);
  assert.deepEqual(
    [series[0].page, series[0].cause.cause, series[0].cause.subject.deployment],
    ['agrees', 'deployment', 'v2'],
  );
  assert.match(series[0].sentence, /It (is|looks like) us .*deployment v2 of Default/);
  assert.equal((await scene.api.get('/api/v1/deploy-gate?project=default')).body.safe, true, 'the vendor is fine');
  await scene.pass(30, { deployments: [{ id: 'v1' }] });
  const ledger = (await scene.api.get(`/api/v1/services/${scene.serviceId}/ledger`)).body.data;
  assert.deepEqual(
    ledger.entries.map(({ kind, episode }: { kind: string; episode: { fault: string } }) => [kind, episode.fault]),
    [['our_own', 'us']],
    'the evidence accuses nobody',
  );
  const { id, cause, probabilities } = ledger.entries[0].episode;
  assert.match(id, /^imp_/);
  assert.deepEqual([cause.cause, cause.side], ['deployment', 'us'], 'the answer is kept with what is over');
  assert.ok(probabilities.us > 0.9);
  assert.deepEqual([ledger.summary.neverPosted, ledger.summary.ourOwn, ledger.summary.callsLost], [0, 1, 0]);
});

test('the deployment that was there from the first call on is no deploy that coincides', async () => {
  await using scene = await createScene();
  await scene.pass(20);
  await scene.pass(3, { failsEvery: 2 });
  const [series] = (await scene.verdicts()).series;
  assert.equal(series.evidence.calls.says, 'impaired', series.sentence);
  const deployments = series.evidence.causes.causes.filter(({ cause }: { cause: string }) => cause === 'deployment');
  assert.deepEqual(deployments, []);
});

test('without calls nothing is claimed, and a page that cannot be read does not silence what calls prove', async () => {
  await using scene = await createScene();
  await scene.api.request('PUT', `/api/v1/services/${scene.serviceId}/links/default`);
  await scene.api.app.check(scene.serviceId);
  const unseen = await scene.verdicts();
  assert.deepEqual([unseen.verdict, unseen.series.length], ['cannot_say', 1]);
  assert.equal(unseen.series[0].evidence.calls.says, 'no_telemetry');

  await scene.calm(60);
  assert.equal((await scene.verdicts()).verdict, 'healthy');
  scene.page.fail(500);
  await scene.pass(20);
  const stale = await scene.verdicts();
  assert.deepEqual([stale.verdict, stale.series[0].page], ['healthy', 'unknown'], stale.sentence);
  assert.equal((await scene.api.get('/api/v1/deploy-gate')).body.safe, true);

  await scene.pass(3, { failsEvery: 2 });
  const failing = await scene.verdicts();
  assert.deepEqual([failing.verdict, failing.series[0].page], ['undecided', 'unknown'], failing.sentence);
  const gate = (await scene.api.get('/api/v1/deploy-gate')).body;
  assert.equal(gate.safe, false, 'whoever is at fault, calls fail');
  assert.match(gate.services[0].reason, /fail .*; its status page was last read/);
});

test('what is asked for wrongly is refused with what would be right, never answered as something else', async () => {
  await using scene = await createScene();
  const service = `/api/v1/services/${scene.serviceId}`;
  for (const [path, message] of [
    [`${service}/verdicts?regoin=eu`, 'query.regoin is not a known parameter.'],
    ['/api/v1/verdicts?service=orion', 'query.service is not a known parameter.'],
    ['/api/v1/deploy-gate?service=orion', 'query.service is not a known parameter.'],
    [`${service}/ledger?limit=0`, 'query.limit is not a known parameter.'],
    [`${service}/ledger?month=11`, 'query.month must look like 2026-11.'],
    [
      `${service}/ledger?month=2026-11&from=2026-01-01`,
      'query.month cannot be used together with query.from or query.to.',
    ],
    ['/api/v1/hosts/https%3A%2F%2Fapi.orion.example.com/health', 'path.host must be a host such as api.stripe.com.'],
    ['/api/v1/hosts/a%20b/health', 'path.host must be a host such as api.stripe.com.'],
    ['/api/v1/hosts/%00/health', 'path.host must not contain NUL characters or half a surrogate pair.'],
  ] as const) {
    const { status, body } = await scene.api.get(path);
    assert.deepEqual([status, body.error], [400, message], path);
  }
  const address = await scene.api.get('/api/v1/hosts/127.0.0.1/health');
  assert.deepEqual([address.status, address.body.impaired], [200, null]);
});
