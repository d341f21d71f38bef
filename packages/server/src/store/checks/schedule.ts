import type { Status } from '@upriver/contract';
import type { PageTarget } from '@upriver/status-pages';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database, Queries, Writing } from '../database.ts';
import { listed } from '../listed.ts';
import { sharedNow } from '../dialect/shared-now.ts';
import { pageAsFound } from './found-providers.ts';
import type { FoundProviderColumns } from './found-providers.ts';
import { prepare } from '../prepared.ts';
import type { Tables } from '../schema/tables.ts';
import { decodePage, encodePage } from '../services/stored-page.ts';
import type { StoredPage } from '../services/stored-page.ts';

export interface DueService {
  readonly id: string;
  readonly slug: string;
  readonly statusPageUrl: string | null;
  /** How the page is read: what it was found to be, else what its entry says. */
  readonly adapter: string | null;
  readonly page: StoredPage;
  readonly currentStatus: Status;
  readonly lastCheckedAt: number | null;
  readonly failures: number;
  readonly failingSince: number | null;
  readonly remembered: RememberedDocuments;
  readonly troubleUntil: number;
  readonly searchedAt: number;
}

/** What the last check that read the page leaves for conditional requests of the next. */
export interface RememberedDocuments {
  readonly readAt: number;
  /** Which adapter read them; null when the page was not read since it is another one or is read in another way. */
  readonly adapter: string | null;
  /** By document URL. */
  readonly validators: Validators;
  /** Absent: the list of past incidents was never requested, or there is none. */
  readonly past?: RememberedPast;
  /** Absent: the page was not read since it is another one, or since owners are remembered. */
  readonly owner?: PageOwner;
}

/** Whose page was read: what it calls itself, and the hosts that its requests were redirected to. */
export interface PageOwner {
  readonly id?: string;
  readonly name?: string;
  readonly hosts?: readonly string[];
}

/** What the last request for the list of past incidents leaves for the next one. */
export interface RememberedPast {
  readonly requestedAt: number;
  /** Of the page's documents at that check. */
  readonly digest: string;
  readonly etag?: string;
  readonly lastModified?: string;
}

/** `ETag` and `Last-Modified` of documents, by URL, with the address that they came from where it was another one. */
export type Validators = Readonly<
  Record<string, { readonly etag?: string; readonly lastModified?: string; readonly from?: string }>
>;

export const NOTHING_REMEMBERED: RememberedDocuments = { readAt: 0, adapter: null, validators: {} };

/**
 * Makes the schedule hold exactly the services that someone uses, watches or added, and that have a page. New ones are due at
 * once. Whoever adds a vendor with a status page asks for it to be checked.
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

/** Takes services that are due, so that no other node checks them until the lease is over. */
export async function claimDue(database: Database, now: number, leaseMs: number, limit: number): Promise<DueService[]> {
  const at = sharedNow(database.dialect, now);
  const until = sql<number>`${at} + ${sql.lit(leaseMs)}`;
  return database.transaction(async (db) => {
    let due = db
      .selectFrom('polls')
      .innerJoin('services', 'services.id', 'polls.service_id')
      .leftJoin('found_makes', 'found_makes.service_id', 'services.id')
      .select(SERVICE_COLUMNS)
      .select(POLL_COLUMNS)
      .where('polls.due_at', '<=', now)
      // A lease that ends later than one taken now was taken by a clock that has been set back.
      .where((where) => where.or([where('polls.leased_until', '<=', at), where('polls.leased_until', '>', until)]))
      .orderBy('polls.due_at')
      .limit(limit);
    // SQLite has one writer, so the transaction is the lock.
    if (database.dialect === 'postgres') due = due.forUpdate('polls').skipLocked();
    const rows = await due.execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await db.updateTable('polls').set({ leased_until: until }).where('service_id', 'in', listed(db, ids)).execute();
    return rows.map(toDueService);
  });
}

/** The service whatever its schedule, for a check that was asked for. */
export async function findPollTarget(db: Queries, serviceId: string): Promise<DueService | undefined> {
  const row = await db
    .selectFrom('services')
    .leftJoin('polls', 'polls.service_id', 'services.id')
    .leftJoin('found_makes', 'found_makes.service_id', 'services.id')
    .select(SERVICE_COLUMNS)
    .select(POLL_COLUMNS)
    .where('services.id', '=', serviceId)
    .executeTakeFirst();
  return row === undefined ? undefined : toDueService(row);
}

const SERVICE_COLUMNS = [
  'services.id',
  'services.slug',
  'services.status_page_url',
  'services.adapter',
  'services.page',
  'services.current_status',
  'services.last_checked_at',
  'found_makes.state',
  'found_makes.adapter as found_adapter',
  'found_makes.page as found_page',
  'found_makes.instead_of_adapter',
  'found_makes.instead_of_page',
] as const;

const POLL_COLUMNS = [
  'polls.failures',
  'polls.failing_since',
  'polls.validators',
  'polls.trouble_until',
  'polls.searched_at',
] as const;

interface PollTargetRow extends FoundProviderColumns {
  readonly id: string;
  readonly slug: string;
  readonly status_page_url: string | null;
  readonly current_status: string;
  readonly last_checked_at: number | null;
  readonly failures: number | null;
  readonly failing_since: number | null;
  readonly validators: string | null;
  readonly trouble_until: number | null;
  readonly searched_at: number | null;
}

function toDueService(row: PollTargetRow): DueService {
  const { adapter, page } = pageAsFound(row);
  return {
    id: row.id,
    slug: row.slug,
    statusPageUrl: row.status_page_url,
    adapter,
    page: decodePage(page),
    // Safe: only observed statuses are written.
    currentStatus: row.current_status as Status,
    lastCheckedAt: row.last_checked_at,
    failures: row.failures ?? 0,
    failingSince: row.failing_since,
    remembered: decodeRemembered(row.validators ?? '{}'),
    troubleUntil: row.trouble_until ?? 0,
    searchedAt: row.searched_at ?? 0,
  };
}

/** `documents`: the column's word for validators. Safe: only `encodeRemembered` writes it, and a new schedule `{}`. */
function decodeRemembered(text: string): RememberedDocuments {
  const { readAt, adapter, documents, past, owner } = JSON.parse(text) as {
    readAt?: number;
    adapter?: string | null;
    documents?: Validators;
    past?: RememberedPast;
    owner?: PageOwner;
  };
  return adapter === undefined || adapter === null
    ? NOTHING_REMEMBERED
    : {
        readAt: readAt ?? 0,
        adapter,
        validators: documents ?? {},
        ...(past === undefined ? {} : { past }),
        ...(owner === undefined ? {} : { owner }),
      };
}

function encodeRemembered({ readAt, adapter, validators, past, owner }: RememberedDocuments): string {
  return adapter === null ? '{}' : JSON.stringify({ readAt, adapter, documents: validators, past, owner });
}

/** How checks of a service go, and when the next one is. */
export interface PollState {
  /** Failed checks in a row, and when the first of them was. */
  readonly failures: number;
  readonly failingSince: number | null;
  readonly dueAt: number;
}

/** How checks of a service go. Undefined when nobody needs it checked. */
export async function findPollState(db: Queries, serviceId: string): Promise<PollState | undefined> {
  return db
    .selectFrom('polls')
    .select(['failures', 'failing_since as failingSince', 'due_at as dueAt'])
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
}

/** The page is another one or is read in another way now: what the last check left does not count. */
export async function forgetLastCheck(db: Queries | Writing, serviceId: string): Promise<void> {
  await db
    .updateTable('polls')
    .set({ validators: '{}', failures: 0, failing_since: null, not_before: 0, searched_at: 0 })
    .where('service_id', '=', serviceId)
    .execute();
}

/** Pages of no known provider are checked now: more providers may be known than at the last search. */
export async function searchAgain(db: Queries | Writing, now: number): Promise<void> {
  const unknown = db.selectFrom('services').select('id').where('adapter', 'is', null);
  await db
    .updateTable('polls')
    .set({ due_at: now, not_before: 0, failures: 0, failing_since: null })
    .where('service_id', 'in', unknown)
    .execute();
}

/** These are read in another way than before: what the last check left does not count, and the next one is made now. */
export async function checkAnew(db: Queries | Writing, serviceIds: readonly string[], now: number): Promise<void> {
  for (const serviceId of serviceIds) {
    await forgetLastCheck(db, serviceId);
    await db.updateTable('polls').set({ due_at: now }).where('service_id', '=', serviceId).execute();
  }
}

/**
 * Brings a check forward to `intervalMs` after the last one, but never before the page allows it. With `troubleUntil`, because
 * someone's calls fail: it is checked often until then. Nothing happens when it is not scheduled.
 */
export async function expeditePoll(
  database: Database,
  serviceId: string,
  { now, intervalMs, troubleUntil }: { now: number; intervalMs: number; troubleUntil?: number },
): Promise<void> {
  await database.transaction(async (db) => {
    const row = await db
      .selectFrom('polls')
      .select(['due_at', 'looked_at', 'not_before'])
      .where('service_id', '=', serviceId)
      .executeTakeFirst();
    if (row === undefined) return;
    const soonest = Math.max(now, row.looked_at + intervalMs, row.not_before);
    await db
      .updateTable('polls')
      .set({
        due_at: Math.min(row.due_at, soonest),
        ...(troubleUntil === undefined ? {} : { trouble_until: troubleUntil }),
      })
      .where('service_id', '=', serviceId)
      .execute();
  });
}

/** What a check leaves for the next one. */
export interface NextPoll {
  readonly dueAt: number;
  readonly notBefore: number;
  readonly checkedAt: number;
  readonly failures: number;
  readonly failingSince: number | null;
  readonly remembered: RememberedDocuments;
  readonly host: string;
  readonly provider: string | null;
}

/** Gives a service back after a check, with its next time. */
export async function reschedule(db: Queries, serviceId: string, next: NextPoll): Promise<void> {
  await updatePoll(db, {
    service_id: serviceId,
    due_at: next.dueAt,
    not_before: next.notBefore,
    looked_at: next.checkedAt,
    failures: next.failures,
    failing_since: next.failingSince,
    validators: encodeRemembered(next.remembered),
    host: next.host,
    make: next.provider,
  });
}

const updatePoll = prepare(
  (db, { service_id, ...next }: Omit<Selectable<Tables['polls']>, 'leased_until' | 'trouble_until' | 'searched_at'>) =>
    db
      .updateTable('polls')
      .set({ ...next, leased_until: 0 })
      .where('service_id', '=', service_id),
);

/** Gives a service back without a check. */
export async function postpone(db: Queries, serviceId: string, dueAt: number): Promise<void> {
  await db.updateTable('polls').set({ due_at: dueAt, leased_until: 0 }).where('service_id', '=', serviceId).execute();
}

/** What a page of an unknown provider was found to be, and how to ask it from now on. */
export interface DetectedPage {
  readonly adapter: string;
  readonly target: PageTarget;
}

/** Writes what a page was found to be into the service's own entry, which names no provider. */
export async function saveDetected(db: Writing, serviceId: string, { adapter, target }: DetectedPage): Promise<void> {
  const row = await db.selectFrom('services').select('page').where('id', '=', serviceId).executeTakeFirst();
  if (row === undefined) return;
  const { isOfCatalog } = decodePage(row.page);
  const page = encodePage({ target, ...(isOfCatalog === undefined ? {} : { isOfCatalog }) });
  await db.updateTable('services').set({ adapter, page }).where('id', '=', serviceId).execute();
}
