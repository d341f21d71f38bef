// The page in a real browser: sign in, the first event, calls begin to fail, the verdict changes on the open page without a reload.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { createTestApp, event } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { NO_BROWSER, launchBrowser } from '../support/browser.ts';
import { PASSWORD, join } from '../support/people.ts';
import { createVendorPages } from '../support/vendor-pages.ts';

const MINUTE_MS = 60_000;
const CALLS = 60;
/** A text that would run, if anything of the page took it for markup. */
const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

describe('the page', { skip: NO_BROWSER }, () => {
  let browser: Browser | undefined;
  after(() => browser?.close());

  test('sign in, first event, the vendor breaks: the answer changes on the open page without a reload', async () => {
    await using api = await createTestApp({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' });
    await using pages = createVendorPages({ now: () => api.clock.now() });
    const vendor = await pages.add({ provider: 'statuspage', name: 'Orion', components: ['API'] });
    const created = await api.request('POST', '/api/v1/services', {
      body: { name: 'Orion', statusPageUrl: vendor.url, hosts: ['api.orion.example.com'] },
    });
    const serviceId: string = created.body.data.id;
    browser ??= await launchBrowser();
    const { page, origin, problems } = await openPage(browser, api);

    await page.goto(`${origin}/services/orion`);
    await page.waitForURL(`${origin}/sign-in?next=%2Fservices%2Forion`);
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByLabel('Password').fill('not the password at all');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Orion' }).waitFor();
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await page.getByText('Nothing to say yet: no calls measured.').first().waitFor();

    await pass(api, page, serviceId, 60, undefined);
    await page.getByText('All well. Nothing needs you.').first().waitFor();
    await page.evaluate('window.isSamePage = true');
    vendor.setComponent('API', 'major_outage');
    vendor.openIncident({ title: HOSTILE, impact: 'critical', body: HOSTILE });
    await pass(api, page, serviceId, 6, 2);
    await page
      .locator('.answer h1', { hasText: /Orion is failing for .* since/ })
      .waitFor({ timeout: 8000 })
      .catch(async () => assert.fail(await page.locator('.answer').innerText()));
    assert.equal(await page.evaluate('window.isSamePage'), true, 'nothing was reloaded');
    assert.match(await page.title(), /^[▲◆] /);

    await api.app.notify();
    await page.reload();
    await page.getByRole('button', { name: 'Acknowledge' }).first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await page.locator('.handled', { hasText: 'Acknowledged by ada' }).waitFor({ timeout: 8000 });
    await page.getByRole('button', { name: 'Take back' }).first().click();
    await page.locator('.handled').first().waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    const [theirs] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('o')]);
    await theirs.waitForURL((url) => url.origin === new URL(vendor.url).origin);
    await theirs.close();
    await page.keyboard.press('/');
    await page.keyboard.type('Error: connect ETIMEDOUT api.orion.example.com:443');
    await page.locator('.asked', { hasText: 'Found by the host api.orion.example.com.' }).waitFor({ timeout: 8000 });
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/services/orion`);
    await page.locator('canvas').first().waitFor();
    await page.locator('summary', { hasText: 'Snooze' }).click();
    await page.getByRole('button', { name: 'For 1 h' }).click();
    await page.locator('.handled', { hasText: 'Silent until' }).waitFor();
    await page.getByRole('button', { name: 'End silence' }).click();
    await page.locator('.handled').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: HOSTILE }).first().click();
    await page.getByRole('heading', { level: 1, name: HOSTILE }).waitFor();
    assert.equal(await page.locator('img').count(), 0);
    assert.doesNotMatch(await page.title(), /^[12]/);
    await page.goBack();
    await page.waitForURL(`${origin}/services/orion`);
    await pass(api, page, serviceId, 12, undefined);
    await page.reload();
    await page.getByRole('button', { name: 'Yes' }).first().click();
    await page.getByText('Right, said ada').first().waitFor();
    await page.getByRole('button', { name: 'Take back' }).first().click();
    await page.getByText('Was this right?').first().waitFor();
    assert.deepEqual(problems, []);
  });

  test('texts of events, projects and people are shown as they are, and an address elsewhere is never gone to', async () => {
    await using api = await createTestApp();
    assert.equal((await api.request('POST', '/api/v1/projects', { body: { name: HOSTILE } })).status, 201);
    const ts = Math.floor(api.clock.now() / 1000);
    const batch = [event({ endpoint: '/v1/<img src=x>', ts, environment: HOSTILE, region: HOSTILE })];
    assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, batch })).body.accepted, 1);
    browser ??= await launchBrowser();
    const { page, origin, problems } = await openPage(browser, api);
    await page.goto(`${origin}/sign-in?next=https://elsewhere.example/`);
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${origin}/`);
    await page
      .locator('.side')
      .getByText(HOSTILE)
      .waitFor({ timeout: 8000 })
      .catch(async () => assert.fail(await page.locator('body').innerText()));
    await page.goto(`${origin}/services/acme-pay`);
    await page.getByRole('heading', { level: 1, name: 'Acme Pay' }).waitFor();
    assert.equal(await page.locator('img').count(), 0);
    assert.deepEqual(problems, []);
  });
});

/** A browser's page with the clock of the test, and what it complained of: errors, and refusals of the policy. */
async function openPage(browser: Browser, api: TestApp) {
  await join(api, 'ada@example.com', 'admin');
  const origin = new URL(await api.app.listen()).origin;
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' });
  const page = await context.newPage();
  await page.clock.setSystemTime(api.clock.now());
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (line) => {
    if (/Content Security Policy|Trusted/.test(line.text())) problems.push(line.text());
  });
  return { page, origin, problems };
}

/** Lets minutes pass: in each the vendor's page is checked and calls come, of which the `failing`th fails. */
async function pass(api: TestApp, page: Page, serviceId: string, minutes: number, failing: number | undefined) {
  for (let minute = 0; minute < minutes; minute += 1) {
    api.clock.advance(MINUTE_MS);
    const ts = Math.floor(api.clock.now() / 1000) - 5;
    const batch = Array.from({ length: CALLS }, (_, index) => {
      const hasFailed = failing !== undefined && index % failing === 0;
      return event({ host: 'api.orion.example.com', ts, status: hasFailed ? 503 : 200, environment: 'production' });
    });
    assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, batch })).body.accepted, CALLS);
    await api.app.check(serviceId);
    await api.app.judge();
  }
  await page.clock.setSystemTime(api.clock.now());
}
