import { openDatabase } from '../../packages/server/src/store/database.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { POSTGRES_MISSING, findPostgres, startPostgres } from './postgres.ts';
import type { TestPostgres } from './postgres.ts';

/** A store to run a suite on. */
export interface TestStore {
  readonly name: 'sqlite' | 'postgres';
  /** Why it cannot be had here; undefined when it can. */
  readonly skip: string | undefined;
  /** A new, migrated, empty database. */
  open(): Promise<Database>;
  close(): Promise<void>;
}

/** Every engine that the store runs on. */
export function createTestStores(): TestStore[] {
  return [createSqliteStore(), createPostgresStore()];
}

function createSqliteStore(): TestStore {
  return {
    name: 'sqlite',
    skip: undefined,
    open: () => openMigrated({ dialect: 'sqlite', file: ':memory:' }),
    close: () => Promise.resolve(),
  };
}

function createPostgresStore(): TestStore {
  const bin = findPostgres();
  let server: Promise<TestPostgres> | undefined;
  return {
    name: 'postgres',
    skip: bin === undefined ? POSTGRES_MISSING : undefined,
    async open() {
      if (bin === undefined) throw new Error(POSTGRES_MISSING);
      server ??= startPostgres(bin);
      return openMigrated({ dialect: 'postgres', url: await (await server).createDatabase() });
    },
    async close() {
      await (await server)?.close();
    },
  };
}

async function openMigrated(location: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const database = openDatabase(location);
  await migrate(database);
  return database;
}
