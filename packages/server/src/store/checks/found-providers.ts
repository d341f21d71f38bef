import type { PageTarget } from '@upriver/status-pages';
import type { Queries, Writing } from '../database.ts';
import { decodePage, encodePage } from '../services/stored-page.ts';

/** A service's columns and those of what its page was found to be, where there is something. */
export interface FoundProviderColumns {
  readonly adapter: string | null;
  readonly page: string;
  readonly state: string | null;
  readonly found_adapter: string | null;
  readonly found_page: string | null;
  readonly instead_of_adapter: string | null;
  readonly instead_of_page: string | null;
}

/** What a page was found to be, which its entry does not say. */
export interface FoundProvider {
  /** Adopted: it counts. Proposed: somebody has to accept it. */
  readonly state: 'adopted' | 'proposed';
  readonly adapter: string;
  readonly target: PageTarget;
  readonly foundAt: number;
}

/**
 * How a page is read. What it was found to be goes before its entry for as long as the entry says what it said then: whoever
 * corrects the entry, the catalog or a person, is believed again.
 */
export function pageAsFound(row: FoundProviderColumns): { readonly adapter: string | null; readonly page: string } {
  const { adapter, page, state, found_adapter: foundAdapter, found_page: foundPage } = row;
  const isStillMeant = row.instead_of_adapter === adapter && row.instead_of_page === page;
  return state === 'adopted' && isStillMeant && foundAdapter !== null && foundPage !== null
    ? { adapter: foundAdapter, page: foundPage }
    : { adapter, page };
}

/** Keeps what a page was found to be beside its service's entry, in the place of what was found before. */
export async function saveFoundProvider(db: Queries | Writing, serviceId: string, found: FoundProvider): Promise<void> {
  const entry = await findEntry(db, serviceId);
  if (entry === undefined) return;
  const values = {
    state: found.state,
    adapter: found.adapter,
    page: encodePage({ target: found.target }),
    instead_of_adapter: entry.adapter,
    instead_of_page: entry.page,
    found_at: found.foundAt,
  };
  await db
    .insertInto('found_makes')
    .values({ service_id: serviceId, ...values })
    .onConflict((conflict) => conflict.column('service_id').doUpdateSet(values))
    .execute();
}

/** What the page of a service was found to be. Undefined when nothing was, or when its entry has been changed since. */
export async function findFoundProvider(db: Queries, serviceId: string): Promise<FoundProvider | undefined> {
  const row = await db.selectFrom('found_makes').selectAll().where('service_id', '=', serviceId).executeTakeFirst();
  const entry = row && (await findEntry(db, serviceId));
  if (row === undefined || entry === undefined) return undefined;
  if (row.instead_of_adapter !== entry.adapter || row.instead_of_page !== entry.page) return undefined;
  return {
    // Safe: `saveFoundProvider` alone writes these.
    state: row.state as FoundProvider['state'],
    adapter: row.adapter,
    target: decodePage(row.page).target,
    foundAt: row.found_at,
  };
}

/** Lets what was proposed count, and the next check read it from the start. */
export async function acceptFoundProvider(db: Writing, serviceId: string): Promise<void> {
  await db.updateTable('found_makes').set({ state: 'adopted' }).where('service_id', '=', serviceId).execute();
  await db.updateTable('polls').set({ validators: '{}', not_before: 0 }).where('service_id', '=', serviceId).execute();
}

/** A page's provider was doubted and detected again. `found` is absent when the page still is what it was, or is nothing. */
export interface Redetection {
  readonly found?: Omit<FoundProvider, 'foundAt'>;
}

/** Notes that a page's provider was detected again, and keeps what was found beside the service's entry. */
export async function noteRedetection(
  db: Writing,
  serviceId: string,
  { found }: Redetection,
  at: number,
): Promise<void> {
  await db.updateTable('polls').set({ searched_at: at }).where('service_id', '=', serviceId).execute();
  if (found !== undefined) await saveFoundProvider(db, serviceId, { ...found, foundAt: at });
}

/** How a service's entry says that its page is read, as its columns hold it. */
async function findEntry(
  db: Queries,
  serviceId: string,
): Promise<{ readonly adapter: string | null; readonly page: string } | undefined> {
  return db.selectFrom('services').select(['adapter', 'page']).where('id', '=', serviceId).executeTakeFirst();
}
