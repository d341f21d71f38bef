// What an organization changes about a catalog vendor: hosts and packages, and status pages of its own for it.
import type { Migration } from 'kysely/migration';
import { required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function vendorOverlays(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('vendor_overlays')
        .addColumn('organization_id', 'text', required)
        .addColumn('service_id', 'text', required)
        .addColumn('changes', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .addColumn('changed_at', 'bigint', required)
        .addPrimaryKeyConstraint('vendor_overlays_key', ['organization_id', 'service_id'])
        .execute();
      await db.schema.alterTable('services').addColumn('overlay_of', 'text').execute();
    },
  };
}
