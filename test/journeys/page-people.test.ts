// Who sees what of the page, in a real browser: each role at every place, another organization, somebody removed, single sign-on.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ROLES } from '@upriver/contract/vocabulary';
import { PLACES } from '../../packages/dashboard/src/places/index.ts';
import { createTestApp, event } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { NO_BROWSER, launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { CLIENT, startProvider } from '../support/oidc-provider.ts';
import { PASSWORD, inviteByToken, join } from '../support/people.ts';
import type { Browser as Client } from '../support/people.ts';
import { freePort } from '../support/postgres.ts';
import { temporaryDirectory } from '../support/process.ts';
import { createVendorPages } from '../support/vendor-pages.ts';

/** In every name of the first organization, and in none of the other. */
const SECRET = 'Zanzibar';
/** The same in a text that would run if it were taken for markup. */
const HOSTILE = `${SECRET}<img src=x onerror=attacked=1>`;
const SETTINGS = ['members', 'tokens', 'limits', 'retention', 'sign-in', 'audit'];

describe('people of the page', { skip: NO_BROWSER }, () => {
  let browser: Browser;
  let scene: Scene;
  before(async () => {
    browser = await launchBrowser();
    scene = await begin();
  });
  after(async () => {
    await browser.close();
    await scene[Symbol.asyncDispose]();
  });

  test('each role sees every place without a refused request or a text taken for markup; nobody of another organization gets any of what was read', async () => {
    const { api, origin } = scene;
    const { page, context, problems, answers } = await openPage(browser, scene);
    for (const role of ROLES) {
      await signIn(context, origin, await join(api, `${role}@example.com`, role));
      await page.goto(origin);
      for (const path of scene.places) {
        await visit(page, path);
        const images = await page.evaluate("document.querySelectorAll('img').length + (window.attacked ?? 0)");
        assert.equal(images, 0, `${path} took a text for markup`);
      }
      assert.deepEqual(problems, [], role);
      const refused = answers.filter(({ status }) => status >= 400);
      assert.deepEqual(refused, [], role);
    }
    await context.close();
    const read = new Set(answers.map(({ path }) => path));
    assert.ok(read.size > 40, `${read.size} addresses were read`);
    const eve = await join(api, 'eve@example.com', 'admin', scene.otherToken);
    for (const path of read) {
      const { status, body } = await eve.send('GET', path);
      assert.ok(status === 200 || status === 404, `${path} was answered ${status}`);
      assert.ok(!JSON.stringify(body).includes(SECRET), `${path} told another organization`);
    }
  });

  test('after sign-out nothing of the first organization is left for whoever signs in next in the same browser', async () => {
    const { api, origin } = scene;
    await join(api, 'mallory@example.com', 'admin', scene.otherToken);
    const { page, context, problems } = await openPage(browser, scene);
    await signIn(context, origin, await join(api, 'ada@example.com', 'admin'));
    await page.goto(`${origin}/projects`);
    await page.getByText(SECRET).first().waitFor();
    for (const path of scene.places.slice(0, 4)) await visit(page, path);
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.getByLabel('E-mail').fill('mallory@example.com');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('.brand').getByText('Other').waitFor();
    for (const path of scene.places) {
      await visit(page, path);
      assert.ok(!(await shown(page)).includes(SECRET), path);
    }
    // Past all of these, and what the first person looked at.
    await page.evaluate((steps) => history.go(-steps), scene.places.length + 2);
    await eventually(async () => assert.ok((await shown(page)).includes('Sign out')));
    assert.ok(!(await shown(page)).includes(SECRET));
    assert.ok(!JSON.stringify(await context.storageState({ indexedDB: true })).includes(SECRET));
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('the open page of somebody who is removed, or signed out elsewhere, shows nothing any more, by itself', async () => {
    const { api, origin } = scene;
    const { page, context } = await openPage(browser, scene);
    const removed = await join(api, 'joan@example.com', 'member');
    await signIn(context, origin, removed);
    const { data } = (await removed.send('GET', '/api/v1/session')).body;
    await page.goto(`${origin}/projects`);
    await page.getByText(SECRET).first().waitFor();
    await streams(api, 1);
    assert.equal((await api.request('DELETE', `/api/v1/members/${data.person.id}`)).status, 204);
    await page.getByText('You are a member of no organization.').waitFor();
    await eventually(async () => assert.ok(!(await shown(page)).includes(SECRET)));
    // An open page would go to the sign-in by itself when its cookies are gone, in the middle of what follows.
    await page.goto('about:blank');

    const signedOut = await join(api, 'grace@example.com', 'member');
    await signIn(context, origin, signedOut);
    await page.goto(`${origin}/projects`);
    await page.getByText(SECRET).first().waitFor();
    await streams(api, 1);
    await signedOut.send('DELETE', '/api/v1/session?everywhere=true');
    await page.waitForURL(`${origin}/sign-in?next=%2Fprojects`);
    assert.ok(!(await shown(page)).includes(SECRET));
    await context.close();
  });

  test('another organization is shown in all tabs at once; an address of the other one is offered there', async () => {
    const { api, origin } = scene;
    const both = await join(api, 'noor@example.com', 'admin');
    const code = await inviteByToken(api, 'noor@example.com', 'admin', scene.otherToken);
    // Whoever has chosen none looks at the organization that they joined first.
    api.clock.advance(1000);
    assert.equal((await both.send('POST', '/api/v1/invitations/accept', { code })).status, 200);
    const { page, context, problems } = await openPage(browser, scene);
    await signIn(context, origin, both);
    await page.goto(`${origin}/services/zanzibar`);
    await page.getByRole('heading', { level: 1, name: SECRET }).waitFor();
    const tab = await context.newPage();
    await tab.goto(origin);
    await tab.getByLabel('Organization').selectOption('Other');
    await page.getByRole('button', { name: /^Look in / }).waitFor();
    assert.ok(!(await shown(page)).includes(SECRET));
    await page.getByRole('button', { name: /^Look in / }).click();
    await page.getByRole('heading', { level: 1, name: SECRET }).waitFor();
    await tab.locator('select.org option:checked').filter({ hasNotText: 'Other' }).waitFor({ state: 'attached' });
    assert.deepEqual(problems, []);
    await context.close();
  });

  test('single sign-on with a real provider ends at the place that was asked for', async () => {
    using directory = temporaryDirectory();
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await using provider = await startProvider([`${origin}/api/v1/sign-in/oidc/acme/callback`]);
    const file = joinPath(directory.path, 'oidc.toml');
    const lines = ['id = "acme"', 'name = "Acme"', `issuer = "${provider.issuer}"`, 'role = "viewer"'];
    const client = [`client_id = "${CLIENT.id}"`, `client_secret = "${CLIENT.secret}"`, 'domains = ["acme.example"]'];
    writeFileSync(file, ['[[provider]]', ...lines, ...client].join('\n'));
    await using api = await createTestApp({
      UPRIVER_POLL: 'off',
      UPRIVER_DETECT: 'off',
      UPRIVER_PORT: String(port),
      UPRIVER_OIDC_FILE: file,
    });
    await api.app.listen();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${origin}/rules`);
    provider.person = { sub: 'eve-1', email: 'eve@elsewhere.example', email_verified: true, name: 'Eve' };
    await page.getByRole('link', { name: 'Continue with Acme' }).click();
    await page.getByText('Addresses of this domain cannot sign in with Acme.').waitFor();
    // The provider remembers who signed in there.
    await context.clearCookies();
    provider.person = { sub: 'ada-1', email: 'ada@acme.example', email_verified: true, name: 'Ada Lovelace' };
    await page.goto(`${origin}/rules`);
    await page.getByRole('link', { name: 'Continue with Acme' }).click();
    await page.waitForURL(`${origin}/rules`);
    await page.getByRole('heading', { level: 1, name: 'Rules and channels' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(`${origin}/rules`);
    await page.waitForURL(/\/sign-in/);
    await context.close();
  });
});

interface Scene extends AsyncDisposable {
  readonly api: TestApp;
  readonly origin: string;
  /** An admin token of another organization, which is empty. */
  readonly otherToken: string;
  /** An address of every place of the page, with things of the first organization. */
  readonly places: readonly string[];
}

/** Two organizations. The first has a project, calls, a vendor with an incident, a rule and a channel, all with one word in their names. */
async function begin(): Promise<Scene> {
  const api = await createTestApp({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' });
  const pages = createVendorPages({ now: () => api.clock.now() });
  const vendor = await pages.add({ provider: 'statuspage', name: HOSTILE, components: [HOSTILE] });
  vendor.openIncident({ title: HOSTILE, impact: 'major', body: HOSTILE });
  vendor.setComponent(HOSTILE, 'partial_outage');
  const make = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await api.request('POST', path, { body });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.data;
  };
  const hosts = ['api.zanzibar.example.com'];
  const { id = '' } = await make('/api/v1/services', {
    name: HOSTILE,
    slug: 'zanzibar',
    statusPageUrl: vendor.url,
    hosts,
  });
  const { id: rule } = await make('/api/v1/alert-rules', { name: HOSTILE });
  const settings = { url: 'https://hooks.example/x' };
  const { id: channel } = await make('/api/v1/channels', { kind: 'webhook', name: HOSTILE, settings });
  await make('/api/v1/projects', { name: `${HOSTILE} shop`, slug: 'zanzibar-shop' });
  const calls = { host: hosts[0], environment: HOSTILE, region: HOSTILE, feature: HOSTILE, deployment_id: HOSTILE };
  const sent = await api.sendEvents({
    sdk_key: api.sdkKey,
    batch: [event(calls), event({ host: 'zanzibar.internal' })],
  });
  assert.equal(sent.body.accepted, 1);
  await api.app.check(id);
  await api.app.judge();
  const { token: otherToken } = await make('/api/v1/organizations', { name: 'Other', slug: 'other' }).then(
    ({ token = '' }) => ({ token }),
  );
  const [incident] = (await api.get('/api/v1/incidents')).body.data;
  const origin = new URL(await api.app.listen()).origin;
  const values: Readonly<Record<string, string | undefined>> = {
    '/services/:slug': 'zanzibar',
    '/catalog/:slug': 'zanzibar',
    '/projects/:slug': 'default',
    '/projects/:slug/setup': 'zanzibar-shop',
    '/incidents/:id': incident.id,
    '/rules/:id': rule,
    '/channels/:id': channel,
  };
  const places = PLACES.filter(({ bare, path }) => bare !== true && path !== '/components').flatMap(({ path }) =>
    path === '/settings/:part'
      ? SETTINGS.map((part) => `/settings/${part}`)
      : path.replace(/:\w+/, () => values[path] ?? assert.fail(`no address for ${path}`)),
  );
  return {
    api,
    origin,
    otherToken,
    places: [...places, '/?kiosk', '/history?since=24h', '/services/zanzibar?range=90d'],
    async [Symbol.asyncDispose]() {
      await api[Symbol.asyncDispose]();
      await pages.close();
    },
  };
}

interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors, and what the Content-Security-Policy refused. */
  readonly problems: readonly string[];
  /** Of the API, but the stream. */
  readonly answers: readonly { readonly path: string; readonly status: number }[];
}

/** A browser with the clock of the test. */
async function openPage(browser: Browser, { api }: Scene): Promise<OpenPage> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' });
  const page = await context.newPage();
  await page.clock.setSystemTime(api.clock.now());
  const problems: string[] = [];
  const answers: { path: string; status: number }[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => {
    if (/Content Security Policy|Trusted/.test(line.text())) problems.push(line.text());
  });
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/v1/stream') return;
    answers.push({ path: pathname + search, status: response.status() });
  });
  return { page, context, problems, answers };
}

/** Whoever was signed in is not any more. */
async function signIn(context: BrowserContext, origin: string, { cookies }: Client): Promise<void> {
  await context.clearCookies();
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
}

/** Goes to a place as a link does, and waits until it has read what it shows. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page
    .waitForFunction(
      () =>
        document.querySelector('main h1, main [role=alert]') !== null && document.querySelector('main .sk') === null,
      { timeout: 10_000 },
    )
    .catch(async () => assert.fail(`${path} shows: ${await page.locator('main').innerText()}`));
}

async function shown(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML);
}

/** Waits until so many streams are open. */
async function streams(api: TestApp, count: number): Promise<void> {
  const open = new RegExp(`^upriver_streams_open ${count}$`, 'm');
  await eventually(async () => assert.match((await api.get('/metrics')).body, open));
}
