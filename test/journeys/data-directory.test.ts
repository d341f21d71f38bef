import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SDK_KEY, finish, runCommand, startServer, temporaryDirectory } from '../support/process.ts';

const SETTINGS = { UPRIVER_POLL: 'off' };

const serve = (data: string) =>
  finish(runCommand(['serve'], { ...SETTINGS, UPRIVER_PORT: '0', UPRIVER_DATA: data, UPRIVER_LOG_LEVEL: 'warn' }));

for (const workers of ['1', '2'])
  test(
    `a second server on one data directory is refused, and told who has it (${workers} threads)`,
    { timeout: 60_000 },
    async () => {
      using data = temporaryDirectory();
      const first = await startServer(data.path, { ...SETTINGS, UPRIVER_WORKERS: workers });
      const { code, output } = await serve(data.path);
      assert.equal(code, 1, output);
      assert.match(output, /is in use by another process/);
      assert.ok(output.includes(`pid ${first.child.pid} on ${hostname()}, since 20`), output);
      assert.match(output, /UPRIVER_DATA/);
      assert.doesNotMatch(output, /^\s+at /m);
      assert.equal((await fetch(`${first.url}/readyz`)).status, 200);
      assert.equal((await sendEvent(first.url)).status, 200);
      assert.equal(await first.stop(), 0, first.output());
    },
  );

test('a server that was killed leaves no lock behind', async () => {
  using data = temporaryDirectory();
  const first = await startServer(data.path, SETTINGS);
  await first.stop('SIGKILL');
  const second = await startServer(data.path, SETTINGS);
  assert.equal((await sendEvent(second.url)).status, 200);
  assert.equal(await second.stop(), 0, second.output());
});

test('nobody but its user reads the store: the directory is 0700 and each file 0600, whatever the umask', async () => {
  using parent = temporaryDirectory();
  const data = join(parent.path, 'data');
  const before = process.umask(0o000);
  const server = await startServer(data, SETTINGS).finally(() => process.umask(before));
  assert.equal((await sendEvent(server.url)).status, 200);
  assert.equal(modeOf(data), '700');
  for (const name of readdirSync(data)) assert.equal(modeOf(join(data, name)), '600', name);
  assert.ok(readdirSync(data).includes('upriver.sqlite-wal'));
  assert.equal(await server.stop(), 0, server.output());
});

test('a store that others could read is tightened, and the log says so', async () => {
  using parent = temporaryDirectory();
  const data = join(parent.path, 'data');
  assert.equal(await (await startServer(data, SETTINGS)).stop(), 0);
  chmodSync(data, 0o755);
  chmodSync(join(data, 'upriver.sqlite'), 0o644);
  const server = await startServer(data, SETTINGS);
  assert.equal(modeOf(data), '700');
  assert.equal(modeOf(join(data, 'upriver.sqlite')), '600');
  assert.equal(await server.stop(), 0);
  assert.match(server.output(), /permissions were tightened/);
});

test("a directory with other people's files keeps its permissions, and the log warns", async () => {
  using parent = temporaryDirectory();
  const data = join(parent.path, 'shared');
  mkdirSync(data);
  chmodSync(data, 0o755);
  writeFileSync(join(data, 'notes.txt'), 'not ours', { mode: 0o644 });
  const server = await startServer(data, SETTINGS);
  assert.equal(modeOf(data), '755');
  assert.equal(modeOf(join(data, 'notes.txt')), '644');
  assert.equal(modeOf(join(data, 'upriver.sqlite')), '600');
  assert.equal(await server.stop(), 0);
  assert.match(server.output(), /can read the store/);
});

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

function sendEvent(url: string): Promise<Response> {
  const event = {
    host: 'api.stripe.com',
    endpoint: '/v1/charges',
    status: 200,
    latency_ms: 5,
    ts: Math.floor(Date.now() / 1000),
  };
  return fetch(`${url}/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sdk_key: SDK_KEY, event }),
  });
}
