// What a vendor's update said before the vendor changed it.
import type { Migration } from 'kysely/migration';
import { required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function updateRevisions(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('incident_update_revisions')
        .addColumn('update_id', 'text', required)
        .addColumn('replaced_at', 'bigint', required)
        .addColumn('incident_id', 'text', required)
        .addColumn('status', 'text', required)
        .addColumn('body', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .addPrimaryKeyConstraint('incident_update_revisions_key', ['update_id', 'replaced_at'])
        .execute();
      await db.schema
        .createIndex('incident_update_revisions_incident')
        .on('incident_update_revisions')
        .column('incident_id')
        .execute();
    },
  };
}
