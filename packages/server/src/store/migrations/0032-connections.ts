// Programs that act for people by OAuth, and what its library stores: clients, requests, codes and tokens.
import type { Migration } from 'kysely/migration';
import { key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function connections(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('connections')
        .addColumn('id', 'text', key)
        .addColumn('organization_id', 'text', required)
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('client_name', 'text', required)
        .addColumn('redirect_host', 'text', required)
        .addColumn('scopes', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .addColumn('expires_at', 'bigint', required)
        .addColumn('last_used_at', 'bigint')
        .execute();
      await db.schema
        .createTable('oauth_records')
        .addColumn('model', 'text', required)
        .addColumn('hash', 'text', required)
        .addColumn('connection_id', 'text')
        .addColumn('payload', 'text', required)
        .addColumn('expires_at', 'bigint', required)
        .addColumn('consumed_at', 'bigint')
        .addPrimaryKeyConstraint('oauth_records_key', ['model', 'hash'])
        .execute();
      for (const [table, column] of INDEXES)
        await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    },
  };
}

const INDEXES = [
  ['connections', 'person_id'],
  ['connections', 'expires_at'],
  ['oauth_records', 'connection_id'],
  ['oauth_records', 'expires_at'],
] as const;
