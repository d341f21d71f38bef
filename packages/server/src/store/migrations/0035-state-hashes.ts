// A series is read without its state where the state is known by its hash.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';
import type { Dialect } from '../database.ts';

export function stateHashes(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      await db.schema.alterTable('detectors').addColumn('state_hash', 'text').execute();
      if (dialect === 'sqlite') return;
      // A node of an earlier version that still runs does not write the hash: the old one must not stand for a new state.
      await sql`
        create function forget_state_hash() returns trigger language plpgsql as $$
        begin
          new.state_hash := null;
          return new;
        end $$`.execute(db);
      await sql`
        create trigger forget_state_hash before update on detectors for each row
        when (new.state is distinct from old.state and new.state_hash is not distinct from old.state_hash)
        execute function forget_state_hash()`.execute(db);
    },
  };
}
