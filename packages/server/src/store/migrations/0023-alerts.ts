// Rules, what they found, the channels it is sent to, and what is on its way.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { DEFAULT_RULE } from '@upriver/contract';
import { hashDefinition } from '../../domain/alert.ts';
import { deriveIdentifier } from '../../domain/identifiers.ts';
import { columnTypes, key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';
import type { Dialect } from '../database.ts';
import type { Tables } from '../schema/tables.ts';
import type { Kysely } from 'kysely';

export function alerts(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      await createRules(db);
      await createSubjects(db);
      await createChannels(db);
      await createDeliveries(db, dialect);
      await giveDefaultRules(db);
    },
  };
}

async function createRules(db: Schema): Promise<void> {
  await db.schema
    .createTable('alert_rules')
    .addColumn('id', 'text', key)
    .addColumn('organization_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('enabled', 'integer', required)
    .addColumn('hash', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('alert_rules_organization').on('alert_rules').column('organization_id').execute();
  await db.schema
    .createTable('rule_definitions')
    .addColumn('organization_id', 'text', required)
    .addColumn('hash', 'text', required)
    .addColumn('definition', 'text', required)
    .addPrimaryKeyConstraint('rule_definitions_key', ['organization_id', 'hash'])
    .execute();
}

async function createSubjects(db: Schema): Promise<void> {
  await db.schema
    .createTable('subjects')
    .addColumn('id', 'text', key)
    .addColumn('organization_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('opened_at', 'bigint', required)
    .addColumn('closed_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('acknowledged_at', 'bigint')
    .addColumn('acknowledged_by', 'text')
    .addColumn('snoozed_until', 'bigint')
    .addColumn('version', 'integer', required)
    .addColumn('state', 'text', required)
    .execute();
  await db.schema.createIndex('subjects_open').on('subjects').columns(['organization_id', 'closed_at']).execute();
  await db.schema.createIndex('subjects_due').on('subjects').column('due_at').execute();
  await db.schema
    .createTable('subject_parts')
    .addColumn('organization_id', 'text', required)
    .addColumn('part', 'text', required)
    .addColumn('subject_id', 'text', required)
    .addPrimaryKeyConstraint('subject_parts_key', ['organization_id', 'part'])
    .execute();
  await db.schema.createIndex('subject_parts_subject').on('subject_parts').column('subject_id').execute();
}

async function createChannels(db: Schema): Promise<void> {
  await db.schema
    .createTable('channels')
    .addColumn('id', 'text', key)
    .addColumn('organization_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('settings', 'text', required)
    .addColumn('secrets', 'text', required)
    .addColumn('secret_names', 'text', required)
    .addColumn('enabled', 'integer', required)
    .addColumn('failing_since', 'bigint')
    .addColumn('disabled_reason', 'text')
    .addColumn('created_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('channels_organization').on('channels').column('organization_id').execute();
  await db.schema
    .createTable('channel_threads')
    .addColumn('channel_id', 'text', required)
    .addColumn('subject_key', 'text', required)
    .addColumn('reference', 'text', required)
    .addPrimaryKeyConstraint('channel_threads_key', ['channel_id', 'subject_key'])
    .execute();
}

async function createDeliveries(db: Schema, dialect: Dialect): Promise<void> {
  const { serial } = columnTypes(dialect);
  await db.schema
    .createTable('deliveries')
    // In the order of what they tell.
    .addColumn('position', serial)
    .addColumn('id', 'text', (column) => required(column).unique())
    .addColumn('organization_id', 'text', required)
    .addColumn('channel_id', 'text', required)
    .addColumn('subject_key', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('next_at', 'bigint', required)
    .addColumn('lease_holder', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('delivered_at', 'bigint')
    .execute();
  await sql`create index deliveries_pending on deliveries (channel_id, subject_key, position) where state = 'pending'`.execute(
    db,
  );
  await sql`create index deliveries_due on deliveries (next_at) where state = 'pending'`.execute(db);
  await db.schema.createIndex('deliveries_channel').on('deliveries').columns(['channel_id', 'position']).execute();
  await db.schema.createIndex('deliveries_created').on('deliveries').column('created_at').execute();
  await db.schema
    .createTable('delivery_attempts')
    .addColumn('id', serial)
    .addColumn('delivery_id', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('took_ms', 'integer', required)
    .addColumn('request', 'text', required)
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('error', 'text')
    .execute();
  await db.schema.createIndex('delivery_attempts_delivery').on('delivery_attempts').column('delivery_id').execute();
}

/** Organizations that are there already get what a new one gets. */
async function giveDefaultRules(db: Kysely<Tables>): Promise<void> {
  const hash = hashDefinition(DEFAULT_RULE);
  for (const { id, created_at: createdAt } of await db
    .selectFrom('organizations')
    .select(['id', 'created_at'])
    .execute()) {
    await db
      .insertInto('rule_definitions')
      .values({ organization_id: id, hash, definition: JSON.stringify(DEFAULT_RULE) })
      .execute();
    await db
      .insertInto('alert_rules')
      .values({
        id: deriveIdentifier('rule', id),
        organization_id: id,
        name: 'Default',
        enabled: 1,
        hash,
        created_at: createdAt,
      })
      .execute();
  }
}
