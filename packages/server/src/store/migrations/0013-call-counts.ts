// Calls are counted for whose fault it is as the blocks of commits arrive, and the tests read them there, too.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function callCounts(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .alterTable('event_blocks')
        .addColumn('merged', 'integer', (column) => required(column).defaultTo(0))
        .execute();
      await db.schema
        .createTable('call_counts')
        .addColumn('organization_id', 'text', required)
        .addColumn('service_id', 'text', required)
        .addColumn('state', 'text', required)
        .addColumn('consumed_to', 'bigint', required)
        .addColumn('last_call_at', 'bigint', required)
        .addPrimaryKeyConstraint('call_counts_key', ['organization_id', 'service_id'])
        .execute();
      // Series numbered what they had taken in by parts of rollups; from here on it is blocks, and all blocks so far were taken in.
      await sql`update detectors set consumed_to = 0`.execute(db);
      await sql`
        insert into meta (key, value)
        select 'detection_block_cursor', '{"id":' || max(id) || ',"at":0}' from event_blocks having count(*) > 0
      `.execute(db);
    },
  };
}
