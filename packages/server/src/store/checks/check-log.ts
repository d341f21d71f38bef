import type { Check, Status } from '@upriver/contract';
import type { Queries } from '../database.ts';
import { prepare } from '../prepared.ts';

/** One check of a status page. */
export interface CheckLogEntry {
  readonly at: number;
  readonly outcome: Check['outcome'];
  readonly status: Status | null;
  /** Why the page could not be read, or what is missing. */
  readonly reason: string | null;
  readonly httpStatus: number | null;
  readonly tookMs: number;
}

/** Checks kept per service. */
export const CHECKS_KEPT = 500;

/** Adds a check to the bounded log of its service. */
export async function addCheckLogEntry(db: Queries, serviceId: string, check: CheckLogEntry): Promise<void> {
  const { at, outcome, status, reason, httpStatus, tookMs } = check;
  await insertEntry(db, { serviceId, at, outcome, status, reason, httpStatus, tookMs });
  await deleteOldest(db, { serviceId });
}

const insertEntry = prepare((db, { serviceId, ...check }: CheckLogEntry & { readonly serviceId: string }) =>
  db.insertInto('looks').values({
    service_id: serviceId,
    at: check.at,
    outcome: check.outcome,
    status: check.status,
    reason: check.reason,
    http_status: check.httpStatus,
    took_ms: check.tookMs,
  }),
);

const deleteOldest = prepare((db, { serviceId }: { readonly serviceId: string }) => {
  const oldest = db
    .selectFrom('looks')
    .select('at')
    .where('service_id', '=', serviceId)
    .orderBy('at', 'desc')
    .offset(CHECKS_KEPT)
    .limit(1);
  return db.deleteFrom('looks').where('service_id', '=', serviceId).where('at', '<=', oldest);
});

/** The last checks of a service's page, newest first. */
export async function listCheckLog(db: Queries, serviceId: string, limit: number): Promise<CheckLogEntry[]> {
  const rows = await db
    .selectFrom('looks')
    .select(['at', 'outcome', 'status', 'reason', 'http_status', 'took_ms'])
    .where('service_id', '=', serviceId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  // Safe: `addCheckLogEntry` alone writes these.
  return rows.map((row) => ({
    at: row.at,
    outcome: row.outcome as CheckLogEntry['outcome'],
    status: row.status as Status | null,
    reason: row.reason,
    httpStatus: row.http_status,
    tookMs: row.took_ms,
  }));
}
