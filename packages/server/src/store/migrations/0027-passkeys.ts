// Passkeys of people, and one person for each identity of a provider. The table is better-auth's; people/auth.ts names its columns.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';
import { key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function passkeys(dialect: Database['dialect']): Migration {
  const moment = dialect === 'sqlite' ? sql`text` : sql`timestamptz`;
  const flag = dialect === 'sqlite' ? sql`integer` : sql`boolean`;
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('person_passkeys')
        .addColumn('id', 'text', key)
        .addColumn('name', 'text')
        .addColumn('public_key', 'text', required)
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('credential_id', 'text', (column) => column.notNull().unique())
        .addColumn('counter', 'bigint', required)
        .addColumn('device_type', 'text', required)
        .addColumn('backed_up', flag, required)
        .addColumn('transports', 'text')
        .addColumn('created_at', moment)
        .addColumn('aaguid', 'text')
        .execute();
      await db.schema.createIndex('person_passkeys_person_id').on('person_passkeys').column('person_id').execute();
      await db.schema
        .createIndex('person_accounts_identity')
        .unique()
        .on('person_accounts')
        .columns(['provider_id', 'account_id'])
        .execute();
    },
  };
}
