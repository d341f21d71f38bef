// What a database says of itself, for whoever examines the store.
import { sql } from 'kysely';
import type { Queries } from './database.ts';

export interface SqliteDescription {
  readonly version: string;
  /** What is wrong with the file, a line each; empty when it is whole. */
  readonly problems: readonly string[];
}

/** Asks SQLite for its version and checks the file, which reads all of it. */
export async function describeSqlite(db: Queries): Promise<SqliteDescription> {
  const version = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(3)`.execute(db);
  return {
    version: version.rows[0]?.version ?? 'of an unknown version',
    problems: rows.map((row) => row.quick_check).filter((line) => line !== 'ok'),
  };
}

export interface PostgresDescription {
  /** As people write it, and its first number. */
  readonly version: string;
  readonly major: number;
  /** The database's clock, milliseconds UTC. */
  readonly now: number;
  /** It takes no writes: a standby, or set so. */
  readonly isReadOnly: boolean;
}

export async function describePostgres(db: Queries): Promise<PostgresDescription> {
  const { rows } = await sql<{ version: string; number: string; at: number; read_only: string; recovering: boolean }>`
    select current_setting('server_version') as version, current_setting('server_version_num') as number,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as at,
      current_setting('transaction_read_only') as read_only, pg_is_in_recovery() as recovering`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an empty answer');
  return {
    version: row.version,
    major: Math.floor(Number(row.number) / 10_000),
    now: row.at,
    isReadOnly: row.recovering || row.read_only === 'on',
  };
}

/** Names of the migrations that were applied, in order. */
export async function listAppliedMigrations(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
