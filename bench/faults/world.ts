// One server on one store, with a vendor's status page beside it, that a fault can be done to.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { findPostgres, startPostgres } from '../../test/support/postgres.ts';
import type { TestPostgres } from '../../test/support/postgres.ts';
import { startServer } from '../../test/support/process.ts';
import type { ServerProcess } from '../../test/support/process.ts';
import { createVendorPages } from '../../test/support/vendor-pages.ts';
import type { VendorPage, VendorPages } from '../../test/support/vendor-pages.ts';
import { mountLoopDisk } from './loop-disk.ts';
import type { LoopDisk } from './loop-disk.ts';

export type StoreName = 'sqlite' | 'postgres';

/** What a fault needs of the machine before the server starts. */
export interface Preparation {
  /** The store's files lie on a disk of their own, of so many bytes. */
  readonly diskBytes?: number;
  /** The clocks of server and store can be moved. */
  readonly hasOwnClock?: boolean;
}

export interface World {
  readonly store: StoreName;
  readonly url: string;
  readonly page: VendorPage;
  /** Directory of the store's files. */
  readonly files: string;
  readonly postgres: TestPostgres | undefined;
  readonly disk: LoopDisk | undefined;
  readonly server: () => ServerProcess;
  /** Processes that ended although nobody asked for it; each was started again, as a service manager does. */
  readonly unexpectedEnds: () => number;
  readonly isDying: () => boolean;
  /** Ends the server with a signal. @returns its exit code, null when the signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Moves the wall clock of server and store, in seconds from the true time. */
  moveClock(seconds: number): void;
  /** The store, to be read beside a server that has ended, or on PostgreSQL beside one that runs. */
  openStore(): Database;
  close(): Promise<void>;
}

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const WATCH_MS = 100;
const LIMITS = {
  UPRIVER_LIMIT_EVENTS_PER_MINUTE: '100000000',
  UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000000',
  UPRIVER_LIMIT_SERVICE_EVENTS_PER_MINUTE: '100000000',
  UPRIVER_LIMIT_STREAMS_PER_ORGANIZATION: '2000',
  UPRIVER_LIMIT_STREAMS: '2000',
  UPRIVER_POLL_INTERVAL_SECONDS: '1',
};

/** Builds one and starts its server. */
export async function createWorld(store: StoreName, { diskBytes, hasOwnClock = false }: Preparation): Promise<World> {
  const directory = mkdtempSync(join(tmpdir(), 'upriver-faults-'));
  chmodSync(directory, 0o755);
  const files = mkdtempSync(join(directory, 'store-'));
  const disk = diskBytes === undefined ? undefined : mountLoopDisk(join(directory, 'disk'), files, diskBytes);
  const clockFile = join(directory, 'clock');
  writeFileSync(clockFile, '+0');
  const environment: Record<string, string> = hasOwnClock
    ? {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: clockFile,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        FAKETIME_NO_CACHE: '1',
      }
    : {};
  const pages: VendorPages = createVendorPages();
  const page = await pages.add({ provider: 'statuspage', name: 'Acme Pay', components: ['API'] });
  const postgres = store === 'postgres' ? await startCluster(files, environment) : undefined;
  const databaseUrl = await postgres?.createDatabase();
  const port = await freePort();
  const settings = {
    ...LIMITS,
    ...environment,
    UPRIVER_PORT: String(port),
    ...(databaseUrl === undefined ? {} : { UPRIVER_DATABASE_URL: databaseUrl }),
  };
  let server: ServerProcess | undefined;
  let isExpectedToEnd = true;
  let unexpectedEnds = 0;
  let starting: Promise<void> = Promise.resolve();

  async function start(): Promise<void> {
    server = await startServer(files, settings);
    isExpectedToEnd = false;
  }

  /** What a service manager does. */
  const watch = setInterval(() => {
    if (isExpectedToEnd || server === undefined) return;
    if (server.child.exitCode === null && server.child.signalCode === null) return;
    unexpectedEnds += 1;
    isExpectedToEnd = true;
    starting = startAgain();
  }, WATCH_MS);

  async function startAgain(): Promise<void> {
    for (;;) {
      try {
        return await start();
      } catch {
        // It is tried again at once, as long as the fault lasts.
      }
    }
  }

  await start();
  return {
    store,
    url: `http://127.0.0.1:${port}`,
    page,
    files,
    postgres,
    disk,
    server: () => getServer(),
    unexpectedEnds: () => unexpectedEnds,
    isDying: () => isExpectedToEnd,
    async end(signal) {
      await starting;
      isExpectedToEnd = true;
      return getServer().stop(signal);
    },
    start,
    moveClock: (seconds) => writeFileSync(clockFile, seconds < 0 ? String(seconds) : `+${seconds}`),
    openStore: () =>
      openDatabase(
        databaseUrl === undefined
          ? { dialect: 'sqlite', file: join(files, 'upriver.sqlite') }
          : { dialect: 'postgres', url: databaseUrl },
      ),
    async close() {
      clearInterval(watch);
      await pages.close();
      await postgres?.close().catch(() => undefined);
      disk?.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };

  function getServer(): ServerProcess {
    if (server === undefined) throw new Error('the server has not been started');
    return server;
  }
}

function startCluster(directory: string, environment: Readonly<Record<string, string>>): Promise<TestPostgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('needs PostgreSQL: apt-get install postgresql');
  return startPostgres(bin, { directory, environment, waitsForDisk: true });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  probe.once('error', reject).listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
