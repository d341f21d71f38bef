// Blocks of events are found by organization and time, those of one project too. In an index of its own each project of a commit had a page, and
// writing these took half of the commit; here blocks are added at the end, and whose they are is seen without reading them.
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';

export function blockTimes(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .createIndex('event_blocks_time')
        .on('event_blocks')
        .columns(['organization_id', 'to_at', 'id', 'project_id'])
        .execute();
      for (const name of ['event_blocks_project', 'event_blocks_organization'])
        await db.schema.dropIndex(name).ifExists().execute();
    },
  };
}
