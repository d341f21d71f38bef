import type { ColumnDefinitionBuilder, Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';

/** Column types that differ between the two databases. */
export interface ColumnTypes {
  /** Bytes. */
  readonly bytes: RawBuilder<unknown>;
  /** A number that counts up by itself and is the primary key. */
  readonly serial: RawBuilder<unknown>;
}

/** SQLite's `integer primary key` counts up by itself; PostgreSQL needs an identity. */
export function columnTypes(dialect: Dialect): ColumnTypes {
  return dialect === 'sqlite'
    ? { bytes: sql`blob`, serial: sql`integer primary key autoincrement` }
    : { bytes: sql`bytea`, serial: sql`bigint generated always as identity primary key` };
}

export type Schema = Kysely<unknown>;
export const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
export const key = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.primaryKey();
