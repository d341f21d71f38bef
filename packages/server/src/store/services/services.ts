import { sortByName } from '../../domain/name-order.ts';
import { checkAnew } from '../checks/schedule.ts';
import type { Queries, Writing } from '../database.ts';
import { deleteHistory } from '../history/delete-history.ts';
import type { ServiceTable } from '../schema/core.ts';

export type ServiceRow = ServiceTable;

/**
 * A service that this organization may see: one of the catalogue or of its own, by identifier or slug. Its own wins where both
 * have the slug.
 */
export async function findService(
  db: Queries,
  organizationId: string,
  idOrSlug: string,
): Promise<ServiceRow | undefined> {
  const rows = await db
    .selectFrom('services')
    .selectAll()
    .where((where) => where.or([where('id', '=', idOrSlug), where('slug', '=', idOrSlug)]))
    .where((where) => where.or([where('organization_id', 'is', null), where('organization_id', '=', organizationId)]))
    .execute();
  return rows.find((row) => row.organization_id !== null) ?? rows[0];
}

/** What a list shows of a service; its patterns, which are long, stay where they are. */
export type ServiceSummary = Pick<
  ServiceTable,
  'id' | 'name' | 'slug' | 'current_status' | 'status_page_url' | 'last_checked_at'
>;

/** The services linked to the organization's projects, each once, by name. */
export async function listLinkedServices(
  db: Queries,
  organizationId: string,
  filter: { projectId?: string | undefined; status?: string | undefined } = {},
): Promise<ServiceSummary[]> {
  let linked = db.selectFrom('links').select('service_id').where('organization_id', '=', organizationId);
  if (filter.projectId !== undefined) linked = linked.where('project_id', '=', filter.projectId);
  let query = db
    .selectFrom('services')
    .select(['id', 'name', 'slug', 'current_status', 'status_page_url', 'last_checked_at'])
    .where('id', 'in', linked)
    .where((where) => where.or([where('organization_id', 'is', null), where('organization_id', '=', organizationId)]));
  if (filter.status !== undefined) query = query.where('current_status', '=', filter.status);
  return sortByName(await query.execute());
}

/** Every vendor that the organization could use: the catalogue's and its own, by name. */
export async function listVisibleServices(db: Queries, organizationId: string): Promise<ServiceRow[]> {
  const rows = await db
    .selectFrom('services')
    .selectAll()
    .where((where) => where.or([where('organization_id', 'is', null), where('organization_id', '=', organizationId)]))
    .where('retired_at', 'is', null)
    .execute();
  return sortByName(rows);
}

/** Vendors of the organization's own, oldest first: their rules go before the catalogue's. */
export async function listOwnServices(db: Queries, organizationId: string): Promise<ServiceRow[]> {
  return db
    .selectFrom('services')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Slugs that a new vendor of the organization's own cannot have. */
export async function listSlugs(db: Queries, organizationId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('services')
    .select('slug')
    .where((where) => where.or([where('organization_id', 'is', null), where('organization_id', '=', organizationId)]))
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** @returns false when it exists already: the identifier follows from organization and slug */
export async function insertService(db: Queries | Writing, row: ServiceRow): Promise<boolean> {
  const result = await db
    .insertInto('services')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes a vendor of the organization's own. */
export async function updateOwnService(
  db: Queries | Writing,
  organizationId: string,
  id: string,
  change: Partial<ServiceRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .updateTable('services')
    .set(change)
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Takes a vendor of the organization's own away, with everything that was recorded of it. */
export async function deleteOwnService(db: Writing, organizationId: string, id: string): Promise<void> {
  // First the row that every check locks before it writes: neither waits for the other in a circle.
  await db.deleteFrom('services').where('id', '=', id).where('organization_id', '=', organizationId).execute();
  const incidents = db.selectFrom('incidents').select('id').where('service_id', '=', id);
  await db.deleteFrom('incident_updates').where('incident_id', 'in', incidents).execute();
  await db.deleteFrom('incident_components').where('incident_id', 'in', incidents).execute();
  await db.deleteFrom('incidents').where('service_id', '=', id).execute();
  await db.deleteFrom('components').where('service_id', '=', id).execute();
  await deleteHistory(db, id);
  await db.deleteFrom('looks').where('service_id', '=', id).execute();
  await db.deleteFrom('polls').where('service_id', '=', id).execute();
  await db.deleteFrom('found_makes').where('service_id', '=', id).execute();
  await db.deleteFrom('links').where('service_id', '=', id).where('organization_id', '=', organizationId).execute();
  await db
    .deleteFrom('package_links')
    .where('service_id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute();
  for (const table of ['detectors', 'impairments'] as const)
    await db.deleteFrom(table).where('service_id', '=', id).where('organization_id', '=', organizationId).execute();
  await db.deleteFrom('watches').where('service_id', '=', id).where('organization_id', '=', organizationId).execute();
}

/**
 * Writes the catalogue's vendors: new ones, changed ones, and those it no longer has as retired. What was observed stays. Pages that
 * are read in another way from now on are checked at once.
 */
export async function syncCatalogServices(db: Writing, rows: readonly ServiceRow[], now: number): Promise<void> {
  const known = new Map(
    (await db.selectFrom('services').selectAll().where('organization_id', 'is', null).execute()).map((row) => [
      row.id,
      row,
    ]),
  );
  const readAnew: string[] = [];
  for (const row of rows) {
    const before = known.get(row.id);
    if (before !== undefined) {
      known.delete(row.id);
      if (before.adapter !== row.adapter || before.page !== row.page) readAnew.push(row.id);
      const { name, category, status_page_url, adapter, page, hosts, packages } = row;
      await db
        .updateTable('services')
        .set({ name, category, status_page_url, adapter, page, hosts, packages, retired_at: null })
        .where('id', '=', row.id)
        .execute();
    } else {
      // Another node that starts at the same moment may have written it.
      await insertService(db, row);
    }
  }
  await checkAnew(db, readAnew, now);
  for (const row of known.values()) {
    if (row.retired_at === null)
      await db.updateTable('services').set({ retired_at: now }).where('id', '=', row.id).execute();
  }
}
