import { sql } from 'kysely';
import type { Queries, Writing } from '../database.ts';
import { findMeta, putMeta } from '../meta.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/time.ts';

/** An organization with calls later than this has enough of them to be judged now. */
const JUDGED_WITHIN_MS = 10 * MINUTE_MS;
/** Impairments that began so long before or after count as the same event. */
export const SAME_EVENT_MS = HOUR_MS;
const PREFIX = 'shares_counts ';

/** Whether an organization shares counts with others of this server, and sees theirs; not unless it was switched on. */
export async function sharesCounts(db: Queries, organizationId: string): Promise<boolean> {
  return (await findMeta(db, PREFIX + organizationId)) === 'on';
}

export async function putSharesCounts(db: Queries | Writing, organizationId: string, isOn: boolean): Promise<void> {
  await putMeta(db, PREFIX + organizationId, isOn ? 'on' : 'off');
}

/** Other organizations that share counts, and how they fare with a service. */
export interface SharedCounts {
  /** With calls in the last ten minutes that are enough for a verdict. */
  readonly judged: number;
  /** Of them, those whose calls became impaired at about the same time. */
  readonly impaired: number;
  /** Series of calls of those that were judged. */
  readonly series: number;
}

/**
 * How other organizations that share counts fare with a service, in one region or everywhere. Nothing but numbers leaves this function;
 * what may be shown of them is the caller's to decide.
 */
export async function countShared(
  db: Queries,
  asked: {
    readonly organizationId: string;
    readonly serviceId: string;
    /** '' for every region. */
    readonly region: string;
    readonly onsetAt: number;
    readonly now: number;
  },
): Promise<SharedCounts> {
  const sharing = await db
    .selectFrom('meta')
    .select('key')
    .where('key', 'like', `${PREFIX}%`)
    .where('value', '=', 'on')
    .execute();
  const others = sharing.map(({ key }) => key.slice(PREFIX.length)).filter((id) => id !== asked.organizationId);
  let series = db
    .selectFrom('detectors')
    .select(['organization_id', sql<number>`count(*)`.as('count')])
    .where('organization_id', 'in', others)
    .where('service_id', '=', asked.serviceId)
    .where('last_call_at', '>=', asked.now - JUDGED_WITHIN_MS)
    .where('verdict', 'is not', null)
    .where('verdict', '!=', 'cannot_say')
    .groupBy('organization_id');
  if (asked.region !== '') series = series.where('region', '=', asked.region);
  const judged = await series.execute();
  let felt = db
    .selectFrom('impairments')
    .select('organization_id')
    .distinct()
    .where(
      'organization_id',
      'in',
      judged.map((row) => row.organization_id),
    )
    .where('service_id', '=', asked.serviceId)
    // What waits for limits of its own is no other organization's business.
    .where('signal', '!=', 'waiting')
    .where('onset_at', '>=', asked.onsetAt - SAME_EVENT_MS)
    .where('onset_at', '<=', asked.onsetAt + SAME_EVENT_MS)
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>', asked.onsetAt)]));
  if (asked.region !== '') felt = felt.where('region', '=', asked.region);
  const impaired = await felt.execute();
  return {
    judged: judged.length,
    impaired: impaired.length,
    series: judged.reduce((sum, { count }) => sum + count, 0),
  };
}
