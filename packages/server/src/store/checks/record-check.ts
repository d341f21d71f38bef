import type { Observation } from '@upriver/status-pages';
import { wordValidMs } from '../../domain/uptime.ts';
import { deriveAgain } from './derive-rows.ts';
import { appendChanges } from '../changes/change-log.ts';
import { endOverridesOfChange } from '../services/status-overrides.ts';
import type { Database, Dialect, Queries, Writing } from '../database.ts';
import { noteRedetection } from './found-providers.ts';
import type { Redetection } from './found-providers.ts';
import { findCheckTime, forgetCheckTimes, noteCheckTime, noteLastCheck } from '../history/check-times.ts';
import { readObservations } from '../history/observation-log.ts';
import { prepare } from '../prepared.ts';
import { keepEvidence } from '../documents/page-documents.ts';
import type { DocumentReading, FetchedDocument } from '../documents/page-documents.ts';
import { keepPageStates } from '../history/page-states.ts';
import { reschedule, saveDetected } from './schedule.ts';
import type { DetectedPage, NextPoll } from './schedule.ts';
import { addCheckLogEntry } from './check-log.ts';
import type { CheckLogEntry } from './check-log.ts';
import { writeObservation } from './record-observation.ts';
import type { LockedService, RecordedObservation } from './record-observation.ts';

/** How long a reported status counts where the poller does not say: as with the interval that is set by default. */
const VALID_FOR_MS_DEFAULT = wordValidMs(180_000);

/** What a check found its page to report: something, the same as before, or nothing that could be read. */
export type Reported =
  | { readonly kind: 'observed'; readonly observation: Observation; readonly validForMs: number }
  | { readonly kind: 'unchanged'; readonly validForMs: number }
  /** `reason`: why the documents could not be read; null when none came. */
  | { readonly kind: 'failed'; readonly reason: string | null };

/** Everything that one check leaves in the store. */
export interface CheckRecord {
  readonly serviceId: string;
  readonly at: number;
  readonly reported: Reported;
  /** What the page served, to be kept; empty when it answered that nothing has changed. Absent: nothing is kept. */
  readonly evidence?: readonly FetchedDocument[];
  /** What a page of an unknown provider was found to be. Absent: nothing new. */
  readonly detected?: DetectedPage;
  /** Absent: the provider was not doubted. */
  readonly redetection?: Redetection;
  readonly log: CheckLogEntry;
  readonly next: NextPoll;
}

/** What changed for those who listen. */
export interface RecordedChange {
  /** The check was the newest and said something else than the one before. */
  readonly changed: boolean;
  readonly statusBefore: string;
  readonly status: string;
}

/**
 * Records one check, all or nothing. Nothing happens when the service is gone, as one of an organization's own may be.
 * @param isOfMany others are to be recorded soon, with which it can share a commit
 */
export async function recordCheck(
  database: Database,
  check: CheckRecord,
  isOfMany = false,
): Promise<RecordedChange | undefined> {
  return database.grouped(async (db) => {
    const service = await lockService(db, check.serviceId, database.dialect);
    if (service === undefined) return undefined;
    const recorded = await writeReported(db, service, check.reported, check.at);
    if (check.evidence !== undefined)
      await keepEvidence(db, check.serviceId, check.evidence, recorded.reading, check.at);
    if (check.redetection !== undefined) await noteRedetection(db, check.serviceId, check.redetection, check.at);
    if (check.detected !== undefined) await saveDetected(db, check.serviceId, check.detected);
    await addCheckLogEntry(db, check.serviceId, check.log);
    await reschedule(db, check.serviceId, check.next);
    return publish(db, service, recorded);
  }, isOfMany);
}

/** Records what a page reported, all or nothing, without a check of the poller's. */
export async function recordObservation(
  database: Database,
  serviceId: string,
  observation: Observation,
  at: number,
  validForMs = VALID_FOR_MS_DEFAULT,
): Promise<RecordedChange> {
  return database.grouped(async (db) => {
    const service = await lockService(db, serviceId, database.dialect);
    if (service === undefined) return { changed: false, statusBefore: 'unknown', status: 'unknown' };
    return publish(db, service, await writeReported(db, service, { kind: 'observed', observation, validForMs }, at));
  });
}

/**
 * The clock was set back: what was recorded of a service with times that are yet to come would hide what is found from now on until the
 * clock has caught up. It is forgotten, and what follows from the rest is derived again.
 */
export async function forgetFuture(database: Database, serviceId: string, now: number): Promise<void> {
  await database.grouped(async (db) => {
    const service = await lockService(db, serviceId, database.dialect);
    if (service === undefined || service.lastCheckedAt === null || service.lastCheckedAt <= now) return;
    await db.deleteFrom('observations').where('service_id', '=', serviceId).where('at', '>', now).execute();
    await forgetCheckTimes(db, serviceId, now);
    await db
      .updateTable('services')
      .set({ current_status: 'unknown', raw_status: null })
      .where('id', '=', serviceId)
      .execute();
    await keepPageStates(db, serviceId, now);
    const { at: lastCheckedAt } = (await findCheckTime(db, serviceId, now)) ?? { at: null };
    await deriveAgain(db, serviceId, readObservations(db, serviceId, 0, now), lastCheckedAt);
  });
}

/** Two pollers that record checks of one page do so one after the other: what each writes follows from what it read. */
async function lockService(db: Writing, id: string, dialect: Dialect): Promise<LockedService | undefined> {
  // SQLite has one writer, so the transaction is the lock.
  const [row] = await (dialect === 'postgres' ? runLock : runSelect)(db, { id });
  return row && { id, currentStatus: row.current_status, lastCheckedAt: row.last_checked_at };
}

const runSelect = prepare(selectService);
const runLock = prepare((db, values: { readonly id: string }) => selectService(db, values).forUpdate());

function selectService(db: Queries, { id }: { readonly id: string }) {
  return db.selectFrom('services').select(['current_status', 'last_checked_at']).where('id', '=', id);
}

async function writeReported(
  db: Writing,
  service: LockedService,
  reported: Reported,
  at: number,
): Promise<RecordedObservation> {
  const { currentStatus: status, lastCheckedAt } = service;
  const reason = reported.kind === 'failed' ? reported.reason : null;
  const reading: DocumentReading = { since: lastCheckedAt ?? 0, digest: null, reason };
  if (reported.kind === 'failed') return { isNews: false, status, reading, changes: [] };
  await noteCheckTime(db, service.id, { at, validForMs: reported.validForMs });
  if (reported.kind === 'observed') return writeObservation(db, service, reported.observation, at);
  await noteLastCheck(db, service.id, at);
  return { isNews: false, status, reading, changes: [] };
}

/** Appends what changed for those who listen. Comes last in its transaction, see `appendChanges`. */
async function publish(
  db: Writing,
  { id, currentStatus }: LockedService,
  { isNews, status, changes }: RecordedObservation,
): Promise<RecordedChange> {
  const [first] = changes;
  if (first !== undefined) await endOverridesOfChange(db, id, first.at);
  await appendChanges(db, changes);
  return { changed: isNews, statusBefore: currentStatus, status };
}
