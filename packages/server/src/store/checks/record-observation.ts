import type { Status } from '@upriver/contract';
import type { Observation } from '@upriver/status-pages';
import { tidyObservation } from '@upriver/status-pages';
import type { Change } from '../../domain/change.ts';
import { applyObservation, deriveAgain } from './derive-rows.ts';
import type { Writing } from '../database.ts';
import { noteLastCheck } from '../history/check-times.ts';
import { noteObservation, readObservations } from '../history/observation-log.ts';
import type { DocumentReading } from '../documents/page-documents.ts';
import { keepPageStates } from '../history/page-states.ts';

/** A service whose row is locked, as it was before this check. */
export interface LockedService {
  readonly id: string;
  readonly currentStatus: string;
  readonly lastCheckedAt: number | null;
}

/** What an observation changed. */
export interface RecordedObservation {
  /** It is the newest and says something else than the one before. */
  readonly isNews: boolean;
  readonly status: string;
  /** What stands behind the documents of the check. */
  readonly reading: DocumentReading;
  readonly changes: readonly Change[];
}

/**
 * Writes what a page says. Rows are derived from what was observed, so writing the same thing twice changes nothing, and
 * observations that arrive in another order than they were made end in the same rows: one that is late falls between others, and
 * what follows from all of them is derived again, in their order.
 */
export async function writeObservation(
  db: Writing,
  service: LockedService,
  observed: Observation,
  at: number,
): Promise<RecordedObservation> {
  const { currentStatus, lastCheckedAt } = service;
  const observation = tidyObservation(observed, at);
  // Nothing was observed after the last check.
  const isNewest = lastCheckedAt !== null && at > lastCheckedAt;
  const { isNew, at: since, digest } = await noteObservation(db, service.id, at, observation, isNewest);
  const reading: DocumentReading = { since, digest, reason: null };
  const isLate = lastCheckedAt !== null && at < lastCheckedAt;
  // Safe: only observed statuses are written.
  const before = currentStatus as Status;
  const status = isLate ? before : observation.status;
  if (!isNew && lastCheckedAt !== null) {
    await noteLastCheck(db, service.id, at);
    return { isNews: false, status, reading, changes: [] };
  }
  const incidents = isLate
    ? await deriveAgain(db, service.id, readObservations(db, service.id, 0, Number.MAX_SAFE_INTEGER), lastCheckedAt)
    : await applyObservation(db, service.id, observation, at, lastCheckedAt);
  await keepPageStates(db, service.id, at, isNewest);
  const common = { at, serviceId: service.id, organizationId: null };
  const change = { from: before, to: status };
  return {
    isNews: isNew && !isLate,
    status,
    reading,
    changes: [
      ...(change.from === change.to ? [] : [{ ...common, kind: 'status' as const, payload: change }]),
      ...incidents.map((payload) => ({ ...common, kind: 'incident' as const, payload })),
    ],
  };
}
