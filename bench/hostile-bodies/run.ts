// What hostile bodies cost: `node bench/hostile-bodies/run.ts [--server packages/cli/src/main.mjs] [--only text] [--times 5] [--crowd 100]
// [--crowd-seconds 0]`. Each body is sent alone, some times one after the other, while the server's event loop is watched; then so many
// of them from one address, all at once or evenly over some seconds, while another address sends small batches and its slowest answer
// is printed.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { hostileBodies } from './bodies.ts';
import type { HostileBody } from './bodies.ts';
import type { LoopReport } from './watch-loop.ts';

/** As `npm start` has them. */
const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--no-allocation-site-pretenuring'];
const HOSTILE_ADDRESS = '127.0.0.1';
const OTHER_ADDRESS = '127.0.0.2';
const SDK_KEY = `upr_sdk_${'b'.repeat(40)}`;
const TOKEN = `upr_api_${'b'.repeat(40)}`;
const otherAgent = new Agent({ keepAlive: true, localAddress: OTHER_ADDRESS });
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: here('../../packages/cli/src/main.mjs') },
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '5' },
    crowd: { type: 'string', default: '100' },
    'crowd-seconds': { type: 'string', default: '0' },
  },
});

const directory = mkdtempSync(join(tmpdir(), 'upriver-hostile-'));
const server = await start();
try {
  const all = hostileBodies({ sdkKey: SDK_KEY, token: TOKEN, project: 'default' });
  const bodies = all.filter(({ name }) => name.includes(values.only));
  for (let round = 0; round < 300; round += 1) await sendSmall();
  console.log(
    '| body | bytes sent | answer | longest stall ms | of it computing ms | CPU ms | of another: slowest ms | peak RSS MB |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const body of bodies) await measureAlone(body);
  console.log(
    `\n| ${values.crowd} in ${values['crowd-seconds']} s from one address | answers | longest stall ms | of it computing ms | CPU ms | of another: slowest ms | peak RSS MB |`,
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const body of bodies) if (!body.name.includes('manifests')) await measureCrowd(body);
} finally {
  otherAgent.destroy();
  server.process.kill('SIGTERM');
  await once(server.process, 'exit');
  rmSync(directory, { recursive: true });
}

interface Server {
  readonly process: ChildProcess;
  readonly url: URL;
}

async function start(): Promise<Server> {
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, '--import', pathToFileURL(here('watch-loop.ts')).href, values.server, 'serve'],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        UPRIVER_PORT: '0',
        UPRIVER_DATA: directory,
        UPRIVER_POLL: 'off',
        UPRIVER_LOG_LEVEL: 'silent',
        UPRIVER_WORKERS: '1',
        UPRIVER_BOOTSTRAP_SDK_KEY: SDK_KEY,
        UPRIVER_BOOTSTRAP_TOKEN: TOKEN,
        UPRIVER_LIMIT_EVENTS_PER_MINUTE: '1000000000',
        UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '1000000000',
        UPRIVER_LIMIT_SERVICE_EVENTS_PER_MINUTE: '1000000000',
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

async function measureAlone(body: HostileBody): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: HOSTILE_ADDRESS });
  await begin();
  const others = sendMeanwhile();
  let status = 0;
  for (let index = 0; index < Number(values.times); index += 1) status = await send(body, agent);
  const slowest = await others.end();
  const report = await end();
  agent.destroy();
  const cpu = report.cpuMs / Number(values.times);
  console.log(
    `| ${body.name} | ${body.body.length.toLocaleString('en')} | ${status} | ${report.longestStallMs.toFixed(0)} | ${report.longestWorkMs.toFixed(0)} | ${cpu.toFixed(0)} | ${slowest.toFixed(0)} | ${report.peakRssMb.toFixed(0)} |`,
  );
}

async function measureCrowd(body: HostileBody): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: HOSTILE_ADDRESS });
  await begin();
  const others = sendMeanwhile();
  const crowd = Number(values.crowd);
  const spacingMs = (Number(values['crowd-seconds']) * 1000) / crowd;
  const statuses = await Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      await delay(index * spacingMs);
      return send(body, agent);
    }),
  );
  const slowest = await others.end();
  const report = await end();
  agent.destroy();
  const counts = [...Map.groupBy(statuses, (status) => status)].map(([status, list]) => `${list.length} × ${status}`);
  console.log(
    `| ${body.name} | ${counts.join(', ')} | ${report.longestStallMs.toFixed(0)} | ${report.longestWorkMs.toFixed(0)} | ${report.cpuMs.toFixed(0)} | ${slowest.toFixed(0)} | ${report.peakRssMb.toFixed(0)} |`,
  );
}

/** Small batches of somebody else, one every few milliseconds, until it is ended with the slowest answer. */
function sendMeanwhile(): { end(): Promise<number> } {
  const SPACING_MS = 10;
  const state = { isOver: false };
  let slowest = 0;
  const run = async (): Promise<void> => {
    while (!state.isOver) {
      const startedAt = performance.now();
      const status = await sendSmall();
      if (status !== 200) throw new Error(`the other one was answered ${status}`);
      slowest = Math.max(slowest, performance.now() - startedAt);
      await delay(SPACING_MS);
    }
  };
  const running = run();
  return {
    async end() {
      state.isOver = true;
      await running;
      return slowest;
    },
  };
}

function sendSmall(): Promise<number> {
  const event = {
    host: 'api.stripe.com',
    endpoint: '/v1/charges',
    status: 200,
    latency_ms: 80,
    ts: Math.floor(Date.now() / 1000),
  };
  const body = Buffer.from(JSON.stringify({ sdk_key: SDK_KEY, event }));
  return send(
    { method: 'POST', path: '/v1/events', headers: { 'content-type': 'application/json' }, body },
    otherAgent,
  );
}

/** @returns the status, 0 when the connection ended without an answer */
function send({ method, path, headers, body }: Omit<HostileBody, 'name'>, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(server.url, { method, path, headers: { ...headers, 'content-length': body.length }, agent });
    asked.once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('error', () => resolve(0));
    asked.end(body);
  });
}

async function begin(): Promise<void> {
  server.process.send('begin');
  await once(server.process, 'message');
}

async function end(): Promise<LoopReport> {
  server.process.send('end');
  const [report] = (await once(server.process, 'message')) as [LoopReport];
  return report;
}
