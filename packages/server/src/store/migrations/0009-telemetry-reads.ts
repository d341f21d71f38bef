// Events of a whole organization are found by their time, whatever the project.
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';

export function telemetryReads(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createIndex('event_blocks_organization')
        .on('event_blocks')
        .columns(['organization_id', 'to_at'])
        .execute();
    },
  };
}
