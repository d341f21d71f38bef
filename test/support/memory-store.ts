import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import type { SqliteOptions } from '../../packages/server/src/store/dialect/sqlite.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';

/** Bytes of a SQLite file that is migrated and empty: to migrate takes as long as a test. */
let migrated: Promise<Uint8Array> | undefined;

/** A new, migrated, empty store in memory. */
export async function openMemoryStore(options: SqliteOptions = {}): Promise<Database> {
  return openDatabase({ dialect: 'sqlite', file: ':memory:' }, { ...options, contents: await readMigrated() });
}

/** What a file is to hold to be such a store. */
export function readMigrated(): Promise<Uint8Array> {
  return (migrated ??= makeMigrated());
}

async function makeMigrated(): Promise<Uint8Array> {
  const directory = mkdtempSync(join(tmpdir(), 'upriver-migrated-'));
  const database = openDatabase({ dialect: 'sqlite', file: ':memory:' });
  try {
    await migrate(database);
    const file = join(directory, 'upriver.sqlite');
    await sql`vacuum into ${file}`.execute(database.kysely);
    return readFileSync(file);
  } finally {
    await database.close();
    rmSync(directory, { recursive: true });
  }
}
