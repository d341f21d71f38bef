// Exports of metrics that were taken, and whose calls may not be stored: the server may have ended in between.
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';

export function pendingExports(): Migration {
  return {
    async up(db: Schema) {
      await db.schema.alterTable('metric_senders').addColumn('pending', 'text').execute();
    },
  };
}
