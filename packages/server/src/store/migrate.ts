import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { OperatorError } from '../domain/operator-error.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema/tables.ts';
import { core } from './migrations/0001-core.ts';
import { telemetry } from './migrations/0002-telemetry.ts';
import { history } from './migrations/0003-history.ts';
import { statusHistory } from './migrations/0004-status-history.ts';
import { documents } from './migrations/0005-documents.ts';
import { polling } from './migrations/0006-polling.ts';
import { changes } from './migrations/0007-changes.ts';
import { linking } from './migrations/0008-linking.ts';
import { telemetryReads } from './migrations/0009-telemetry-reads.ts';
import { detection } from './migrations/0010-detection.ts';
import { impairmentFault } from './migrations/0011-impairment-fault.ts';
import { limitShares } from './migrations/0012-limit-shares.ts';
import { callCounts } from './migrations/0013-call-counts.ts';
import { changeMarkers } from './migrations/0014-change-markers.ts';
import { vocabulary } from './migrations/0015-vocabulary.ts';
import { hostProbes } from './migrations/0016-host-probes.ts';
import { verdictWords } from './migrations/0017-verdict-words.ts';
import { keptAnswers } from './migrations/0018-kept-answers.ts';
import { judgments } from './migrations/0019-judgments.ts';
import { uploads } from './migrations/0020-uploads.ts';
import { vendorOverlays } from './migrations/0021-vendor-overlays.ts';
import { people } from './migrations/0022-people.ts';
import { alerts } from './migrations/0023-alerts.ts';
import { changeSources } from './migrations/0024-change-sources.ts';
import { lateCalls } from './migrations/0025-late-calls.ts';
import { auditLog } from './migrations/0026-audit-log.ts';
import { passkeys } from './migrations/0027-passkeys.ts';
import { feeds } from './migrations/0028-feeds.ts';
import { metricSenders } from './migrations/0029-metric-senders.ts';
import { alertAdditions } from './migrations/0030-alert-additions.ts';
import { deliveriesOfSubjects } from './migrations/0031-deliveries-of-subjects.ts';
import { connections } from './migrations/0032-connections.ts';
import { tableWrites } from './migrations/0033-table-writes.ts';
import { updateRevisions } from './migrations/0034-update-revisions.ts';
import { stateHashes } from './migrations/0035-state-hashes.ts';
import { checkedServices } from './migrations/0036-checked-services.ts';
import { writtenRows } from './migrations/0037-written-rows.ts';
import { blockTimes } from './migrations/0038-block-times.ts';
import { pendingExports } from './migrations/0039-pending-exports.ts';
import { uploadsInParts } from './migrations/0040-uploads-in-parts.ts';
import { standIns } from './migrations/0041-stand-ins.ts';
import { foldedRollups } from './migrations/0042-folded-rollups.ts';

/** In order; a name is never changed and nothing is taken out. */
const MIGRATIONS: Record<string, (dialect: Database['dialect']) => Migration> = {
  '0001-core': core,
  '0002-telemetry': telemetry,
  '0003-history': history,
  '0004-status-history': statusHistory,
  '0005-documents': documents,
  '0006-polling': polling,
  '0007-changes': changes,
  '0008-linking': linking,
  '0009-telemetry-reads': telemetryReads,
  '0010-detection': detection,
  '0011-impairment-fault': impairmentFault,
  '0012-limit-shares': limitShares,
  '0013-call-counts': callCounts,
  '0014-change-markers': changeMarkers,
  '0015-vocabulary': vocabulary,
  '0016-host-probes': hostProbes,
  '0017-verdict-words': verdictWords,
  '0018-kept-answers': keptAnswers,
  '0019-judgments': judgments,
  '0020-uploads': uploads,
  '0021-vendor-overlays': vendorOverlays,
  '0022-people': people,
  '0023-alerts': alerts,
  '0024-change-sources': changeSources,
  '0025-late-calls': lateCalls,
  '0026-audit-log': auditLog,
  '0027-passkeys': passkeys,
  '0028-feeds': feeds,
  '0029-metric-senders': metricSenders,
  '0030-alert-additions': alertAdditions,
  '0031-deliveries-of-subjects': deliveriesOfSubjects,
  '0032-connections': connections,
  '0033-table-writes': tableWrites,
  '0034-update-revisions': updateRevisions,
  '0035-state-hashes': stateHashes,
  '0036-checked-services': checkedServices,
  '0037-written-rows': writtenRows,
  '0038-block-times': blockTimes,
  '0039-pending-exports': pendingExports,
  '0040-uploads-in-parts': uploadsInParts,
  '0041-stand-ins': standIns,
  '0042-folded-rollups': foldedRollups,
};

/** Names of every migration that this version knows. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings the store to this version. Several nodes may do so at once: one migrates, the others wait for it.
 * @throws the first error; a failed step leaves nothing half-done.
 */
export async function migrate(database: Database): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, create]) => [name, create(database.dialect)]),
  );
  await database.patiently((db) =>
    database.whileBusy(async () => {
      await refuseNewer(db, database.dialect);
      const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error instanceof Error ? error : new Error('migration failed', { cause: error });
    }),
  );
}

/** @throws OperatorError when a newer version has migrated the store, which this one would misread */
async function refuseNewer(db: Kysely<Tables>, dialect: Database['dialect']): Promise<void> {
  const find =
    dialect === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'kysely_migration'`
      : sql`select 1 where to_regclass('kysely_migration') is not null`;
  const { rows: found } = await find.execute(db);
  if (found.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0)
    throw new OperatorError(
      `a newer version of Upriver has migrated the store (${unknown.join(', ')}); start that version, or restore the backup from before the upgrade (docs/operations.md)`,
    );
}
