import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL server of the test's own, in a temporary directory, on a port the system picked. */
export interface TestPostgres {
  /** URL of a new, empty database. */
  createDatabase(): Promise<string>;
  close(): Promise<void>;
}

/** What to install where there is none. */
export const POSTGRES_MISSING = 'needs PostgreSQL: apt-get install postgresql, or set UPRIVER_TEST_POSTGRES_BIN';

const START_MS_MAX = 20_000;
const RETRY_MS = 50;

/** Directory of the server's programs; undefined where none is installed. */
export function findPostgres(): string | undefined {
  const given = process.env['UPRIVER_TEST_POSTGRES_BIN'];
  if (given !== undefined) return given;
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(base, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Starts a server. PostgreSQL refuses to run as root, so then it runs as `postgres` or `nobody`. */
export async function startPostgres(bin: string): Promise<TestPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'upriver-postgres-'));
  const user = process.getuid?.() === 0 ? findUser() : undefined;
  if (user !== undefined) chownSync(directory, user.uid, user.gid);
  const as = user === undefined ? {} : { uid: user.uid, gid: user.gid };
  const data = join(directory, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'upriver', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    {
      ...as,
      cwd: directory,
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${directory}`,
      '-c',
      'fsync=off',
    ],
    { ...as, cwd: directory, stdio: 'ignore' },
  );
  const url = `postgres://upriver@127.0.0.1:${port}`;
  await waitUntilReady(server, `${url}/postgres`);
  let count = 0;
  return {
    async createDatabase() {
      count += 1;
      await query(`${url}/postgres`, `create database test_${count}`);
      return `${url}/test_${count}`;
    },
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  for (const deadline = Date.now() + START_MS_MAX; ; await delay(RETRY_MS)) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) throw error;
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function findUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next one may exist.
    }
  }
  throw new Error('no user that PostgreSQL could run as: neither postgres nor nobody exists');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
