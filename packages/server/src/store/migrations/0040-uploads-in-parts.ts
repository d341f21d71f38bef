// Uploads of manifests whose files come in several requests, until they are finished.
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../database.ts';
import { columnTypes, key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function uploadsInParts(dialect: Dialect): Migration {
  const { bytes } = columnTypes(dialect);
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('uploads')
        .addColumn('id', 'text', key)
        .addColumn('organization_id', 'text', required)
        .addColumn('project_id', 'text', required)
        .addColumn('revision', 'integer', required)
        .addColumn('expires_at', 'bigint', required)
        .execute();
      await db.schema.createIndex('uploads_organization').on('uploads').column('organization_id').execute();
      await db.schema
        .createTable('upload_parts')
        .addColumn('upload_id', 'text', required)
        .addColumn('part', 'integer', required)
        .addColumn('files', 'integer', required)
        .addColumn('bytes', 'integer', required)
        .addColumn('content', bytes, required)
        .addPrimaryKeyConstraint('upload_parts_key', ['upload_id', 'part'])
        .execute();
    },
  };
}
