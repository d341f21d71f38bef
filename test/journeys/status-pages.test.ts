// What becomes of a vendor's page as a user of the API sees it: failing with its host, changing its provider, and tried out beforehand.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createTestApp } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { createVendorPages } from '../support/vendor-pages.ts';
import type { VendorPage } from '../support/vendor-pages.ts';

const LOOPBACK = { UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' };
const MINUTE = 60_000;

async function addVendor(api: TestApp, name: string, page: VendorPage, body: object = {}): Promise<string> {
  const created = await api.request('POST', '/api/v1/services', {
    body: { name, statusPageUrl: page.url, ...body },
  });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  return created.body.data.id;
}

/** Moves the clock and lets the poller do what is due. */
async function pass(api: TestApp, ms: number, stepMs: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    api.clock.advance(stepMs);
    await api.app.poll();
  }
}

test('200 pages of one provider fail at once: it is said once that it is their provider, the others go on, and once that it is over', async () => {
  await using api = await createTestApp(LOOPBACK);
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const hosted: VendorPage[] = [];
  const ids: string[] = [];
  for (let index = 0; index < 200; index += 1) {
    const page = await pages.add({ provider: 'statuspage' });
    hosted.push(page);
    ids.push(await addVendor(api, `Hosted ${index}`, page, { adapter: 'statuspage' }));
  }
  const other = await pages.add({ provider: 'instatus' });
  const otherId = await addVendor(api, 'Other', other, { adapter: 'instatus' });
  const hosts = async () => (await api.get('/api/v1/page-hosts')).body.data;
  await pass(api, 4 * MINUTE, 20_000);
  assert.deepEqual(await hosts(), []);

  for (const page of hosted) page.fail(503);
  await pass(api, 6 * MINUTE, 20_000);
  const [down, ...more] = await hosts();
  assert.deepEqual(more, []);
  assert.deepEqual([down.kind, down.name, down.recoveredAt, down.pages], ['provider', 'statuspage', null, 200]);
  assert.ok(down.failingPages > 100);
  const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
    .body.data;
  assert.deepEqual((await api.get('/api/v1/page-hosts', { token })).body.data, [], 'nobody else sees these pages');
  const before = (await api.get(`/api/v1/services/${ids[7]}`)).body.data;
  await pass(api, 12 * MINUTE, 20_000);
  const asked = pages.requestCount - other.requestCount;
  const checkedAtOther = (await api.get(`/api/v1/services/${otherId}`)).body.data.lastCheckedAt;
  assert.ok(api.clock.now() - Date.parse(checkedAtOther) <= 4 * MINUTE, 'the other provider is checked as ever');
  await pass(api, 10 * MINUTE, 20_000);
  assert.ok(pages.requestCount - other.requestCount - asked <= 200 * 1.3 + 60, 'its pages are asked less');
  const after = (await api.get(`/api/v1/services/${ids[7]}`)).body.data;
  assert.deepEqual([after.currentStatus, after.lastCheckedAt], [before.currentStatus, before.lastCheckedAt]);
  const [check] = (await api.get(`/api/v1/services/${ids[7]}/checks`)).body.data;
  assert.match(check.reason, /answered 503.*Most pages of Atlassian Statuspage fail at the moment/);

  for (const page of hosted) page.recover();
  await pass(api, 6 * MINUTE, 10_000);
  const ended = await hosts();
  assert.deepEqual([ended.length, ended[0].recoveredAt !== null, ended[0].failingPages], [1, true, 0]);
  for (const id of ids) {
    const { currentStatus, lastCheckedAt } = (await api.get(`/api/v1/services/${id}`)).body.data;
    assert.equal(currentStatus, 'operational');
    assert.ok(api.clock.now() - Date.parse(lastCheckedAt) <= 6 * MINUTE);
  }
});

test('a page that leaves one provider for a feed is proposed, and read again once somebody accepts', async () => {
  await using api = await createTestApp(LOOPBACK);
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const page = await pages.add({ provider: 'cachet' });
  const id = await addVendor(api, 'Acme', page);
  const { token: stranger } = (
    await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } })
  ).body.data;
  await pass(api, MINUTE, 10_000);
  assert.equal((await api.get(`/api/v1/services/${id}/page`)).body.data.adapter, 'cachet');
  assert.equal((await api.request('POST', `/api/v1/services/${id}/page/accept`)).status, 409);

  page.changeProvider('rss');
  await pass(api, 6 * 60 * MINUTE, 5 * MINUTE);
  const state = (await api.get(`/api/v1/services/${id}/page`)).body.data;
  assert.deepEqual([state.adapter, state.found.state, state.found.adapter], ['cachet', 'proposed', 'rss']);
  assert.ok(state.failedChecks >= 10 && state.failingSince !== null);
  const accept = `/api/v1/services/${id}/page/accept`;
  assert.equal((await api.request('POST', accept, { token: stranger })).status, 404);
  const write = (await api.request('POST', '/api/v1/tokens', { body: { name: 'w', scopes: ['write'] } })).body.data;
  const shared = '/api/v1/services/acme-pay/page/accept';
  assert.equal((await api.request('POST', shared, { token: write.token })).status, 403, 'a shared page');
  assert.equal((await api.request('POST', shared)).status, 409);
  const accepted = await api.request('POST', accept, { token: write.token });
  assert.deepEqual([accepted.status, accepted.body.data.adapter], [200, 'rss']);
  page.openIncident({ title: 'Feeds only', impact: 'major' });
  await pass(api, MINUTE, 10_000);
  const detail = (await api.get(`/api/v1/services/${id}`)).body.data;
  assert.deepEqual(
    detail.activeIncidents.map(({ title }: { title: string }) => title),
    ['Feeds only'],
  );
  assert.equal((await api.get(`/api/v1/services/${id}/page`)).body.data.failedChecks, 0);
});

test('an address that is corrected is read from the start, whatever its provider', async () => {
  await using api = await createTestApp(LOOPBACK);
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const [old, correct] = [await pages.add({ provider: 'statuspage' }), await pages.add({ provider: 'instatus' })];
  correct.setComponent('API', 'major_outage');
  const id = await addVendor(api, 'Acme', old);
  await pass(api, MINUTE, 10_000);
  assert.equal((await api.get(`/api/v1/services/${id}`)).body.data.currentStatus, 'operational');
  await api.request('PATCH', `/api/v1/services/${id}`, { body: { statusPageUrl: correct.url } });
  await pass(api, MINUTE, 10_000);
  assert.notEqual((await api.get(`/api/v1/services/${id}`)).body.data.currentStatus, 'operational');
});

test('a page can be tried out: what would be recorded, or why nothing, and nothing is kept', async () => {
  await using api = await createTestApp(LOOPBACK);
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const preview = (body: object, token?: string) =>
    api.request('POST', '/api/v1/status-pages/preview', { body, ...(token === undefined ? {} : { token }) });
  const page = await pages.add({ provider: 'instatus', name: 'Acme', components: ['API', 'Web'] });
  page.openIncident({ title: 'Slow', impact: 'minor' });
  const { status, body } = await preview({ url: page.url });
  assert.equal(status, 200);
  assert.equal(body.data.provider.adapter, 'instatus');
  assert.equal(body.data.observation.components.count, 2);
  assert.deepEqual(
    body.data.observation.incidents.first.map(({ title }: { title: string }) => title),
    ['Slow'],
  );
  assert.ok(body.data.requests.length > 1);
  assert.deepEqual((await api.get('/api/v1/services')).body.data, []);

  page.fail(503);
  const failed = (await preview({ url: page.url, adapter: 'instatus' })).body.data;
  assert.deepEqual([failed.observation, failed.provider.adapter], [null, 'instatus']);
  assert.match(failed.reason, /answered 503/);
  page.answerWith('<html>All systems operational</html>', 'text/html');
  assert.equal((await preview({ url: page.url })).body.data.provider, null);
  const inner = (await preview({ url: 'http://169.254.169.254/latest' })).body.data;
  assert.match(inner.reason, /metadata address/);
  assert.equal(inner.requests.length, 1);

  page.answerWith(JSON.stringify({ now: { word: 'red' } }), 'application/json');
  const status2 = { path: 'now.word', values: { green: 'operational', red: 'major_outage' } };
  const described = await preview({ url: `${page.url}/own.json`, declarative: { status: status2 } });
  assert.equal(described.body.data.observation.status, 'major_outage');
  assert.equal((await preview({ url: page.url, declarative: { status: {} } })).status, 400);

  assert.equal((await preview({ url: 'ftp://x' })).status, 400);
  assert.equal((await preview({ url: page.url, adapter: 'nope' })).status, 400);
  const { key } = {
    key: (await api.request('POST', '/api/v1/tokens', { body: { name: 'r', scopes: ['read'] } })).body,
  };
  assert.equal((await preview({ url: page.url }, key.data.token)).status, 403);
});

test('the description of a page in the documents reads the document beside it', async () => {
  await using api = await createTestApp(LOOPBACK);
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const text = readFileSync(new URL('../../docs/status-pages.md', import.meta.url), 'utf8');
  const example = (name: string) =>
    new RegExp(`\`\`\`json ${name}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? assert.fail(name);
  const page = await pages.add({ provider: 'statuspage' });
  page.answerWith(example('document'), 'application/json');
  const id = await addVendor(api, 'Acme', page, { declarative: JSON.parse(example('declarative')) });
  await api.app.check(id);
  const detail = (await api.get(`/api/v1/services/${id}`)).body.data;
  assert.deepEqual(
    [detail.currentStatus, detail.components.length, detail.activeIncidents[0].title],
    ['degraded', 2, 'Slow answers'],
  );
});

test('an organization has two previews under way at once, and others are not kept waiting by them', async () => {
  await using api = await createTestApp(LOOPBACK);
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const page = await pages.add({ provider: 'statuspage' });
  const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
    .body.data;
  page.hang();
  const body = { url: page.url, adapter: 'statuspage' };
  const hanging = [1, 2].map(() => api.request('POST', '/api/v1/status-pages/preview', { body }));
  await page.nextRequest();
  const third = await api.request('POST', '/api/v1/status-pages/preview', { body });
  assert.equal(third.status, 429);
  assert.ok(Number(third.headers['retry-after']) > 0);
  const free = await pages.add({ provider: 'instatus' });
  const answer = await api.request('POST', '/api/v1/status-pages/preview', { body: { url: free.url }, token });
  assert.equal(answer.body.data.provider.adapter, 'instatus');
  await pages.close();
  for (const { status } of await Promise.all(hanging)) assert.equal(status, 200);
});
