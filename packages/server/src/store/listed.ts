import { SqliteAdapter, sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Identifiers for `in`, of which there may be thousands. SQLite is given them as one value: a list of another length would be another statement,
 * which is built, compiled and kept with as many parameters as the list is long.
 */
export function listed(db: Queries, ids: readonly string[]): readonly string[] | RawBuilder<string> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return isSqlite ? sql<string>`(select value from json_each(${JSON.stringify(ids)}))` : ids;
}
