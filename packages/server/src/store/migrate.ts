import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { changes } from './migrations/0007-changes.ts';
import { core } from './migrations/0001-core.ts';
import { history } from './migrations/0003-history.ts';
import { linking } from './migrations/0008-linking.ts';
import { documents } from './migrations/0005-documents.ts';
import { statusHistory } from './migrations/0004-status-history.ts';
import { polling } from './migrations/0006-polling.ts';
import { telemetry } from './migrations/0002-telemetry.ts';
import { telemetryReads } from './migrations/0009-telemetry-reads.ts';
import { detection } from './migrations/0010-detection.ts';
import { impairmentFault } from './migrations/0011-impairment-fault.ts';

/** In order; a name is never changed and nothing is taken out. */
const MIGRATIONS: Record<string, (dialect: Database['dialect']) => Migration> = {
  '0001-core': core,
  '0002-telemetry': telemetry,
  '0003-history': history,
  '0008-linking': linking,
  '0009-telemetry-reads': telemetryReads,
  '0007-changes': changes,
  '0004-status-history': statusHistory,
  '0005-documents': documents,
  '0010-detection': detection,
  '0011-impairment-fault': impairmentFault,
  '0006-polling': polling,
};

/**
 * Brings the store to this version. Several nodes may do so at once: one migrates, the others wait for it.
 * @throws the first error; a failed step leaves nothing half-done.
 */
export async function migrate(database: Database): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, create]) => [name, create(database.dialect)]),
  );
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await database.whileBusy(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error instanceof Error ? error : new Error('migration failed', { cause: error });
  });
}
