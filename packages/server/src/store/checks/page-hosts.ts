import type { Queries, Writing } from '../database.ts';
import type { PageHostTable } from '../schema/polling.ts';

/** Where many pages fail together, or did. */
export interface FailingPageHost {
  readonly id: string;
  readonly kind: 'host' | 'provider' | 'network';
  readonly name: string;
  readonly downSince: number;
  readonly recoveredAt: number | null;
}

/** What became of the last check of a page, and where it was asked. */
export interface LastCheck {
  readonly serviceId: string;
  readonly organizationId: string | null;
  readonly host: string;
  /** Provider that it was read as. */
  readonly provider: string | null;
  readonly failures: number;
  readonly checkedAt: number;
}

/** The last check of every scheduled page that could be read at or after a moment. */
export async function listLastChecks(db: Queries, readSince: number): Promise<LastCheck[]> {
  const rows = await db
    .selectFrom('polls')
    .innerJoin('services', 'services.id', 'polls.service_id')
    .select([
      'polls.service_id as serviceId',
      'services.organization_id as organizationId',
      'polls.host',
      'polls.make as provider',
      'polls.failures',
      'polls.looked_at as checkedAt',
    ])
    .where('services.last_checked_at', '>=', readSince)
    .where('polls.host', 'is not', null)
    .execute();
  return rows.map((row) => ({ ...row, host: row.host ?? '' }));
}

/** What is down, and what was down until after a moment; newest first. */
export async function listPageHosts(db: Queries, recoveredAfter: number): Promise<FailingPageHost[]> {
  const rows = await db
    .selectFrom('page_hosts')
    .selectAll()
    .where((where) => where.or([where('recovered_at', 'is', null), where('recovered_at', '>', recoveredAfter)]))
    .orderBy('down_since', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toFailingPageHost);
}

export async function listDownPageHosts(db: Queries): Promise<FailingPageHost[]> {
  const rows = await db.selectFrom('page_hosts').selectAll().where('recovered_at', 'is', null).orderBy('id').execute();
  return rows.map(toFailingPageHost);
}

/** What was over after a moment, oldest end first. */
export async function listRecoveredPageHosts(db: Queries, after: number): Promise<FailingPageHost[]> {
  const rows = await db
    .selectFrom('page_hosts')
    .selectAll()
    .where('recovered_at', '>', after)
    .orderBy('recovered_at')
    .execute();
  return rows.map(toFailingPageHost);
}

/** Notes that pages which share this fail together since a moment. */
export async function openPageHost(
  db: Queries,
  kind: FailingPageHost['kind'],
  name: string,
  downSince: number,
): Promise<void> {
  await db
    .insertInto('page_hosts')
    .values({ id: `${kind}:${name}:${downSince}`, kind, name, down_since: downSince, recovered_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Notes the end, and forgets what ended before `keepFrom`. */
export async function closePageHost(db: Queries, id: string, at: number, keepFrom: number): Promise<void> {
  await db.updateTable('page_hosts').set({ recovered_at: at }).where('id', '=', id).execute();
  await db.deleteFrom('page_hosts').where('recovered_at', '<', keepFrom).execute();
}

/**
 * Brings checks that were put off forward, spread evenly over `withinMs`. One whose time lies beyond `putOffMax` was put off by its
 * own page, and stays.
 */
export async function bringForward(
  db: Queries | Writing,
  serviceIds: readonly string[],
  { now, withinMs, putOffMax }: { now: number; withinMs: number; putOffMax: number },
): Promise<void> {
  for (const [index, id] of serviceIds.entries()) {
    const dueAt = Math.round(now + (withinMs * index) / serviceIds.length);
    await db
      .updateTable('polls')
      .set({ due_at: dueAt, not_before: 0 })
      .where('service_id', '=', id)
      .where('due_at', '>', dueAt)
      .where('due_at', '<=', putOffMax)
      .execute();
  }
}

function toFailingPageHost(row: PageHostTable): FailingPageHost {
  const { id, kind, name, down_since: downSince, recovered_at: recoveredAt } = row;
  // Safe: only `openPageHost` writes kinds.
  return { id, kind: kind as FailingPageHost['kind'], name, downSince, recoveredAt };
}
