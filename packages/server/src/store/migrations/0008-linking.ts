// Hosts that an SBOM names as services, and indexes that impact lists and linking again read without looking at the table.
import type { Migration } from 'kysely/migration';
import { required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function linking(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('declared_hosts')
        .addColumn('organization_id', 'text', required)
        .addColumn('project_id', 'text', required)
        .addColumn('host', 'text', required)
        .addColumn('manifest', 'text', required)
        .addColumn('service_id', 'text')
        .addColumn('declared_at', 'bigint', required)
        .addPrimaryKeyConstraint('declared_hosts_key', ['project_id', 'host', 'manifest'])
        .execute();
      await db.schema
        .createIndex('package_links_impact')
        .on('package_links')
        .columns(['service_id', 'organization_id', 'counts', 'project_id', 'ecosystem', 'name', 'requirement'])
        .execute();
      await db.schema.dropIndex('package_links_service').execute();
      await db.schema
        .createIndex('package_links_names')
        .on('package_links')
        .columns(['organization_id', 'ecosystem', 'name', 'service_id', 'class', 'confidence', 'product'])
        .execute();
    },
  };
}
