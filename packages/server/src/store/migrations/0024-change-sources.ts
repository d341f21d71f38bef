// Webhooks that report changes.
import type { Migration } from 'kysely/migration';
import { key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function changeSources(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('change_sources')
        .addColumn('id', 'text', key)
        .addColumn('organization_id', 'text', required)
        .addColumn('kind', 'text', required)
        .addColumn('name', 'text', required)
        .addColumn('secret', 'text', required)
        .addColumn('previous_secret', 'text')
        .addColumn('previous_until', 'bigint')
        .addColumn('rules', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .addColumn('delivered_at', 'bigint')
        .addColumn('result', 'text')
        .execute();
      await db.schema
        .createIndex('change_sources_organization')
        .on('change_sources')
        .columns(['organization_id', 'created_at'])
        .execute();
    },
  };
}
