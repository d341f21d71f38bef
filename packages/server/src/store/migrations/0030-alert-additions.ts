// Statuses that people set by hand; deliveries, links and unknown hosts are found in the order in which they are due or came.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function alertAdditions(): Migration {
  return {
    async up(db: Schema) {
      await createOverrides(db);
      await sql`create index deliveries_due_of_channel on deliveries (channel_id, next_at, position) where state = 'pending'`.execute(
        db,
      );
      await db.schema.createIndex('links_created').on('links').column('created_at').execute();
      await db.schema.createIndex('unknown_hosts_first_seen').on('unknown_hosts').column('first_seen_at').execute();
    },
  };
}

async function createOverrides(db: Schema): Promise<void> {
  await db.schema
    .createTable('status_overrides')
    .addColumn('organization_id', 'text', required)
    .addColumn('service_id', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('set_by', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('set_at', 'bigint', required)
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('status_overrides_key', ['service_id', 'organization_id'])
    .execute();
  await db.schema.createIndex('status_overrides_until').on('status_overrides').column('until').execute();
}
