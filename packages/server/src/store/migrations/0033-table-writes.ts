// Which transaction wrote which tables, so that every node notices at its next look. On SQLite one process counts in its memory.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';
import type { Dialect } from '../database.ts';

/** As they were when this step was made; a later step follows a further one. */
const FOLLOWED = [
  'component_preferences',
  'components',
  'dependencies',
  'incident_components',
  'incident_updates',
  'incidents',
  'links',
  'looks',
  'memberships',
  'organizations',
  'package_links',
  'people',
  'person_sessions',
  'projects',
  'services',
  'status_overrides',
  'tokens',
  'watches',
];

export function tableWrites(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      if (dialect === 'sqlite') return;
      await db.schema
        .createTable('table_writes')
        .addColumn('xid', sql`xid8`, required)
        .addColumn('name', 'text', required)
        .addPrimaryKeyConstraint('table_writes_key', ['xid', 'name'])
        .execute();
      await sql`
        create function note_table_write() returns trigger language plpgsql as $$
        begin
          insert into table_writes (xid, name) values (pg_current_xact_id(), tg_table_name) on conflict do nothing;
          return null;
        end $$`.execute(db);
      for (const table of FOLLOWED)
        await sql`
          create trigger note_write after insert or update or delete or truncate on ${sql.table(table)}
          for each statement execute function note_table_write()`.execute(db);
    },
  };
}
