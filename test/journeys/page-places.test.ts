// The page in a real browser: somebody's first project, its manifest, and the first event of the real SDK; then the same as a viewer.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { NO_BROWSER, launchBrowser } from '../support/browser.ts';
import { TOKEN, startServer, temporaryDirectory } from '../support/process.ts';
import type { ServerProcess } from '../support/process.ts';

const CALLER = fileURLToPath(new URL('programs/caller.ts', import.meta.url));
const PATIENCE_MS = 60_000;
/** What a vendor, a manifest or a person could write to run a script in the page of somebody else. */
const ATTACK = '<img src=x onerror="window.attacked=true">';

describe('places of the page', { skip: NO_BROWSER }, () => {
  const data = temporaryDirectory();
  let server: ServerProcess;
  let browser: Browser;

  before(async () => {
    server = await startServer(data.path, { UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off' });
    browser = await launchBrowser();
  });
  after(async () => {
    await browser.close();
    await server.stop();
    data[Symbol.dispose]();
  });

  /** A page of somebody new who is signed in. */
  const open = async (role: 'owner' | 'viewer', email: string): Promise<Page> => {
    const context = await browser.newContext();
    context.setDefaultTimeout(PATIENCE_MS);
    const invited = await context.request.post(`${server.url}/api/v1/invitations`, {
      headers: { authorization: `Bearer ${TOKEN}` },
      data: { email, role },
    });
    const { data: invitation } = (await invited.json()) as { data: { code: string } };
    const accepted = await context.request.post(`${server.url}/api/v1/invitations/accept`, {
      data: { code: invitation.code, name: role, password: 'correct horse battery' },
    });
    assert.equal(accepted.status(), 200, await accepted.text());
    return context.newPage();
  };

  test('a first project, its set-up, its manifest by dropping a file, and its first event', async () => {
    const page = await open('owner', 'first@harbor.example');
    await page.goto(`${server.url}/projects`);
    await page.getByLabel('Name').fill('checkout');
    await page.getByRole('button', { name: 'Make the project' }).click();
    await page.waitForURL('**/projects/checkout/setup');
    await page.getByText('Nothing can arrive yet').waitFor();
    await page.getByRole('button', { name: 'Make an SDK key' }).click();
    await page.getByText('Waiting for your first event').waitFor();
    const code = page.getByRole('region', { name: 'Set-up for Node' });
    await code.filter({ hasText: /upr_sdk_\w{20}/ }).waitFor();
    const sdkKey = /upr_sdk_\w+/.exec((await code.textContent()) ?? '')?.[0] ?? '';

    const vendors = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
    await new Promise((resolve) => vendors.once('listening', resolve));
    const { port } = vendors.address() as AddressInfo;
    const settings = {
      endpoint: server.url,
      sdkKey,
      deploymentId: 'v1',
      hosts: ['api.stripe.com'],
      port,
      pauseMs: 200,
    };
    const program = spawn(process.execPath, [CALLER, JSON.stringify(settings)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await page.getByText('First event: calls to Stripe arrive.').waitFor();
    program.kill('SIGKILL');
    vendors.close();

    await page.getByRole('link', { name: 'See the project' }).click();
    await page.getByText('called, not declared').waitFor();
    await drop(page, 'package.json', JSON.stringify({ dependencies: { stripe: '^14.0.0', [ATTACK]: '1.0.0' } }));
    await page.getByText('declared and called', { exact: true }).waitFor();
    await page.getByText('stripe ^14.0.0').waitFor();
    assert.equal(await page.evaluate('window.attacked'), undefined);
    await page.context().close();
  });

  test('names that others wrote are text: in projects, vendors, rules and channels', async () => {
    const page = await open('owner', 'second@harbor.example');
    const make = async (path: string, body: object): Promise<void> => {
      const answer = await page.context().request.post(`${server.url}${path}`, { data: body });
      assert.equal(answer.status(), 201, await answer.text());
    };
    await make('/api/v1/projects', { name: ATTACK });
    await make('/api/v1/services', {
      name: ATTACK,
      slug: 'attack',
      statusPageUrl: null,
      hosts: ['api.attack.example'],
    });
    await make('/api/v1/alert-rules', { name: ATTACK });
    await make('/api/v1/channels', { kind: 'webhook', name: ATTACK, settings: { url: 'https://hooks.example/x' } });
    for (const path of [
      '/projects',
      '/projects/img-src-x-onerror-window-attacked-true',
      '/catalog?q=attack',
      '/catalog/attack',
      '/rules',
      '/history',
    ]) {
      await page.goto(server.url + path);
      if (path !== '/history') await page.getByText(ATTACK).first().waitFor();
      assert.equal(await page.evaluate('window.attacked'), undefined, path);
    }
    await page.context().close();
  });

  test('a viewer reads every place, and has nothing to write with', async () => {
    const page = await open('viewer', 'viewer@harbor.example');
    for (const [path, heading] of [
      ['/projects', 'Projects'],
      ['/projects/checkout', 'checkout'],
      ['/projects/checkout/setup', 'Measure the calls of checkout'],
      ['/catalog', 'Catalog'],
      ['/catalog/stripe', 'Stripe'],
      ['/rules', 'Rules and channels'],
      ['/history', 'What happened last night'],
    ] as const) {
      await page.goto(server.url + path);
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1, name: heading }).waitFor();
      await main.getByRole('heading').last().waitFor();
      const writes = main.getByRole('button', {
        name: /make|new|add|watch|correct|delete|revoke|switch|save|send|choose/i,
      });
      assert.deepEqual(await writes.allTextContents(), [], path);
      assert.equal(await main.locator('input[type=file]').count(), 0, path);
    }
    await page.context().close();
  });
});

async function drop(page: Page, name: string, content: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const made = new DataTransfer();
      made.items.add(new File([text ?? ''], fileName ?? '', { type: 'application/json' }));
      return made;
    },
    [name, content],
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}
