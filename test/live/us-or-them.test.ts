// The whole product in its own process: applications with the SDK call three vendors on loopback, each of which has a status page.
// One is silent, then posts, then recovers; one is red and fine; with one our own deploy is bad.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { ServiceVerdicts } from '@upriver/contract';
import { eventually } from '../support/eventually.ts';
import { SDK_KEY, TOKEN, startServer, temporaryDirectory } from '../support/process.ts';
import { createVendorPages } from '../support/vendor-pages.ts';

const CALLER = fileURLToPath(new URL('../journeys/programs/caller.ts', import.meta.url));
const PAUSE_MS = 50;
const PATIENCE_MS = 120_000;
const LEAD_MS = 2000;
/** Recovery is believed after it has held for two minutes. */
const RECOVERY_PATIENCE_MS = 300_000;

const VENDORS = ['silent', 'red', 'sound'] as const;
type VendorName = (typeof VENDORS)[number];
const hostOf = (name: VendorName): string => `api.${name}.example.com`;

test('vendor silent then posts, page red and we are fine, our own bad deploy, recovery', async () => {
  using data = temporaryDirectory();
  await using server = await startStoppableServer(data.path);
  await using pages = createVendorPages();
  await using vendors = await startVendors();
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    assert.ok(response.ok, `${method} ${path}: ${response.status}`);
    return response;
  };
  const add = async (name: VendorName) => {
    const page = await pages.add({ provider: 'statuspage', name, components: ['API'] });
    await ask('POST', '/api/v1/services', { name, slug: name, statusPageUrl: page.url, hosts: [hostOf(name)] });
    return page;
  };
  const verdictOn = async (name: VendorName): Promise<ServiceVerdicts> => {
    const answer = (await (await ask('GET', `/api/v1/services/${name}/verdicts`)).json()) as { data: ServiceVerdicts };
    return answer.data;
  };
  const expect = (name: VendorName, verdict: RegExp, patienceMs = PATIENCE_MS): Promise<ServiceVerdicts> =>
    eventually(async () => {
      const answer = await verdictOn(name);
      assert.match(answer.verdict, verdict, answer.sentence);
      return answer;
    }, patienceMs);
  const silentPage = await add('silent');
  const redPage = await add('red');
  await add('sound');

  using first = startCaller({ deploymentId: 'v1', hosts: VENDORS.map(hostOf), server: server.url, port: vendors.port });
  for (const name of VENDORS) await expect(name, /^healthy$/);

  vendors.fail(({ host }) => host === hostOf('silent'));
  redPage.setComponent('API', 'major_outage');
  const silent = await expect('silent', /^(them|undecided)$/);
  assert.match(silent.sentence, /fail.*while its status page.*says operational/);
  await expect('red', /^not_affecting_you$/);
  // Leads are reported in whole seconds, so the vendor posts in a later one than we knew in.
  const knownAt = Date.now();
  await eventually(async () => assert.ok(Date.now() >= knownAt + LEAD_MS), PATIENCE_MS);

  silentPage.setComponent('API', 'partial_outage');
  const incident = silentPage.openIncident({ title: 'Elevated errors', impact: 'major', body: 'We look into it.' });
  await eventually(async () => assert.equal((await verdictOn('silent')).series[0]?.page, 'agrees'), PATIENCE_MS);

  // The vendor recovers, and meanwhile we deploy something bad that calls another one.
  vendors.fail(({ deployment }) => deployment === 'v2');
  silentPage.setComponent('API', 'operational');
  silentPage.resolveIncident(incident, 'Fixed.');
  using second = startCaller({ deploymentId: 'v2', hosts: [hostOf('sound')], server: server.url, port: vendors.port });
  const ours = await eventually(async () => {
    const [series] = (await verdictOn('sound')).series;
    assert.equal(series?.verdict, 'us', series?.sentence);
    return series;
  }, PATIENCE_MS);
  assert.match(ours.sentence, /v2/);

  await expect('silent', /^healthy$/, RECOVERY_PATIENCE_MS);
  const ledger = (await (await ask('GET', '/api/v1/services/silent/ledger')).json()) as {
    data: { entries: { kind: string; leadSeconds: number }[] };
  };
  assert.equal(ledger.data.entries[0]?.kind, 'both');
  assert.ok((ledger.data.entries[0]?.leadSeconds ?? 0) > 0, 'we knew before the vendor said so');
  assert.ok(first.isRunning() && second.isRunning(), 'the SDK did not hurt its host');
});

async function startStoppableServer(dataDirectory: string) {
  const server = await startServer(dataDirectory, {
    UPRIVER_POLL_INTERVAL_SECONDS: '2',
    UPRIVER_LIMIT_EVENTS_PER_MINUTE: '1000000',
    UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000',
  });
  return {
    url: server.url,
    async [Symbol.asyncDispose]() {
      assert.equal(await server.stop(), 0, server.output());
    },
  };
}

interface Call {
  readonly host: string;
  readonly deployment: string;
}

/** What answers in the place of the vendors' APIs. */
async function startVendors() {
  let isFailing: (call: Call) => boolean = () => false;
  const server = createServer((request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':');
    const call = { host, deployment: String(request.headers['x-deployment']) };
    response.writeHead(isFailing(call) ? 503 : 200).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    fail(which: (call: Call) => boolean) {
      isFailing = which;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function startCaller(caller: { deploymentId: string; hosts: readonly string[]; server: string; port: number }) {
  const { deploymentId, hosts, port } = caller;
  const settings = { endpoint: caller.server, sdkKey: SDK_KEY, deploymentId, hosts, port, pauseMs: PAUSE_MS };
  const child = spawn(process.execPath, [CALLER, JSON.stringify(settings)], { stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  };
}
