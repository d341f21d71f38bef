import { SqliteAdapter, sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Queries } from './database.ts';

/**
 * Identifiers for `in`, of which there may be thousands. SQLite is given them as one value: a list of another length would be another statement,
 * which is built, compiled and kept with as many parameters as the list is long.
 */
export function listed(db: Queries, ids: readonly string[]): readonly string[] | RawBuilder<string> {
  return isSqlite(db) ? sql<string>`(select value from json_each(${listText(ids)}))` : ids;
}

/** A list of identifiers as one value of a statement that is prepared. */
export type ListValue = string | readonly string[];

export function listValue(db: Queries, ids: readonly string[]): ListValue {
  return isSqlite(db) ? listText(ids) : ids;
}

/** Whether a column is one of a list, for statements that are prepared. */
export function isIn(db: Queries, column: string, list: ListValue): RawBuilder<SqlBool> {
  return isSqlite(db)
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${list}))`
    : sql<SqlBool>`${sql.ref(column)} = any(${list})`;
}

function isSqlite(db: Queries): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** By the list, which nobody changes: several statements of one review are given the same. */
const TEXTS = new WeakMap<readonly string[], string>();

function listText(ids: readonly string[]): string {
  let text = TEXTS.get(ids);
  if (text === undefined) TEXTS.set(ids, (text = JSON.stringify(ids)));
  return text;
}
