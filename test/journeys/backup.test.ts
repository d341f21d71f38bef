import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { compareRollupsWithEvents } from '../support/agreement.ts';
import { SDK_KEY, TOKEN, finish, runCommand, startServer, temporaryDirectory } from '../support/process.ts';
import type { ServerProcess } from '../support/process.ts';
import { readStoredIds } from '../support/stored-ids.ts';

const SETTINGS = {
  UPRIVER_LIMIT_EVENTS_PER_MINUTE: '100000000',
  UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000000',
  UPRIVER_POLL: 'off',
};
const BATCH = 20;

const upriver = (...args: string[]) => finish(runCommand(args, {}));

for (const workers of ['1', '2'])
  test(`a backup under sustained ingest holds every event acknowledged before it, and a server goes on from it elsewhere (${workers} threads)`, async () => {
    using data = temporaryDirectory();
    using backups = temporaryDirectory();
    using elsewhere = temporaryDirectory();
    const server = await startServer(data.path, { ...SETTINGS, UPRIVER_WORKERS: workers });
    const acknowledged = new Set<string>();
    const over = new AbortController();
    const senders = Array.from({ length: 4 }, (_, sender) => sendUntil(over.signal, server, sender, acknowledged));
    while (acknowledged.size < 2000) await new Promise((resolve) => setImmediate(resolve));

    const before = [...acknowledged];
    const file = join(backups.path, 'upriver.sqlite');
    const written = await upriver('backup', file, '--data', data.path, '--json');
    assert.equal(written.code, 0, written.output);
    assert.ok(acknowledged.size > before.length, 'ingest went on meanwhile');
    over.abort();
    await Promise.all(senders);
    assert.equal(await server.stop(), 0, server.output());

    assert.equal((statSync(file).mode & 0o777).toString(8), '600');
    assert.deepEqual(readdirSync(backups.path), ['upriver.sqlite']);
    const { events, damaged } = JSON.parse(written.output) as { events: number; damaged: number };
    assert.ok(events >= before.length);
    assert.equal(damaged, 0);

    const target = join(elsewhere.path, 'data');
    const restored = await upriver('restore', file, '--data', target);
    assert.equal(restored.code, 0, restored.output);
    const again = await startServer(target, SETTINGS);
    const services = await fetch(`${again.url}/api/v1/services`, { headers: { authorization: `Bearer ${TOKEN}` } });
    assert.match(await services.text(), /"slug":"stripe"/);
    assert.equal(await again.stop(), 0, again.output());
    const stored = await readStoredIds(target);
    assert.equal(stored.size, events);
    const database = openDatabase({ dialect: 'sqlite', file: join(target, 'upriver.sqlite') });
    assert.deepEqual((await compareRollupsWithEvents(database)).differences, []);
    await database.close();
    assert.deepEqual(
      before.filter((id) => !stored.has(id)),
      [],
    );
  });

test('a store that a server has open, or that is there already, is not replaced by a restore; with --force it is kept under another name', async () => {
  using data = temporaryDirectory();
  using backups = temporaryDirectory();
  const file = join(backups.path, 'copy.sqlite');
  const server = await startServer(data.path, SETTINGS);
  assert.equal((await upriver('backup', file, '--data', data.path)).code, 0);

  const held = await upriver('restore', file, '--data', data.path, '--force');
  assert.equal(held.code, 1);
  assert.match(held.output, new RegExp(`in use by another process \\(pid ${server.child.pid} `));
  assert.equal(await server.stop(), 0);

  const there = await upriver('restore', file, '--data', data.path);
  assert.equal(there.code, 1);
  assert.match(there.output, /exists; --force/);
  const forced = await upriver('restore', file, '--data', data.path, '--force', '--json');
  assert.equal(forced.code, 0, forced.output);
  const { previous } = JSON.parse(forced.output) as { previous: string };
  assert.ok(existsSync(previous));
  const again = await startServer(data.path, SETTINGS);
  assert.equal(await again.stop(), 0);
});

test('a damaged backup, a file of something else, and one of a newer version are refused and change nothing', async () => {
  using data = temporaryDirectory();
  using backups = temporaryDirectory();
  const file = join(backups.path, 'copy.sqlite');
  assert.equal(await (await startServer(data.path, SETTINGS)).stop(), 0);
  assert.equal((await upriver('backup', file, '--data', data.path)).code, 0);

  const damaged = join(backups.path, 'damaged.sqlite');
  const bytes = readFileSync(file);
  bytes.fill(0xaa, 40_960, 49_152);
  writeFileSync(damaged, bytes);
  const other = join(backups.path, 'other.sqlite');
  writeFileSync(other, 'not a database, but long enough to be read as one '.repeat(100));
  const newer = join(backups.path, 'newer.sqlite');
  copyFileSync(file, newer);
  const { DatabaseSync } = await import('node:sqlite');
  {
    using database = new DatabaseSync(newer);
    database.exec("insert into kysely_migration values ('9999-future', '2030-01-01T00:00:00Z')");
  }
  const target = join(backups.path, 'data');
  for (const [refused, reason] of [
    [damaged, /damaged/],
    [other, /no SQLite database/],
    [newer, /newer version/],
    [join(backups.path, 'absent.sqlite'), /does not exist/],
  ] as const) {
    const { code, output } = await upriver('restore', refused, '--data', target);
    assert.equal(code, 1, output);
    assert.match(output, reason);
    assert.doesNotMatch(output, /^\s+at /m);
    assert.ok(!existsSync(join(target, 'upriver.sqlite')));
  }
});

test('a backup replaces no file without --force, and says what to do for PostgreSQL', async () => {
  using data = temporaryDirectory();
  using backups = temporaryDirectory();
  assert.equal(await (await startServer(data.path, SETTINGS)).stop(), 0);
  const file = join(backups.path, 'copy.sqlite');
  writeFileSync(file, 'precious');
  const refused = await upriver('backup', file, '--data', data.path);
  assert.equal(refused.code, 1);
  assert.match(refused.output, /exists/);
  assert.equal(readFileSync(file, 'utf8'), 'precious');
  assert.equal((await upriver('backup', file, '--data', data.path, '--force')).code, 0);
  assert.equal((await upriver('backup', backups.path, '--data', data.path)).code, 0);
  assert.equal(readdirSync(backups.path).filter((name) => /^upriver-\d{8}T\d{6}Z\.sqlite$/.test(name)).length, 1);
  const postgres = await upriver('backup', file, '--database-url', 'postgres://upriver@127.0.0.1/upriver');
  assert.equal(postgres.code, 1);
  assert.match(postgres.output, /pg_dump --format=custom/);
  assert.match((await upriver('backup', file, '--data', backups.path)).output, /there is no store/);
});

async function sendUntil(
  over: AbortSignal,
  server: ServerProcess,
  sender: number,
  acknowledged: Set<string>,
): Promise<void> {
  for (let index = 0; !over.aborted; index += 1) {
    const ids = Array.from({ length: BATCH }, (_, number) => `${sender}-${index}-${number}`);
    const ts = Math.floor(Date.now() / 1000);
    const batch = ids.map((id) => ({
      host: 'api.stripe.com',
      endpoint: '/v1/charges',
      status: 200,
      latency_ms: 5,
      ts,
      tags: { id },
    }));
    const response = await fetch(`${server.url}/v1/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sdk_key: SDK_KEY, batch }),
    });
    assert.equal(response.status, 200);
    await response.arrayBuffer();
    for (const id of ids) acknowledged.add(id);
  }
}
