// Two servers on one PostgreSQL are one server to whoever sends: the same limits, however the load is spread.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { POSTGRES_MISSING, findPostgres, startPostgres } from '../support/postgres.ts';
import { createTestApp, event } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { SDK_KEY, TOKEN, startServer, temporaryDirectory } from '../support/process.ts';
import type { ServerProcess } from '../support/process.ts';
import { createSharedDatabase } from '../support/stores.ts';

const BATCH = 20;
const BATCHES = 120;
const REQUESTS = 200;

const bin = findPostgres();

test(
  'two servers that are sent 2,400 events and 200 requests within a minute accept the limit of each together',
  { skip: bin === undefined ? POSTGRES_MISSING : false },
  async (t) => {
    assert.ok(bin !== undefined);
    using directory = temporaryDirectory();
    const settings = {
      UPRIVER_DATABASE_URL: await createSharedDatabase(bin),
      UPRIVER_POLL: 'off',
      UPRIVER_TRUST_PROXY: '127.0.0.1',
    };
    const servers: ServerProcess[] = [];
    // Threads of one server hold what they may use together.
    for (const threads of ['1', '2']) {
      const server = await startServer(directory.path, { ...settings, UPRIVER_WORKERS: threads });
      t.after(() => server.child.kill('SIGKILL'));
      servers.push(server);
    }
    const answers = await sendWithinAMinute(servers, BATCHES, (index) => ({
      from: `198.51.100.${index}`,
      events: BATCH,
    }));
    const accepted = answers.reduce((sum, answer) => sum + answer.accepted, 0);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 429]));
    assert.ok(accepted >= 900 && accepted <= 1000, `${accepted} events`);

    const requests = await sendWithinAMinute(servers, REQUESTS, () => ({ from: '203.0.113.7', events: 0 }));
    const taken = requests.filter(({ status }) => status === 200).length;
    assert.ok(taken >= 90 && taken <= 100, `${taken} requests`);
    for (const { status, retryAfter } of requests)
      assert.ok(status === 200 || (status === 429 && retryAfter >= 1 && retryAfter <= 65));

    const reads = await readFeed(servers, 80);
    const granted = reads.filter((status) => status === 200).length;
    assert.deepEqual(new Set(reads), new Set([200, 429]));
    assert.ok(granted >= 50 && granted <= 60, `${granted} reads of a feed`);

    await eventually(async () => {
      const metrics = await (await fetch(new URL('/metrics', servers[0]?.url))).text();
      assert.match(metrics, /^upriver_limit_nodes 2$/m);
    });
    for (const server of servers) assert.equal(await server.stop(), 0, server.output());
  },
);

test(
  'while PostgreSQL is away nothing is taken, the server says what becomes of limits, and it goes on by itself afterwards',
  { skip: bin === undefined ? POSTGRES_MISSING : false },
  async (t) => {
    assert.ok(bin !== undefined);
    const postgres = await startPostgres(bin);
    t.after(() => postgres.close());
    const database = openDatabase({ dialect: 'postgres', url: await postgres.createDatabase() });
    await using api = await createTestApp({ UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '4' }, { database });
    const sendOne = () => api.sendEvents({ sdk_key: api.sdkKey, event: event() });
    assert.equal((await sendOne()).status, 200);
    await postgres.stop('immediate');
    // Longer than what was leased may be spent without the store.
    api.clock.advance(11_000);
    for (let request = 0; request < 3; request += 1) {
      const refused = await sendOne();
      assert.deepEqual([refused.status, refused.body.code], [503, 'unavailable']);
      assert.ok(Number(refused.headers['retry-after']) >= 1);
    }
    assert.equal((await sendOne()).status, 429);
    const ready = await api.get('/readyz', { token: null });
    assert.deepEqual([ready.status, ready.body.code], [503, 'unavailable']);
    assert.match(ready.body.details[0].limits, /^Limits cannot be shared with other nodes: nothing is taken/);
    assert.match((await api.get('/metrics', { token: null })).body, /^upriver_limits_away 1$/m);
    await postgres.start();
    api.clock.advance(60_000);
    assert.equal((await sendOne()).status, 200);
    assert.equal((await api.get('/readyz', { token: null })).status, 200);
    assert.match((await api.get('/metrics', { token: null })).body, /^upriver_limits_away 0$/m);
  },
);

interface Answer {
  readonly status: number;
  readonly accepted: number;
  readonly retryAfter: number;
}

/** One to each server at a time. */
async function sendWithinAMinute(
  servers: readonly ServerProcess[],
  count: number,
  describe: (index: number) => { from: string; events: number },
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < count; index += servers.length)
    answers.push(...(await Promise.all(servers.map(({ url }, server) => send(url, describe(index + server))))));
  assert.ok(performance.now() - startedAt < 60_000, 'what follows is said of one minute');
  return answers;
}

async function send(url: string, { from, events }: { from: string; events: number }): Promise<Answer> {
  const ts = Math.floor(Date.now() / 1000);
  const batch = Array.from({ length: events }, () => ({
    host: 'api.stripe.com',
    endpoint: '/v1/charges',
    status: 200,
    latency_ms: 80,
    ts,
  }));
  const response = await fetch(new URL('/v1/events', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ sdk_key: SDK_KEY, batch }),
  });
  const body = (await response.json()) as { accepted?: number };
  return {
    status: response.status,
    accepted: body.accepted ?? 0,
    retryAfter: Number(response.headers.get('retry-after')),
  };
}

/** Creates a feed and reads it from all servers in turn. @returns the statuses */
async function readFeed(servers: readonly ServerProcess[], times: number): Promise<number[]> {
  const created = await fetch(new URL('/api/v1/feeds', servers[0]?.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'ops', format: 'json' }),
  });
  const { data } = (await created.json()) as { data: { path: string } };
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const answer = await fetch(new URL(data.path, servers[index % servers.length]?.url));
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  return statuses;
}
