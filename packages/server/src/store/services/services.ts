import type { Status } from '@upriver/contract';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { sortByName } from '../../domain/name-order.ts';
import type { Named } from '../../domain/name-order.ts';
import { checkAnew } from '../checks/schedule.ts';
import { inChunks } from '../chunks.ts';
import type { Queries, Writing } from '../database.ts';
import { deleteHistory } from '../history/delete-history.ts';
import type { ServiceTable } from '../schema/core.ts';
import type { Tables } from '../schema/tables.ts';
import { toService, toServiceColumns, toServiceRow } from './service-row.ts';
import type { Service } from './service-row.ts';

export type { Service } from './service-row.ts';

/**
 * A service that this organization may see: one of the catalog or of its own, by identifier or slug. Its own wins where both
 * have the slug.
 */
export async function findService(
  db: Queries | Writing,
  organizationId: string,
  idOrSlug: string,
): Promise<Service | undefined> {
  const rows = await db
    .selectFrom('services')
    .selectAll()
    .where((where) => where.or([where('id', '=', idOrSlug), where('slug', '=', idOrSlug)]))
    .where((where) => where.or([where('organization_id', 'is', null), where('organization_id', '=', organizationId)]))
    .execute();
  const row = rows.find((found) => found.organization_id !== null) ?? rows[0];
  return row && toService(row);
}

/** As `findService`, without what checks write. */
export async function findServiceId(
  db: Queries,
  organizationId: string,
  idOrSlug: string,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'organization_id'])
    .where((where) => where.or([where('id', '=', idOrSlug), where('slug', '=', idOrSlug)]))
    .where((where) => where.or([where('organization_id', 'is', null), where('organization_id', '=', organizationId)]))
    .execute();
  return (rows.find((found) => found.organization_id !== null) ?? rows[0])?.id;
}

/** What a list shows of a service; its patterns, which are long, stay where they are. */
export type ServiceSummary = Pick<
  Service,
  'id' | 'name' | 'slug' | 'currentStatus' | 'statusPageUrl' | 'lastCheckedAt'
>;

const NAME_COLUMNS = ['id', 'name', 'slug', 'status_page_url'] as const;

/** Columns of a summary. */
export const SUMMARY_COLUMNS = ['id', 'name', 'slug', 'current_status', 'status_page_url', 'last_checked_at'] as const;

/** The services linked to the organization's projects, each once, by name. */
export async function listLinkedServices(
  db: Queries,
  organizationId: string,
  filter: { projectId?: string | undefined; status?: string | undefined } = {},
): Promise<ServiceSummary[]> {
  const rows = await selectLinked(db, organizationId, filter.projectId)
    .select([...SUMMARY_COLUMNS, 'overlay_of', 'stands_for'])
    .execute();
  // A call that was on its way when a page was replaced may have linked the vendor of the catalog again.
  const { status } = filter;
  return sortByName(
    withoutReplaced(rows)
      .map(toSummary)
      .filter(({ currentStatus }) => status === undefined || currentStatus === status),
  );
}

/** What an incident shows of its service. */
export type ServiceName = Pick<Service, 'id' | 'name' | 'slug' | 'statusPageUrl'>;

/** The name of a service that this organization may see. */
export async function findServiceName(
  db: Queries,
  organizationId: string,
  id: string,
): Promise<ServiceName | undefined> {
  const row = await db
    .selectFrom('services')
    .select(NAME_COLUMNS)
    .where('id', '=', id)
    .where((where) => where.or([where('organization_id', 'is', null), where('organization_id', '=', organizationId)]))
    .executeTakeFirst();
  return row && toName(row);
}

/** Names of the services linked to the organization's projects, each once, also of those that another page stands for. */
export async function listLinkedNames(db: Queries, organizationId: string, projectId?: string): Promise<ServiceName[]> {
  return (await selectLinked(db, organizationId, projectId).select(NAME_COLUMNS).execute()).map(toName);
}

function toName(row: Pick<ServiceTable, (typeof NAME_COLUMNS)[number]>): ServiceName {
  return { id: row.id, name: row.name, slug: row.slug, statusPageUrl: row.status_page_url };
}

/** Identifiers of the services linked to the organization's projects, in the order of `listLinkedServices`. */
export async function listLinkedIds(db: Queries, organizationId: string, projectId?: string): Promise<string[]> {
  const rows = await selectLinked(db, organizationId, projectId)
    .select(['id', 'name', 'slug', 'overlay_of', 'stands_for'])
    .execute();
  return sortByName(withoutReplaced(rows)).map(({ id }) => id);
}

/**
 * Summaries of those of these vendors that the organization could use, by name. A vendor of the catalog whose page the organization
 * replaced stays hidden behind that page.
 */
export async function listVisibleSummaries(
  db: Queries,
  organizationId: string,
  ids: Iterable<string>,
): Promise<ServiceSummary[]> {
  const wanted = new Set(ids);
  // What replaces one of them is the organization's own.
  const rows = await selectVisible(db, organizationId)
    .select([...SUMMARY_COLUMNS, 'overlay_of', 'stands_for'])
    .where((where) => where.or([where('id', 'in', [...wanted]), where('organization_id', 'is not', null)]))
    .execute();
  return sortByName(
    withoutReplaced(rows)
      .filter(({ id }) => wanted.has(id))
      .map(toSummary),
  );
}

function selectLinked(db: Queries, organizationId: string, projectId: string | undefined) {
  let linked = db.selectFrom('links').select('service_id').where('organization_id', '=', organizationId);
  if (projectId !== undefined) linked = linked.where('project_id', '=', projectId);
  return db
    .selectFrom('services')
    .where('id', 'in', linked)
    .where((where) => ofOrganization(where, organizationId));
}

/** The catalog's and the organization's own. Written so that SQLite goes by the few that are named, and not through all that there are. */
function ofOrganization(where: ExpressionBuilder<Tables, 'services'>, organizationId: string) {
  return where(where.fn.coalesce('organization_id', where.val(organizationId)), '=', organizationId);
}

/** Rows without those of the catalog for which another row with the same slug stands. */
function withoutReplaced<Row extends Pick<ServiceTable, 'id' | 'slug' | 'overlay_of' | 'stands_for'>>(
  rows: readonly Row[],
): Row[] {
  const replaced = new Set(
    rows.flatMap(({ slug, overlay_of: overlayOf, stands_for: standsFor }) => {
      const vendorId = standsFor ?? overlayOf;
      return vendorId === null ? [] : [`${vendorId} ${slug}`];
    }),
  );
  return rows.filter(({ id, slug }) => !replaced.has(`${id} ${slug}`));
}

/** Which vendors are wanted of those that the organization could use. */
export interface WantedServices {
  /** Lower case. All whose name, slug, hosts or packages hold it are among those that are found, all of the organization's own are, and others may be. */
  readonly holding: string;
  /** These, too, whatever they hold. */
  readonly besides: readonly string[];
}

/** Identifiers and names of the wanted ones of the vendors that the organization could use, the catalog's and its own, by name. */
export async function listVisibleNames(
  db: Queries,
  organizationId: string,
  { holding, besides }: WantedServices,
): Promise<Named[]> {
  let query = selectVisible(db, organizationId).select(['id', 'name', 'slug', 'overlay_of', 'stands_for']);
  // Patterns are stored in parts, and letters and digits stand in them as people write them.
  const [word] = (holding.match(/[a-z0-9]+/g) ?? []).sort((a, b) => b.length - a.length);
  if (word !== undefined)
    query = query.where((where) =>
      where.or([
        where('organization_id', 'is not', null),
        where('id', 'in', besides),
        where(sql<string>`lower(name || ' ' || slug || ' ' || hosts || ' ' || packages)`, 'like', `%${word}%`),
      ]),
    );
  return sortByName(withoutReplaced(await query.execute()).map(({ id, name }) => ({ id, name })));
}

/** Some of the vendors that the organization could use, by name. */
export async function listVisibleServices(
  db: Queries,
  organizationId: string,
  ids: readonly string[],
): Promise<Service[]> {
  const rows = await db
    .selectFrom('services')
    .selectAll()
    .where('id', 'in', ids)
    .where((where) => ofOrganization(where, organizationId))
    .where('retired_at', 'is', null)
    .execute();
  return sortByName(rows.map(toService));
}

function selectVisible(db: Queries, organizationId: string) {
  return db
    .selectFrom('services')
    .where((where) => where.or([where('organization_id', 'is', null), where('organization_id', '=', organizationId)]))
    .where('retired_at', 'is', null);
}

/** Custom vendors and pages that overlays set, oldest first: their rules go before the catalog's. */
export async function listCustomVendors(db: Queries | Writing, organizationId: string): Promise<Service[]> {
  const rows = await db
    .selectFrom('services')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toService);
}

/** Slugs that a new custom vendor cannot have, beside those of the vendors that the catalog has now. */
export async function listSlugs(db: Queries, organizationId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('services')
    .select('slug')
    .where((where) =>
      where.or([
        where('organization_id', '=', organizationId),
        where.and([where('organization_id', 'is', null), where('retired_at', 'is not', null)]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** @returns false when it exists already: the identifier follows from organization and slug */
export async function insertService(db: Queries | Writing, service: Service): Promise<boolean> {
  const result = await db
    .insertInto('services')
    .values(toServiceRow(service))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What can be changed of a custom vendor. */
export type ServiceChange = Partial<
  Pick<Service, 'name' | 'statusPageUrl' | 'adapter' | 'page' | 'hosts' | 'packages'>
>;

/** Changes a custom vendor. With another page its status is unknown until that page was read. */
export async function updateCustomVendor(
  db: Queries | Writing,
  organizationId: string,
  id: string,
  change: ServiceChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  if (change.statusPageUrl !== undefined)
    await db
      .updateTable('services')
      .set({ current_status: 'unknown', raw_status: null, last_checked_at: null })
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .where('status_page_url', 'is distinct from', change.statusPageUrl)
      .execute();
  await db
    .updateTable('services')
    .set(toServiceColumns(change))
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Says which vendor of the catalog a vendor or page of an organization stands for; null for none. */
export async function setStandIn(
  db: Writing,
  organizationId: string,
  id: string,
  standsFor: string | null,
): Promise<void> {
  await db
    .updateTable('services')
    .set({ stands_for: standsFor })
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Deletes a custom vendor with everything that was recorded of it. */
export async function deleteCustomVendor(db: Writing, organizationId: string, id: string): Promise<void> {
  // First the row that every check locks before it writes: neither waits for the other in a circle.
  await db.deleteFrom('services').where('id', '=', id).where('organization_id', '=', organizationId).execute();
  const incidents = db.selectFrom('incidents').select('id').where('service_id', '=', id);
  await db.deleteFrom('incident_updates').where('incident_id', 'in', incidents).execute();
  await db.deleteFrom('incident_update_revisions').where('incident_id', 'in', incidents).execute();
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
  for (const table of ['detectors', 'feeds', 'impairments', 'judgments'] as const)
    await db.deleteFrom(table).where('service_id', '=', id).where('organization_id', '=', organizationId).execute();
  await db.deleteFrom('watches').where('service_id', '=', id).where('organization_id', '=', organizationId).execute();
}

/**
 * Writes the catalog's vendors: new ones, changed ones, and those it no longer has as retired. What was observed stays. Pages that
 * are read in another way from now on are checked at once.
 */
export async function syncCatalogServices(db: Writing, services: readonly Service[], now: number): Promise<void> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'adapter', 'page', 'retired_at'])
    .where('organization_id', 'is', null)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const readAnew: string[] = [];
  for (const added of inChunks(services.filter(({ id }) => !known.has(id))))
    await db
      .insertInto('services')
      .values(added.map(toServiceRow))
      // Another node that starts at the same moment may have written them.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  for (const service of services) {
    const before = known.get(service.id);
    if (before === undefined) continue;
    known.delete(service.id);
    const columns = toServiceColumns(service);
    if (before.adapter !== columns.adapter || before.page !== columns.page) readAnew.push(service.id);
    await db
      .updateTable('services')
      .set({ ...columns, retired_at: null })
      .where('id', '=', service.id)
      .execute();
  }
  await checkAnew(db, readAnew, now);
  for (const row of known.values()) {
    if (row.retired_at === null)
      await db.updateTable('services').set({ retired_at: now }).where('id', '=', row.id).execute();
  }
}

/** A row as the noun that it stands for. */
export function toSummary(
  row: Pick<ServiceTable, 'id' | 'name' | 'slug' | 'current_status' | 'status_page_url' | 'last_checked_at'>,
): ServiceSummary {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    // Safe: only observed statuses are written.
    currentStatus: row.current_status as Status,
    statusPageUrl: row.status_page_url,
    lastCheckedAt: row.last_checked_at,
  };
}
