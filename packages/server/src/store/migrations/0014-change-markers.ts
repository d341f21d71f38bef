// Changes of ours, as reported: deployments, configuration, flags and keys.
import type { Migration } from 'kysely/migration';
import { key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function changeMarkers(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('change_markers')
        .addColumn('id', 'text', key)
        .addColumn('organization_id', 'text', required)
        .addColumn('project_id', 'text')
        .addColumn('kind', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('name', 'text')
        .addColumn('environment', 'text')
        .addColumn('description', 'text')
        .addColumn('actor', 'text')
        .addColumn('url', 'text')
        .addColumn('source', 'text', required)
        .addColumn('precision', 'integer', required)
        .addColumn('recorded_at', 'bigint', required)
        .execute();
      await db.schema
        .createIndex('change_markers_at')
        .on('change_markers')
        .columns(['organization_id', 'at', 'id'])
        .execute();
      await db.schema
        .createIndex('change_markers_recorded')
        .on('change_markers')
        .columns(['organization_id', 'recorded_at'])
        .execute();
      await db.schema.createIndex('change_markers_expiry').on('change_markers').column('at').execute();
    },
  };
}
