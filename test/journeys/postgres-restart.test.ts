import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { compareRollupsWithEvents } from '../support/agreement.ts';
import { openEventStream } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { POSTGRES_MISSING, findPostgres, startPostgres } from '../support/postgres.ts';
import type { TestPostgres } from '../support/postgres.ts';
import { SDK_KEY, TOKEN, startServer, temporaryDirectory } from '../support/process.ts';
import { createVendorPages } from '../support/vendor-pages.ts';

const bin = findPostgres();
const SETTINGS = {
  UPRIVER_LIMIT_EVENTS_PER_MINUTE: '100000000',
  UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000000',
};
const READS = [
  '/api/v1/services',
  '/api/v1/incidents',
  '/api/v1/verdicts',
  '/api/v1/deploy-gate?project=default',
  '/readyz',
];
const EVENTS_PER_BATCH = 20;
/** Senders and readers rest between requests, so that the load leaves time to what is tested. */
const PAUSE_MS = 50;
const authorization = { authorization: `Bearer ${TOKEN}` };

/** What takes PostgreSQL, or the connections to it, away under load, and gives it back once that has been felt. */
const FAULTS: Readonly<Record<string, (postgres: TestPostgres, felt: () => Promise<void>) => Promise<void>>> = {
  'is restarted (fast)': (postgres, felt) => restart(postgres, 'fast', felt),
  'is restarted (immediate)': (postgres, felt) => restart(postgres, 'immediate', felt),
  'ends all connections': async (postgres) => {
    for (let time = 0; time < 10; time += 1) {
      await postgres.terminateConnections();
      await delay(50);
    }
  },
};

for (const workers of ['1', '2'])
  test(
    `PostgreSQL goes away under load, and with ${workers === '1' ? 'one thread' : 'two threads'} everything goes on afterwards`,
    { skip: bin === undefined ? POSTGRES_MISSING : false },
    async (context) => {
      assert.ok(bin);
      using data = temporaryDirectory();
      const postgres = await startPostgres(bin);
      try {
        const url = await postgres.createDatabase();
        const settings = { ...SETTINGS, UPRIVER_DATABASE_URL: url, UPRIVER_WORKERS: workers };
        await using pages = createVendorPages();
        const server = await startServer(data.path, settings);
        const load = startLoad(server.url);
        try {
          await using stream = await openEventStream(server.url, TOKEN);
          for (const [name, fault] of Object.entries(FAULTS))
            await context.test(name, async () => {
              await load.moves();
              await fault(postgres, load.isRefused);
              await load.moves();
              assert.equal(server.child.exitCode, null, server.output());
              const page = await pages.add({ provider: 'statuspage', components: ['API'] });
              await addService(server.url, name, page.url);
              await eventually(() => {
                const told = stream.events.filter(
                  ({ event, data: { service } }) => event === 'status' && service.name === name,
                );
                assert.equal(told.length, 1, 'its page is checked, and the stream that was open reports it');
              }, 30_000);
              await eventually(async () => assert.ok(await isDetecting(url)), 30_000);
            });
          assert.deepEqual((await load.stop()).wrong, []);
          assert.equal(await server.stop(), 0, server.output());
        } finally {
          await load.stop();
          await server.stop('SIGKILL');
        }

        const { acknowledged, offered } = load;
        const database = openDatabase({ dialect: 'postgres', url });
        const stored = new Map<string, number>();
        const { differences } = await compareRollupsWithEvents(database, {
          onEvent({ tags }) {
            const id = String(tags?.['id']);
            stored.set(id, (stored.get(id) ?? 0) + 1);
          },
        });
        await database.close();
        assert.deepEqual(differences, []);
        assert.deepEqual(
          [...acknowledged].filter((id) => !stored.has(id)),
          [],
          'acknowledged and lost',
        );
        assert.deepEqual(
          [...stored].filter(([, times]) => times > 1),
          [],
          'counted twice',
        );
        assert.deepEqual(
          [...stored.keys()].filter((id) => !offered.has(id)),
          [],
          'never offered',
        );
        context.diagnostic(`${acknowledged.size} events acknowledged`);
      } finally {
        await postgres.close();
      }
    },
  );

test(
  'a server that is started before its PostgreSQL waits for it and says so',
  { skip: bin === undefined ? POSTGRES_MISSING : false },
  async () => {
    assert.ok(bin);
    using data = temporaryDirectory();
    const postgres = await startPostgres(bin);
    const isWaiting = Promise.withResolvers<void>();
    try {
      const url = await postgres.createDatabase();
      await postgres.stop('fast');
      const starting = startServer(data.path, { ...SETTINGS, UPRIVER_DATABASE_URL: url }, [], (output) => {
        if (/waiting for the database of UPRIVER_DATABASE_URL.*ECONNREFUSED/.test(output)) isWaiting.resolve();
      });
      await isWaiting.promise;
      await postgres.start();
      const server = await starting;
      assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
      assert.equal(await server.stop(), 0);
    } finally {
      await postgres.close();
    }
  },
);

async function restart(postgres: TestPostgres, mode: 'fast' | 'immediate', felt: () => Promise<void>): Promise<void> {
  await postgres.stop(mode);
  await felt();
  await postgres.start();
}

interface Load {
  /** Resolves when a few hundred more events have been acknowledged and every read has succeeded again. */
  readonly moves: () => Promise<void>;
  /** Resolves when both senders and readers have been refused since it was called. */
  readonly isRefused: () => Promise<void>;
  readonly acknowledged: ReadonlySet<string>;
  readonly offered: ReadonlySet<string>;
  /** Tells of answers that were neither a success nor a refusal with a time to come back. */
  readonly stop: () => Promise<{ readonly wrong: readonly string[] }>;
}

/** Senders that repeat each batch until it is taken, as SDKs do, and readers. */
function startLoad(url: string): Load {
  const acknowledged = new Set<string>();
  const offered = new Set<string>();
  const wrong: string[] = [];
  const over = new AbortController();
  const counts = { refusedBatches: 0, refusedReads: 0 };
  const reads = new Map(READS.map((path) => [path, 0]));

  /** A connection that is cut says that the process has ended. */
  async function ask(path: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(url + path, request);
    } catch (error) {
      over.abort();
      wrong.push(`${path}: ${String(error)}`);
      return Response.error();
    }
  }

  async function refused(answer: Response, what: string): Promise<boolean> {
    if (answer.type === 'error') return true;
    if (answer.status < 400) return false;
    const body = await answer.text();
    if (answer.status !== 503 || !(Number(answer.headers.get('retry-after')) >= 1) || !body.includes('"unavailable"'))
      wrong.push(`${what}: ${answer.status} ${body}`);
    await delay(PAUSE_MS);
    return true;
  }

  const senders = Array.from({ length: 4 }, async (_, sender) => {
    for (let index = 0; !over.signal.aborted; index += 1) {
      const ids = Array.from({ length: EVENTS_PER_BATCH }, (_event, number) => `${sender}-${index}-${number}`);
      for (const id of ids) offered.add(id);
      const batch = ids.map((id) => ({
        host: 'api.stripe.com',
        endpoint: '/v1/charges',
        status: 200,
        latency_ms: 5,
        ts: Math.floor(Date.now() / 1000),
        tags: { id },
      }));
      const body = JSON.stringify({ sdk_key: SDK_KEY, batch, batch_id: `${sender}-${index}` });
      for (let isTaken = false; !isTaken && !over.signal.aborted;) {
        const answer = await ask('/v1/events', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        if (await refused(answer, 'events')) counts.refusedBatches += 1;
        else {
          const { accepted } = (await answer.json()) as { accepted: number };
          if (accepted !== ids.length) wrong.push(`events: ${accepted} accepted`);
          for (const id of ids) acknowledged.add(id);
          isTaken = true;
          await delay(PAUSE_MS);
        }
      }
    }
  });
  const readers = READS.map(async (path) => {
    while (!over.signal.aborted) {
      const answer = await ask(path, { headers: authorization });
      if (await refused(answer, path)) counts.refusedReads += 1;
      else {
        await answer.arrayBuffer();
        reads.set(path, (reads.get(path) ?? 0) + 1);
        await delay(PAUSE_MS);
      }
    }
  });

  return {
    acknowledged,
    offered,
    async moves() {
      const before = acknowledged.size;
      const readBefore = new Map(reads);
      await eventually(() => {
        assert.ok(acknowledged.size >= before + 400, `${acknowledged.size - before} events were acknowledged`);
        for (const [path, count] of reads) assert.ok(count > (readBefore.get(path) ?? 0) + 2, path);
      }, 60_000);
    },
    async isRefused() {
      const before = { ...counts };
      await eventually(() => {
        assert.ok(counts.refusedBatches > before.refusedBatches + 3);
        assert.ok(counts.refusedReads > before.refusedReads + 5);
      }, 60_000);
    },
    async stop() {
      over.abort();
      await Promise.all([...senders, ...readers]);
      return { wrong };
    },
  };
}

async function addService(url: string, name: string, statusPageUrl: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/services`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name, statusPageUrl, adapter: 'statuspage' }),
  });
  assert.equal(answer.status, 201, await answer.text());
}

/** Whoever detects renews its lease at every round. */
async function isDetecting(url: string): Promise<boolean> {
  const database = openDatabase({ dialect: 'postgres', url });
  try {
    const { rows } = await sql<{ left: number }>`
      select (until - extract(epoch from clock_timestamp()) * 1000)::bigint as left from leases where name = 'detection'
    `.execute(database.kysely);
    return (rows[0]?.left ?? 0) > 20_000;
  } finally {
    await database.close();
  }
}
