import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findAdapter } from '@upriver/status-pages';
import type { Observation, PageDocument } from '@upriver/status-pages';
import { parseCidrList } from '../packages/server/src/domain/address.ts';
import { createHttpClient } from '../packages/server/src/outbound/http-client.ts';
import type { FetchOutcome } from '../packages/server/src/outbound/http-client.ts';
import { PAGE_PROVIDERS } from '../packages/demo/src/pages/providers/index.ts';
import { createVendorPages } from './support/vendor-pages.ts';
import type { PageProviderName, VendorPage } from './support/vendor-pages.ts';

const START = Date.parse('2026-10-07T12:00:00Z');
const PROVIDERS = Object.keys(PAGE_PROVIDERS) as PageProviderName[];
/** Feeds never claim calm, Slack and feeds list no components. */
const FEEDS: readonly PageProviderName[] = ['atom', 'rss'];
const WITHOUT_COMPONENTS: readonly PageProviderName[] = [...FEEDS, 'slack'];

function openClient(): ReturnType<typeof createHttpClient> & AsyncDisposable {
  const client = createHttpClient({ allow: parseCidrList('127.0.0.0/8'), userAgent: 'Upriver/test' });
  return { ...client, [Symbol.asyncDispose]: () => client.close() };
}

/** One check, as the poller does it. */
async function check(page: VendorPage, now: number): Promise<Observation> {
  await using client = openClient();
  const adapter = findAdapter(page.provider) ?? assert.fail(`no adapter ${page.provider}`);
  const target = page.target();
  const documents = new Map<string, PageDocument>();
  for (const request of adapter.requests(target)) {
    const outcome = await client.fetchDocument(request);
    if (outcome.kind !== 'document' && request.optional === true) continue;
    assert.equal(outcome.kind, 'document', `${page.provider}: ${JSON.stringify(outcome)}`);
    if (outcome.kind === 'document') documents.set(request.key, { ...outcome, key: request.key });
  }
  const reading = adapter.read(documents, target, now);
  if (reading.kind === 'unreadable') return assert.fail(`${page.provider}: ${reading.reason}`);
  return reading.observation;
}

async function fetchSummary(
  page: VendorPage,
  options: { readonly etag?: string; readonly timeoutMs?: number } = {},
): Promise<FetchOutcome> {
  await using client = openClient();
  return await client.fetchDocument({ url: `${page.url}/api/v2/summary.json`, ...options });
}

for (const provider of PROVIDERS)
  test(`a page of ${provider} reports calm, an outage and its end`, async () => {
    let now = START;
    await using pages = createVendorPages({ now: () => now });
    const page = await pages.add({ provider, components: ['API', 'Dashboard'] });
    const calm = await check(page, now);
    assert.equal(calm.status, FEEDS.includes(provider) ? 'unknown' : 'operational');
    assert.deepEqual(openOnes(calm), []);
    assert.equal(calm.components?.length, WITHOUT_COMPONENTS.includes(provider) ? undefined : 2);

    page.setComponent('API', 'major_outage');
    const id = page.openIncident({ title: 'API & more', impact: 'critical', componentIds: ['API'] });
    now += 60_000;
    page.updateIncident(id, 'identified', 'A cable & a shovel.');
    const down = await check(page, now);
    assert.notEqual(down.status, 'operational');
    assert.notEqual(down.status, 'unknown');
    assert.equal(down.components?.find(({ name }) => name === 'API')?.status, down.components && 'major_outage');
    const [incident, ...others] = down.incidents.filter(({ resolvedAt }) => resolvedAt === null);
    assert.deepEqual(others, []);
    assert.equal(incident?.title, 'API & more');
    assert.equal(incident?.startedAt, START);
    // Instatus publishes no updates beside its summary.
    if (provider !== 'instatus') assert.ok(incident?.updates.some(({ body }) => body.includes('A cable & a shovel.')));

    now += 60_000;
    page.setComponent('API', 'operational');
    page.resolveIncident(id, 'Repaired.');
    const over = await check(page, now);
    assert.equal(over.status, FEEDS.includes(provider) ? 'unknown' : 'operational');
    assert.deepEqual(openOnes(over), []);
  });

function openOnes(observation: Observation): readonly string[] {
  return observation.incidents.filter(({ resolvedAt }) => resolvedAt === null).map(({ title }) => title);
}

test('a maintenance is reported by every provider that supports it', async () => {
  for (const provider of PROVIDERS.filter((name) => !FEEDS.includes(name))) {
    let now = START;
    await using pages = createVendorPages({ now: () => now });
    const page = await pages.add({ provider });
    const id = page.scheduleMaintenance({
      title: 'New cables',
      scheduledFor: START + 3_600_000,
      scheduledUntil: START + 7_200_000,
    });
    if (provider !== 'slack') assert.equal((await check(page, now)).incidents[0]?.status, 'scheduled', provider);
    now += 3_600_000;
    page.updateMaintenance(id, 'in_progress');
    const [maintenance] = (await check(page, now)).incidents;
    assert.deepEqual([maintenance?.kind, maintenance?.status], ['maintenance', 'in_progress'], provider);
    assert.equal(maintenance?.startedAt, START + 3_600_000, provider);
  }
});

test('a page edits, back-dates, reopens and drops what it published', async () => {
  let now = START;
  await using pages = createVendorPages({ now: () => now });
  const page = await pages.add({ provider: 'statuspage' });
  const id = page.openIncident({ title: 'Slow', impact: 'minor' });
  page.editIncident(id, { title: 'Down', impact: 'critical', startedAt: START - 600_000 });
  const [edited] = (await check(page, now)).incidents;
  assert.deepEqual([edited?.title, edited?.impact, edited?.startedAt], ['Down', 'critical', START - 600_000]);
  now += 1000;
  page.resolveIncident(id);
  assert.deepEqual(openOnes(await check(page, now)), []);
  page.updateIncident(id, 'investigating', 'It is back.');
  assert.deepEqual(openOnes(await check(page, now)), ['Down']);
  page.dropIncidentSilently(id);
  assert.deepEqual((await check(page, now)).incidents, []);
  await using client = openClient();
  const own = await client.fetchDocument({ url: `${page.url}/api/v2/incidents/${id}.json` });
  assert.equal(own.kind === 'failed' && own.status, 404);
});

test('a page is asked conditionally until it changes, and counts who asked', async () => {
  await using pages = createVendorPages();
  const page = await pages.add({ provider: 'statuspage' });
  const first = await fetchSummary(page);
  const etag = first.kind === 'document' ? first.etag : undefined;
  assert.ok(etag !== undefined);
  assert.equal((await fetchSummary(page, { etag })).kind, 'unchanged');
  page.setComponent('API', 'degraded');
  assert.equal((await fetchSummary(page, { etag })).kind, 'document');
  assert.deepEqual([page.requestCount, page.unchangedCount, pages.requestCount], [3, 1, 3]);
  assert.deepEqual(
    page.requests.map(({ status }) => status),
    [200, 304, 200],
  );
});

test('a page changes its provider under the same address', async () => {
  await using pages = createVendorPages();
  const page = await pages.add({ provider: 'statuspage' });
  assert.equal((await check(page, START)).status, 'operational');
  page.changeProvider('instatus');
  const outcome = await fetchSummary(page);
  assert.match(outcome.kind === 'document' ? outcome.text : '', /"status":"UP"/);
  assert.equal((await check(page, START)).status, 'operational');
  page.changeProvider('betterstack');
  assert.equal((await fetchSummary(page)).kind, 'failed');
});

test('every way to misbehave ends when the page recovers', async () => {
  await using pages = createVendorPages();
  const page = await pages.add({ provider: 'statuspage', name: 'Zürich' });
  const other = await pages.add({ provider: 'statuspage', name: 'Other' });
  const faults: readonly (readonly [() => void, (outcome: FetchOutcome) => boolean])[] = [
    [
      () => page.fail(503, { retryAfter: '30' }),
      (outcome) => outcome.kind === 'failed' && outcome.retryAfterSeconds === 30,
    ],
    [() => page.hang(), isTimeout],
    [() => page.delay(60_000), isTimeout],
    [() => page.reset(), (outcome) => outcome.kind === 'failed' && outcome.reason === 'connection'],
    [
      () => page.redirectTo('http://10.0.0.1/'),
      (outcome) => outcome.kind === 'failed' && outcome.reason === 'refused_address',
    ],
    [
      () => page.redirectTo(`${other.url}/api/v2/summary.json`),
      (outcome) => outcome.kind === 'document' && outcome.text.includes('Other'),
    ],
    [
      () => page.answerWith('<html>', 'text/html'),
      (outcome) => outcome.kind === 'document' && outcome.text === '<html>',
    ],
    [() => page.encodeAs('utf-16be'), isReadable],
    [() => page.encodeAs('utf-16le'), isReadable],
  ];
  for (const [misbehave, isAsExpected] of faults) {
    misbehave();
    // A page that never answers is not waited for any longer.
    const outcome = await fetchSummary(page, isAsExpected === isTimeout ? { timeoutMs: 100 } : {});
    assert.ok(isAsExpected(outcome), JSON.stringify(outcome));
    page.recover();
    assert.ok(isReadable(await fetchSummary(page)));
  }
});

function isTimeout(outcome: FetchOutcome): boolean {
  return outcome.kind === 'failed' && outcome.reason === 'timeout';
}

function isReadable(outcome: FetchOutcome): boolean {
  return outcome.kind === 'document' && outcome.text.includes('"name":"Zürich"');
}

test('pages may share a port, and a request can be waited for', async () => {
  await using pages = createVendorPages();
  const specs = ['One', 'Two', 'Three'].map((name) => ({ provider: 'statuspage', name, placement: 'path' }) as const);
  const added = await Promise.all(specs.map((spec) => pages.add(spec)));
  assert.equal(new Set(added.map(({ url }) => new URL(url).host)).size, 1);
  for (const [index, page] of added.entries()) {
    const next = page.nextRequest();
    assert.equal((await check(page, START)).pageName, specs[index]?.name);
    assert.deepEqual(await next, { path: '/api/v2/summary.json', status: 200 });
  }
});
