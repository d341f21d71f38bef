import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import type { Database, StoreLocation } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { allocateSharedMemory } from '../../packages/server/src/threads/shared-memory.ts';
import { openMemoryStore, readMigrated } from './memory-store.ts';
import { POSTGRES_MISSING, findPostgres, startPostgres } from './postgres.ts';
import type { TestPostgres } from './postgres.ts';

/** A store to run a suite on. */
export interface TestStore {
  readonly name: 'sqlite' | 'postgres';
  /** Why it cannot be had here; undefined when it can. */
  readonly skip: string | undefined;
  /** A new, migrated, empty database. */
  open(): Promise<Database>;
  /** The same, opened twice: as two threads of a process on SQLite, as two nodes on PostgreSQL. */
  openTwice(): Promise<{ readonly databases: readonly [Database, Database]; readonly location: StoreLocation }>;
  close(): Promise<void>;
}

/** Every engine that the store runs on. */
export function createTestStores(): TestStore[] {
  return [createSqliteStore(), createPostgresStore()];
}

function createSqliteStore(): TestStore {
  const directories: string[] = [];
  return {
    name: 'sqlite',
    skip: undefined,
    open: () => openMemoryStore(),
    async openTwice() {
      const directory = mkdtempSync(join(tmpdir(), 'upriver-store-'));
      directories.push(directory);
      const file = join(directory, 'upriver.sqlite');
      writeFileSync(file, await readMigrated());
      return openTwice({ dialect: 'sqlite', file });
    },
    close() {
      for (const directory of directories) rmSync(directory, { recursive: true });
      return Promise.resolve();
    },
  };
}

function createPostgresStore(): TestStore {
  const bin = findPostgres();
  const located: string[] = [];
  async function locate(): Promise<StoreLocation> {
    if (bin === undefined) throw new Error(POSTGRES_MISSING);
    const url = await createSharedDatabase(bin);
    located.push(url);
    return { dialect: 'postgres', url };
  }
  return {
    name: 'postgres',
    skip: bin === undefined ? POSTGRES_MISSING : undefined,
    open: async () => openDatabase(await locate()),
    openTwice: async () => openTwice(await locate()),
    async close() {
      for (const url of located.splice(0)) await (await shared)?.server.dropDatabase(url);
    },
  };
}

interface SharedServer {
  readonly server: TestPostgres;
  /** A database that is migrated, to make copies of. */
  readonly migrated: string;
}

/** One server for all suites of this process: to start one takes as long as several tests. */
let shared: Promise<SharedServer> | undefined;

/** URL of a new, migrated, empty database on that server, for tests that neither take it away nor end connections of others. */
export async function createSharedDatabase(bin: string): Promise<string> {
  shared ??= startShared(bin);
  const { server, migrated } = await shared;
  return server.createDatabase(migrated);
}

async function startShared(bin: string): Promise<SharedServer> {
  const server = await startPostgres(bin);
  server.leaveOpen();
  const migrated = await server.createDatabase();
  await (await openMigrated({ dialect: 'postgres', url: migrated })).close();
  return { server, migrated };
}

async function openTwice(location: StoreLocation) {
  const { tableWrites } = allocateSharedMemory();
  const databases = [
    await openMigrated(location, { tableWrites }),
    await openMigrated(location, { tableWrites }),
  ] as const;
  return { databases, location };
}

async function openMigrated(
  location: StoreLocation,
  options: Parameters<typeof openDatabase>[1] = {},
): Promise<Database> {
  const database = openDatabase(location, options);
  await migrate(database);
  return database;
}
