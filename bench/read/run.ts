// CPU and latency of the documented reads, over 300 linked services, 2,000 dependencies and 5,000 incidents:
// `node bench/read/run.ts [--rounds 5] [--seconds 2] [--before main.mjs] [--changing]`. With `--changing` another process changes one service before each
// request, so that every answer is made anew.
// The servers run in processes of their own and take turns: ours, with `--before` also another version by its `packages/cli/src/main.mjs`,
// and the floor, which is `node:http` sending the bytes and headers that ours answered. Medians are printed.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { temporaryDirectory, startServer, TOKEN } from '../../test/support/process.ts';
import { SEEDED_SERVICE_IDS, seedServices } from './seed.ts';

const SETTINGS = { UPRIVER_POLL: 'off', UPRIVER_LOG_LEVEL: 'warn' };
/** As `npm start` has them. */
const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--no-allocation-site-pretenuring'];
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    before: { type: 'string' },
    changing: { type: 'boolean', default: false },
  },
});
const SECONDS = Number(values.seconds);
/** One, where a change goes before each request. */
const CONNECTIONS = values.changing ? 1 : 16;

/** One of the servers that take turns. */
interface Server {
  readonly name: string;
  readonly url: string;
  readonly child: ChildProcess;
  /** Changes one service in its store. */
  readonly change?: (() => void) | undefined;
}

using data = temporaryDirectory();
using otherData = temporaryDirectory();
const ours = await startSeeded(data.path);
const before = values.before === undefined ? [] : [await startSeeded(otherData.path, values.before)];
const [incident = ''] = /inc_[a-z2-7]{26}/.exec(await body('/api/v1/incidents?limit=1')) ?? [];
const service = `/api/v1/services/${SEEDED_SERVICE_IDS[0] ?? ''}`;
const paths: Readonly<Record<string, string>> = {
  '/services': '/api/v1/services',
  '/services/{id}': service,
  '/services/{id}/impact': `${service}/impact`,
  '/incidents': '/api/v1/incidents',
  '/incidents?limit=50': '/api/v1/incidents?limit=50',
  '/incidents/{id}': `/api/v1/incidents/${incident}`,
  '/projects': '/api/v1/projects',
};
const floor = await startFloor();
const servers: Server[] = [
  { name: 'floor', ...floor },
  { name: 'upriver', url: ours.url, child: ours.child, change: changer(data.path) },
  ...before.map(({ url, child }) => ({ name: 'before', url, child, change: changer(otherData.path) })),
];
const cases = Object.entries(paths).flatMap(([name, path]) => [
  { name, path, isKnown: false },
  ...(values.changing ? [] : [{ name: `${name}, 304`, path, isKnown: true }]),
]);
const results = new Map<string, Round[]>();
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const one of cases)
    for (const server of servers) {
      const key = `\`${one.name}\` | ${server.name}`;
      results.set(key, [...(results.get(key) ?? []), await measure(server, one)]);
    }
console.log('| read | server | answer bytes | requests/s | p50 ms | p99 ms | server CPU µs/request | × floor |');
console.log('|---|---|---|---|---|---|---|---|');
for (const [key, list] of results) {
  const ofFloor = results.get(key.replace(/ \| \w+$/, ' | floor')) ?? list;
  const times = Number(fixed(list, 'cpuMicros', 3)) / Number(fixed(ofFloor, 'cpuMicros', 3));
  console.log(
    `| ${key} | ${list[0]?.bytes ?? 0} | ${fixed(list, 'perSecond', 0)} | ${fixed(list, 'p50', 2)} | ${fixed(list, 'p99', 2)} | ${fixed(list, 'cpuMicros', 0)} | ${times.toFixed(2)} |`,
  );
}
floor.child.kill();
for (const server of [ours, ...before]) await server.stop();

function changer(directory: string): (() => void) | undefined {
  if (!values.changing) return undefined;
  const database = new DatabaseSync(`${directory}/upriver.sqlite`, { timeout: 5000 });
  const statement = database.prepare(
    'update services set last_checked_at = coalesce(last_checked_at, 0) + 1 where id = ?',
  );
  return () => void statement.run(SEEDED_SERVICE_IDS[1] ?? '');
}

/** Each version makes its own store: one that finds another catalog than its own links projects again, and those that are made up have nothing to link by. */
async function startSeeded(directory: string, main?: string) {
  await (await startServer(directory, SETTINGS, NODE_FLAGS, undefined, main)).stop();
  await seedServices(directory);
  return startServer(directory, SETTINGS, NODE_FLAGS, undefined, main);
}

/** It asks ours what to send. */
async function startFloor(): Promise<Omit<Server, 'name'>> {
  const file = fileURLToPath(new URL('floor.ts', import.meta.url));
  const child = spawn(process.execPath, [...NODE_FLAGS, file, ours.url, TOKEN, ...Object.values(paths)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout.once('data', (text: Buffer) => resolve(/http:\S+/.exec(text.toString())?.[0] ?? ''));
  });
  return { url, child };
}

interface Round {
  readonly bytes: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicros: number;
}

/** The load runs in this process, which does nothing else meanwhile. */
async function measure(server: Server, { path, isKnown }: { path: string; isKnown: boolean }): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latencies: number[] = [];
  const tag = isKnown ? (await fetchOnce(server, path, agent, '')).etag : '';
  let bytes = 0;
  const startedAt = performance.now();
  const cpuBefore = cpuMsOf(server);
  const run = async (): Promise<void> => {
    while (performance.now() - startedAt < SECONDS * 1000) {
      server.change?.();
      const sentAt = performance.now();
      ({ bytes } = await fetchOnce(server, path, agent, tag));
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, run));
  const cpuMs = cpuMsOf(server) - cpuBefore;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    bytes,
    perSecond: latencies.length / ((performance.now() - startedAt) / 1000),
    p50: at(0.5),
    p99: at(0.99),
    cpuMicros: (cpuMs * 1000) / latencies.length,
  };
}

/** @param tag of an answer that the client has; empty for none */
function fetchOnce({ url }: Server, path: string, agent: Agent, tag: string): Promise<{ bytes: number; etag: string }> {
  return new Promise((resolve, reject) => {
    const known = tag === '' ? {} : { 'if-none-match': tag };
    get(url + path, { agent, headers: { authorization: `Bearer ${TOKEN}`, ...known } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === (tag === '' ? 200 : 304)
          ? resolve({ bytes, etag: String(response.headers.etag) })
          : reject(new Error(`${path} answered ${response.statusCode ?? 0}`)),
      );
    }).on('error', reject);
  });
}

/** User and system time of a server process so far, from the kernel's accounting in ticks of 10 ms. */
function cpuMsOf({ child }: Server): number {
  const fields =
    readFileSync(`/proc/${child.pid ?? 0}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function body(path: string): Promise<string> {
  return (await fetch(ours.url + path, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
}

function fixed(list: readonly Round[], field: keyof Round, digits: number): string {
  const sorted = list.map((round) => round[field]).sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(digits);
}
