// What pages said, whenever it changed, and their raw documents around incidents.
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../database.ts';
import { columnTypes, key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function history(dialect: Dialect): Migration {
  const { bytes } = columnTypes(dialect);
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('observations')
        .addColumn('service_id', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('status', 'text', required)
        .addColumn('digest', 'text', required)
        .addPrimaryKeyConstraint('observations_key', ['service_id', 'at'])
        .execute();
      await db.schema.createIndex('observations_digest').on('observations').column('digest').execute();
      await db.schema
        .createTable('observation_contents')
        .addColumn('digest', 'text', key)
        .addColumn('content', bytes, required)
        .execute();
      await db.schema
        .createTable('page_documents')
        .addColumn('service_id', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('document', 'text', required)
        .addColumn('url', 'text', required)
        .addColumn('content_type', 'text', required)
        .addColumn('content', bytes, required)
        .addPrimaryKeyConstraint('page_documents_key', ['service_id', 'at', 'document'])
        .execute();
      await db.schema.createIndex('page_documents_at').on('page_documents').column('at').execute();
    },
  };
}
