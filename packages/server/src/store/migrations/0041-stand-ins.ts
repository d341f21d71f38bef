// Which vendor of the catalog a vendor or page of an organization stands for, because the catalog got one with its slug later.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';
import type { Dialect } from '../database.ts';
import { OTHER_COLUMNS } from './0036-checked-services.ts';

export function standIns(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      await db.schema.alterTable('services').addColumn('stands_for', 'text').execute();
      if (dialect === 'sqlite') return;
      const noted = [...OTHER_COLUMNS, 'stands_for'].map((name) => sql.ref(name));
      await sql`drop trigger note_other_columns on services`.execute(db);
      await sql`
        create trigger note_other_columns after insert or delete or truncate or update of ${sql.join(noted)} on services
        for each statement execute function note_other_columns()`.execute(db);
    },
  };
}
