// State of the sequential tests, impairments, and leases of work that one node does at a time.
import type { Migration } from 'kysely/migration';
import { key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function detection(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('detectors')
        .addColumn('organization_id', 'text', required)
        .addColumn('project_id', 'text', required)
        .addColumn('service_id', 'text', required)
        .addColumn('environment', 'text', required)
        .addColumn('region', 'text', required)
        .addColumn('state', 'text', required)
        .addColumn('consumed_to', 'bigint', required)
        .addColumn('last_call_at', 'bigint', required)
        .addColumn('verdict', 'text')
        .addColumn('verdict_at', 'bigint')
        .addColumn('fault_split', 'text')
        .addColumn('recovered_at', 'bigint')
        .addPrimaryKeyConstraint('detectors_key', ['project_id', 'service_id', 'environment', 'region'])
        .execute();
      await db.schema
        .createIndex('detectors_service')
        .on('detectors')
        .columns(['organization_id', 'service_id'])
        .execute();
      await db.schema
        .createTable('impairments')
        .addColumn('organization_id', 'text', required)
        .addColumn('project_id', 'text', required)
        .addColumn('service_id', 'text', required)
        .addColumn('environment', 'text', required)
        .addColumn('region', 'text', required)
        .addColumn('signal', 'text', required)
        .addColumn('onset_at', 'bigint', required)
        .addColumn('detected_at', 'bigint', required)
        .addColumn('ended_at', 'bigint')
        .addColumn('ended_by', 'text')
        .addColumn('calls', 'bigint', required)
        .addColumn('bad', 'bigint', required)
        .addColumn('normal_rate', 'double precision', required)
        .addPrimaryKeyConstraint('impairments_key', [
          'project_id',
          'service_id',
          'environment',
          'region',
          'signal',
          'detected_at',
        ])
        .execute();
      await db.schema
        .createIndex('impairments_service')
        .on('impairments')
        .columns(['organization_id', 'service_id', 'detected_at'])
        .execute();
      await db.schema
        .createTable('leases')
        .addColumn('name', 'text', key)
        .addColumn('holder', 'text', required)
        .addColumn('until', 'bigint', required)
        .execute();
      // Parts that were merged before the hour was over are told from those as a commit made them.
      await db.schema
        .alterTable('rollup_parts')
        .addColumn('merged', 'integer', (column) => required(column).defaultTo(0))
        .execute();
    },
  };
}
