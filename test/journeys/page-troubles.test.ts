// Everything that a vendor's page may do but be well, and what people who ask the API see of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { createVendorPages } from '../support/vendor-pages.ts';
import type { VendorPage, VendorPages } from '../support/vendor-pages.ts';

type AppOptions = NonNullable<Parameters<typeof createTestApp>[1]>;

/** A vendor with a page on this machine, checked once. */
interface Vendor extends AsyncDisposable {
  readonly api: TestApp;
  readonly pages: VendorPages;
  readonly page: VendorPage;
  readonly id: string;
  /** A minute later, one check. */
  check(): Promise<Record<string, any>>; // oxlint-disable-line typescript/no-explicit-any -- an answer of the API
  /** The newest entry of the log of checks. */
  lastCheck(): Promise<{ outcome: string; reason: string | null; httpStatus: number | null }>;
}

async function createVendor(
  options: {
    httpClient?: AppOptions['httpClient'];
    host?: string;
    allow?: string;
    provider?: 'statuspage' | 'incidentio';
  } = {},
): Promise<Vendor> {
  const api = await createTestApp(
    { UPRIVER_OUTBOUND_ALLOW: options.allow ?? '127.0.0.0/8' },
    options.httpClient === undefined ? {} : { httpClient: options.httpClient },
  );
  const pages = createVendorPages({ now: () => api.clock.now() });
  const page = await pages.add({ provider: options.provider ?? 'statuspage', components: ['API', 'Zürich'] });
  const statusPageUrl = options.host === undefined ? page.url : page.url.replace('127.0.0.1', options.host);
  const body = { name: 'Acme', statusPageUrl, adapter: page.provider };
  const { id } = (await api.request('POST', '/api/v1/services', { body })).body.data;
  await api.request('PUT', `/api/v1/services/${id}/links/default`);
  const check = async () => {
    api.clock.advance(60_000);
    await api.app.check(id);
    return (await api.get(`/api/v1/services/${id}`)).body.data;
  };
  await check();
  return {
    api,
    pages,
    page,
    id,
    check,
    lastCheck: async () => (await api.get(`/api/v1/services/${id}/checks?limit=1`)).body.data[0],
    async [Symbol.asyncDispose]() {
      await pages.close();
      await api[Symbol.asyncDispose]();
    },
  };
}

/** A failed check leaves the status and its age as they are, and says why. */
async function assertKept(
  vendor: Vendor,
  outcome: 'failed' | 'unreadable',
  reason: RegExp,
  what: string,
): Promise<void> {
  const before = (await vendor.api.get(`/api/v1/services/${vendor.id}`)).body.data;
  assert.deepEqual(await vendor.check(), before, what);
  const check = await vendor.lastCheck();
  assert.equal(check.outcome, outcome, `${what}: ${check.reason}`);
  assert.match(check.reason ?? '', reason, what);
}

test('an outage and its end: status, incident, a check every minute, and resolved when the page says so', async () => {
  await using vendor = await createVendor();
  const { api, page, id } = vendor;
  page.setComponent('API', 'partial_outage');
  const incident = page.openIncident({ title: 'API errors', impact: 'major' });
  const down = await vendor.check();
  assert.notEqual(down.currentStatus, 'operational');
  assert.equal(down.activeIncidents.length, 1);
  const nextCheck = async () =>
    Date.parse((await api.get(`/api/v1/services/${id}/page`)).body.data.nextCheckAt) - api.clock.now();
  await api.app.poll();
  assert.ok((await nextCheck()) <= 60_000 && (await nextCheck()) >= 54_000);
  page.updateIncident(incident, 'monitoring', 'A fix is out.');
  page.setComponent('API', 'operational');
  const watched = await vendor.check();
  assert.equal(watched.activeIncidents[0].status, 'monitoring');
  page.resolveIncident(incident, 'All good.');
  const over = await vendor.check();
  assert.deepEqual([over.currentStatus, over.activeIncidents], ['operational', []]);
  assert.ok((await nextCheck()) >= 162_000);
  const { resolvedAt } = (await api.get(`/api/v1/incidents/${watched.activeIncidents[0].id}`)).body.data;
  // When the vendor said so, not when it was seen.
  assert.equal(Date.parse(resolvedAt), api.clock.now() - 60_000);
});

test('an incident that is taken off the page stays active until its own address says that it is gone', async () => {
  await using vendor = await createVendor();
  const { api, page } = vendor;
  const incident = page.openIncident({ title: 'Published by mistake', impact: 'minor' });
  assert.equal((await vendor.check()).activeIncidents.length, 1);
  page.dropIncidentSilently(incident);
  const gone = await vendor.check();
  assert.deepEqual(gone.activeIncidents, []);
  assert.ok(page.requests.some(({ path, status }) => path.includes(incident) && status === 404));
  assert.deepEqual((await api.get('/api/v1/incidents')).body.data, []);
});

test('a page that vanishes keeps its last word, with its age', async () => {
  const names = new Map([['status.acme.test', '127.0.0.1']]);
  const lookup = (name: string) => {
    const address = names.get(name);
    return address === undefined ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve([address]);
  };
  await using vendor = await createVendor({ httpClient: { lookup }, host: 'status.acme.test' });
  vendor.page.fail(404);
  await assertKept(vendor, 'failed', /answered 404/, '404');
  vendor.page.fail(410);
  await assertKept(vendor, 'failed', /answered 410/, '410');
  vendor.page.reset();
  await assertKept(vendor, 'failed', /connection to .* failed/, 'reset');
  vendor.page.recover();
  assert.equal((await vendor.check()).currentStatus, 'operational');
  // The connection that is kept open needs no name.
  vendor.page.reset();
  await vendor.check();
  names.clear();
  await assertKept(vendor, 'failed', /The name status\.acme\.test was not found/, 'name gone');
});

test('a page that hangs is given up after a while, and the others are checked meanwhile', async () => {
  await using vendor = await createVendor({ httpClient: { timeoutMs: 300 } });
  const other = await vendor.pages.add({ provider: 'instatus' });
  const body = { name: 'Other', statusPageUrl: other.url, adapter: 'instatus' };
  const { id } = (await vendor.api.request('POST', '/api/v1/services', { body })).body.data;
  vendor.page.hang();
  vendor.api.clock.advance(300_000);
  await vendor.api.app.poll();
  assert.equal((await vendor.api.get(`/api/v1/services/${id}`)).body.data.currentStatus, 'operational');
  await assertKept(vendor, 'failed', /took longer than 0\.3 s/, 'hang');
});

test('a redirect into a private network is not followed, and the answer names no address', async () => {
  await using vendor = await createVendor({ allow: '127.0.0.1/32' });
  const inside = ['http://169.254.169.254/latest/meta-data', 'http://10.0.0.1/', 'http://127.0.0.2/', 'http://[::1]/'];
  for (const url of inside) {
    vendor.page.redirectTo(url);
    await assertKept(vendor, 'failed', /is an? (?:metadata|private|loopback) address/, url);
  }
  vendor.page.redirectTo('file:///etc/passwd');
  await assertKept(vendor, 'failed', /./, 'file');
  vendor.page.redirectTo(vendor.page.url);
  await assertKept(vendor, 'failed', /redirects more than/, 'loop');
});

test('a name that leads elsewhere from one look-up to the next is judged by the address that is connected to', async () => {
  const answers = [['127.0.0.1'], ['10.1.2.3'], ['127.0.0.1', '10.1.2.3']];
  let asked = 0;
  const lookup = () => Promise.resolve(answers[Math.min((asked += 1), answers.length) - 1] ?? []);
  await using vendor = await createVendor({ httpClient: { lookup }, host: 'rebind.acme.test', allow: '127.0.0.1/32' });
  assert.equal(asked, 1, 'one look-up for one connection: nothing is looked up between check and connect');
  vendor.page.reset();
  await vendor.check();
  vendor.page.recover();
  assert.equal(asked >= 2, true);
  const reasons = (await vendor.api.get(`/api/v1/services/${vendor.id}/checks`)).body.data.map(
    ({ reason }: { reason: string | null }) => reason ?? '',
  );
  assert.ok(!reasons.join(' ').includes('10.1.2.3'));
  assert.equal((await vendor.check()).currentStatus, 'operational', 'of several addresses the permitted one is taken');
});

test('a page is read in whatever encoding it comes', async () => {
  await using vendor = await createVendor();
  for (const encoding of ['utf-16le', 'utf-16be', 'latin1', 'utf-8'] as const) {
    vendor.page.encodeAs(encoding);
    vendor.page.setComponent('API', encoding === 'utf-8' ? 'operational' : 'major_outage');
    const detail = await vendor.check();
    assert.equal((await vendor.lastCheck()).outcome, 'observed', encoding);
    assert.equal(detail.currentStatus === 'operational', encoding === 'utf-8', encoding);
    // The page claims UTF-8 all the while; what is none loses the letter and nothing else.
    assert.equal(detail.components[1].name, encoding === 'latin1' ? 'Z\uFFFDrich' : 'Zürich', encoding);
  }
});

test('a document that is broken, cut, empty or of another kind is unreadable, and changes nothing', async () => {
  for (const provider of ['statuspage', 'incidentio'] as const) {
    await using vendor = await createVendor({ provider });
    vendor.page.setComponent('API', 'major_outage');
    await vendor.check();
    const whole = JSON.stringify({
      page: { id: 'x', name: 'Acme', url: vendor.page.url },
      status: { indicator: 'none' },
    });
    const documents: readonly (readonly [string, string])[] = [
      ['', 'application/json'],
      ['   ', 'application/json'],
      [whole.slice(0, -7), 'application/json'],
      ['{"message":"Forbidden"}', 'application/json'],
      ['<!doctype html><title>All Systems Operational</title>', 'text/html'],
      ['<!doctype html><title>All Systems Operational</title>', 'application/json'],
      ['<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>', 'application/xml'],
      ['null', 'application/json'],
      ['{"status":{"indicator":"none"}}', 'application/json'],
    ];
    for (const [body, contentType] of documents) {
      vendor.page.answerWith(body, contentType);
      await assertKept(vendor, 'unreadable', /^[A-Z].*\.$/s, `${provider}: ${body.slice(0, 40)}`);
    }
    vendor.page.recover();
    assert.notEqual((await vendor.check()).currentStatus, 'operational');
  }
});
