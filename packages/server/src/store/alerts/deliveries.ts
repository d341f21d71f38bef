import { sql } from 'kysely';
import type { DeliveryState } from '@upriver/contract';
import type { DeliveryContent, NewDelivery } from '../../domain/alert.ts';
import type { Database, Queries, Writing } from '../database.ts';
import { inChunks } from '../chunks.ts';
import { sharedNow } from '../dialect/shared-now.ts';
import type { DeliveryTable } from '../schema/alerts.ts';

/** A message on its way, or one that came or was given up. */
export interface StoredDelivery extends NewDelivery {
  readonly position: number;
  readonly state: DeliveryState;
  /** Attempts that ended so far. */
  readonly attempts: number;
  readonly nextAt: number;
  readonly deliveredAt: number | null;
}

/** One attempt, as it is shown to the owner of the channel. */
export interface StoredAttempt {
  readonly deliveryId: string;
  readonly at: number;
  readonly tookMs: number;
  /** The request, without secrets. */
  readonly request: string;
  readonly status: number | null;
  readonly answer: string | null;
  readonly error: string | null;
}

/** Adds deliveries that are due at once. One that is there already stays as it is. */
export async function insertDeliveries(db: Writing | Queries, deliveries: readonly NewDelivery[]): Promise<void> {
  for (const some of inChunks(deliveries))
    await db
      .insertInto('deliveries')
      .values(
        some.map((one) => ({
          id: one.id,
          organization_id: one.organizationId,
          channel_id: one.channelId,
          subject_key: one.subjectKey,
          content: JSON.stringify(one.content),
          state: 'pending',
          attempts: 0,
          next_at: one.dueAt ?? one.createdAt,
          lease_holder: null,
          lease_until: null,
          created_at: one.createdAt,
          delivered_at: null,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

/** Channels that have a delivery that is due, and whether what they were sent last failed. */
export async function listDueChannels(
  db: Queries,
  now: number,
): Promise<{ readonly id: string; readonly isFailing: boolean }[]> {
  // For each channel one look into the index, instead of all that waits.
  const rows = await db
    .selectFrom('channels')
    .select(['id', 'failing_since as failingSince'])
    .where('enabled', '=', 1)
    .where((where) =>
      where.exists(
        where
          .selectFrom('deliveries')
          .select('deliveries.id')
          .whereRef('deliveries.channel_id', '=', 'channels.id')
          .where('deliveries.state', '=', sql.lit('pending'))
          .where('deliveries.next_at', '<=', now),
      ),
    )
    .execute();
  return rows.map(({ id, failingSince }) => ({ id, isFailing: failingSince !== null }));
}

/** When the next delivery is due; undefined when none waits. */
export async function findNextDelivery(db: Queries): Promise<number | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select((build) => build.fn.min('next_at').as('at'))
    .where('state', '=', sql.lit('pending'))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/**
 * Takes deliveries of one channel that are due, for `forMs`: of each subject the first that is pending, so that a later one never
 * overtakes. Whoever takes one and dies gives it back by letting the time pass.
 */
export async function claimDeliveries(
  database: Database,
  claim: {
    readonly channelId: string;
    readonly holder: string;
    readonly now: number;
    readonly forMs: number;
    readonly limit: number;
  },
): Promise<StoredDelivery[]> {
  const { channelId, holder, now, forMs, limit } = claim;
  const at = sharedNow(database.dialect, now);
  const db = database.kysely;
  const due = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', sql.lit('pending'))
    .where('channel_id', '=', channelId)
    .where('next_at', '<=', now)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', at)]))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('deliveries as earlier')
            .select('earlier.id')
            .where('earlier.state', '=', sql.lit('pending'))
            .whereRef('earlier.channel_id', '=', 'deliveries.channel_id')
            .whereRef('earlier.subject_key', '=', 'deliveries.subject_key')
            .whereRef('earlier.position', '<', 'deliveries.position'),
        ),
      ),
    )
    .orderBy('next_at')
    .orderBy('position')
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const rows = await db
    .updateTable('deliveries')
    .set({ lease_holder: holder, lease_until: sql<number>`${at} + ${sql.lit(forMs)}` })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('state', '=', 'pending')
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', at)]))
    .returningAll()
    .execute();
  return rows.map(toDelivery);
}

/** Gives back what a process took that no longer runs. For a store that one process has for itself. */
export async function releaseDeliveries(db: Queries): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ lease_holder: null, lease_until: null })
    .where('state', '=', 'pending')
    .where('lease_holder', 'is not', null)
    .execute();
}

/** What became of an attempt. */
export interface AttemptResult {
  readonly state: DeliveryState;
  /** Of the next attempt, while it is pending. */
  readonly nextAt: number;
  readonly now: number;
}

/** Notes what became of an attempt and gives the delivery back. Only its holder may: another one may have sent it meanwhile. */
export async function finishAttempt(
  db: Writing,
  delivery: Pick<StoredDelivery, 'id'>,
  holder: string,
  result: AttemptResult & { readonly attempt: StoredAttempt },
): Promise<boolean> {
  const { state, nextAt, now, attempt } = result;
  const updated = await db
    .updateTable('deliveries')
    .set((build) => ({
      state,
      next_at: nextAt,
      attempts: build('attempts', '+', 1),
      lease_holder: null,
      lease_until: null,
      delivered_at: state === 'delivered' ? now : null,
    }))
    .where('id', '=', delivery.id)
    .where('lease_holder', '=', holder)
    .executeTakeFirst();
  await db
    .insertInto('delivery_attempts')
    .values({
      delivery_id: attempt.deliveryId,
      at: attempt.at,
      took_ms: attempt.tookMs,
      request: attempt.request,
      status: attempt.status,
      answer: attempt.answer,
      error: attempt.error,
    })
    .execute();
  return updated.numUpdatedRows > 0n;
}

/** Deliveries of a channel, or about a subject, newest first. */
export async function listDeliveries(
  db: Queries,
  organizationId: string,
  filter: {
    readonly channelId?: string | undefined;
    readonly subjectKey?: string | undefined;
    readonly state?: DeliveryState | undefined;
    readonly before?: number | undefined;
    readonly limit: number;
  },
): Promise<StoredDelivery[]> {
  let query = db
    .selectFrom('deliveries')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('position', 'desc')
    .limit(filter.limit);
  if (filter.channelId !== undefined) query = query.where('channel_id', '=', filter.channelId);
  if (filter.subjectKey !== undefined) query = query.where('subject_key', '=', filter.subjectKey);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.before !== undefined) query = query.where('position', '<', filter.before);
  return (await query.execute()).map(toDelivery);
}

/** Attempts of some deliveries, oldest first. */
export async function listAttempts(db: Queries, deliveryIds: readonly string[]): Promise<StoredAttempt[]> {
  if (deliveryIds.length === 0) return [];
  return db
    .selectFrom('delivery_attempts')
    .select(['delivery_id as deliveryId', 'at', 'took_ms as tookMs', 'request', 'status', 'answer', 'error'])
    .where('delivery_id', 'in', deliveryIds)
    .orderBy('id')
    .execute();
}

/** Sends again, under the same identifiers, what a channel was sent or should have been sent. @returns how many */
export async function redeliver(
  db: Queries,
  organizationId: string,
  channelId: string,
  which: {
    readonly ids?: readonly string[] | undefined;
    readonly from?: number | undefined;
    readonly to?: number | undefined;
    readonly now: number;
  },
): Promise<number> {
  let query = db
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, next_at: which.now, delivered_at: null })
    .where('organization_id', '=', organizationId)
    .where('channel_id', '=', channelId)
    .where('state', '<>', 'pending');
  if (which.ids !== undefined) query = query.where('id', 'in', which.ids);
  if (which.from !== undefined) query = query.where('created_at', '>=', which.from);
  if (which.to !== undefined) query = query.where('created_at', '<', which.to);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Gives up what waits for a channel that was switched off. It can be delivered again. */
export async function failPending(db: Queries, channelId: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'failed', lease_holder: null, lease_until: null })
    .where('channel_id', '=', channelId)
    .where('state', '=', 'pending')
    .execute();
}

/** Forgets deliveries that ended and are older than a time, a few at a time. @returns how many */
export async function expireDeliveries(db: Queries, before: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('created_at', '<', before)
    .where('state', '<>', 'pending')
    .limit(limit)
    .execute();
  for (const ids of inChunks(rows.map(({ id }) => id))) {
    await db.deleteFrom('delivery_attempts').where('delivery_id', 'in', ids).execute();
    await db.deleteFrom('deliveries').where('id', 'in', ids).execute();
  }
  return rows.length;
}

function toDelivery(row: {
  [Key in keyof DeliveryTable]: Key extends 'position' ? number : DeliveryTable[Key];
}): StoredDelivery {
  return {
    position: row.position,
    id: row.id,
    organizationId: row.organization_id,
    channelId: row.channel_id,
    subjectKey: row.subject_key,
    // Safe: only `insertDeliveries` and `finishAttempt` write these columns.
    content: JSON.parse(row.content) as DeliveryContent,
    state: row.state as DeliveryState,
    attempts: row.attempts,
    nextAt: row.next_at,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
  };
}
