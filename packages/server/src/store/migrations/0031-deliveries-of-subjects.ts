// Deliveries are found by what they are about, too.
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';

export function deliveriesOfSubjects(): Migration {
  return {
    async up(db: Schema) {
      await db.schema.createIndex('deliveries_subject').on('deliveries').columns(['subject_key', 'position']).execute();
    },
  };
}
