// People who sign in, their memberships of organizations, invitations, and the audit log. The first four tables are better-auth's; their
// columns are named in people/auth.ts.
import { sql } from 'kysely';
import type { ColumnBuilderCallback } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';
import { key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function people(dialect: Database['dialect']): Migration {
  // As better-auth's Kysely adapter writes them.
  const moment = dialect === 'sqlite' ? sql`text` : sql`timestamptz`;
  const flag = dialect === 'sqlite' ? sql`integer` : sql`boolean`;
  const person: ColumnBuilderCallback = (column) => column.notNull().references('people.id').onDelete('cascade');
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', key)
        .addColumn('name', 'text', required)
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('email_verified', flag, required)
        .addColumn('image', 'text')
        .addColumn('created_at', moment, required)
        .addColumn('updated_at', moment, required)
        .execute();
      await db.schema
        .createTable('person_sessions')
        .addColumn('id', 'text', key)
        .addColumn('expires_at', moment, required)
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', moment, required)
        .addColumn('updated_at', moment, required)
        .addColumn('ip_address', 'text')
        .addColumn('user_agent', 'text')
        .addColumn('person_id', 'text', person)
        .execute();
      await db.schema
        .createTable('person_accounts')
        .addColumn('id', 'text', key)
        .addColumn('account_id', 'text', required)
        .addColumn('provider_id', 'text', required)
        .addColumn('person_id', 'text', person)
        .addColumn('access_token', 'text')
        .addColumn('refresh_token', 'text')
        .addColumn('id_token', 'text')
        .addColumn('access_token_expires_at', moment)
        .addColumn('refresh_token_expires_at', moment)
        .addColumn('scope', 'text')
        .addColumn('password', 'text')
        .addColumn('created_at', moment, required)
        .addColumn('updated_at', moment, required)
        .execute();
      await db.schema
        .createTable('person_verifications')
        .addColumn('id', 'text', key)
        .addColumn('identifier', 'text', required)
        .addColumn('value', 'text', required)
        .addColumn('expires_at', moment, required)
        .addColumn('created_at', moment, required)
        .addColumn('updated_at', moment, required)
        .execute();
      await db.schema
        .createTable('memberships')
        .addColumn('organization_id', 'text', required)
        .addColumn('person_id', 'text', person)
        .addColumn('role', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .addPrimaryKeyConstraint('memberships_key', ['organization_id', 'person_id'])
        .execute();
      await db.schema
        .createTable('invitations')
        .addColumn('id', 'text', key)
        .addColumn('organization_id', 'text', required)
        .addColumn('email', 'text')
        .addColumn('role', 'text', required)
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('invited_by', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .addColumn('expires_at', 'bigint', required)
        .addColumn('accepted_at', 'bigint')
        .addColumn('revoked_at', 'bigint')
        .execute();
      await db.schema
        .createTable('sign_in_attempts')
        .addColumn('key', 'text', key)
        .addColumn('count', 'integer', required)
        .addColumn('until', 'bigint', required)
        .execute();
      for (const [table, column] of INDEXES)
        await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    },
  };
}

const INDEXES = [
  ['person_sessions', 'person_id'],
  ['person_accounts', 'person_id'],
  ['person_verifications', 'identifier'],
  ['memberships', 'person_id'],
  ['invitations', 'organization_id'],
  ['sign_in_attempts', 'until'],
] as const;
