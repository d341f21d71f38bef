import type { LinkKind } from '@upriver/contract';
import type { Queries, Writing } from '../database.ts';
import { listed } from '../listed.ts';

export interface LinkKey {
  readonly organizationId: string;
  readonly projectId: string;
  readonly serviceId: string;
}

/** Links a project to a service; once more changes nothing. */
export async function insertLink(db: Queries | Writing, link: LinkKey, kind: LinkKind, now: number): Promise<void> {
  await db
    .insertInto('links')
    .values({
      organization_id: link.organizationId,
      project_id: link.projectId,
      service_id: link.serviceId,
      kind,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'service_id', 'kind']).doNothing())
    .execute();
}

/** False when there was no such link. */
export async function deleteLink(db: Queries | Writing, link: LinkKey, kind: LinkKind): Promise<boolean> {
  const result = await db
    .deleteFrom('links')
    .where('organization_id', '=', link.organizationId)
    .where('project_id', '=', link.projectId)
    .where('service_id', '=', link.serviceId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Links by calls and by hand, and watches, of an organization to one service become those to another. */
export async function moveLinks(
  db: Writing,
  organizationId: string,
  fromServiceId: string,
  toServiceId: string,
): Promise<void> {
  const links = await db
    .deleteFrom('links')
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', fromServiceId)
    .where('kind', 'in', ['observed', 'manual'])
    .returningAll()
    .execute();
  const moved = { organizationId, serviceId: toServiceId };
  for (const { project_id: projectId, kind, created_at: at } of links)
    await insertLink(db, { ...moved, projectId }, kind as LinkKind, at);
  const watches = await db
    .deleteFrom('watches')
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', fromServiceId)
    .returningAll()
    .execute();
  for (const { created_at: at } of watches) await insertWatch(db, organizationId, toServiceId, at);
}

/** Makes a project's links of one kind exactly these services. */
export async function replaceLinksOfKind(
  db: Writing,
  { organizationId, projectId }: Omit<LinkKey, 'serviceId'>,
  kind: LinkKind,
  serviceIds: readonly string[],
  now: number,
): Promise<void> {
  const known = await db
    .selectFrom('links')
    .select('service_id')
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .execute();
  const wanted = new Set(serviceIds);
  const gone = known.filter((row) => !wanted.delete(row.service_id)).map((row) => row.service_id);
  if (gone.length > 0)
    await db
      .deleteFrom('links')
      .where('organization_id', '=', organizationId)
      .where('project_id', '=', projectId)
      .where('kind', '=', kind)
      .where('service_id', 'in', gone)
      .execute();
  for (const serviceId of wanted) await insertLink(db, { organizationId, projectId, serviceId }, kind, now);
}

/** Services that the organization, or one project, is linked to otherwise than by packages alone. */
export async function listCalledServiceIds(
  db: Queries,
  organizationId: string,
  projectId?: string,
): Promise<ReadonlySet<string>> {
  let query = db
    .selectFrom('links')
    .select('service_id')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('kind', '<>', 'package');
  if (projectId !== undefined) query = query.where('project_id', '=', projectId);
  return new Set((await query.execute()).map((row) => row.service_id));
}

/** A service that a project is linked to, and by what. */
export interface ProjectLink {
  readonly serviceId: string;
  readonly kind: LinkKind;
}

/** Links of one project, one for each kind. */
export async function listLinksOfProject(
  db: Queries,
  organizationId: string,
  projectId: string,
): Promise<ProjectLink[]> {
  const rows = await db
    .selectFrom('links')
    .select(['service_id', 'kind'])
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .execute();
  // Safe: only `insertLink` writes kinds.
  return rows.map((row) => ({ serviceId: row.service_id, kind: row.kind as LinkKind }));
}

/** Services that projects of the organization are linked to, with the number of these projects. */
export async function countProjectsByService(db: Queries, organizationId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('links')
    .select(({ fn }) => ['service_id', fn.count<number | bigint | string>('project_id').distinct().as('projects')])
    .where('organization_id', '=', organizationId)
    .groupBy('service_id')
    .execute();
  return new Map(rows.map((row) => [row.service_id, Number(row.projects)]));
}

/** Projects linked to a service, with their names. */
export async function listProjectsLinkedTo(
  db: Queries,
  organizationId: string,
  serviceId: string,
): Promise<{ id: string; name: string }[]> {
  const linked = db
    .selectFrom('links')
    .select('project_id')
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId);
  return db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', linked)
    .execute();
}

export async function insertWatch(
  db: Queries | Writing,
  organizationId: string,
  serviceId: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('watches')
    .values({ organization_id: organizationId, service_id: serviceId, created_at: now })
    .onConflict((conflict) => conflict.columns(['organization_id', 'service_id']).doNothing())
    .execute();
}

/** Services that somebody of the organization chose to watch. */
export async function listWatchedServiceIds(db: Queries, organizationId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('watches')
    .select('service_id')
    .where('organization_id', '=', organizationId)
    .execute();
  return new Set(rows.map((row) => row.service_id));
}

export async function deleteWatch(db: Queries, organizationId: string, serviceId: string): Promise<void> {
  await db
    .deleteFrom('watches')
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .execute();
}

/** Which projects of an organization are linked to which services, whatever the reason. */
export async function listLinks(
  db: Queries,
  organizationId: string,
  filter: { readonly serviceIds?: readonly string[]; readonly projectId?: string } = {},
): Promise<{ projectId: string; serviceId: string }[]> {
  let query = db
    .selectFrom('links')
    .select(['project_id as projectId', 'service_id as serviceId'])
    .distinct()
    .where('organization_id', '=', organizationId);
  if (filter.serviceIds !== undefined) query = query.where('service_id', 'in', listed(db, filter.serviceIds));
  if (filter.projectId !== undefined) query = query.where('project_id', '=', filter.projectId);
  return query.orderBy('service_id').orderBy('project_id').execute();
}

/** Services that projects of an organization are linked to for one of these reasons. */
export async function listServicesByKind(
  db: Queries,
  organizationId: string,
  kinds: readonly LinkKind[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('links')
    .select('service_id')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('kind', 'in', kinds)
    .execute();
  return new Set(rows.map((row) => row.service_id));
}
