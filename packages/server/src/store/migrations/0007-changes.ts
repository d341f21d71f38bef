// The log of changes that streams and notifications follow.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../database.ts';
import { required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

/** Any number that nothing else of ours locks. */
const LOCK = 7_046_029;

export function changes(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      if (dialect === 'postgres') await orderByCommit(db);
      await db.schema
        .createTable('changes')
        .addColumn(
          'id',
          dialect === 'postgres'
            ? sql`bigint primary key default next_change()`
            : sql`integer primary key autoincrement`,
        )
        .addColumn('at', 'bigint', required)
        .addColumn('kind', 'text', required)
        .addColumn('service_id', 'text', required)
        .addColumn('organization_id', 'text')
        .addColumn('payload', 'text', required)
        .execute();
    },
  };
}

/**
 * A sequence alone numbers rows in another order than they become visible, and a reader that goes on after the greatest number it
 * has seen would miss some. The lock is held until the transaction has ended, so numbers are given in the order of commits.
 */
async function orderByCommit(db: Schema): Promise<void> {
  await sql`create sequence change_numbers`.execute(db);
  await sql`
    create function next_change() returns bigint language plpgsql volatile as $body$
    begin
      perform pg_advisory_xact_lock(${sql.lit(LOCK)});
      return nextval('change_numbers');
    end
    $body$
  `.execute(db);
}
