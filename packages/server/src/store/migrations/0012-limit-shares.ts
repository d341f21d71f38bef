// How much of which limit each node holds, where several nodes share the store. On SQLite one process counts in its memory.
import type { Migration } from 'kysely/migration';
import { key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';
import type { Dialect } from '../database.ts';

export function limitShares(dialect: Dialect): Migration {
  return {
    async up(db: Schema) {
      if (dialect === 'sqlite') return;
      await db.schema
        .createTable('limit_nodes')
        .addColumn('id', 'text', key)
        .addColumn('beat', 'bigint', required)
        .execute();
      await db.schema
        .createTable('limit_shares')
        .addColumn('name', 'text', key)
        .addColumn('shares', 'jsonb', required)
        .execute();
    },
  };
}
