// The page follows what happens by itself, holds still under the pointer, and never shows as current what is old.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { createTestApp } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { NO_BROWSER, launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { join } from '../support/people.ts';
import { createVendorPages } from '../support/vendor-pages.ts';
import type { VendorPage, VendorPages } from '../support/vendor-pages.ts';

const STREAM = /\/api\/v1\/stream/;

describe('the open page', { skip: NO_BROWSER }, () => {
  let api: TestApp;
  let pages: VendorPages;
  let vendor: VendorPage;
  let serviceId: string;
  let origin: string;
  let browser: Browser;
  let page: Page;
  /** What the page has asked and the server has not answered yet; the stream is never answered to its end. */
  const unanswered = new Set<Request>();
  before(async () => {
    api = await createTestApp({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' });
    pages = createVendorPages({ now: () => api.clock.now() });
    vendor = await pages.add({ provider: 'statuspage', name: 'Orion', components: ['API'] });
    const created = await api.request('POST', '/api/v1/services', {
      body: { name: 'Orion', statusPageUrl: vendor.url, hosts: ['api.orion.example.com'] },
    });
    serviceId = created.body.data.id;
    await api.request('PUT', `/api/v1/services/${serviceId}/links/default`);
    origin = new URL(await api.app.listen()).origin;
    const ada = await join(api, 'ada@example.com', 'admin');
    await join(api, 'bo@example.com', 'viewer');
    browser = await launchBrowser();
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' });
    await context.addCookies([...ada.cookies].map(([name, value]) => ({ name, value, url: origin })));
    page = await context.newPage();
    await page.clock.install({ time: api.clock.now() });
    page.on('request', (request) => STREAM.test(request.url()) || unanswered.add(request));
    page.on('requestfinished', (request) => unanswered.delete(request));
    page.on('requestfailed', (request) => unanswered.delete(request));
  });
  after(async () => {
    await browser.close();
    await pages.close();
    await api[Symbol.asyncDispose]();
  });

  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
  });

  /** A minute later the vendor's page is read; what it says goes out on the stream. */
  const check = async (): Promise<void> => {
    api.clock.advance(60_000);
    await api.app.check(serviceId);
    await page.clock.runFor(2000);
  };

  /** Time passes in the browser, but not while the server answers: the page takes five seconds without an answer for silence. */
  const passAnswered = async (time: number): Promise<void> => {
    for (let passed = 0; passed < time; passed += 1000) {
      await page.clock.runFor(1000);
      await eventually(() =>
        assert.deepEqual(
          [...unanswered].map((request) => request.url()),
          [],
        ),
      );
    }
  };

  /** Time passes in the browser until it shows something. */
  const passUntil = (shown: Locator): Promise<void> =>
    eventually(async () => {
      await passAnswered(5000);
      assert.ok(await shown.isVisible());
    });

  test('an incident shows what the vendor adds to it; the history takes up new ones, but not under the pointer', async () => {
    const first = vendor.openIncident({ title: 'Errors of the API', impact: 'major', body: 'We look into it.' });
    await check();
    const [incident] = (await api.get('/api/v1/incidents')).body.data;
    await page.goto(`${origin}/incidents/${incident.id}`);
    await page.getByText('We look into it.').waitFor();
    vendor.updateIncident(first, 'identified', 'A bad certificate.');
    await check();
    await page.getByText('A bad certificate.').waitFor();
    const [said, ...more] = vendor.model.incidents[0]?.updates ?? [];
    assert.ok(said);
    vendor.editIncident(first, { updates: [{ ...said, body: 'We look into that.' }, ...more] });
    await check();
    await passUntil(page.getByText(/Orion, edited at/));
    assert.deepEqual(await page.locator('.tl del, .tl ins').allInnerTexts(), [' it.', ' that.']);
    await page.getByRole('link', { name: 'You saw' }).click();
    await page.getByText('Your calls felt nothing of it.').waitFor();

    await page.goto(`${origin}/services/orion`);
    await page.locator('.lanes-large canvas').first().waitFor();
    await page.locator('.lanes-large').press('ArrowLeft');
    await page.getByText('their incident: Errors of the API').waitFor();
    await page.locator('.lanes-large').press('Enter');
    await page.waitForURL(`**/incidents/${incident.id}`);

    await page.goto(`${origin}/history`);
    const table = page.getByRole('table', { name: 'What happened, in order' });
    await table.getByText('Errors of the API').waitFor();
    const before = await table.getByRole('row').count();
    await table.getByText('Errors of the API').hover();
    vendor.openIncident({ title: 'Webhooks are late', impact: 'minor', body: 'We look into it.' });
    await check();
    await page.getByText('1 more.').waitFor();
    assert.equal(await table.getByRole('row').count(), before);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4000);
    await table.getByText('Webhooks are late').waitFor();
  });

  test('what a key has pointed at on the axis of time stays pointed at when the vendor’s words come after it', async () => {
    const { promise: hasKey, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/services/orion/history?*', async (route) => {
      await hasKey;
      await route.continue();
    });
    await page.goto(`${origin}/services/orion`);
    const lanes = page.locator('.lanes-large');
    await lanes.locator('canvas').first().waitFor();
    // Frames and timers wait, and with them the drawing of what has come.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    release();
    await page.locator('.lanes-large[aria-label^="Their page says"]').waitFor({ state: 'attached' });
    await lanes.press('ArrowLeft');
    await page.clock.resume();
    await page.clock.runFor(2000);
    await page.getByText('their incident: Errors of the API').waitFor();
  });

  test('what cannot be read again is said to be old, though the stream is open, until it can be read', async () => {
    await page.goto(origin);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/api/v1/overview', (route) =>
      route.fulfill({ status: 503, json: { error: 'The store is full.', code: 'unavailable', requestId: 'r-1' } }),
    );
    await passUntil(page.getByText('The Upriver server cannot answer (503'));
    await page.locator('.answer.old').waitFor();
    await page.locator('.foot').getByText('Not live since').waitFor();
    await page.unroute('**/api/v1/overview');
    await passUntil(page.locator('.foot').getByText('Live', { exact: true }));
    assert.equal(await page.locator('.answer.old').count(), 0);
  });

  test('without an answer of the server every place says so, and comes back by itself', async () => {
    await page.goto(`${origin}/history`);
    await page.getByRole('table').first().waitFor();
    await page.context().setOffline(true);
    await passUntil(page.getByText('The Upriver server does not answer.'));
    await page.getByRole('table').first().waitFor();
    await page.context().setOffline(false);
    await passUntil(page.locator('.foot').getByText('Live', { exact: true }));
  });

  test('a server that stands still, and ends no connection, is told of within 30 seconds, and its answer clears it', async () => {
    await page.goto(origin);
    await page.locator('.answer h1').waitFor();
    let isFrozen = true;
    const held: (() => void)[] = [];
    await page.route('**/api/v1/**', async (route) => {
      if (isFrozen) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    // By the clock of the page: its request comes to the route later.
    const asked = await page.evaluateHandle(() => {
      const frozenAt = Date.now();
      const after: number[] = [];
      const ask = globalThis.fetch;
      globalThis.fetch = (...given) => {
        after.push(Date.now() - frozenAt);
        return ask(...given);
      };
      return after;
    });
    while (held.length === 0) await page.clock.runFor(1000);
    const [askedAfter = Infinity] = await asked.jsonValue();
    assert.ok(askedAfter < 16_500, `it asked after ${askedAfter} ms`);
    await page.clock.runFor(15_000);
    await page.locator('.answer.old').waitFor();
    await page.locator('.foot').getByText('Not live since').waitFor();
    await page.getByText('The Upriver server does not answer.').waitFor();
    isFrozen = false;
    held.forEach((goOn) => goOn());
    await page.locator('.foot').getByText('Live', { exact: true }).waitFor();
    assert.equal(await page.locator('.answer.old').count(), 0);
  });

  test('while the page is old its write buttons are off and say why; "Try now" brings them back', async () => {
    await page.goto(`${origin}/projects`);
    const write = page.getByRole('button', { name: 'Make the project' });
    await write.waitFor();
    await page.context().setOffline(true);
    await passUntil(page.locator('button[title*="changes are off"]'));
    assert.ok(await write.isDisabled());
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.locator('.foot').getByText('Live', { exact: true }).waitFor();
    assert.ok(await write.isEnabled());
  });

  test('while the page is old roles, slots of rules and dropped files are off as well, with the same word why', async () => {
    for (const [path, control, titled] of [
      ['/settings/members', page.getByLabel('Role of bo'), 'select'],
      ['/rules/new', page.locator('.slot-choices input').first(), '.slot'],
      ['/projects/default', page.locator('input[type=file]'), '.drop'],
    ] as const) {
      await page.goto(origin + path);
      await control.waitFor({ state: 'attached' });
      assert.ok(await control.isEnabled(), path);
      await page.context().setOffline(true);
      await passUntil(page.locator(`${titled}[title$="changes are off"]`).first());
      assert.ok(await control.isDisabled(), path);
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try now' }).click();
      await page.locator('.foot').getByText('Live', { exact: true }).waitFor();
    }
  });

  test('a stream that is refused is not a server that does not answer: what is shown is read now and then', async () => {
    await page.route('**/api/v1/stream*', (route) =>
      route.fulfill({
        status: 429,
        json: { error: 'Too many streams are open.', code: 'rate_limited', requestId: 'r-2' },
      }),
    );
    await page.goto(origin);
    await passUntil(page.locator('.foot').getByText('Read every 15 s'));
    await passAnswered(30_000);
    await page.getByText('does not answer').waitFor({ state: 'hidden' });
    assert.equal(await page.locator('.answer.old').count(), 0);
    await page.unroute('**/api/v1/stream*');
    await passUntil(page.locator('.foot').getByText('Live', { exact: true }));
  });
});
