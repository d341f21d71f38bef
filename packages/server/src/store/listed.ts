import { SqliteAdapter, sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Identifiers for `in`, of which there may be thousands. SQLite is given them as one value: a list of another length would be another statement,
 * which is built, compiled and kept with as many parameters as the list is long.
 */
export function listed(db: Queries, ids: readonly string[]): readonly string[] | RawBuilder<string> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return isSqlite ? sql<string>`(select value from json_each(${listText(ids)}))` : ids;
}

/** By the list, which nobody changes: several statements of one review are given the same. */
const TEXTS = new WeakMap<readonly string[], string>();

function listText(ids: readonly string[]): string {
  let text = TEXTS.get(ids);
  if (text === undefined) TEXTS.set(ids, (text = JSON.stringify(ids)));
  return text;
}
