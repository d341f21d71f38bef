// Calls that arrived late wait to be looked at in their order; impairments say what was known of them before.
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';

export function lateCalls(): Migration {
  return {
    async up(db: Schema) {
      await db.schema.alterTable('detectors').addColumn('late', 'text').execute();
      await db.schema.alterTable('impairments').addColumn('revisions', 'text').execute();
    },
  };
}
