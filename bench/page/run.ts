// The page in real Chromium, with 300 services, 5,000 incidents and 90 days of calls: bytes of the first load, time until it can be used,
// scripting, and memory after many changes. `node bench/page/run.ts [--rounds 5] [--changes 2000]`
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { appendChange } from '../../packages/server/src/store/changes/change-log.ts';
import { TOKEN, startServer, temporaryDirectory } from '../../test/support/process.ts';
import { SEEDED_SERVICE_IDS, seedServices } from '../read/seed.ts';
import { seedCalls } from './seed.ts';

const CHROMIUM = '/usr/bin/chromium';
/** Of the 300 services so many report trouble. */
const TROUBLED = 10;
const PATIENCE_MS = 120_000;
const SETTINGS = { UPRIVER_POLL: 'off', UPRIVER_LOG_LEVEL: 'warn', UPRIVER_NOTIFY: 'off' };
/** Changes that are written together, and the pause after them. */
const BATCH = 20;
const PAUSE_MS = 100;
/** The page can be used when nothing has kept it busy for so long. */
const QUIET_MS = 1000;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, changes: { type: 'string', default: '2000' } },
});
if (!existsSync(CHROMIUM)) throw new Error('Chromium is not installed: apt-get install chromium');

using data = temporaryDirectory();
await (await startServer(data.path, SETTINGS)).stop();
await seedServices(data.path, TROUBLED);
const calls = await seedCalls(data.path, Date.now());
const server = await startServer(data.path, SETTINGS);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
try {
  console.log(`${calls} calls; medians of ${values.rounds} rounds\n`);
  const cookies = await signIn(browser);
  await settle();
  const { slug } = (await read<{ slug: string }>(`/api/v1/services/${SEEDED_SERVICE_IDS[0]}`)) ?? {};
  console.log(
    '| place | cache | files kB | of them code kB | data kB | answer shown ms | usable ms | scripting ms | style and layout ms |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const [name, path, isShown] of [
    ['overview, 300 services', '/', '.answer h1'],
    ['a service, 90 days', `/services/${slug}?range=90d`, '.lanes-large canvas'],
    ['a service, 24 hours', `/services/${slug}?range=24h`, '.lanes-large canvas'],
    ['history', '/history', 'h1'],
  ] as const) {
    const rounds: { readonly cold: Load; readonly warm: Load }[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await context.addCookies(cookies);
      rounds.push({ cold: await load(context, path, isShown), warm: await load(context, path, isShown) });
      await context.close();
    }
    for (const cache of ['cold', 'warm'] as const) {
      const of = (key: keyof Load): string =>
        median(rounds.map((round) => round[cache][key])).toFixed(key.endsWith('Kb') ? 1 : 0);
      console.log(
        `| ${name} | ${cache} | ${of('filesKb')} | ${of('codeKb')} | ${of('dataKb')} | ${of('shownMs')} | ${of('usableMs')} | ${of('scriptMs')} | ${of('layoutMs')} |`,
      );
    }
  }
  await followChanges(cookies);
} finally {
  await browser.close();
  await server.stop();
}

/** Waits until detection has read all calls: until then verdicts change, and the page reads them again. */
async function settle(): Promise<void> {
  let before = '';
  for (let same = 0; same < 2;) {
    const verdicts = JSON.stringify(await read('/api/v1/verdicts'));
    same = verdicts === before ? same + 1 : 0;
    before = verdicts;
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
}

type SignedIn = Awaited<ReturnType<BrowserContext['cookies']>>;

async function signIn(of: Browser): Promise<SignedIn> {
  const context = await of.newContext();
  const invited = await context.request.post(`${server.url}/api/v1/invitations`, {
    headers: { authorization: `Bearer ${TOKEN}` },
    data: { email: 'bench@example.com', role: 'admin' },
  });
  const { data: invitation } = (await invited.json()) as { data: { code: string } };
  const accepted = await context.request.post(`${server.url}/api/v1/invitations/accept`, {
    data: { code: invitation.code, name: 'Bench', password: 'correct horse battery' },
  });
  if (!accepted.ok()) throw new Error(await accepted.text());
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${TOKEN}` } });
  return ((await response.json()) as { data: Answer }).data;
}

interface Load {
  /** Over the network, compressed, with headers: all files; scripts and styles; answers of the API. */
  readonly filesKb: number;
  readonly codeKb: number;
  readonly dataKb: number;
  /** From the beginning of the navigation. */
  readonly shownMs: number;
  /** The end of the last task of more than 50 ms before a second of quiet, or when it was shown. */
  readonly usableMs: number;
  readonly scriptMs: number;
  readonly layoutMs: number;
}

async function load(context: BrowserContext, path: string, isShown: string): Promise<Load> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  await protocol.send('Network.enable');
  const sizes = { files: 0, code: 0, data: 0 };
  const kinds = new Map<string, string>();
  protocol.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    if (kind === 'Fetch' || kind === 'XHR' || kind === 'EventSource') sizes.data += encodedDataLength;
    else sizes.files += encodedDataLength;
    if (kind === 'Script' || kind === 'Stylesheet') sizes.code += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { longEnd: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.longEnd = startTime + duration;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(server.url + path, { waitUntil: 'commit' });
  const shownMs = await page
    .waitForFunction((selector) => (document.querySelector(selector) === null ? false : performance.now()), isShown, {
      polling: 'raf',
      timeout: PATIENCE_MS,
    })
    .then((handle) => handle.jsonValue());
  const longEnd = await page.evaluate(async (quietMs) => {
    const { seen } = globalThis as unknown as { seen: { longEnd: number } };
    // Nobody else waits in this page: a second without a long task.
    while (performance.now() - seen.longEnd < quietMs || performance.now() < quietMs)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return seen.longEnd;
  }, QUIET_MS);
  const { ScriptDuration = 0, LayoutDuration = 0, RecalcStyleDuration = 0 } = await metricsOf(protocol);
  await page.close();
  return {
    filesKb: sizes.files / 1000,
    codeKb: sizes.code / 1000,
    dataKb: sizes.data / 1000,
    shownMs: Number(shownMs),
    usableMs: Math.max(Number(shownMs), longEnd),
    scriptMs: ScriptDuration * 1000,
    layoutMs: (LayoutDuration + RecalcStyleDuration) * 1000,
  };
}

/** The overview stays open while other processes change things; what it holds afterwards, garbage collected. */
async function followChanges(cookies: SignedIn): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.locator('.answer h1').waitFor({ timeout: PATIENCE_MS });
  await page.waitForTimeout(QUIET_MS);
  const before = await heapOf(protocol);
  const database = openDatabase({ dialect: 'sqlite', file: `${data.path}/upriver.sqlite` });
  const startedAt = performance.now();
  for (let sent = 0; sent < Number(values.changes); sent += BATCH) {
    await database.transaction(async (db) => {
      for (let index = 0; index < BATCH; index += 1)
        await appendChange(db, {
          at: Date.now(),
          kind: 'status',
          serviceId: SEEDED_SERVICE_IDS[(sent + index) % SEEDED_SERVICE_IDS.length] ?? '',
          organizationId: null,
          payload: { from: 'operational', to: 'degraded' },
        });
    });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await database.close();
  await page.waitForTimeout(3 * QUIET_MS);
  const after = await heapOf(protocol);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`\n| ${values.changes} changes in ${seconds.toFixed(0)} s, overview | before | after |\n|---|---|---|`);
  for (const [name, key, scale] of [
    ['heap MB', 'JSHeapUsedSize', 1e6],
    ['DOM nodes', 'Nodes', 1],
    ['listeners', 'JSEventListeners', 1],
    ['scripting s', 'ScriptDuration', 1],
    ['main thread busy s', 'TaskDuration', 1],
  ] as const)
    console.log(`| ${name} | ${((before[key] ?? 0) / scale).toFixed(1)} | ${((after[key] ?? 0) / scale).toFixed(1)} |`);
  await context.close();
}

async function heapOf(protocol: CDPSession): Promise<Readonly<Record<string, number>>> {
  await protocol.send('HeapProfiler.collectGarbage');
  return metricsOf(protocol);
}

async function metricsOf(protocol: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}
