// Blocks of events, rollups, endpoint templates, unknown hosts, and answers kept for repeats.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../database.ts';
import { columnTypes, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function telemetry(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      await createBlocks(db, dialect);
      await createRollups(db, dialect);
      await createBesides(db);
    },
  };
}

async function createBlocks(db: Schema, dialect: Dialect): Promise<void> {
  const { bytes, serial } = columnTypes(dialect);
  await db.schema
    .createTable('event_blocks')
    .addColumn('id', serial)
    .addColumn('organization_id', 'text', required)
    .addColumn('project_id', 'text', required)
    .addColumn('received_at', 'bigint', required)
    .addColumn('from_at', 'bigint', required)
    .addColumn('to_at', 'bigint', required)
    .addColumn('service_mask', 'bigint', required)
    .addColumn('events', 'integer', required)
    .addColumn('bytes', bytes, required)
    .execute();
  await db.schema.createIndex('event_blocks_project').on('event_blocks').columns(['project_id', 'to_at']).execute();
  await db.schema.createIndex('event_blocks_received').on('event_blocks').column('received_at').execute();
}

async function createRollups(db: Schema, dialect: Dialect): Promise<void> {
  const { bytes, serial } = columnTypes(dialect);
  await db.schema
    .createTable('rollup_parts')
    .addColumn('id', serial)
    .addColumn('organization_id', 'text', required)
    .addColumn('project_id', 'text', required)
    .addColumn('service_id', 'text', required)
    .addColumn('step_minutes', 'integer', required)
    .addColumn('span_at', 'bigint', required)
    .addColumn('service_mask', 'bigint', required)
    .addColumn('bytes', bytes, required)
    .execute();
  await db.schema
    .createIndex('rollup_parts_service')
    .on('rollup_parts')
    .columns(['service_id', 'organization_id', 'span_at'])
    .execute();
  // Merged parts only, so that a commit does not pay for it.
  await sql`create index rollup_parts_merged on rollup_parts (step_minutes, span_at) where service_id <> ''`.execute(
    db,
  );
}

async function createBesides(db: Schema): Promise<void> {
  await db.schema
    .createTable('endpoint_templates')
    .addColumn('organization_id', 'text', required)
    .addColumn('project_id', 'text', required)
    .addColumn('service_id', 'text', required)
    .addColumn('template', 'text', required)
    .addColumn('first_seen_at', 'bigint', required)
    .addPrimaryKeyConstraint('endpoint_templates_key', ['project_id', 'service_id', 'template'])
    .execute();
  await db.schema
    .createTable('unknown_hosts')
    .addColumn('organization_id', 'text', required)
    .addColumn('project_id', 'text', required)
    .addColumn('host', 'text', required)
    .addColumn('calls', 'bigint', required)
    .addColumn('first_seen_at', 'bigint', required)
    .addColumn('last_seen_at', 'bigint', required)
    .addPrimaryKeyConstraint('unknown_hosts_key', ['project_id', 'host'])
    .execute();
  await db.schema
    .createTable('batch_answers')
    .addColumn('sdk_key_id', 'text', required)
    .addColumn('batch_id', 'text', required)
    .addColumn('received_at', 'bigint', required)
    .addColumn('answer', 'text', required)
    .addPrimaryKeyConstraint('batch_answers_key', ['sdk_key_id', 'batch_id'])
    .execute();
  await db.schema.createIndex('batch_answers_received').on('batch_answers').column('received_at').execute();
}
