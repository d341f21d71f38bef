// Several threads that serve one port are one server: the same limits, the same keys, the same counts, nothing lost.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { POSTGRES_MISSING, findPostgres } from '../support/postgres.ts';
import { startServer, SDK_KEY, TOKEN, finish, runCommand, temporaryDirectory } from '../support/process.ts';
import type { ServerProcess } from '../support/process.ts';
import { createSharedDatabase } from '../support/stores.ts';

const THREADS = 2;
const SENDS = 48;

interface Answer {
  readonly status: number;
  readonly body: string;
}

function event(host = 'api.stripe.com'): object {
  return { host, endpoint: '/v1/charges', status: 200, latency_ms: 80, ts: Math.floor(Date.now() / 1000) };
}

/** On a connection of its own, so that the system picks a thread for it. */
function ask(url: string, method: string, path: string, body?: object): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asked = request(new URL(path, url), {
    method,
    agent: false,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
  });
  asked.once('error', reject).once('response', (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
    response.once('error', reject).once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

async function start(
  t: TestContext,
  directory: string,
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const server = await startServer(directory, { UPRIVER_WORKERS: String(THREADS), UPRIVER_POLL: 'off', ...settings });
  t.after(() => server.child.kill('SIGKILL'));
  return server;
}

const sendAll = (server: ServerProcess, bodies: readonly object[]): Promise<Answer[]> =>
  Promise.all(bodies.map((body) => ask(server.url, 'POST', '/v1/events', body)));

const acceptedBy = ({ status, body }: Answer): number =>
  status === 200 ? (JSON.parse(body) as { accepted: number }).accepted : 0;

test('a limit is one limit for all threads, what they count adds up, and what they accepted is there after an orderly end', async (t) => {
  using directory = temporaryDirectory();
  const settings = { UPRIVER_LIMIT_EVENTS_PER_MINUTE: '1000', UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000' };
  const server = await start(t, directory.path, settings);
  const batch = Array.from({ length: 30 }, () => event());
  const answers = await sendAll(
    server,
    Array.from({ length: SENDS }, () => ({ sdk_key: SDK_KEY, batch })),
  );
  assert.deepEqual(
    [...new Set(answers.map(({ status }) => status))].sort((a, b) => a - b),
    [200, 429],
  );
  const accepted = answers.reduce((sum, answer) => sum + acceptedBy(answer), 0);
  assert.equal(accepted, 990);
  const metrics = await ask(server.url, 'GET', '/metrics');
  assert.match(metrics.body, /^upriver_ingest_events_total\{outcome="accepted"\} 990$/m);
  assert.equal(await server.stop(), 0, server.output());

  const again = await start(t, directory.path, { ...settings, UPRIVER_WORKERS: '1' });
  const from = new Date(Date.now() - 3_600_000).toISOString();
  const telemetry = await ask(again.url, 'GET', `/api/v1/services/stripe/telemetry?from=${from}&step=1h`);
  assert.equal(telemetry.status, 200, telemetry.body);
  const requests = [...telemetry.body.matchAll(/"requests":(\d+)/g)].map((match) => Number(match[1]));
  assert.ok(requests.includes(990), telemetry.body.slice(0, 500));
  assert.equal(await again.stop(), 0);
});

test('requests of one address are counted by all threads together', async (t) => {
  using directory = temporaryDirectory();
  const server = await start(t, directory.path, { UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '20' });
  const answers = await sendAll(
    server,
    Array.from({ length: SENDS }, () => ({ sdk_key: SDK_KEY, event: event() })),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 20);
  assert.equal(await server.stop(), 0);
});

test('every thread knows at once what another has written: a key that is revoked, a project that is renamed', async (t) => {
  using directory = temporaryDirectory();
  const server = await start(t, directory.path, { UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000' });
  const made = await ask(server.url, 'POST', '/api/v1/projects/default/sdk-keys', { name: 'second' });
  const { id, key } = (JSON.parse(made.body) as { data: { id: string; key: string } }).data;
  const bodies = Array.from({ length: SENDS }, () => ({ sdk_key: key, event: event() }));
  assert.deepEqual([...new Set((await sendAll(server, bodies)).map(({ status }) => status))], [200]);
  const revoked = await ask(server.url, 'DELETE', `/api/v1/projects/default/sdk-keys/${id}`);
  assert.equal(Math.floor(revoked.status / 100), 2, revoked.body);
  assert.deepEqual([...new Set((await sendAll(server, bodies)).map(({ status }) => status))], [401]);
  for (let round = 0; round < 10; round += 1) {
    const name = `Renamed ${round}`;
    await ask(server.url, 'PATCH', '/api/v1/projects/default', { name });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(server.url, 'GET', '/api/v1/projects/default')),
    );
    for (const { body } of answers) assert.ok(body.includes(`"${name}"`), body);
  }
  assert.equal(await server.stop(), 0);
});

test('a project never gets more services than it may, however many threads its calls come to', (t) =>
  holdServicesToLimit(t, {}));

test('nor on PostgreSQL, where every thread writes for itself', async (t) => {
  const bin = findPostgres();
  if (bin === undefined) return t.skip(POSTGRES_MISSING);
  await holdServicesToLimit(t, { UPRIVER_DATABASE_URL: await createSharedDatabase(bin) });
});

test('a port that is in use is said in one line, though threads could share it', async (t) => {
  using directory = temporaryDirectory();
  using other = temporaryDirectory();
  const server = await start(t, directory.path, {});
  const { code, output } = await finish(
    runCommand(['serve', '--port', new URL(server.url).port, '--data', other.path, '--workers', '2'], {}),
  );
  assert.equal(code, 1, output);
  assert.match(output, /^upriver: port \d+ on 127\.0\.0\.1 is in use;/m);
  assert.equal(await server.stop(), 0);
});

async function holdServicesToLimit(t: TestContext, store: Readonly<Record<string, string>>): Promise<void> {
  using directory = temporaryDirectory();
  const server = await start(t, directory.path, {
    ...store,
    UPRIVER_LIMIT_SERVICES_PER_PROJECT: '2',
    UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000',
    UPRIVER_LIMIT_EVENTS_PER_MINUTE: '100000',
    UPRIVER_LOG_LEVEL: 'silent',
  });
  const hosts = ['api.stripe.com', 'api.github.com', 'api.openai.com', 'api.twilio.com', 'api.sendgrid.com'];
  const bodies = Array.from({ length: SENDS }, (_, index) => ({
    sdk_key: SDK_KEY,
    event: event(hosts[index % hosts.length]),
  }));
  await sendAll(server, bodies);
  // Whoever was asked to repeat repeats, and is now told what holds.
  const answers = await sendAll(server, bodies);
  const hostsTaken = new Set(
    hosts.filter((_, host) => answers.some((answer, index) => index % hosts.length === host && acceptedBy(answer) > 0)),
  );
  assert.equal(hostsTaken.size, 2);
  const linked = await ask(server.url, 'GET', '/api/v1/services');
  assert.equal((JSON.parse(linked.body) as { data: unknown[] }).data.length, 2, linked.body);
  assert.equal(await server.stop(), 0);
}
