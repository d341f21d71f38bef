import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries, Writing } from '../database.ts';
import type { DependencyTable, ManifestTable, PackageLinkTable } from '../schema/core.ts';

export type NewDependency = Omit<DependencyTable, 'id'>;
/** A package link before its dependency has a number: `dependency` is the index in the list beside it. */
export type NewPackageLink = Omit<PackageLinkTable, 'dependency_id'> & { readonly dependency: number };
export type NumberedDependency = NewDependency & { readonly id: number };

/** Rows per insert: both databases bound the parameters of one statement. */
const ROWS_PER_INSERT = 400;

/** Replaces all that a project's manifests said, in the caller's transaction. */
export async function replaceDependencies(
  db: Writing,
  projectId: string,
  manifests: readonly ManifestTable[],
  dependencies: readonly NewDependency[],
  links: readonly NewPackageLink[],
): Promise<void> {
  await db.deleteFrom('package_links').where('project_id', '=', projectId).execute();
  await db.deleteFrom('dependencies').where('project_id', '=', projectId).execute();
  await db.deleteFrom('manifests').where('project_id', '=', projectId).execute();
  for (const rows of chunks(manifests)) await db.insertInto('manifests').values(rows).execute();
  const ids: number[] = [];
  for (const rows of chunks(dependencies)) {
    await nextTurn();
    const inserted = await db.insertInto('dependencies').values(rows).returning('id').execute();
    for (const { id } of inserted) ids.push(id);
  }
  // Both databases return the rows of one insert in the order of its values, and number them upwards.
  ids.sort((a, b) => a - b);
  await insertPackageLinks(
    db,
    links.map(({ dependency, ...link }) => ({ ...link, dependency_id: ids[dependency] ?? 0 })),
  );
}

/** Replaces a project's package links by ones computed from dependencies that are stored already. */
export async function replacePackageLinks(
  db: Writing,
  projectId: string,
  links: readonly PackageLinkTable[],
): Promise<void> {
  await db.deleteFrom('package_links').where('project_id', '=', projectId).execute();
  await insertPackageLinks(db, links);
}

async function insertPackageLinks(db: Writing, links: readonly PackageLinkTable[]): Promise<void> {
  for (const rows of chunks(links)) {
    // On SQLite nothing else waits for these rows but the process itself.
    await nextTurn();
    await db.insertInto('package_links').values(rows).execute();
  }
}

/** Everything a project depends on, in the order it was read. */
export async function listDependencies(
  db: Queries,
  organizationId: string,
  projectId: string,
): Promise<NumberedDependency[]> {
  return db
    .selectFrom('dependencies')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
}

/** Package links of one project. */
export async function listPackageLinksOfProject(
  db: Queries,
  organizationId: string,
  projectId: string,
): Promise<PackageLinkTable[]> {
  return db
    .selectFrom('package_links')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .orderBy('dependency_id')
    .execute();
}

/** A package as it is required, and the projects that require it so. */
export interface ImpactEntry {
  readonly ecosystem: string;
  readonly name: string;
  readonly requirement: string;
  readonly projectIds: ReadonlySet<string>;
}

/**
 * Packages by which an organization's projects use a service. Ten thousand projects require a package in a few ways: grouped, they are a
 * few rows from the store instead of ten thousand.
 */
export async function listImpactEntries(
  db: Queries,
  organizationId: string,
  serviceId: string,
  scope: 'counting' | 'all',
): Promise<ImpactEntry[]> {
  let query = db
    .selectFrom('package_links')
    .select(['ecosystem', 'name', 'requirement', sql<string>`string_agg(project_id, ' ')`.as('projects')])
    .groupBy(['ecosystem', 'name', 'requirement'])
    .where('service_id', '=', serviceId)
    .where('organization_id', '=', organizationId);
  if (scope === 'counting') query = query.where('counts', '=', 1);
  const rows = await query.execute();
  // A project may link a package more than once.
  return rows.map(({ projects, ...entry }) => ({ ...entry, projectIds: new Set(projects.split(' ')) }));
}

export async function listProjectNames(
  db: Queries,
  organizationId: string,
  projectIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const rows: { id: string; name: string }[] = [];
  for (const ids of chunks(projectIds))
    rows.push(
      ...(await db
        .selectFrom('projects')
        .select(['id', 'name'])
        .where('organization_id', '=', organizationId)
        .where('id', 'in', ids)
        .execute()),
    );
  return rows;
}

function chunks<Item>(items: readonly Item[]): Item[][] {
  const result: Item[][] = [];
  for (let start = 0; start < items.length; start += ROWS_PER_INSERT)
    result.push(items.slice(start, start + ROWS_PER_INSERT));
  return result;
}
