import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTestApp, event } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { temporaryDirectory } from '../../../../test/support/process.ts';
import { openDatabase } from '../store/database.ts';

test('on a full disk what would write answers 503 with a time to come back, what reads goes on, and room ends it', async () => {
  await using api = await createTestApp();
  await fill(api);
  for (const [method, path, body] of WRITES) {
    const answer = await api.request(method, path, { body });
    assert.equal(answer.status, 503, `${method} ${path} ${JSON.stringify(answer.body)}`);
    assert.equal(answer.body.code, 'storage_full');
    assert.match(answer.body.error, /full/);
    assert.ok(Number(answer.headers['retry-after']) >= 1);
    assert.equal(typeof answer.body.requestId, 'string');
  }
  assert.equal((await api.get('/api/v1/services')).status, 200);
  assert.equal((await api.get('/api/v1/projects')).body.data.length, 1);
  await limitPages(api, 1_000_000);
  for (const [method, path, body] of WRITES) {
    const answer = await api.request(method, path, { body });
    assert.ok(answer.status < 300, `${method} ${path} ${JSON.stringify(answer.body)}`);
  }
});

test('a store that can only be read refuses events and changes with 503, and callers are let in to read', async () => {
  await using api = await createTestApp();
  await sql`pragma query_only = on`.execute(api.app.database.kysely);
  assert.equal((await api.get('/api/v1/services')).status, 200);
  const answers = [
    await api.sendEvents({ sdk_key: api.sdkKey, event: event() }),
    await api.request('POST', '/api/v1/projects', { body: { name: 'Shop' } }),
  ];
  for (const answer of answers) {
    assert.equal(answer.status, 503, JSON.stringify(answer.body));
    assert.equal(answer.body.code, 'unavailable');
    assert.match(answer.body.error, /only be read/);
    assert.ok(Number(answer.headers['retry-after']) >= 1);
  }
  await sql`pragma query_only = off`.execute(api.app.database.kysely);
  assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, event: event() })).status, 200);
});

test('readiness says that the disk failed to keep a commit, and that it is well again, without a restart', async () => {
  using directory = temporaryDirectory();
  let isBroken = false;
  const database = openDatabase(
    { dialect: 'sqlite', file: join(directory.path, 'upriver.sqlite') },
    {
      onSync() {
        if (isBroken) throw Object.assign(new Error('the disk failed'), { code: 'EIO' });
      },
    },
  );
  await using api = await createTestApp({}, { database });
  const ready = () => api.get('/readyz', { token: null });
  assert.equal((await ready()).status, 200);
  isBroken = true;
  const refused = await api.sendEvents({ sdk_key: api.sdkKey, event: event() });
  assert.equal(refused.status, 503);
  api.clock.advance(1000);
  const answer = await ready();
  assert.equal(answer.status, 503);
  assert.equal(answer.body.code, 'unavailable');
  assert.match(answer.body.error, /did not keep what was written/);
  assert.equal((await api.get('/api/v1/services')).status, 200);
  isBroken = false;
  api.clock.advance(1000);
  assert.equal((await ready()).status, 200);
  assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, event: event() })).status, 200);
});

test('readiness says that the store can only be read', async () => {
  await using api = await createTestApp();
  await sql`pragma query_only = on`.execute(api.app.database.kysely);
  const answer = await api.get('/readyz', { token: null });
  assert.equal(answer.status, 503);
  assert.match(answer.body.error, /only be read/);
  await sql`pragma query_only = off`.execute(api.app.database.kysely);
  api.clock.advance(1000);
  assert.equal((await api.get('/readyz', { token: null })).status, 200);
});

test('a server whose events wait for the store is not ready, whatever the wall clock says, and is again once they are stored', async () => {
  using directory = temporaryDirectory();
  const file = join(directory.path, 'store.sqlite');
  await using api = await createTestApp({}, { database: openDatabase({ dialect: 'sqlite', file }) });
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const sent = api.sendEvents({ sdk_key: api.sdkKey, event: event() });
  // Until the request has been read and its event collected.
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  api.clock.stepWall(-3_600_000);
  api.clock.advance(10_001);
  const standing = await api.get('/readyz');
  assert.equal(standing.status, 503);
  assert.ok(Number(standing.headers['retry-after']) >= 1);
  other.exec('rollback');
  assert.equal((await sent).status, 200);
  api.clock.advance(1000);
  assert.equal((await api.get('/readyz')).status, 200);
  other.close();
});

const WRITES: readonly [method: string, path: string, body: unknown][] = [
  ['POST', '/api/v1/projects', { name: 'Shop' }],
  ['PUT', '/api/v1/projects/default/manifests', { manifests: [{ path: 'package.json', content: largeManifest() }] }],
  ['POST', '/api/v1/tokens', { name: 'deploys', scopes: ['read'] }],
];

function largeManifest(): string {
  const names = Array.from({ length: 300 }, (_, index) => [`package-${index}`, `^${index}.0.0`]);
  return JSON.stringify({ dependencies: Object.fromEntries(names) });
}

/** Allows no more pages than there are; every row that these tables get needs some. */
async function fill(api: TestApp): Promise<void> {
  const { kysely } = api.app.database;
  await sql`create table filler (text text)`.execute(kysely);
  for (const table of ['projects', 'tokens', 'dependencies'])
    await sql`create trigger ${sql.id(`fill_${table}`)} before insert on ${sql.id(table)}
      begin insert into filler values (hex(zeroblob(100000))); end`.execute(kysely);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
  await limitPages(api, rows[0]?.page_count ?? 0);
}

async function limitPages(api: TestApp, count: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(count)}`.execute(api.app.database.kysely);
}
