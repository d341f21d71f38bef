// The whole product in its own process, programs with the SDK in theirs, and vendors on loopback that they call.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServiceVerdicts, VerdictEvent } from '@upriver/contract';
import { eventually } from './eventually.ts';
import { SDK_KEY, TOKEN, runCommand, startServer, temporaryDirectory } from './process.ts';
import { createVendorPages } from './vendor-pages.ts';
import type { VendorPage } from './vendor-pages.ts';

const CALLER = fileURLToPath(new URL('../journeys/programs/caller.ts', import.meta.url));
const PAUSE_MS = 100;
export const PATIENCE_MS = 120_000;
/** Recovery is believed after it has held for two minutes. */
export const RECOVERY: Expectation = { patienceMs: 300_000 };

/** A call as the vendor sees it. */
export interface VendorCall {
  readonly host: string;
  readonly deployment: string;
  readonly region: string;
}

export interface ProgramOptions {
  readonly deploymentId: string;
  readonly hosts: readonly string[];
  readonly sdkKey?: string;
  readonly region?: string;
  readonly nameServer?: string;
}

export interface Program extends Disposable {
  readonly isRunning: () => boolean;
}

/** A line of `upriver watch`, and when it was printed. */
export interface WatchedVerdict extends VerdictEvent {
  readonly printedAt: number;
}

export interface Expectation {
  readonly sentence?: RegExp;
  readonly patienceMs?: number;
}

export interface LiveStage extends AsyncDisposable {
  /** A request to the server's API; fails the test where it is refused. */
  ask(method: string, path: string, body?: unknown): Promise<any>; // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
  /** A vendor of this name, with these hosts and a page that is green. */
  addVendor(name: string, hosts?: readonly string[]): Promise<VendorPage>;
  verdictOn(name: string): Promise<ServiceVerdicts>;
  /** Waits until the verdict on a vendor is such a one, with such a sentence. */
  expect(name: string, verdict: RegExp, options?: Expectation): Promise<ServiceVerdicts>;
  startProgram(options: ProgramOptions): Program;
  /** Which calls vendors answer with 503. */
  fail(which: (call: VendorCall) => boolean): void;
  /** What `upriver watch` has told so far of verdicts. */
  readonly told: readonly WatchedVerdict[];
}

/** The first host of a vendor. */
export const hostOf = (name: string): string => `api.${name}.example.com`;

/** What was told of one vendor, in its order. */
export function toldOf({ told }: LiveStage, name: string): WatchedVerdict[] {
  return told.filter(({ service }) => service.slug === name);
}

/** Waits until such a verdict on a vendor is told that was printed after a moment. */
export function hear(stage: LiveStage, name: string, verdict: RegExp, after: number): Promise<WatchedVerdict> {
  return eventually(() => {
    const found = toldOf(stage, name).find(({ to, printedAt }) => printedAt >= after && verdict.test(to));
    assert.ok(found, `nothing such was told of ${name}`);
    return found;
  }, RECOVERY.patienceMs);
}

/** Starts everything but the programs. */
export async function openLiveStage(): Promise<LiveStage> {
  await using stack = new AsyncDisposableStack();
  const data = stack.use(temporaryDirectory());
  const server = await startServer(data.path, {
    UPRIVER_POLL_INTERVAL_SECONDS: '2',
    UPRIVER_LIMIT_EVENTS_PER_MINUTE: '1000000',
    UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000',
  });
  stack.defer(async () => assert.equal(await server.stop(), 0, server.output()));
  const pages = stack.use(createVendorPages());
  const vendors = stack.use(await startVendors());
  const told = stack.use(startWatch(server.url));

  const ask: LiveStage['ask'] = async (method, path, body) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    assert.ok(response.ok, `${method} ${path}: ${response.status}`);
    return ((await response.json()) as { data: unknown }).data;
  };
  const verdictOn = (name: string): Promise<ServiceVerdicts> => ask('GET', `/api/v1/services/${name}/verdicts`);
  // Only now: what fails before is taken away again.
  const held = stack.move();
  return {
    ask,
    verdictOn,
    async addVendor(name, hosts = [hostOf(name)]) {
      const page = await pages.add({ provider: 'statuspage', name, components: ['API'] });
      await ask('POST', '/api/v1/services', { name, slug: name, statusPageUrl: page.url, hosts });
      return page;
    },
    expect: (name, verdict, { sentence = /./, patienceMs = PATIENCE_MS } = {}) =>
      eventually(async () => {
        const answer = await verdictOn(name);
        assert.match(answer.verdict, verdict, answer.sentence);
        assert.match(answer.sentence, sentence);
        return answer;
      }, patienceMs),
    startProgram: (options) => held.use(startProgram(options, server.url, vendors.port)),
    fail: (which) => vendors.fail(which),
    told: told.lines,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

function startProgram(options: ProgramOptions, endpoint: string, port: number): Program {
  const settings = { sdkKey: SDK_KEY, ...options, endpoint, port, pauseMs: PAUSE_MS };
  const child = spawn(process.execPath, [CALLER, JSON.stringify(settings)], { stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  };
}

function startWatch(url: string): { lines: WatchedVerdict[] } & Disposable {
  const child = runCommand(['watch', '--json', '--kinds', 'verdict'], { UPRIVER_URL: url, UPRIVER_TOKEN: TOKEN });
  const lines: WatchedVerdict[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + String(chunk)).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const { event, data } = JSON.parse(part) as { event: string; data: VerdictEvent };
      if (event === 'verdict') lines.push({ ...data, printedAt: Date.now() });
    }
  });
  return { lines, [Symbol.dispose]: () => void child.kill('SIGKILL') };
}

/** What answers in the place of the vendors' APIs. */
async function startVendors() {
  let isFailing: (call: VendorCall) => boolean = () => false;
  const server = createServer((request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':');
    const { 'x-deployment': deployment = '', 'x-region': region = '' } = request.headers;
    const call = { host, deployment: String(deployment), region: String(region) };
    response.writeHead(isFailing(call) ? 503 : 200).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    fail(which: (call: VendorCall) => boolean) {
      isFailing = which;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
