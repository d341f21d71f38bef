// What people say of answers: right or wrong, and what it was.
import type { Migration } from 'kysely/migration';
import { key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function judgments(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('judgments')
        .addColumn('impairment_id', 'text', key)
        .addColumn('organization_id', 'text', required)
        .addColumn('project_id', 'text', required)
        .addColumn('service_id', 'text', required)
        .addColumn('was', 'text', required)
        .addColumn('cause', 'text')
        .addColumn('judged_fault', 'text', required)
        .addColumn('judged_cause', 'text')
        .addColumn('said_by', 'text', required)
        .addColumn('said_at', 'bigint', required)
        .addColumn('note', 'text')
        .execute();
      await db.schema
        .createIndex('judgments_said')
        .on('judgments')
        .columns(['organization_id', 'said_at', 'impairment_id'])
        .execute();
    },
  };
}
