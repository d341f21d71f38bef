// Feeds at secret addresses, and the changes of one organization without reading those of all others.
import type { Migration } from 'kysely/migration';
import { key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function feeds(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('feeds')
        .addColumn('id', 'text', key)
        .addColumn('organization_id', 'text', required)
        .addColumn('name', 'text', required)
        .addColumn('format', 'text', required)
        .addColumn('project_id', 'text')
        .addColumn('service_id', 'text')
        .addColumn('prefix', 'text', required)
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', required)
        .addColumn('last_read_at', 'bigint')
        .execute();
      await db.schema
        .createIndex('feeds_organization')
        .on('feeds')
        .columns(['organization_id', 'created_at'])
        .execute();
      await db.schema
        .createIndex('changes_organization')
        .on('changes')
        .columns(['organization_id', 'kind', 'id'])
        .execute();
    },
  };
}
