import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { startFakeIngest } from './fake-ingest.ts';
import type { FakeIngest } from './fake-ingest.ts';
import { startFakeVendor } from './fake-vendor.ts';
import type { FakeVendor } from './fake-vendor.ts';

const CHROMIUM = '/usr/bin/chromium';
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-software-rasterizer --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const REASON = 'Chromium is not here: `apt-get install -y chromium` brings it';

/** One for all tests, each of which has a profile of its own in it: to start one takes longer than most of them. */
let started: Promise<Browser> | undefined;
const launch = (): Promise<Browser> =>
  (started ??= chromium.launch({ executablePath: CHROMIUM, args: FLAGS.split(' ') }));
after(async () => (await started)?.close());

interface Stage {
  page: Page;
  ingest: FakeIngest;
  vendor: FakeVendor;
  /** Opens the page, with the SDK or without. */
  open: (withSdk: boolean) => Promise<void>;
}

/** Opens a page that has the built SDK, in a new profile, and closes everything afterwards. */
async function onStage(act: (stage: Stage) => Promise<void>): Promise<void> {
  await using ingest = await startFakeIngest();
  await using vendor = await startFakeVendor();
  const server = createServer((request, response) => {
    const isPage = !request.url?.startsWith('/sdk/');
    const file = new URL(isPage ? 'programs/page.html' : '../dist/browser.js', import.meta.url);
    response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript').end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const context = await (await launch()).newContext();
  try {
    const page = await context.newPage();
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const open = async (withSdk: boolean): Promise<void> => {
      await page.goto(withSdk ? `${base}?ingest=${encodeURIComponent(ingest.url)}` : base);
      await page.waitForFunction('window.isReady');
    };
    await act({ page, ingest, vendor, open });
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Runs in the page: every kind of call with fetch and XMLHttpRequest, and what the page saw of each. */
const CALLS = `async ({ http, refused }) => {
  const seen = {};
  const note = async (name, act) => {
    try { seen[name] = await act(); } catch (error) { seen[name] = error.name + ': ' + error.message; }
  };
  const get = async (url, init) => { const response = await fetch(url, init); return [response.status, response.type, await response.text()]; };
  const xhr = (url, prepare = () => {}) => new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const events = [];
    for (const type of ['load', 'error', 'timeout', 'abort']) request.addEventListener(type, () => events.push(type));
    request.addEventListener('loadend', () => resolve([request.status, request.responseText, events]));
    request.open('POST', url);
    prepare(request);
    request.send('x');
  });
  await note('ok', () => get(http + '/v1/charges/ch_1a2b3c?x=1'));
  await note('request', () => get(new Request(http + '/request', { method: 'PUT', body: 'x' })).catch((error) => String(error)));
  await note('refused', () => get(refused + '/x'));
  await note('timeout', () => get(http + '/silent', { signal: AbortSignal.timeout(100) }));
  await note('aborted before', () => get(http + '/never', { signal: AbortSignal.abort() }));
  await note('abort', () => { const controller = new AbortController(); setTimeout(() => controller.abort(), 50); return get(http + '/silent', { signal: controller.signal }); });
  await note('opaque', () => get(http + '/status/500', { mode: 'no-cors' }));
  await note('mistake', () => get(http + '/x', { method: 'GET', body: 'x' }));
  await note('data', () => get('data:text/plain,hello'));
  await note('xhr ok', () => xhr(http + '/xhr/42'));
  await note('xhr refused', () => xhr(refused + '/xhr'));
  await note('xhr timeout', () => xhr(http + '/silent', (request) => { request.timeout = 100; }));
  await note('xhr abort', () => xhr(http + '/silent', (request) => setTimeout(() => request.abort(), 50)));
  return seen;
}`;

test('a page sees the same with and without the SDK, and each call is one event', async (t) => {
  if (!existsSync(CHROMIUM)) return t.skip(REASON);
  await onStage(async ({ page, ingest, vendor, open }) => {
    const targets = JSON.stringify({ http: vendor.http, refused: vendor.refused });
    await open(false);
    const without = await page.evaluate(`(${CALLS})(${targets})`);
    await open(true);
    const withSdk = await page.evaluate(`(${CALLS})(${targets})`);
    assert.deepEqual(withSdk, without);
    assert.equal(await page.evaluate('window.client.flush()'), true);
    assert.deepEqual(
      ingest.events.map(({ method, endpoint, status, error_class }) => [method, endpoint, status, error_class]),
      [
        ['GET', '/v1/charges/{id}', 200, undefined],
        // Answered, but not to a page of another origin: the browser only says that it failed.
        ['PUT', '/request', 0, 'network'],
        ['GET', '/x', 0, 'network'],
        ['GET', '/silent', 0, 'timeout'],
        ['GET', '/silent', 0, 'aborted'],
        ['POST', '/xhr/{id}', 200, undefined],
        ['POST', '/xhr', 0, 'network'],
        ['POST', '/silent', 0, 'timeout'],
        ['POST', '/silent', 0, 'aborted'],
      ],
    );
    const [event] = ingest.events;
    assert.equal(event?.runtime, 'browser');
    assert.deepEqual(event?.tags, { page: 'test' });
  });
});

test('nothing that is sent needs a preflight request or carries cookies', async (t) => {
  if (!existsSync(CHROMIUM)) return t.skip(REASON);
  await onStage(async ({ page, ingest, vendor, open }) => {
    await open(true);
    await page.evaluate(`fetch('${vendor.http}/a').then(() => client.flush())`);
    assert.deepEqual(
      ingest.requests.map(({ method }) => method),
      ['POST'],
    );
    assert.match(String(ingest.requests[0]?.headers['content-type']), /^text\/plain/);
    assert.equal(ingest.requests[0]?.headers.cookie, undefined);
  });
});

test('a page that is left sends what it measured', async (t) => {
  if (!existsSync(CHROMIUM)) return t.skip(REASON);
  await onStage(async ({ page, ingest, vendor, open }) => {
    await open(true);
    await page.evaluate(`fetch('${vendor.http}/a').then((response) => response.text())`);
    assert.equal(ingest.requests.length, 0);
    await page.goto('about:blank');
    await ingest.until(() => ingest.events.length > 0);
    assert.deepEqual(
      ingest.events.map(({ endpoint }) => endpoint),
      ['/a'],
    );
  });
});

test('hundreds of events keep every body under 60 kB and all arrive', async (t) => {
  if (!existsSync(CHROMIUM)) return t.skip(REASON);
  await onStage(async ({ page, ingest, vendor, open }) => {
    await open(true);
    await page.evaluate(`(async () => {
      for (let index = 0; index < 250; index += 1) await (await fetch('${vendor.http}/many')).text();
      await client.flush();
    })()`);
    await ingest.until(() => ingest.events.length === 250);
    assert.ok(ingest.requests.every(({ headers }) => Number(headers['content-length']) < 60_000));
  });
});
