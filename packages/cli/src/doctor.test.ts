import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Finding } from '@upriver/server';
import { temporaryDirectory } from '../../../test/support/process.ts';
import { POSTGRES_MISSING, findPostgres, startPostgres } from '../../../test/support/postgres.ts';
import { openDatabase } from '../../server/src/store/database.ts';
import { lockDirectory } from '../../server/src/store/files/directory-lock.ts';
import { migrate } from '../../server/src/store/migrate.ts';
import { insertOrganization } from '../../server/src/store/organizations/organizations.ts';
import { insertToken } from '../../server/src/store/organizations/tokens.ts';
import { run } from './run.ts';

const DAY_MS = 86_400_000;
/** Nobody listens there. */
const NO_SERVER = ['--port', '1'];

test('doctor finds nothing wrong with a fresh store, a page that answers and a clock that is right', async () => {
  using data = temporaryDirectory();
  await using page = await startPage();
  await createStore(join(data.path, 'upriver.sqlite'));
  chmodSync(join(data.path, 'upriver.sqlite'), 0o600);
  const { code, findings } = await examine(['--data', data.path, '--page', page.url, ...NO_SERVER]);
  assert.deepEqual(
    findings.filter(({ level }) => level !== 'ok'),
    [],
  );
  assert.equal(code, 0);
  for (const check of [
    'versions',
    'settings',
    'disk.space',
    'disk.sync',
    'disk.permissions',
    'store.owner',
    'store.integrity',
    'store.schema',
    'tokens.expiry',
    'keys.age',
    'network.outbound',
    'clock.pages',
  ])
    assert.ok(
      findings.some((finding) => finding.check === check),
      check,
    );
});

test('doctor warns of what looks odd, says what to do, and exits with 2 when asked to', async () => {
  using data = temporaryDirectory();
  await using page = await startPage(() => new Date(Date.now() - 3_600_000).toUTCString());
  const file = join(data.path, 'upriver.sqlite');
  const now = Date.now();
  await createStore(file, [
    { name: 'old', createdAt: now - 400 * DAY_MS, expiresAt: null },
    { name: 'ending', createdAt: now, expiresAt: now + 3 * DAY_MS },
  ]);
  chmodSync(data.path, 0o755);
  const release = lockDirectory(data.path, now);
  const { code, findings } = await examine(
    ['--data', data.path, '--page', page.url, '--trust-proxy', '0.0.0.0/0', '--fail-on', 'warning', ...NO_SERVER],
    { UPRIVER_PROT: '80', UPRIVER_BOOTSTRAP_TOKEN: `upr_api_${'x'.repeat(32)}` },
  );
  release();
  const warnings = findings.filter(({ level }) => level === 'warning').map(({ check }) => check);
  assert.deepEqual(
    new Set(warnings),
    new Set([
      'settings.unknown',
      'settings.trust_proxy',
      'settings.bootstrap',
      'disk.permissions',
      'tokens.expiry',
      'tokens.age',
      'clock.pages',
    ]),
  );
  for (const { level, advice } of findings) assert.equal(advice === null, level === 'ok');
  // A server that holds the store and does not answer is a failure, which goes before warnings.
  assert.equal(findings.find(({ check }) => check === 'server.ready')?.level, 'failure');
  assert.equal(code, 1);
  const again = await examine(['--data', data.path, '--page', page.url, '--fail-on', 'warning', ...NO_SERVER]);
  assert.equal(again.code, 2);
});

test('doctor on a directory without a store leaves nothing behind', async () => {
  using data = temporaryDirectory();
  const empty = join(data.path, 'empty');
  mkdirSync(empty, { mode: 0o700 });
  const { findings } = await examine(['--data', empty, '--poll', 'off', ...NO_SERVER]);
  assert.match(findings.find(({ check }) => check === 'store.reachable')?.message ?? '', /does not exist yet/);
  assert.deepEqual(readdirSync(empty), []);
});

test('doctor fails when no status page can be reached', async () => {
  using data = temporaryDirectory();
  const { code, findings } = await examine(['--data', data.path, '--page', 'http://127.0.0.1:1/', ...NO_SERVER]);
  assert.equal(findings.find(({ check }) => check === 'network.outbound')?.level, 'failure');
  assert.equal(code, 1);
});

test('doctor examines PostgreSQL, and says when it is away', async (t) => {
  const bin = findPostgres();
  if (bin === undefined) return t.skip(POSTGRES_MISSING);
  const postgres = await startPostgres(bin);
  const url = await postgres.createDatabase();
  const database = openDatabase({ dialect: 'postgres', url });
  await migrate(database);
  await database.close();
  const there = await examine(['--database-url', url, '--poll', 'off', ...NO_SERVER]);
  for (const check of ['store.version', 'store.writable', 'store.schema', 'clock.database'])
    assert.equal(there.findings.find((finding) => finding.check === check)?.level, 'ok', check);
  assert.ok(!there.findings.some(({ check }) => check.startsWith('disk.')));
  await postgres.close();
  const away = await examine(['--database-url', url, '--poll', 'off', ...NO_SERVER]);
  assert.equal(away.code, 1);
  assert.match(away.findings.find(({ check }) => check === 'store.reachable')?.message ?? '', /does not answer/);
});

test('config check says of every setting where its value comes from, and shows no secret', async () => {
  const { code, out } = await upriver(
    ['config', 'check', '--json', '--port', '0', '--database-url', 'postgres://user:hunter2@db/upriver'],
    {
      UPRIVER_PORT: '80',
      UPRIVER_HOST: '0.0.0.0',
      UPRIVER_BOOTSTRAP_TOKEN: `upr_api_${'secret'.repeat(5)}`,
    },
  );
  assert.equal(code, 0);
  const { settings } = JSON.parse(out) as { settings: { setting: string; from: string; value: string }[] };
  const of = (name: string) => settings.find(({ setting }) => setting === `UPRIVER_${name}`);
  assert.deepEqual([of('PORT')?.from, of('PORT')?.value], ['flag', '0']);
  assert.equal(of('HOST')?.from, 'environment');
  assert.equal(of('WORKERS')?.from, 'default');
  assert.doesNotMatch(out, /hunter2|secretsecret/);
});

test('config check names every setting that a start would refuse, not only the first', async () => {
  const { code, error } = await upriver(['config', 'check'], {
    UPRIVER_PORT: 'http',
    UPRIVER_POLL: 'perhaps',
    UPRIVER_PROT: '1',
  });
  assert.equal(code, 1);
  assert.match(error, /UPRIVER_PORT must be/);
  assert.match(error, /UPRIVER_POLL must be/);
  assert.match(error, /UPRIVER_PROT is not a setting/);
});

async function examine(flags: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { code, out, error } = await upriver(['doctor', '--json', ...flags], {
    UPRIVER_OUTBOUND_ALLOW: '127.0.0.1',
    ...environment,
  });
  assert.equal(error, '');
  return { code, findings: JSON.parse(out) as Finding[] };
}

async function upriver(words: readonly string[], environment: Readonly<Record<string, string>>) {
  let out = '';
  let error = '';
  const code = await run(words, environment, { out: (text) => (out += text), error: (text) => (error += text) });
  return { code, out, error };
}

async function createStore(
  file: string,
  tokens: readonly { readonly name: string; readonly createdAt: number; readonly expiresAt: number | null }[] = [],
): Promise<void> {
  const database = openDatabase({ dialect: 'sqlite', file });
  await migrate(database);
  await database.transaction((db) => insertOrganization(db, { id: 'org_a', name: 'A', slug: 'a', createdAt: 0 }));
  for (const token of tokens)
    await insertToken(database.kysely, {
      ...token,
      id: `tok_${token.name}`,
      organizationId: 'org_a',
      prefix: `upr_api_${token.name}`,
      hash: token.name,
      scopes: ['read'],
      revokedAt: null,
      lastUsedAt: null,
    });
  await database.close();
}

async function startPage(date = () => new Date().toUTCString()): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { date: date(), 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
