// Polling: `node bench/polling/run.ts [--pages 5000] [--interval 60] [--changed 0.2] [--seconds 60] [--main <another version's main.mjs>] [--profile]`.
// The server alone on one core, the pages and this process on the other. `--changed` is the share of pages that change in an interval. What is
// measured begins an interval after the first change, so that every check finds what it will find from then on.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createApp, readConfig } from '../../packages/server/src/index.ts';
import { deriveIdentifier } from '../../packages/server/src/domain/identifiers.ts';
import { findFirstOrganizationId } from '../../packages/server/src/store/organizations/organizations.ts';
import { insertService } from '../../packages/server/src/store/services/services.ts';
import type { FromPages, PlacedPage, ToPages } from './pages.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '5000' },
    interval: { type: 'string', default: '60' },
    changed: { type: 'string', default: '0.2' },
    seconds: { type: 'string', default: '60' },
    main: { type: 'string', default: fileURLToPath(new URL('../../packages/cli/src/main.mjs', import.meta.url)) },
    profile: { type: 'boolean', default: false },
  },
});
const pageCount = Number(values.pages);
const intervalSeconds = Number(values.interval);
const changedShare = Number(values.changed);
const seconds = Number(values.seconds);
/** As `npm start` has them. */
const START_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--no-allocation-site-pretenuring'];
const TICKS_PER_SECOND = 100;
const TOKEN = `upr_api_${'b'.repeat(40)}`;
const FIRST_ROUND_MS_MAX = 150_000;
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const isPinned = existsSync('/usr/bin/taskset');

const directory = mkdtempSync(join(tmpdir(), 'upriver-bench-'));
const settings = {
  UPRIVER_DATA: directory,
  UPRIVER_PORT: '0',
  UPRIVER_BOOTSTRAP_TOKEN: TOKEN,
  UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8',
  UPRIVER_POLL_INTERVAL_SECONDS: values.interval,
  UPRIVER_LOG_LEVEL: 'error',
};
/** By page: when it changed, when the change was first served, and when the stream published it. */
const changed = new Map<number, number[]>();
const served = new Map<number, number[]>();
const told: { readonly index: number; readonly at: number }[] = [];
let gapsReported: (gaps: readonly number[]) => void = () => undefined;
const pages = start('1', [here('pages.ts'), values.pages], 'ipc');
const placed = await ready(pages);
await fill(placed);
const server = start('0', [
  ...START_FLAGS,
  ...(values.profile ? ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${tmpdir()}`] : []),
  values.main,
  'serve',
]);
try {
  const url = await listening(server);
  const firstRoundMs = await firstRound(url);
  const rss: number[] = [rssMb()];
  const changes = watchStream(url);
  say({ type: 'change', perSecond: (pageCount * changedShare) / intervalSeconds });
  await delay(intervalSeconds * 1000);
  say({ type: 'forget' });
  const before = { cpu: cpuSeconds(), checks: await checks(url), at: performance.now() };
  for (let second = 0; second < seconds; second += 5) {
    await delay(5000);
    rss.push(rssMb());
  }
  const tookSeconds = (performance.now() - before.at) / 1000;
  const cpu = cpuSeconds() - before.cpu;
  const after = await checks(url);
  const observed = after.observed - before.checks.observed;
  const unchanged = after.unchanged - before.checks.unchanged;
  const failed = after.failed - before.checks.failed;
  changes.close();
  const gaps = await askForGaps();
  const waits = told.flatMap(({ index, at }) => since(changed, index, at));
  const afterCheck = told.flatMap(({ index, at }) => since(served, index, at));
  const total = observed + unchanged + failed;
  console.log(
    JSON.stringify(
      {
        pages: pageCount,
        intervalSeconds,
        changedShare,
        pinned: isPinned,
        firstRoundSeconds: round(firstRoundMs / 1000),
        checksPerMinute: Math.round((total / tookSeconds) * 60),
        observed,
        unchanged,
        failed,
        coreShare: round(cpu / tookSeconds),
        cpuUsPerCheck: Math.round((cpu * 1e6) / total),
        rssMb: rss,
        gapSeconds: quantiles(gaps.map((gap) => gap / 1000)),
        changeToStreamSeconds: { count: waits.length, ...quantiles(waits.map((wait) => wait / 1000)) },
        streamAfterCheckMs: { count: afterCheck.length, ...quantiles(afterCheck) },
      },
      null,
      2,
    ),
  );
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  pages.disconnect();
  rmSync(directory, { recursive: true });
}

function start(core: string, args: readonly string[], ipc?: 'ipc'): ChildProcess {
  const [command, ...rest] = [...(isPinned ? ['taskset', '-c', core] : []), process.execPath, ...args];
  return spawn(command ?? '', rest, {
    stdio: ['ignore', 'pipe', 'inherit', ...(ipc === undefined ? [] : [ipc])],
    env: { ...process.env, ...settings },
  });
}

function ready(child: ChildProcess): Promise<readonly PlacedPage[]> {
  const { promise, resolve } = Promise.withResolvers<readonly PlacedPage[]>();
  child.on('message', (message: FromPages) => {
    if (message.type === 'ready') resolve(message.pages);
    else if (message.type === 'gaps') gapsReported(message.gaps);
    else {
      const times = message.type === 'changed' ? changed : served;
      times.set(message.index, [...(times.get(message.index) ?? []), message.at]);
    }
  });
  return promise;
}

/** The store with every page as a vendor of the first organization's own. */
async function fill(list: readonly PlacedPage[]): Promise<void> {
  const app = await createApp(readConfig({ ...settings, UPRIVER_POLL: 'off' }));
  const organizationId = (await findFirstOrganizationId(app.database.kysely)) ?? '';
  await app.database.transaction(async (db) => {
    for (const [index, { url, provider, options }] of list.entries())
      await insertService(db, {
        id: deriveIdentifier('svc', organizationId, slugOf(index)),
        organizationId,
        slug: slugOf(index),
        name: slugOf(index),
        category: 'own',
        statusPageUrl: url,
        adapter: provider,
        page: { target: { url, options } },
        hosts: [],
        packages: {},
        currentStatus: 'unknown',
        rawStatus: null,
        lastCheckedAt: null,
        createdAt: Date.now(),
        retiredAt: null,
        overlayOf: null,
        standsFor: null,
      });
  });
  await app.close();
}

function slugOf(index: number): string {
  return `page-${index}`;
}

function listening(child: ChildProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const url = /listening on (http:\S+)/.exec(text)?.[1];
    if (url !== undefined) resolve(url);
  });
  return promise;
}

/** Resolves when every page was checked once. */
async function firstRound(url: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const { observed, unchanged, failed } = await checks(url);
    const tookMs = performance.now() - startedAt;
    if (observed + unchanged + failed >= pageCount) return tookMs;
    if (tookMs > FIRST_ROUND_MS_MAX) throw new Error(`only ${observed} pages were read in ${Math.round(tookMs)} ms`);
    await delay(500);
  }
}

async function checks(url: string): Promise<{ observed: number; unchanged: number; failed: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (outcome: string): number =>
    Number(new RegExp(`^upriver_poll_checks_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { observed: of('observed'), unchanged: of('unchanged'), failed: of('failed') + of('unreadable') };
}

/** Notes when the stream publishes the change of each page. */
function watchStream(url: string): { close(): void } {
  const request = get(
    `${url}/api/v1/stream?kinds=status`,
    { headers: { authorization: `Bearer ${TOKEN}` } },
    (response) => {
      let rest = '';
      response.on('data', (chunk: Buffer) => {
        const at = Date.now();
        const blocks = (rest + chunk.toString()).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const index = /"slug":"page-(\d+)"/.exec(block)?.[1];
          if (index !== undefined) told.push({ index: Number(index), at });
        }
      });
      response.on('error', () => undefined);
    },
  );
  request.on('error', () => undefined);
  return { close: () => request.destroy() };
}

/** Milliseconds since the last of these times before that moment. */
function since(times: ReadonlyMap<number, readonly number[]>, index: number, at: number): number[] {
  const last = times.get(index)?.findLast((time) => time <= at);
  return last === undefined ? [] : [at - last];
}

function askForGaps(): Promise<readonly number[]> {
  const { promise, resolve } = Promise.withResolvers<readonly number[]>();
  gapsReported = resolve;
  say({ type: 'report' });
  return promise;
}

function say(message: ToPages): void {
  pages.send(message);
}

function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function rssMb(): number {
  const text = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024);
}

function quantiles(list: readonly number[]): Readonly<Record<string, number>> {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
