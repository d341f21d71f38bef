import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { startFakeIngest } from './fake-ingest.ts';
import { startFakeVendor } from './fake-vendor.ts';
import { missing, NODES } from './runtimes.ts';

const examples = fileURLToPath(new URL('../../../examples/', import.meta.url));
const CHROMIUM = '/usr/bin/chromium';

/** Starts a server of the examples and resolves to the address it prints. */
async function startExample(
  t: TestContext,
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  const child = spawn(command, args, {
    cwd: examples,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const [line] = (await child.stdout.setEncoding('utf8').take(1).toArray()) as string[];
  return String(line).trim();
}

for (const node of NODES) {
  test(`${node.name}: the Node example runs as its README says, and its calls are measured`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    await using ingest = await startFakeIngest();
    await using vendor = await startFakeVendor();
    const url = await startExample(t, node.command, ['--import', '@upriver/sdk/auto', 'node/app.js'], {
      API_URL: `${vendor.http}/typescript/latest`,
      UPRIVER_SDK_KEY: 'upr_sdk_example',
      UPRIVER_ENDPOINT: ingest.url,
      UPRIVER_INCLUDE_PRIVATE: '1',
      UPRIVER_FLUSH_INTERVAL_MS: '50',
    });
    assert.equal(await (await fetch(url)).text(), 'The API answered 200 with 4 characters.\n');
    await ingest.until(() => ingest.events.length > 0);
    assert.deepEqual(
      ingest.events.map(({ endpoint }) => endpoint),
      ['/typescript/latest'],
    );
  });
}

test('the page of the browser example measures the call of its button', async (t) => {
  if (!existsSync(CHROMIUM)) return t.skip('Chromium is not here: `apt-get install -y chromium` brings it');
  await using ingest = await startFakeIngest();
  await using vendor = await startFakeVendor();
  const url = await startExample(t, process.execPath, ['browser/serve.js'], {});
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync';
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: flags.split(' ') });
  t.after(() => browser.close());
  const page = await browser.newPage();
  const settings = new URLSearchParams({
    key: 'upr_sdk_example',
    endpoint: ingest.url,
    api: `${vendor.http}/api`,
    private: '',
  });
  await page.goto(`${url}/?${settings}`);
  await page.click('button');
  await page.waitForFunction(`document.querySelector('output').textContent === 'Answered 200'`);
  await page.goto('about:blank');
  await ingest.until(() => ingest.events.length > 0);
  assert.deepEqual(
    ingest.events.map(({ endpoint, runtime }) => [endpoint, runtime]),
    [['/api', 'browser']],
  );
});

test('the package’s README names only options and variables that there are', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const sources = ['types.ts', 'serverless.ts', 'runtime/environment.ts']
    .map((name) => readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8'))
    .join();
  const named = [...readme.matchAll(/`(UPRIVER_[A-Z_]+|[a-z]+[A-Z]\w+)`/g)].map(([, name = '']) => name);
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter((name) => !sources.includes(name) && !KNOWN.has(name)),
    [],
  );
});

/** Names of platforms that the README mentions. */
const KNOWN = new Set(['maxSockets', 'beforeExit', 'withUpriver', 'sendBeacon', 'nodejs', 'XMLHttpRequest']);
