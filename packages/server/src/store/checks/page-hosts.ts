import type { Queries, Writing } from '../database.ts';
import type { PageHostTable } from '../schema/polling.ts';

export type PageHostRow = PageHostTable;

/** What became of the last look at a page, and where it was asked. */
export interface LastCheck {
  readonly serviceId: string;
  readonly organizationId: string | null;
  readonly host: string;
  readonly make: string | null;
  readonly failures: number;
  readonly lookedAt: number;
}

/** The last look at every scheduled page that could be read at or after a moment. */
export async function listLastChecks(db: Queries, readSince: number): Promise<LastCheck[]> {
  const rows = await db
    .selectFrom('polls')
    .innerJoin('services', 'services.id', 'polls.service_id')
    .select([
      'polls.service_id as serviceId',
      'services.organization_id as organizationId',
      'polls.host',
      'polls.make',
      'polls.failures',
      'polls.looked_at as lookedAt',
    ])
    .where('services.last_checked_at', '>=', readSince)
    .where('polls.host', 'is not', null)
    .execute();
  return rows.map((row) => ({ ...row, host: row.host ?? '' }));
}

/** What is down, and what was down until after a moment; newest first. */
export async function listPageHosts(db: Queries, recoveredAfter: number): Promise<PageHostRow[]> {
  return db
    .selectFrom('page_hosts')
    .selectAll()
    .where((where) => where.or([where('recovered_at', 'is', null), where('recovered_at', '>', recoveredAfter)]))
    .orderBy('down_since', 'desc')
    .orderBy('id')
    .execute();
}

export async function listDownPageHosts(db: Queries): Promise<PageHostRow[]> {
  return db.selectFrom('page_hosts').selectAll().where('recovered_at', 'is', null).orderBy('id').execute();
}

/** What was over after a moment, oldest end first. */
export async function listRecoveredPageHosts(db: Queries, after: number): Promise<PageHostRow[]> {
  return db.selectFrom('page_hosts').selectAll().where('recovered_at', '>', after).orderBy('recovered_at').execute();
}

/** Notes that pages which share this fail together since a moment. */
export async function openPageHost(db: Queries, kind: string, name: string, downSince: number): Promise<void> {
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
 * Brings looks that were put off forward, spread evenly over `withinMs`. One whose time lies beyond `putOffMax` was put off by its
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
