// What this server found when it asked vendors' hosts itself.
import type { Migration } from 'kysely/migration';
import { columnTypes, key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';
import type { Dialect } from '../database.ts';

export function hostProbes(dialect: Dialect): Migration {
  const { serial } = columnTypes(dialect);
  return {
    async up(db: Schema) {
      await db.schema
        .createTable('host_probes')
        .addColumn('id', serial)
        .addColumn('service_id', 'text', required)
        .addColumn('host', 'text', required)
        .addColumn('at', 'bigint', required)
        .addColumn('purpose', 'text', required)
        .addColumn('path', 'text')
        .addColumn('stage', 'text')
        .addColumn('reason', 'text')
        .addColumn('status', 'integer')
        .addColumn('is_reached', 'integer', required)
        .addColumn('is_failed', 'integer', required)
        .addColumn('took_ms', 'integer', required)
        .execute();
      await db.schema.createIndex('host_probes_host').on('host_probes').columns(['host', 'id']).execute();
      await db.schema.createIndex('host_probes_service').on('host_probes').columns(['service_id', 'at']).execute();
      await db.schema.createIndex('host_probes_at').on('host_probes').column('at').execute();
      await db.schema
        .createTable('probed_hosts')
        .addColumn('host', 'text', key)
        .addColumn('probed_at', 'bigint', required)
        .addColumn('reached_at', 'bigint')
        .execute();
    },
  };
}
