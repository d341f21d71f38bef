// Several nodes on one PostgreSQL review the same changes, and each message is sent once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { findMeta } from '../../packages/server/src/store/meta.ts';
import { eventually } from '../support/eventually.ts';
import { POSTGRES_MISSING, findPostgres } from '../support/postgres.ts';
import { TOKEN, startServer, temporaryDirectory } from '../support/process.ts';
import { startReceiver } from '../support/receiver.ts';
import { createSharedDatabase } from '../support/stores.ts';

const VENDORS = 6;
/** What comes back more often is told of when it has stayed away. */
const ROUNDS = 2;
const PATIENCE_MS = 240_000;
const bin = findPostgres();

test(
  'three nodes tell of one trouble of several vendors once, each time that it comes',
  { skip: bin === undefined ? POSTGRES_MISSING : false },
  async () => {
    if (bin === undefined) return;
    await using receiver = await startReceiver();
    using data = temporaryDirectory();
    const url = await createSharedDatabase(bin);
    const settings = {
      UPRIVER_DATABASE_URL: url,
      UPRIVER_POLL: 'off',
      UPRIVER_DETECT: 'off',
      UPRIVER_SECRET_KEY: 'a key that protects nothing but tests',
    };
    const nodes = [await startServer(data.path, settings)];
    for (let node = 0; node < 2; node += 1) nodes.push(await startServer(data.path, settings));
    const database = openDatabase({ dialect: 'postgres', url });
    try {
      // What is told begins with what changes from now on.
      await eventually(async () => assert.ok(await findMeta(database.kysely, 'alerts_reviewed_to')), PATIENCE_MS);
      const request = createCaller(nodes.map((node) => node.url));
      const vendors = await prepare(request, receiver.url);
      for (let round = 1; round <= ROUNDS; round += 1) {
        const paths = vendors.map((id) => `/api/v1/services/${id}/override`);
        await Promise.all(paths.map((path) => request('PUT', path, { status: 'major_outage' })));
        await eventually(async () => {
          const [alert] = await request('GET', '/api/v1/alerts?open=true');
          assert.equal(alert?.services.length, VENDORS);
          assert.ok(receiver.received.length >= round);
        }, PATIENCE_MS);
        await Promise.all(paths.map((path) => request('PUT', path, { status: 'operational' })));
        await eventually(
          async () => assert.deepEqual(await request('GET', '/api/v1/alerts?open=true'), []),
          PATIENCE_MS,
        );
      }
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      assert.deepEqual([ids.length, new Set(ids).size], [ROUNDS, ROUNDS]);
      assert.equal((await request('GET', '/api/v1/alerts')).length, 1, 'what returns within half an hour is one alert');
    } finally {
      await database.close();
      for (const node of nodes) await node.stop();
    }
  },
);

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
type Caller = (method: string, path: string, body?: unknown) => Promise<any>;

/** Requests to the nodes in turn. */
function createCaller(urls: readonly string[]): Caller {
  let turn = 0;
  return async (method, path, body) => {
    const response = await fetch(`${urls[(turn += 1) % urls.length]}${path}`, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    assert.ok(response.ok, `${method} ${path}: ${response.status}`);
    return response.status === 204 ? undefined : ((await response.json()) as { data: unknown }).data;
  };
}

async function prepare(request: Caller, url: string): Promise<string[]> {
  const [project] = await request('GET', '/api/v1/projects');
  const [rule] = await request('GET', '/api/v1/alert-rules');
  await request('PATCH', `/api/v1/alert-rules/${rule.id}`, { definition: { minimumSecondsBetween: 0 } });
  await request('POST', '/api/v1/channels', {
    name: 'Hook',
    kind: 'webhook',
    settings: { url, events: ['alert.triggered'] },
  });
  const ids: string[] = [];
  for (let index = 0; index < VENDORS; index += 1) {
    const { id } = await request('POST', '/api/v1/services', {
      name: `Vendor ${index}`,
      statusPageUrl: `https://vendor${index}.example`,
    });
    await request('PUT', `/api/v1/services/${id}/links/${project.id}`);
    ids.push(id);
  }
  return ids;
}
