import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import { MINUTE_MS } from '../../domain/time.ts';

/** A check begins before it is recorded; one that began later than now, by more than nodes' clocks differ, is from a clock that was set back. */
const CLOCKS_DIFFER_MS = 2000;
/** Whoever was never checked is due within this, however many wait for the same host. */
const FIRST_CHECK_MS_MAX = 10 * MINUTE_MS;

/**
 * After the clock was set back: what was planned from then on is planned from now on, so that nobody waits longer than was planned,
 * and nobody is checked sooner than that.
 * @returns how many
 */
export async function replanFuture(db: Queries, now: number): Promise<number> {
  const sinceCheck = (column: 'due_at' | 'not_before' | 'trouble_until') =>
    sql<number>`case when ${sql.ref(column)} > looked_at then ${now} + ${sql.ref(column)} - looked_at else ${sql.ref(column)} end`;
  const notAfterNow = (column: 'failing_since' | 'searched_at') =>
    sql<number>`case when ${sql.ref(column)} > ${now} then ${now} else ${sql.ref(column)} end`;
  const replanned = await db
    .updateTable('polls')
    .set({
      due_at: sinceCheck('due_at'),
      not_before: sinceCheck('not_before'),
      trouble_until: sinceCheck('trouble_until'),
      failing_since: notAfterNow('failing_since'),
      searched_at: notAfterNow('searched_at'),
      looked_at: now,
    })
    .where('looked_at', '>', now + CLOCKS_DIFFER_MS)
    .executeTakeFirst();
  const first = await db
    .updateTable('polls')
    .set({ due_at: now })
    .where('looked_at', '=', 0)
    .where('due_at', '>', now + FIRST_CHECK_MS_MAX)
    .executeTakeFirst();
  return Number(replanned.numUpdatedRows + first.numUpdatedRows);
}
