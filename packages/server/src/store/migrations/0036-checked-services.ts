// Which services a transaction checked, apart from what else it wrote of them: most checks change only when a page was last read. What was
// noted before stays, for nodes of an earlier version that still run.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';
import type { Dialect } from '../database.ts';

/** The columns of `services` when this step was made, but those that checks write; one that is added needs its trigger. */
export const OTHER_COLUMNS = [
  'id',
  'organization_id',
  'slug',
  'name',
  'category',
  'status_page_url',
  'adapter',
  'page',
  'hosts',
  'packages',
  'created_at',
  'retired_at',
  'overlay_of',
];

export function checkedServices(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      if (dialect === 'sqlite') return;
      await sql`
        create function note_other_columns() returns trigger language plpgsql as $$
        begin
          insert into table_writes (xid, name) values (pg_current_xact_id(), 'services_but_checked') on conflict do nothing;
          return null;
        end $$`.execute(db);
      await sql`
        create function note_checked_service() returns trigger language plpgsql as $$
        begin
          insert into table_writes (xid, name) values (pg_current_xact_id(), 'checked_services/' || new.id)
          on conflict do nothing;
          return null;
        end $$`.execute(db);
      await sql`
        create trigger note_other_columns
        after insert or delete or truncate or update of ${sql.join(OTHER_COLUMNS.map((name) => sql.ref(name)))} on services
        for each statement execute function note_other_columns()`.execute(db);
      await sql`
        create trigger note_checked_service after update of current_status, raw_status, last_checked_at on services
        for each row execute function note_checked_service()`.execute(db);
    },
  };
}
