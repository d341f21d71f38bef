// What large uploads of manifests cost everybody else: `node bench/uploads/run.ts [--server label=path/to/main.mjs …] [--megabytes 54] [--rounds 1]`.
// Each server runs as a process of its own on an empty SQLite file. One client asks for /healthz and /readyz every 20 ms; then one
// organization sends one upload of package-locks, the same in parts, then two at once, while another organization sends one small manifest
// after the other; at last four organizations send one each at once. What is more than one request holds is sent in parts only.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { LoopReport } from '../hostile-bodies/watch-loop.ts';
import { makePackageLock } from './package-locks.ts';

/** As `npm start` has them. */
const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--no-allocation-site-pretenuring'];
const TOKEN = `upr_api_${'b'.repeat(40)}`;
/** Of the lockfile of a large program. */
const FILE_BYTES = 4_500_000;
/** Files of one part of an upload in parts, as the command line sends them. */
const PART_FILES = 3;
/** What a request holds by default. */
const REQUEST_BYTES_MAX = 64 * 1024 * 1024;
const ASKED_EVERY_MS = 20;
const PAUSE_MS = 10;
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const { values } = parseArgs({
  options: {
    server: { type: 'string', multiple: true, default: [`this=${here('../../packages/cli/src/main.mjs')}`] },
    megabytes: { type: 'string', default: '54' },
    rounds: { type: 'string', default: '1' },
  },
});

const files = makeFiles(Number(values.megabytes));
// As bytes: making them of a text would hold up the requests that are timed.
const large = toBody(files);
const parts = Array.from({ length: Math.ceil(files.length / PART_FILES) }, (_, index) =>
  toBody(files.slice(index * PART_FILES, (index + 1) * PART_FILES)),
);
const small = JSON.stringify({
  manifests: [{ path: 'package.json', content: '{"dependencies":{"stripe":"^14.0.0"}}' }],
});

console.log(
  '| server | what | answers | seconds | /healthz ms: p50, p99, slowest | /readyz ms: p99, slowest | longest computing ms | peak RSS MB | slowest of the other organization, seconds | load |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const server of values.server) await measure(server);

interface Server {
  readonly process: ChildProcess;
  readonly url: URL;
}

async function measure(named: string): Promise<void> {
  const [label = '', path = ''] = named.split('=');
  const directory = mkdtempSync(join(tmpdir(), 'upriver-uploads-'));
  const server = await start(path, directory);
  try {
    const other = await addOrganization(server, 'other');
    await createProject(server, TOKEN, 'first');
    await createProject(server, TOKEN, 'second');
    await createProject(server, other, 'small');
    for (let warm = 0; warm < 20; warm += 1) await ask(server, 'PUT', '/api/v1/projects/small/manifests', other, small);
    await measureOne(label, 'nothing', server, async () => {
      await delay(1000);
      return [];
    });
    if (large.byteLength > REQUEST_BYTES_MAX) {
      await measureOne(label, 'in parts', server, async () => [await putInParts(server, 'first', TOKEN)]);
      await measureOne(label, 'the same again', server, async () => [await putInParts(server, 'first', TOKEN)]);
      return;
    }
    await measureOne(label, 'one upload', server, async () => [await put(server, 'first', TOKEN, large)]);
    await measureOne(label, 'the same again', server, async () => [await put(server, 'first', TOKEN, large)]);
    await measureOne(label, 'the same in parts', server, async () => [await putInParts(server, 'first', TOKEN)]);
    await measureOne(label, 'two uploads of one organization', server, async () => {
      const both = [put(server, 'first', TOKEN, large), put(server, 'second', TOKEN, large)];
      const state = { isOver: false };
      const others = putUntil(server, other, state);
      const answers = await Promise.all(both);
      state.isOver = true;
      return [...answers, ...(await others)];
    });
    const tokens = [TOKEN, other];
    for (const slug of ['third', 'fourth']) tokens.push(await addOrganization(server, slug));
    for (const token of tokens) await createProject(server, token, 'large');
    await measureOne(label, 'four uploads of four organizations', server, () =>
      Promise.all(tokens.map((token) => put(server, 'large', token, large))),
    );
  } finally {
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
    rmSync(directory, { recursive: true });
  }
}

/** Small uploads one after the other; the slowest of them. */
async function putUntil(server: Server, token: string, state: { readonly isOver: boolean }): Promise<Told[]> {
  let slowest: Told = { status: 200, seconds: 0, isOther: true };
  while (!state.isOver) {
    const answer = await put(server, 'small', token, small);
    if (answer.seconds > slowest.seconds || answer.status !== 200) slowest = { ...answer, isOther: true };
    await delay(PAUSE_MS);
  }
  return [slowest];
}

interface Told {
  readonly status: number;
  readonly seconds: number;
  readonly isOther?: boolean;
}

async function measureOne(label: string, what: string, server: Server, work: () => Promise<Told[]>): Promise<void> {
  await begin(server);
  const health = keepAsking(server, '/healthz');
  const ready = keepAsking(server, '/readyz');
  await delay(200);
  const answers = await work();
  const [healthMs, readyMs] = await Promise.all([health.end(), ready.end()]);
  const report = await end(server);
  const own = answers.filter(({ isOther }) => isOther !== true);
  const other = answers.find(({ isOther }) => isOther === true);
  const ms = (values: readonly number[], share: number): string =>
    (values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(0);
  console.log(
    `| ${label} | ${what} | ${own.map(({ status }) => status).join(', ')} | ${own.map(({ seconds }) => seconds.toFixed(1)).join(', ')} | ${ms(healthMs, 0.5)}, ${ms(healthMs, 0.99)}, ${ms(healthMs, 1)} of ${healthMs.length} | ${ms(readyMs, 0.99)}, ${ms(readyMs, 1)} | ${report.longestWorkMs.toFixed(0)} | ${report.peakRssMb.toFixed(0)} | ${other === undefined ? '' : `${other.seconds.toFixed(2)} (${other.status})`} | ${loadavg()[0]?.toFixed(1)} |`,
  );
}

interface File {
  readonly path: string;
  readonly content: string;
}

function makeFiles(megabytes: number): File[] {
  return Array.from({ length: Math.max(1, Math.round((megabytes * 1_000_000) / FILE_BYTES)) }, (_, index) => ({
    path: `services/${index}/package-lock.json`,
    content: makePackageLock(FILE_BYTES, index),
  }));
}

function toBody(manifests: readonly File[]): Buffer {
  return Buffer.from(JSON.stringify({ manifests }));
}

async function start(path: string, directory: string): Promise<Server> {
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, '--import', pathToFileURL(here('../hostile-bodies/watch-loop.ts')).href, path, 'serve'],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        UPRIVER_PORT: '0',
        UPRIVER_DATA: directory,
        UPRIVER_POLL: 'off',
        UPRIVER_LOG_LEVEL: 'silent',
        UPRIVER_WORKERS: '1',
        // In JSON the files are a fifth longer.
        UPRIVER_LIMIT_MANIFEST_BYTES: String(128 * 1024 * 1024),
        UPRIVER_BOOTSTRAP_TOKEN: TOKEN,
      },
    },
  );
  return { process: child, url: await listening(child) };
}

function listening(child: ChildProcess): Promise<URL> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      const url = /listening on (\S+)/.exec(text)?.[1];
      if (url !== undefined) resolve(new URL(url));
    });
    child.once('exit', () => reject(new Error(`the server ended at once: ${text}`)));
  });
}

async function addOrganization(server: Server, slug: string): Promise<string> {
  const { body } = await ask(server, 'POST', '/api/v1/organizations', TOKEN, JSON.stringify({ name: slug, slug }));
  return (JSON.parse(body) as { data: { token: string } }).data.token;
}

async function createProject(server: Server, token: string, name: string): Promise<void> {
  await ask(server, 'POST', '/api/v1/projects', token, JSON.stringify({ name }));
}

async function put(server: Server, project: string, token: string, body: string | Buffer): Promise<Told> {
  const startedAt = performance.now();
  const { status } = await ask(server, 'PUT', `/api/v1/projects/${project}/manifests`, token, body);
  return { status, seconds: (performance.now() - startedAt) / 1000 };
}

async function putInParts(server: Server, project: string, token: string): Promise<Told> {
  const startedAt = performance.now();
  const path = `/api/v1/projects/${project}/uploads`;
  const { body } = await ask(server, 'POST', path, token);
  const { id } = (JSON.parse(body) as { data: { id: string } }).data;
  for (const [index, part] of parts.entries()) {
    const { status } = await ask(server, 'PUT', `${path}/${id}/parts/${index + 1}`, token, part);
    if (status !== 200) return { status, seconds: (performance.now() - startedAt) / 1000 };
  }
  const end = JSON.stringify({ parts: parts.length });
  const { status } = await ask(server, 'POST', `${path}/${id}/finish`, token, end);
  return { status, seconds: (performance.now() - startedAt) / 1000 };
}

/** A request every 20 ms, or as soon as the one before is answered, until it is ended with what each took, in order. */
function keepAsking(server: Server, path: string): { end(): Promise<readonly number[]> } {
  const agent = new Agent({ keepAlive: true });
  const state = { isOver: false };
  const took: number[] = [];
  const run = async (): Promise<void> => {
    while (!state.isOver) {
      const startedAt = performance.now();
      await ask(server, 'GET', path, undefined, undefined, agent);
      const ms = performance.now() - startedAt;
      took.push(ms);
      await delay(Math.max(0, ASKED_EVERY_MS - ms));
    }
  };
  const running = run();
  return {
    async end() {
      state.isOver = true;
      await running;
      agent.destroy();
      return took.sort((a, b) => a - b);
    },
  };
}

/** @returns the answer; status 0 when the connection ended without one */
function ask(
  server: Server,
  method: string,
  path: string,
  token: string | undefined,
  body?: string | Buffer,
  agent?: Agent,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const asked = request(server.url, {
      method,
      path,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
      ...(agent && { agent }),
    });
    asked.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    asked.once('error', () => resolve({ status: 0, body: '' }));
    asked.end(body);
  });
}

async function begin({ process: child }: Server): Promise<void> {
  child.send('begin');
  await once(child, 'message');
}

async function end({ process: child }: Server): Promise<LoopReport> {
  child.send('end');
  const [report] = (await once(child, 'message')) as [LoopReport];
  return report;
}
