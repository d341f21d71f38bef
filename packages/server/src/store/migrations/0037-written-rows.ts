// Which rows of what pages report a transaction wrote: a change of one incident leaves what is known of the others. The names of the
// tables are noted as before, for nodes of an earlier version that still run.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';
import type { Dialect } from '../database.ts';

/** As they were when this step was made: the columns that say which row of a table it is. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  components: ['service_id'],
  incidents: ['id', 'service_id'],
  incident_updates: ['incident_id'],
};

export function writtenRows(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      if (dialect === 'sqlite') return;
      for (const [table, keys] of Object.entries(KEYS)) {
        const row = sql.raw(`note_row_of_${table}`);
        const all = sql.raw(`note_rows_of_${table}`);
        const prefix = sql.lit(`${table}/`);
        const note = (version: 'old' | 'new') => sql`
          insert into table_writes (xid, name)
          select pg_current_xact_id(), ${prefix} || key
          from unnest(array[${sql.join(keys.map((key) => sql.raw(`${version}.${key}`)))}]) as key
          on conflict do nothing;`;
        await sql`
          create function ${row}() returns trigger language plpgsql as $$
          begin
            if tg_op <> 'INSERT' then ${note('old')} end if;
            if tg_op <> 'DELETE' then ${note('new')} end if;
            return null;
          end $$`.execute(db);
        await sql`
          create trigger note_row after insert or update or delete on ${sql.table(table)}
          for each row execute function ${row}()`.execute(db);
        await sql`
          create function ${all}() returns trigger language plpgsql as $$
          begin
            insert into table_writes (xid, name) values (pg_current_xact_id(), ${prefix}) on conflict do nothing;
            return null;
          end $$`.execute(db);
        await sql`
          create trigger note_rows after truncate on ${sql.table(table)}
          for each statement execute function ${all}()`.execute(db);
      }
    },
  };
}
