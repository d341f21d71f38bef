import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Dialect } from '../database.ts';

/**
 * The time that leases are judged by, in milliseconds. Nodes that share a PostgreSQL server share its clock, however far apart their
 * own are; whoever has an SQLite file has it alone, and gives the time.
 */
export function sharedNow(dialect: Dialect, now: number): RawBuilder<number> {
  return dialect === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`${now}`;
}
