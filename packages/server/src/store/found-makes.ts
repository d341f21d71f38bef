import type { Queries, Writing } from './database.ts';
import type { FoundMakeTable } from './polling-schema.ts';

export type FoundMakeRow = FoundMakeTable;

/** A service's own columns and those of what its page was found to be, where there is something. */
export interface FoundMakeColumns {
  readonly adapter: string | null;
  readonly page: string;
  readonly state: string | null;
  readonly found_adapter: string | null;
  readonly found_page: string | null;
  readonly instead_of_adapter: string | null;
  readonly instead_of_page: string | null;
}

/**
 * How a page is read. What it was found to be goes before its entry for as long as the entry says what it said then: whoever
 * corrects the entry, the catalogue or a person, is believed again.
 */
export function pageAsFound(row: FoundMakeColumns): { readonly adapter: string | null; readonly page: string } {
  const { adapter, page, state, found_adapter: foundAdapter, found_page: foundPage } = row;
  const isStillMeant = row.instead_of_adapter === adapter && row.instead_of_page === page;
  return state === 'adopted' && isStillMeant && foundAdapter !== null && foundPage !== null
    ? { adapter: foundAdapter, page: foundPage }
    : { adapter, page };
}

/** Keeps what a page was found to be, in the place of what was found before. */
export async function saveFoundMake(db: Queries | Writing, row: FoundMakeRow): Promise<void> {
  const { service_id: _, ...values } = row;
  await db
    .insertInto('found_makes')
    .values(row)
    .onConflict((conflict) => conflict.column('service_id').doUpdateSet(values))
    .execute();
}

/** What the page of a service was found to be. Undefined when nothing was, or when its entry has been changed since. */
export async function findFoundMake(
  db: Queries,
  service: { readonly id: string; readonly adapter: string | null; readonly page: string },
): Promise<FoundMakeRow | undefined> {
  const row = await db.selectFrom('found_makes').selectAll().where('service_id', '=', service.id).executeTakeFirst();
  return row?.instead_of_adapter === service.adapter && row.instead_of_page === service.page ? row : undefined;
}

/** How a service's entry says that its page is read. */
export async function findEntry(
  db: Queries,
  serviceId: string,
): Promise<{ readonly adapter: string | null; readonly page: string } | undefined> {
  return db.selectFrom('services').select(['adapter', 'page']).where('id', '=', serviceId).executeTakeFirst();
}

/** Lets what was proposed count, and the next look read it from the start. */
export async function acceptFoundMake(db: Writing, serviceId: string): Promise<void> {
  await db.updateTable('found_makes').set({ state: 'adopted' }).where('service_id', '=', serviceId).execute();
  await db.updateTable('polls').set({ validators: '{}', not_before: 0 }).where('service_id', '=', serviceId).execute();
}

/** Notes that the make was searched for again. */
export async function noteSearch(db: Queries, serviceId: string, at: number): Promise<void> {
  await db.updateTable('polls').set({ searched_at: at }).where('service_id', '=', serviceId).execute();
}
