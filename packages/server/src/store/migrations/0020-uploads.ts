// Dependencies belong to one upload of their project. Those of the project's current upload are the ones that it has; an upload writes its
// rows in many short transactions before it becomes the current one.
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';

export function uploads(): Migration {
  return {
    async up(db: Schema) {
      await db.schema
        .alterTable('dependencies')
        .addColumn('upload', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      for (const column of ['current_upload', 'last_upload'])
        await db.schema
          .alterTable('projects')
          .addColumn(column, 'bigint', (one) => one.notNull().defaultTo(0))
          .execute();
    },
  };
}
