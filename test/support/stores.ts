import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import type { Database, StoreLocation } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { allocateSharedMemory } from '../../packages/server/src/threads/shared-memory.ts';
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
    open: () => openMigrated({ dialect: 'sqlite', file: ':memory:' }),
    openTwice() {
      const directory = mkdtempSync(join(tmpdir(), 'upriver-store-'));
      directories.push(directory);
      return openTwice({ dialect: 'sqlite', file: join(directory, 'upriver.sqlite') });
    },
    close() {
      for (const directory of directories) rmSync(directory, { recursive: true });
      return Promise.resolve();
    },
  };
}

function createPostgresStore(): TestStore {
  const bin = findPostgres();
  let server: Promise<TestPostgres> | undefined;
  async function locate(): Promise<StoreLocation> {
    if (bin === undefined) throw new Error(POSTGRES_MISSING);
    server ??= startPostgres(bin);
    return { dialect: 'postgres', url: await (await server).createDatabase() };
  }
  return {
    name: 'postgres',
    skip: bin === undefined ? POSTGRES_MISSING : undefined,
    open: async () => openMigrated(await locate()),
    openTwice: async () => openTwice(await locate()),
    async close() {
      await (await server)?.close();
    },
  };
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
