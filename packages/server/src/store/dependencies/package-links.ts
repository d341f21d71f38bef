import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PackageClass } from '@upriver/catalog';
import type { Confidence, Ecosystem } from '@upriver/contract';
import { sql } from 'kysely';
import type { Queries, Writing } from '../database.ts';
import type { PackageLinkTable } from '../schema/core.ts';
import { inChunks } from '../chunks.ts';
import type { Dependency } from './dependencies.ts';

/** That a dependency means the use of a service, and how strongly. */
interface LinkStrength {
  readonly serviceId: string;
  readonly class: PackageClass;
  readonly confidence: Confidence;
  readonly product: string | null;
}

/** A link to be stored. */
export interface NewPackageLink extends LinkStrength {
  /** Place of the dependency in the list that was linked. */
  readonly dependency: number;
}

/** What a link repeats of its dependency, so that an impact list reads one index. */
type LinkedDependency = Pick<Dependency, 'id' | 'ecosystem' | 'name' | 'requirement' | 'counts'>;

/** A link as it is stored. */
export interface StoredPackageLink extends LinkStrength, Omit<LinkedDependency, 'id'> {
  readonly dependencyId: number;
}

/** The project that rows belong to. */
export interface ProjectKey {
  readonly organizationId: string;
  readonly projectId: string;
}

/** Replaces a project's package links by ones of dependencies that are stored already. */
export async function replacePackageLinks(
  db: Writing,
  key: ProjectKey,
  dependencies: readonly LinkedDependency[],
  links: readonly NewPackageLink[],
): Promise<void> {
  await db.deleteFrom('package_links').where('project_id', '=', key.projectId).execute();
  const all = links.flatMap((link) => {
    const dependency = dependencies[link.dependency];
    return dependency === undefined ? [] : toRow(key, dependency, link);
  });
  for (const rows of inChunks(all)) {
    // On SQLite nothing else waits for these rows but the process itself.
    await nextTurn();
    await db.insertInto('package_links').values(rows).execute();
  }
}

/** Package links of one project. */
export async function listPackageLinksOfProject(
  db: Queries,
  organizationId: string,
  projectId: string,
): Promise<StoredPackageLink[]> {
  const rows = await db
    .selectFrom('package_links')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .orderBy('dependency_id')
    .execute();
  return rows.map(toLink);
}

/** A package as it is required, and the projects that require it so. */
export interface ImpactEntry {
  readonly ecosystem: Ecosystem;
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
  return rows.map(({ ecosystem, name, requirement, projects }) => ({
    // Safe: the store holds what the manifest reader gave.
    ecosystem: ecosystem as Ecosystem,
    name,
    requirement,
    // A project may link a package more than once.
    projectIds: new Set(projects.split(' ')),
  }));
}

function toRow({ organizationId, projectId }: ProjectKey, dependency: LinkedDependency, link: NewPackageLink) {
  return {
    organization_id: organizationId,
    service_id: link.serviceId,
    project_id: projectId,
    dependency_id: dependency.id,
    ecosystem: dependency.ecosystem,
    name: dependency.name,
    requirement: dependency.requirement,
    counts: dependency.counts ? 1 : 0,
    class: link.class,
    confidence: link.confidence,
    product: link.product,
  };
}

/** The casts are safe: `toRow` alone writes these. */
function toLink(row: PackageLinkTable): StoredPackageLink {
  return {
    serviceId: row.service_id,
    dependencyId: row.dependency_id,
    ecosystem: row.ecosystem as Ecosystem,
    name: row.name,
    requirement: row.requirement,
    counts: row.counts === 1,
    class: row.class as PackageClass,
    confidence: row.confidence as Confidence,
    product: row.product,
  };
}
