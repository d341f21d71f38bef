// When pages were looked at, how each component changed, and states from which a moment's state is made.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../database.ts';
import { columnTypes, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function statusHistory(dialect: Dialect): Migration {
  const { bytes } = columnTypes(dialect);
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('look_days')
        .addColumn('service_id', 'text', required)
        .addColumn('day', 'integer', required)
        .addColumn('valid_for_ms', 'bigint', required)
        .addColumn('times', bytes, required)
        .addPrimaryKeyConstraint('look_days_key', ['service_id', 'day', 'valid_for_ms'])
        .execute();
      await db.schema
        .createTable('component_changes')
        .addColumn('component_id', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('service_id', 'text', required)
        .addColumn('status', 'text')
        .addPrimaryKeyConstraint('component_changes_key', ['component_id', 'at'])
        .execute();
      await db.schema
        .createIndex('component_changes_service')
        .on('component_changes')
        .columns(['service_id', 'at'])
        .execute();
      await db.schema
        .createTable('page_states')
        .addColumn('service_id', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('content', bytes, required)
        .addPrimaryKeyConstraint('page_states_key', ['service_id', 'at'])
        .execute();
      // What components were before is not known any more; what they are is where their changes begin.
      await sql`insert into component_changes (component_id, at, service_id, status)
        select id, coalesce(gone_at, changed_at), service_id, case when gone_at is null then status end
        from components`.execute(db);
    },
  };
}
