import type { Queries, Writing } from '../database.ts';
import type { CallCountsTable } from '../schema/detection.ts';
import { DAY_MS } from '../../domain/time.ts';

/** Calls of one organization to one service, counted for whose fault it is. */
export interface StoredCallCounts {
  readonly organizationId: string;
  readonly serviceId: string;
  /** See `encodeAccumulator`. */
  readonly state: string;
  /** The last block of events that the state has taken in. */
  readonly consumedTo: number;
  readonly lastCallAt: number;
}

/** Organizations that have called nothing of a service for so long are forgotten. */
const FORGOTTEN_AFTER_MS = 60 * DAY_MS;

/** The counts of one organization's calls to one service; undefined before the first. */
export async function findCallCounts(
  db: Queries,
  organizationId: string,
  serviceId: string,
): Promise<StoredCallCounts | undefined> {
  const row = await db
    .selectFrom('call_counts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  return row && toCallCounts(row);
}

/** Counts that have taken in blocks after the one up to which everything is stored: what a node goes on with after a start. */
export async function listCallCountsAhead(db: Queries, cursor: number): Promise<StoredCallCounts[]> {
  const rows = await db.selectFrom('call_counts').selectAll().where('consumed_to', '>', cursor).execute();
  return rows.map(toCallCounts);
}

export async function putCallCounts(db: Queries | Writing, counts: StoredCallCounts): Promise<void> {
  const change = { state: counts.state, consumed_to: counts.consumedTo, last_call_at: counts.lastCallAt };
  await db
    .insertInto('call_counts')
    .values({ organization_id: counts.organizationId, service_id: counts.serviceId, ...change })
    .onConflict((conflict) => conflict.columns(['organization_id', 'service_id']).doUpdateSet(change))
    .execute();
}

/** Forgets what nobody calls any more. @returns how many */
export async function forgetCallCounts(db: Queries, now: number): Promise<number> {
  const result = await db
    .deleteFrom('call_counts')
    .where('last_call_at', '<', now - FORGOTTEN_AFTER_MS)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function toCallCounts(row: CallCountsTable): StoredCallCounts {
  return {
    organizationId: row.organization_id,
    serviceId: row.service_id,
    state: row.state,
    consumedTo: row.consumed_to,
    lastCallAt: row.last_call_at,
  };
}
