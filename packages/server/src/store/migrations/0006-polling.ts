// What the schedule heeds besides its time, hosts of pages that are down, and makes that pages were found to have changed to.
import type { Migration } from 'kysely/migration';
import { key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function polling(): Migration {
  return {
    async up(db: Schema) {
      // SQLite adds one column at a time.
      for (const name of ['not_before', 'trouble_until', 'looked_at', 'searched_at'])
        await db.schema
          .alterTable('polls')
          .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
          .execute();
      await db.schema.alterTable('polls').addColumn('failing_since', 'bigint').execute();
      for (const name of ['host', 'make']) await db.schema.alterTable('polls').addColumn(name, 'text').execute();
      await db.schema
        .createTable('page_hosts')
        .addColumn('id', 'text', key)
        .addColumn('kind', 'text', required)
        .addColumn('name', 'text', required)
        .addColumn('down_since', 'bigint', required)
        .addColumn('recovered_at', 'bigint')
        .execute();
      await db.schema
        .createTable('found_makes')
        .addColumn('service_id', 'text', key)
        .addColumn('state', 'text', required)
        .addColumn('adapter', 'text', required)
        .addColumn('page', 'text', required)
        .addColumn('instead_of_adapter', 'text')
        .addColumn('instead_of_page', 'text', required)
        .addColumn('found_at', 'bigint', required)
        .execute();
    },
  };
}
