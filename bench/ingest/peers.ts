// Ours beside stores that take events over HTTP: `node bench/ingest/peers.ts [--rounds 3] [--seconds 5] [--batch 100] [--connections 16]`.
// All run at once and take turns, so that what else the machine does hits all. Peers come from Debian:
// `apt-get install victoria-metrics influxdb clickhouse-server`; one that is not installed is left out.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SDK_KEY, startServer, temporaryDirectory } from '../../test/support/process.ts';
import { eventually } from '../../test/support/eventually.ts';
import { PEERS } from './peer-servers.ts';
import type { Peer } from './peer-servers.ts';

const FIRST_PORT = 18_400;
/** After its turn a server gets so long for what it put off, which is counted as its own. */
const SETTLE_MS = 2000;
const LOAD = fileURLToPath(new URL('peer-load.ts', import.meta.url));

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    batch: { type: 'string', default: '100' },
    connections: { type: 'string', default: '16' },
  },
});
const batch = Number(values.batch);

interface Running {
  readonly name: string;
  readonly kind: string;
  readonly url: string;
  readonly pid: number;
  readonly directory: string;
  readonly bytesBefore: number;
  readonly samples: Sample[];
  stop(): Promise<unknown>;
}

interface Sample {
  readonly events: number;
  readonly refused: number;
  readonly eventsPerSecond: number;
  readonly cpuUsPerEvent: number;
  readonly p50: number;
  readonly p99: number;
  readonly rssMb: number;
}

using data = temporaryDirectory();
const running = [await startOurs()];
for (const [index, peer] of PEERS.entries())
  if (isInstalled(peer)) running.push(await startPeer(peer, FIRST_PORT + index * 10));
  else console.error(`left out: apt-get install ${peer.package}`);
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const server of running) server.samples.push(await measure(server));
await Promise.all(running.map((server) => server.stop()));
report();

async function startOurs(): Promise<Running> {
  const directory = makeDirectory('upriver');
  const settings = {
    UPRIVER_POLL: 'off',
    UPRIVER_LIMIT_EVENTS_PER_MINUTE: '1000000000',
    UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '1000000000',
    UPRIVER_LIMIT_SERVICE_EVENTS_PER_MINUTE: '1000000000',
  };
  // Stopped once, so that what the first start writes is in the file and not in its log when its size is read.
  await (await startServer(directory, settings)).stop();
  const bytesBefore = bytesOf(directory);
  const server = await startServer(directory, settings);
  return {
    name: 'upriver',
    kind: 'upriver',
    url: `${server.url}/v1/events`,
    pid: server.child.pid ?? 0,
    directory,
    bytesBefore,
    samples: [],
    stop: () => server.stop(),
  };
}

async function startPeer(peer: Peer, port: number): Promise<Running> {
  const directory = makeDirectory(peer.kind);
  const [program, ...args] = peer.command(directory, port);
  const child = spawn(program, args, { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${base}/`));
  for (const { path, body } of peer.prepare) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(`${base}${path}`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${peer.kind}: ${await response.text()}`);
  }
  return {
    name: `${peer.kind} ${versionOf(peer)}`,
    kind: peer.kind,
    url: `${base}${peer.path}`,
    pid: child.pid ?? 0,
    directory,
    bytesBefore: bytesOf(directory),
    samples: [],
    stop: () => ended(child),
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

async function measure(server: Running): Promise<Sample> {
  const cpuBefore = cpuSeconds(server);
  const result = await load(server);
  await delay(SETTLE_MS);
  const cpu = cpuSeconds(server) - cpuBefore;
  const events = (result.requests - result.refused) * batch;
  if (result.refused > 0) console.error(`${server.name} refused ${result.refused}: ${result.firstRefusal}`);
  return {
    events,
    refused: result.refused,
    eventsPerSecond: (events / result.tookMs) * 1000,
    cpuUsPerEvent: (cpu * 1e6) / events,
    p50: result.p50,
    p99: result.p99,
    rssMb: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024,
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

function load({ kind, url }: Running): Promise<LoadResult> {
  const args = [LOAD, kind, url, values.batch, values.seconds, values.connections, SDK_KEY];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(text) as LoadResult);
      else reject(new Error(`the load generator ended with ${code}`));
    });
  });
}

function report(): void {
  console.log(
    '| server | events/s | CPU µs/event | × ours | p50 ms | p99 ms | RSS MB | bytes/event | refused requests |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  const ours = middle(running[0]?.samples ?? [], 'cpuUsPerEvent');
  for (const { name, samples, directory, bytesBefore } of running) {
    const stored = samples.reduce((sum, sample) => sum + sample.events, 0);
    const cells = [
      Math.round(middle(samples, 'eventsPerSecond')).toLocaleString('en'),
      middle(samples, 'cpuUsPerEvent').toFixed(2),
      (middle(samples, 'cpuUsPerEvent') / ours).toFixed(2),
      middle(samples, 'p50').toFixed(1),
      middle(samples, 'p99').toFixed(1),
      middle(samples, 'rssMb').toFixed(0),
      ((bytesOf(directory) - bytesBefore) / stored).toFixed(1),
      samples.reduce((sum, sample) => sum + sample.refused, 0),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

function middle(samples: readonly Sample[], field: keyof Sample): number {
  return samples.map((sample) => sample[field]).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}

function makeDirectory(name: string): string {
  const directory = join(data.path, name);
  mkdirSync(directory);
  return directory;
}

/** Of every file in it. */
function bytesOf(directory: string): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** User and system time of all threads. */
function cpuSeconds({ pid }: Running): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function isInstalled(peer: Peer): boolean {
  return versionOf(peer) !== '';
}

function versionOf({ package: name }: Peer): string {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', name], { encoding: 'utf8' });
  return /^\d+(?:\.\d+)*/.exec(stdout ?? '')?.[0] ?? '';
}
