// People in a real browser: the owner link, an invitation by link, a passkey, roles, and what a removed member still sees.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { NO_BROWSER, launchBrowser } from '../support/browser.ts';
import { startServer, temporaryDirectory } from '../support/process.ts';
import { startReceiver } from '../support/receiver.ts';

const PASSWORD = 'correct horse battery';

/** A picture of the page for people, where a directory is named for it. */
async function picture(page: Page, name: string): Promise<void> {
  const directory = process.env['UPRIVER_PICTURES'];
  if (directory === undefined) return;
  mkdirSync(directory, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(directory, `${name}-${colorScheme}.png`), fullPage: true });
  }
}

async function createAccount(page: Page, link: string, name: string, email?: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  if (email !== undefined) await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await picture(page, email === undefined ? 'invite' : 'owner');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Begins at the page of consent, where a program sends the reader, and allows it. */
async function allowProgram(page: Page, url: string): Promise<void> {
  await using program = await startReceiver();
  const redirect = `${program.url}/callback`;
  const registered = await page.request.post(`${url}/oauth/register`, {
    data: { client_name: 'Assistant', redirect_uris: [redirect] },
  });
  const { client_id: clientId } = await registered.json();
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: createHash('sha256').update('a verifier').digest('base64url'),
    code_challenge_method: 'S256',
  });
  await page.goto(`${url}/oauth/authorize?${asked}`);
  await page.getByRole('heading', { name: 'Connect Assistant?' }).waitFor();
  await picture(page, 'connect');
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL((now) => now.searchParams.has('code'));
  await page.goto(`${url}/settings/sign-in`);
  await page.getByRole('cell', { name: /^Assistant/ }).waitFor();
}

test('the owner link leads to an owner, who invites a viewer by link; the viewer cannot write, and once removed sees nothing', async (t) => {
  if (NO_BROWSER) return t.skip(NO_BROWSER);
  using data = temporaryDirectory();
  const server = await startServer(data.path, { UPRIVER_POLL: 'off' });
  const url = server.url.replace('127.0.0.1', 'localhost');
  const browser = await launchBrowser();
  const problems: string[] = [];
  const open = async (): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    page.setDefaultTimeout(90_000);
    page.on('pageerror', (error) => problems.push(error.message));
    return page;
  };
  try {
    const path = /\/owner\/[\w-]+/.exec(server.output())?.[0] ?? '';
    const owner = await open();
    await createAccount(owner, url + path, 'Ada Lovelace', 'ada@example.com');
    const late = await open();
    await late.goto(url + path);
    await late.getByText('Sign in instead').waitFor();
    await picture(late, 'used-link');

    const protocol = await owner.context().newCDPSession(owner);
    await protocol.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    await protocol.send('WebAuthn.addVirtualAuthenticator', { options });
    await owner.goto(`${url}/settings/sign-in`);
    await owner.getByLabel('Name of the device').fill('Laptop');
    await owner.getByRole('button', { name: 'Add a passkey' }).click();
    await owner.getByRole('cell', { name: 'Laptop' }).waitFor();
    await picture(owner, 'settings-sign-in');
    // Its stream ends, and the page learns that nobody is signed in, before the answer to the sign-out comes.
    const refused = owner.waitForResponse((response) => response.status() === 401);
    await owner.route('**/api/v1/session', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      const response = await route.fetch();
      await refused;
      return route.fulfill({ response });
    });
    await owner.locator('#main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await owner.getByRole('heading', { name: 'Sign in' }).waitFor();
    await owner.waitForURL((now) => now.pathname === '/sign-in' && now.search === '');
    await owner.getByLabel('E-mail').fill('ada@example.com');
    await owner.getByLabel('Password').fill('guess');
    await owner.getByRole('button', { name: 'Sign in' }).click();
    await owner.getByText('do not match').waitFor();
    await picture(owner, 'sign-in');
    await owner.getByRole('button', { name: 'Use a passkey' }).click();
    await owner.waitForURL((now) => now.pathname === '/');
    await allowProgram(owner, url);

    await owner.goto(`${url}/settings/members`);
    await owner.getByRole('button', { name: 'Invite' }).click();
    await owner.getByLabel('E-mail').fill('grace@example.com');
    await owner.getByLabel('Role').selectOption('viewer');
    await owner.getByRole('button', { name: 'Make the link' }).click();
    const link = (await owner.getByText('/invite/').textContent()) ?? '';
    await picture(owner, 'settings-members');
    const viewer = await open();
    await createAccount(viewer, link.trim(), 'Grace Hopper');
    await viewer.goto(`${url}/settings/members`);
    await viewer.getByText('Admins can change this.').waitFor();
    assert.equal(await viewer.getByRole('button', { name: 'Invite' }).count(), 0);
    await viewer.goto(`${url}/settings/tokens`);
    await viewer.getByText('API tokens are for admins.').waitFor();

    await owner.goto(`${url}/settings/tokens`);
    await owner.getByRole('button', { name: 'New token' }).click();
    await owner.getByLabel('Name').fill('grafana-metrics');
    await owner.getByRole('button', { name: 'Make the token' }).click();
    await owner.getByText(/upr_api_[0-9a-f]{20}/).waitFor();
    await picture(owner, 'settings-tokens');
    for (const part of ['limits', 'retention', 'audit']) {
      await owner.goto(`${url}/settings/${part}`);
      await owner.getByRole('table').first().waitFor();
      await picture(owner, `settings-${part}`);
    }
    await owner.getByText('made the token grafana-metrics').waitFor();

    await owner.goto(`${url}/settings/members`);
    await owner
      .getByRole('row', { name: /Grace Hopper/ })
      .getByRole('button', { name: 'Remove' })
      .click();
    await picture(owner, 'settings-remove');
    await owner
      .getByRole('row', { name: /Grace Hopper/ })
      .getByRole('button', { name: 'Remove' })
      .click();
    await owner.getByRole('row', { name: /Grace Hopper/ }).waitFor({ state: 'detached' });
    await viewer.getByText('You are a member of no organization.').waitFor();
    assert.equal((await viewer.request.get(`${url}/api/v1/members`)).status(), 403);
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
    await server.stop();
  }
});
