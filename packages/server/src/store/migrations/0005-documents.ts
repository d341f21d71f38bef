// Documents of pages by what they hold, and which components matter to whom.
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../database.ts';
import { columnTypes, key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function documents(dialect: Dialect): Migration {
  const { bytes } = columnTypes(dialect);
  return {
    async up(db: Schema) {
      // Nothing was ever written to it.
      await db.schema.dropTable('page_documents').execute();
      await db.schema
        .createTable('page_documents')
        .addColumn('id', 'text', key)
        .addColumn('service_id', 'text', required)
        .addColumn('document', 'text', required)
        .addColumn('url', 'text', required)
        .addColumn('content_type', 'text', required)
        .addColumn('digest', 'text', required)
        .addColumn('reading', 'text')
        .addColumn('reason', 'text')
        .addColumn('first_at', 'bigint', required)
        .addColumn('last_at', 'bigint', required)
        .execute();
      await db.schema
        .createIndex('page_documents_service')
        .on('page_documents')
        .columns(['service_id', 'first_at'])
        .execute();
      await db.schema.createIndex('page_documents_last').on('page_documents').column('last_at').execute();
      await db.schema.createIndex('page_documents_digest').on('page_documents').column('digest').execute();
      await db.schema
        .createTable('document_contents')
        .addColumn('digest', 'text', key)
        .addColumn('content', bytes, required)
        .addColumn('text_bytes', 'integer', required)
        .addColumn('kept_bytes', 'integer', required)
        .execute();
      await db.schema
        .createTable('component_preferences')
        .addColumn('organization_id', 'text', required)
        .addColumn('component_id', 'text', required)
        .addColumn('service_id', 'text', required)
        .addColumn('preference', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .addPrimaryKeyConstraint('component_preferences_key', ['organization_id', 'component_id'])
        .execute();
      await db.schema
        .createIndex('component_preferences_service')
        .on('component_preferences')
        .columns(['service_id', 'organization_id'])
        .execute();
    },
  };
}
