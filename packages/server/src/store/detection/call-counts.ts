import type { Queries, Writing } from '../database.ts';
import type { CallCountsTable } from '../schema/detection.ts';

/** Organizations that have called nothing of a service for so long are forgotten. */
const FORGOTTEN_AFTER_MS = 60 * 24 * 3_600_000;

/** The counts of one organization's calls to one service; undefined before the first. */
export async function findCallCounts(
  db: Queries,
  organizationId: string,
  serviceId: string,
): Promise<CallCountsTable | undefined> {
  return db
    .selectFrom('call_counts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
}

/** Counts that have taken in blocks after the one up to which everything is stored: what a node goes on with after a start. */
export async function listCallCountsAhead(db: Queries, cursor: number): Promise<CallCountsTable[]> {
  return db.selectFrom('call_counts').selectAll().where('consumed_to', '>', cursor).execute();
}

export async function putCallCounts(db: Queries | Writing, row: CallCountsTable): Promise<void> {
  const { state, consumed_to, last_call_at } = row;
  await db
    .insertInto('call_counts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'service_id']).doUpdateSet({ state, consumed_to, last_call_at }),
    )
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
