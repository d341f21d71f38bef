// Who changed what. Sessions are no longer signed with a secret in the store.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';
import { columnTypes, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function auditLog(dialect: Database['dialect']): Migration {
  const { serial } = columnTypes(dialect);
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('audit_log')
        .addColumn('position', serial)
        .addColumn('id', 'text', required)
        .addColumn('organization_id', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('actor_kind', 'text', required)
        .addColumn('actor_id', 'text')
        .addColumn('actor_name', 'text', required)
        .addColumn('address', 'text')
        .addColumn('action', 'text', required)
        .addColumn('subject_id', 'text', required)
        .addColumn('subject_name', 'text')
        .addColumn('before', 'text')
        .addColumn('after', 'text')
        .addColumn('request_id', 'text')
        .execute();
      await db.schema
        .createIndex('audit_log_organization')
        .on('audit_log')
        .columns(['organization_id', 'position'])
        .execute();
      await db.schema.createIndex('audit_log_at').on('audit_log').column('at').execute();
      await sql`delete from meta where key = 'session_secret'`.execute(db);
    },
  };
}
