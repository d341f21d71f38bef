// Whose fault an impairment was, as the last split that could tell said: what was ours is no silence of the vendor's.
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';

export function impairmentFault(): Migration {
  return {
    async up(db: Schema) {
      await db.schema.alterTable('impairments').addColumn('fault', 'text').execute();
    },
  };
}
