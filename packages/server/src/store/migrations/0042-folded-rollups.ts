// Rollups are made of the blocks of several commits at a time, no longer by each commit. Those of all blocks so far are there.
// A node of an older version that still runs beside this one would add the rollups of its commits itself, and its calls would count twice. It
// does not say whether a part is merged, so its commits fail from here on. Those under way end before the last block is asked for. On SQLite
// no other process has the store.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../database.ts';
import type { Schema } from '../dialect/columns.ts';

export function foldedRollups(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      if (dialect === 'postgres') await sql`alter table rollup_parts alter column merged drop default`.execute(db);
      await sql`
        insert into meta (key, value)
        select 'rollups_folded_to', cast(coalesce(max(id), 0) as text) from event_blocks
      `.execute(db);
    },
  };
}
