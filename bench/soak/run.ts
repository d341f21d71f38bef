// Load at a share of the most that this machine takes, for a long time, with old events expiring beside it:
// `node bench/soak/run.ts [--minutes 30] [--share 0.8] [--batch 100] [--keys 8] [--workers N]`.
// Says how memory and answer times went, and counts every accepted event back in the store. Settings in the environment
// (`UPRIVER_DETECT=off`) and NODE_OPTIONS reach the server.
import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SDK_KEY, TOKEN, startServer, temporaryDirectory } from '../../test/support/process.ts';
import type { ServerProcess } from '../../test/support/process.ts';
import { countBack } from './count-back.ts';

const DAY_MS = 86_400_000;
const MAX_SECONDS = 60;
const SEED_SECONDS = 15;
const MINUTE_SECONDS = 60;
const PROBE_EVERY_MS = 50;
const CONNECTIONS = 32;
/** As `npm start` has them. */
const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--no-allocation-site-pretenuring'];
const LOAD = fileURLToPath(new URL('../ingest/load.ts', import.meta.url));

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    share: { type: 'string', default: '0.8' },
    batch: { type: 'string', default: '100' },
    keys: { type: 'string', default: '8' },
    workers: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const batch = Number(values.batch);
const settings = {
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && (name === 'NODE_OPTIONS' || name.startsWith('UPRIVER_')) ? [[name, value]] : [],
    ),
  ),
  UPRIVER_POLL: 'off',
  UPRIVER_RETENTION_EVENTS_DAYS: '1',
  UPRIVER_LIMIT_EVENTS_PER_MINUTE: '1000000000',
  UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '1000000000',
  UPRIVER_LIMIT_SERVICE_EVENTS_PER_MINUTE: '1000000000',
  ...(values.workers === undefined ? {} : { UPRIVER_WORKERS: values.workers }),
};
using data = temporaryDirectory();
const file = join(data.path, 'upriver.sqlite');

interface Load {
  readonly requests: number;
  readonly refused: number;
  readonly firstRefusal: string;
  readonly tookMs: number;
  readonly p50: number;
  readonly p99: number;
}

interface Minute extends Load {
  /** The longest wait of an own small write for the disk, while the server wrote. */
  readonly diskMs: number;
  readonly rssMb: number;
  readonly cpuSeconds: number;
  readonly fileMb: number;
}

const keys = await seed();
const seeded = ageEvents();
const server = await startServer(data.path, settings, NODE_FLAGS);
const fastest = await load(server, MAX_SECONDS, 0, keys);
const most = (fastest.requests / fastest.tookMs) * 1000;
const rate = most * Number(values.share);
console.log(
  `${seeded} events expire beside it; most: ${Math.round(most * batch)} events/s, load: ${Math.round(rate * batch)}`,
);
console.log('| minute | events/s | refused | p50 ms | p99 ms | disk ms | RSS MB | CPU share | store MB |');
console.log('|---|---|---|---|---|---|---|---|---|');
const all: Minute[] = [];
for (let minute = 1; minute <= minutes; minute += 1) {
  const cpuBefore = cpuSeconds(server);
  const waitsForDisk = watchDisk();
  const result = await load(server, MINUTE_SECONDS, rate, keys);
  const diskMs = await waitsForDisk();
  const cpu = cpuSeconds(server) - cpuBefore;
  const taken = { ...result, diskMs, rssMb: rssMb(server), cpuSeconds: cpu, fileMb: statSync(file).size / 1e6 };
  all.push(taken);
  console.log(`| ${minute} | ${describe(taken)} |`);
}
const code = await server.stop();
const accepted = [fastest, ...all].reduce((sum, { requests, refused }) => sum + (requests - refused) * batch, 0);
const found = await countBack(file, Date.now() - DAY_MS / 2);
console.log(
  JSON.stringify({
    code,
    accepted,
    storedEvents: found.events,
    storedRollupCalls: found.rollupCalls,
    seededLeft: found.olderEvents,
    unreadable: found.unreadable,
    rssSlopeMbPerMinute: slope(all.slice(Math.floor(all.length / 3)).map((minute) => minute.rssMb)),
    worstP99Ms: Math.max(...all.map((minute) => minute.p99)),
    storeMb: Math.round(statSync(file).size / 1e6),
  }),
);
for (const { firstRefusal } of all) if (firstRefusal !== '') console.log(firstRefusal.slice(0, 300));
process.exitCode = code === 0 && found.events === accepted && found.rollupCalls === accepted + seeded ? 0 : 1;

/** Fills a store as fast as it goes, through a server of its own. */
async function seed(): Promise<string[]> {
  const first = await startServer(data.path, settings, NODE_FLAGS);
  const made = [SDK_KEY];
  for (let project = 1; project < Number(values.keys); project += 1) made.push(await createProject(first.url, project));
  await load(first, SEED_SECONDS, 0, made);
  await first.stop();
  return made;
}

async function createProject(url: string, index: number): Promise<string> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { data: Record<string, string> }).data;
  };
  const project = await post('/api/v1/projects', { name: `Soak ${index}` });
  const { key } = await post(`/api/v1/projects/${project['id']}/sdk-keys`, { name: 'soak' });
  if (key === undefined) throw new Error('no key in the answer');
  return key;
}

/** Makes what was seeded as old as its retention, so that some of it is over in every second of the run. */
function ageEvents(): number {
  using database = new DatabaseSync(file);
  const runMs = minutes * MINUTE_SECONDS * 1000;
  database
    .prepare(
      `update event_blocks set received_at = ? + cast(? * (id - (select min(id) from event_blocks)) * 1.0
        / (select max(id) - min(id) + 1 from event_blocks) as integer)`,
    )
    .run(Date.now() - DAY_MS, runMs);
  return Number(database.prepare('select sum(events) as events from event_blocks').get()?.['events']);
}

function load(
  { url }: ServerProcess,
  seconds: number,
  requestsPerSecond: number,
  sdkKeys: readonly string[],
): Promise<Load> {
  const child = spawn(
    process.execPath,
    [LOAD, url, String(batch), String(seconds), String(CONNECTIONS), String(requestsPerSecond), sdkKeys.join(',')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.once('exit', (exitCode) => {
      if (exitCode === 0) resolve(JSON.parse(text) as Load);
      else reject(new Error(`the load generator ended with ${exitCode}`));
    });
  });
}

function describe({
  requests,
  refused,
  tookMs,
  p50,
  p99,
  diskMs,
  rssMb: rss,
  cpuSeconds: cpu,
  fileMb,
}: Minute): string {
  const perSecond = Math.round(((requests * batch) / tookMs) * 1000);
  return [
    perSecond,
    refused,
    p50.toFixed(1),
    p99.toFixed(1),
    diskMs.toFixed(0),
    rss.toFixed(0),
    (cpu / (tookMs / 1000)).toFixed(2),
    fileMb.toFixed(0),
  ].join(' | ');
}

/** Writes a page and waits for the disk, again and again, to tell what the disk does to everybody. @returns ends it */
function watchDisk(): () => Promise<number> {
  const over = new AbortController();
  let longest = 0;
  const watch = async (): Promise<void> => {
    await using probe = await open(join(data.path, 'probe'), 'w');
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      await probe.write(Buffer.alloc(4096, 1), 0, 4096, 0);
      await probe.datasync();
      longest = Math.max(longest, performance.now() - startedAt);
      await delay(PROBE_EVERY_MS);
    }
  };
  const watching = watch();
  return async () => {
    over.abort();
    await watching;
    return longest;
  };
}

function cpuSeconds({ child: { pid } }: ServerProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function rssMb({ child: { pid } }: ServerProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Of a line through values that lie one apart. */
function slope(list: readonly number[]): number {
  const middle = (list.length - 1) / 2;
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
  const over = list.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const under = list.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return under === 0 ? 0 : Math.round((over / under) * 10) / 10;
}
