import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, Pool } from 'pg';

/** A PostgreSQL server of the test's own, in a temporary directory, on a port the system picked. */
export interface TestPostgres {
  /** URL of a new database: an empty one, or a copy of another one that nobody is connected to. */
  createDatabase(copyOf?: string): Promise<string>;
  /** Ends the connections to a database, and drops it. */
  dropDatabase(url: string): Promise<void>;
  /** Ends it and keeps its data and port: `fast` disconnects clients, `immediate` is like a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  isRunning(): boolean;
  /** Starts it again after `stop`, or after it ended by itself. */
  start(): Promise<void>;
  /** Ends the connections of all clients, as an operator or a fail-over does. */
  terminateConnections(): Promise<void>;
  /** Runs one statement as its superuser. */
  execute(sql: string): Promise<void>;
  close(): Promise<void>;
  /** Keeps it running until this process ends, and does not keep the process. */
  leaveOpen(): void;
}

/** Where its files are, and what its processes find in their environment; a temporary directory and nothing by default. */
export interface TestPostgresOptions {
  readonly directory?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Waits for its disk, as one in production does; a test that does not take the disk away is quicker without. */
  readonly waitsForDisk?: boolean;
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
export async function startPostgres(bin: string, options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'upriver-postgres-'));
  const user = process.getuid?.() === 0 ? findUser() : undefined;
  if (user !== undefined) chownSync(directory, user.uid, user.gid);
  const as = user === undefined ? {} : { uid: user.uid, gid: user.gid };
  const data = join(directory, 'data');
  execFileSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'upriver',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      ...(options.waitsForDisk === true ? [] : ['--no-sync']),
    ],
    {
      ...as,
      cwd: directory,
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  let server: ChildProcess;
  let ended: Promise<unknown>;
  const url = `postgres://upriver@127.0.0.1:${port}`;
  await start();
  // Kept: to connect takes PostgreSQL as long as to copy a database.
  const administration = new Pool({ connectionString: `${url}/postgres`, max: 1, allowExitOnIdle: true });
  administration.on('error', () => undefined);
  const execute = async (sql: string): Promise<void> => void (await administration.query(sql));
  const { rows } = await administration.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  // By default a copy goes through the log of writes, block by block, which takes four times as long without a disk to wait for.
  const asFiles = options.waitsForDisk !== true && Number(rows[0]?.version) >= 150_000 ? ' strategy file_copy' : '';
  let count = 0;

  async function start(): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${directory}`,
      // A page that is half written is a matter of the disk, too.
      ...(options.waitsForDisk === true ? [] : ['fsync=off', 'full_page_writes=off']),
    ];
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, cwd: directory, stdio: 'ignore', env: { ...process.env, ...options.environment } },
    );
    ended = new Promise((resolve) => server.once('exit', resolve));
    await waitUntilReady(server, `${url}/postgres`);
  }

  async function stop(mode: 'fast' | 'immediate'): Promise<void> {
    server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  }

  return {
    async createDatabase(copyOf) {
      count += 1;
      const name = `test_${count}`;
      const template = copyOf === undefined ? '' : ` template ${nameOf(copyOf)}${asFiles}`;
      await execute(`create database ${name}${template}`);
      return `${url}/${name}`;
    },
    dropDatabase: (dropped) => execute(`drop database ${nameOf(dropped)} with (force)`),
    isRunning: () => server.exitCode === null && server.signalCode === null,
    start,
    stop,
    terminateConnections: () =>
      execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      ),
    execute,
    async close() {
      await administration.end();
      await stop('fast');
      rmSync(directory, { recursive: true, force: true });
    },
    leaveOpen() {
      server.unref();
      process.once('exit', () => {
        server.kill('SIGQUIT');
        // Its last process removes this file, and nothing asynchronous runs any more.
        const clock = new Int32Array(new SharedArrayBuffer(4));
        for (let wait = 0; wait < 400 && existsSync(join(data, 'postmaster.pid')); wait += 1)
          Atomics.wait(clock, 0, 0, 5);
        rmSync(directory, { recursive: true, force: true });
      });
    },
  };
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
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

/** A port of loopback that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
