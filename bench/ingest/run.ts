// Ingest against its floor: `node bench/ingest/run.ts [--rounds 5] [--seconds 3] [--warm-up 5] [--keys 8] [--connections 32]
// [--threads 2] [--before main.mjs] [--forms json,json-impaired,columns] [--rate 300] [--settle 6]`. Calls are well but for those of `json-impaired`. With a rate each server gets so many requests a second instead of as
// many as it takes. CPU is counted until `--settle` seconds after the load: detection works every five seconds, and what it has not read by then
// it would read in the turn of another size. Before the first round each server takes every size for the seconds of `--warm-up`: a process of Node compiles what
// it runs often for some ten seconds of load, and at one event a request that is then more than all else.
// The servers run beside each other and take turns, so that what else the machine does hits all: the floor, the whole product, and the
// product without detection, which looks at every call that ingest takes; with `--threads` also the product with so many that serve, with `--before` also
// another version of it, by its `packages/cli/src/main.mjs`.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FORMS } from './events.ts';

const BATCHES = [1, 10, 100, 500];
/** As `npm start` has them. */
const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--no-allocation-site-pretenuring'];
const TICKS_PER_SECOND = 100;
/** A load at half of the most lasts so long: the whole heap is collected about once in twelve seconds, and a few seconds hold all of it or nothing. */
const PACED_SECONDS = '25';
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    'warm-up': { type: 'string', default: '5' },
    keys: { type: 'string', default: '8' },
    connections: { type: 'string', default: '32' },
    threads: { type: 'string' },
    before: { type: 'string' },
    batches: { type: 'string', default: BATCHES.join(',') },
    forms: { type: 'string', default: 'json' },
    rate: { type: 'string', default: '0' },
    settle: { type: 'string', default: '0' },
  },
});
const batches = values.batches.split(',').map(Number);
const forms = values.forms.split(',');
for (const form of forms)
  if (!(FORMS as readonly string[]).includes(form))
    throw new Error(`There is no form ${form}: use ${FORMS.join(', ')}.`);
/** Requests alike. */
const loads = forms.flatMap((form) => batches.map((batch) => ({ form, batch, name: `${batch} ${form}` })));
type Load = (typeof loads)[number];

interface Server {
  readonly name: string;
  readonly process: ChildProcess;
  readonly url: string;
  readonly keys: readonly string[];
  readonly file?: string;
}

interface Sample {
  readonly events: number;
  readonly eventsPerSecond: number;
  readonly cpuUsPerEvent: number;
  /** What of it the kernel spent for the server: sockets, and writing to disk. */
  readonly systemUsPerEvent: number;
  readonly p50: number;
  readonly p99: number;
  readonly rssMb: number;
  readonly bytesPerEvent: number;
}

const OURS = here('../../packages/cli/src/main.mjs');
const directory = mkdtempSync(join(tmpdir(), 'upriver-bench-'));
const servers = [
  await startFloor(),
  await startOurs('upriver', { UPRIVER_WORKERS: '1' }),
  await startOurs('ingest alone', { UPRIVER_WORKERS: '1', UPRIVER_DETECT: 'off' }),
  ...(values.before === undefined ? [] : [await startOurs('before', { UPRIVER_WORKERS: '1' }, values.before)]),
  ...(values.threads === undefined
    ? []
    : [await startOurs(`${values.threads} threads`, { UPRIVER_WORKERS: values.threads })]),
];
try {
  for (const requests of loads) for (const server of servers) await load(server, requests, 0, values['warm-up']);
  const samples = new Map<string, Sample[]>();
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const requests of loads)
      for (const server of servers) {
        const sample = await measure(server, requests, Number(values.rate));
        const key = `${server.name} ${requests.name}`;
        samples.set(key, [...(samples.get(key) ?? []), sample]);
      }
  report(samples);
  if (values.rate === '0') await reportPaced(samples);
} finally {
  for (const server of servers) server.process.kill('SIGTERM');
  await Promise.all(servers.map((server) => new Promise((resolve) => server.process.once('exit', resolve))));
  rmSync(directory, { recursive: true });
}

async function startFloor(): Promise<Server> {
  const child = spawn(process.execPath, [...NODE_FLAGS, here('floor.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { name: 'floor', process: child, url: await listening(child), keys: ['upr_sdk_floor'] };
}

async function startOurs(name: string, settings: Readonly<Record<string, string>>, main = OURS): Promise<Server> {
  const data = join(directory, name);
  const first = `upr_sdk_${'b'.repeat(40)}`;
  const token = `upr_api_${'b'.repeat(40)}`;
  const child = spawn(process.execPath, [...NODE_FLAGS, main, 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      UPRIVER_PORT: '0',
      UPRIVER_DATA: data,
      UPRIVER_POLL: 'off',
      UPRIVER_LOG_LEVEL: 'warn',
      UPRIVER_BOOTSTRAP_SDK_KEY: first,
      UPRIVER_BOOTSTRAP_TOKEN: token,
      UPRIVER_LIMIT_EVENTS_PER_MINUTE: '1000000000',
      UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '1000000000',
      UPRIVER_LIMIT_SERVICE_EVENTS_PER_MINUTE: '1000000000',
      ...settings,
    },
  });
  const url = await listening(child);
  const keys = [first];
  for (let project = 1; project < Number(values.keys); project += 1)
    keys.push(await createProject(url, token, project));
  return { name, process: child, url, keys, file: join(data, 'upriver.sqlite') };
}

async function createProject(url: string, token: string, index: number): Promise<string> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { data: Record<string, string> }).data;
  };
  const project = await post('/api/v1/projects', { name: `Bench ${index}` });
  const { key } = await post(`/api/v1/projects/${project['id']}/sdk-keys`, { name: 'bench' });
  if (key === undefined) throw new Error('no key in the answer');
  return key;
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      const url = /listening on (\S+)/.exec(text)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', () => reject(new Error(`a server ended at once: ${text}`)));
  });
}

async function measure(server: Server, requests: Load, rate: number, seconds?: string): Promise<Sample> {
  const cpuBefore = cpuSeconds(server);
  const bytesBefore = usedBytes(server);
  const result = await load(server, requests, rate, seconds);
  await delay(Number(values.settle) * 1000);
  const cpuAfter = cpuSeconds(server);
  const system = cpuAfter.system - cpuBefore.system;
  const cpu = cpuAfter.user - cpuBefore.user + system;
  const events = result.requests * requests.batch;
  if (result.refused > 0) console.error(`${server.name} refused ${result.refused} requests: ${result.firstRefusal}`);
  return {
    events,
    eventsPerSecond: (events / result.tookMs) * 1000,
    cpuUsPerEvent: (cpu * 1e6) / events,
    systemUsPerEvent: (system * 1e6) / events,
    p50: result.p50,
    p99: result.p99,
    rssMb: rssMb(server),
    bytesPerEvent: (usedBytes(server) - bytesBefore) / events,
  };
}

interface LoadResult {
  readonly requests: number;
  readonly refused: number;
  readonly firstRefusal: string;
  readonly tookMs: number;
  readonly p50: number;
  readonly p99: number;
}

function load(server: Server, { batch, form }: Load, rate: number, seconds = values.seconds): Promise<LoadResult> {
  const { connections } = values;
  const child = spawn(
    process.execPath,
    [here('load.ts'), server.url, String(batch), seconds, connections, String(rate), server.keys.join(','), form],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(text) as LoadResult);
      else reject(new Error(`the load generator ended with ${code}`));
    });
  });
}

/** User and system time of all threads, in hundredths of a second. */
function cpuSeconds({ process: { pid } }: Server): { user: number; system: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return { user: Number(fields[11]) / TICKS_PER_SECOND, system: Number(fields[12]) / TICKS_PER_SECOND };
}

function rssMb({ process: { pid } }: Server): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Pages in use after what is in the write-ahead log has been taken over. */
function usedBytes({ file }: Server): number {
  if (file === undefined) return 0;
  const database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate)');
  const read = (name: string): number => Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
  const bytes = (read('page_count') - read('freelist_count')) * read('page_size');
  database.close();
  return bytes;
}

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}

function of(samples: readonly Sample[], field: keyof Sample): number {
  return median(samples.map((sample) => sample[field]));
}

function report(samples: ReadonlyMap<string, readonly Sample[]>): void {
  console.log(
    '| batch | server | events/s | CPU µs/event | of it system | × floor | p50 ms | p99 ms | RSS MB | bytes/event |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const requests of loads)
    for (const { name } of servers) {
      const own = samples.get(`${name} ${requests.name}`) ?? [];
      const ratio = of(own, 'cpuUsPerEvent') / of(samples.get(`floor ${requests.name}`) ?? [], 'cpuUsPerEvent');
      const numbers = [
        Math.round(of(own, 'eventsPerSecond')).toLocaleString('en'),
        of(own, 'cpuUsPerEvent').toFixed(2),
        of(own, 'systemUsPerEvent').toFixed(2),
        ratio.toFixed(2),
        of(own, 'p50').toFixed(1),
        of(own, 'p99').toFixed(1),
        of(own, 'rssMb').toFixed(0),
        name === 'floor' ? '' : of(own, 'bytesPerEvent').toFixed(1),
      ];
      console.log(`| ${requests.name} | ${name} | ${numbers.join(' | ')} |`);
    }
}

/** Answer times at half of the most that was reached, requests sent when they are due whether or not the last was answered. */
async function reportPaced(samples: ReadonlyMap<string, readonly Sample[]>): Promise<void> {
  for (const requests of loads)
    for (const server of servers.slice(1)) {
      const rate = of(samples.get(`${server.name} ${requests.name}`) ?? [], 'eventsPerSecond') / requests.batch / 2;
      const sample = await measure(server, requests, rate, PACED_SECONDS);
      console.log(
        `half load, batch ${requests.name}, ${server.name}: ${Math.round(sample.eventsPerSecond).toLocaleString('en')} events/s, p50 ${sample.p50.toFixed(1)} ms, p99 ${sample.p99.toFixed(1)} ms`,
      );
    }
}
