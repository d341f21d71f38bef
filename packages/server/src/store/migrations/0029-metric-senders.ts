// Processes that send metrics of their calls, with the counts of their last export: calls are what was added to cumulative counts.
import type { Migration } from 'kysely/migration';
import { required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function metricSenders(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('metric_senders')
        .addColumn('organization_id', 'text', required)
        .addColumn('project_id', 'text', required)
        .addColumn('sender', 'text', required)
        .addColumn('service', 'text', required)
        .addColumn('version', 'integer', required)
        .addColumn('seen_at', 'bigint', required)
        .addColumn('state', 'text', required)
        .addPrimaryKeyConstraint('metric_senders_key', ['project_id', 'sender'])
        .execute();
      await db.schema
        .createIndex('metric_senders_service')
        .on('metric_senders')
        .columns(['project_id', 'service', 'seen_at'])
        .execute();
    },
  };
}
