import type { Database, Queries } from './database.ts';

export interface DueService {
  readonly id: string;
  readonly slug: string;
  readonly adapter: string | null;
  /** JSON, see `services.page`. */
  readonly page: string;
  readonly currentStatus: string;
  readonly failures: number;
  /** JSON validators by document URL. */
  readonly validators: string;
}

/** Looks kept per service. */
export const LOOKS_KEPT = 500;

/**
 * Makes the schedule hold exactly the services that someone uses, watches or added, and that have a page. New ones are due at
 * once. Whoever adds a vendor with a status page asks for it to be looked at.
 * @returns how many are new
 */
export async function syncSchedule(database: Database, now: number): Promise<number> {
  return database.transaction(async (db) => {
    const used = db.selectFrom('links').select('service_id').union(db.selectFrom('watches').select('service_id'));
    const wanted = await db
      .selectFrom('services')
      .select('id')
      .where('status_page_url', 'is not', null)
      .where('retired_at', 'is', null)
      .where((where) => where.or([where('organization_id', 'is not', null), where('id', 'in', used)]))
      .execute();
    const scheduled = new Set(
      (await db.selectFrom('polls').select('service_id').execute()).map((row) => row.service_id),
    );
    const added = wanted.filter(({ id }) => !scheduled.delete(id));
    for (const { id } of added)
      await db
        .insertInto('polls')
        .values({ service_id: id, due_at: now, leased_until: 0, failures: 0, validators: '{}' })
        .onConflict((conflict) => conflict.column('service_id').doNothing())
        .execute();
    for (const id of scheduled) await db.deleteFrom('polls').where('service_id', '=', id).execute();
    return added.length;
  });
}

/** Takes services that are due, so that no other node looks at them until the lease is over. */
export async function claimDue(database: Database, now: number, leaseMs: number, limit: number): Promise<DueService[]> {
  return database.transaction(async (db) => {
    let due = db
      .selectFrom('polls')
      .innerJoin('services', 'services.id', 'polls.service_id')
      .select([
        'services.id',
        'services.slug',
        'services.adapter',
        'services.page',
        'services.current_status as currentStatus',
        'polls.failures',
        'polls.validators',
      ])
      .where('polls.due_at', '<=', now)
      .where('polls.leased_until', '<=', now)
      .orderBy('polls.due_at')
      .limit(limit);
    // SQLite has one writer, so the transaction is the lock.
    if (database.dialect === 'postgres') due = due.forUpdate('polls').skipLocked();
    const rows = await due.execute();
    for (const { id } of rows)
      await db
        .updateTable('polls')
        .set({ leased_until: now + leaseMs })
        .where('service_id', '=', id)
        .execute();
    return rows;
  });
}

/** The service whatever its schedule, for a look that was asked for. */
export async function findPollTarget(db: Queries, serviceId: string): Promise<DueService | undefined> {
  return db
    .selectFrom('services')
    .leftJoin('polls', 'polls.service_id', 'services.id')
    .select([
      'services.id',
      'services.slug',
      'services.adapter',
      'services.page',
      'services.current_status as currentStatus',
      (build) => build.fn.coalesce('polls.failures', build.val(0)).as('failures'),
      (build) => build.fn.coalesce('polls.validators', build.val('{}')).as('validators'),
    ])
    .where('services.id', '=', serviceId)
    .executeTakeFirst();
}

/** Lets a service be due at once. Nothing happens when it is not scheduled. */
export async function makeDue(db: Queries, serviceId: string, now: number): Promise<void> {
  await db.updateTable('polls').set({ due_at: now }).where('service_id', '=', serviceId).execute();
}

/** Gives a service back with its next time. */
export async function reschedule(
  db: Queries,
  serviceId: string,
  next: { dueAt: number; failures: number; validators: string },
): Promise<void> {
  await db
    .updateTable('polls')
    .set({ due_at: next.dueAt, failures: next.failures, validators: next.validators, leased_until: 0 })
    .where('service_id', '=', serviceId)
    .execute();
}

export interface NewLook {
  readonly at: number;
  readonly outcome: 'observed' | 'unchanged' | 'unreadable' | 'failed';
  readonly status: string | null;
  readonly reason: string | null;
  readonly httpStatus: number | null;
  readonly tookMs: number;
}

/** Adds a look to the bounded log of its service. */
export async function addLook(db: Queries, serviceId: string, look: NewLook): Promise<void> {
  await db
    .insertInto('looks')
    .values({
      service_id: serviceId,
      at: look.at,
      outcome: look.outcome,
      status: look.status,
      reason: look.reason,
      http_status: look.httpStatus,
      took_ms: look.tookMs,
    })
    .execute();
  const oldest = await db
    .selectFrom('looks')
    .select('at')
    .where('service_id', '=', serviceId)
    .orderBy('at', 'desc')
    .offset(LOOKS_KEPT)
    .limit(1)
    .executeTakeFirst();
  if (oldest !== undefined)
    await db.deleteFrom('looks').where('service_id', '=', serviceId).where('at', '<=', oldest.at).execute();
}

/** Remembers what make a page was found to be, where nobody said it. */
export async function saveAdapter(db: Queries, serviceId: string, adapter: string, page: string): Promise<void> {
  await db.updateTable('services').set({ adapter, page }).where('id', '=', serviceId).execute();
}
