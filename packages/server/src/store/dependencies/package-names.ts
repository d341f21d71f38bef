import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import type { PackageLinkTable } from '../schema/core.ts';

export interface PackageName {
  readonly ecosystem: string;
  readonly name: string;
}

/** Names of one page, so that no page takes long. */
export const NAMES_PER_PAGE = 1000;
/** Both databases bound the parameters of one statement. */
const NAMES_PER_QUERY = 400;

/** What comes before every package. */
export const BEFORE_ALL: PackageName = { ecosystem: '', name: '' };

/** Packages that any project of the organization depends on, each once, in their order, after another one. */
export async function listPackageNames(
  db: Queries,
  organizationId: string,
  { ecosystem, name }: PackageName,
): Promise<PackageName[]> {
  return db
    .selectFrom('dependencies')
    .select(['ecosystem', 'name'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`(ecosystem, name) > (${ecosystem}, ${name})`)
    .orderBy('ecosystem')
    .orderBy('name')
    .limit(NAMES_PER_PAGE)
    .execute();
}

/** What the organization's packages are linked to, each way once. */
export type NamedLink = Pick<
  PackageLinkTable,
  'ecosystem' | 'name' | 'service_id' | 'class' | 'confidence' | 'product'
>;

/** Links of packages after one and up to another, in the order of `listPackageNames`. */
export async function listNamedLinks(
  db: Queries,
  organizationId: string,
  after: PackageName,
  upTo: PackageName,
): Promise<NamedLink[]> {
  return db
    .selectFrom('package_links')
    .select(['ecosystem', 'name', 'service_id', 'class', 'confidence', 'product'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`(ecosystem, name) > (${after.ecosystem}, ${after.name})`)
    .where(sql<boolean>`(ecosystem, name) <= (${upTo.ecosystem}, ${upTo.name})`)
    .execute();
}

/** Projects that depend on any of these packages of one ecosystem, whatever for. */
export async function listProjectsWithPackages(
  db: Queries,
  organizationId: string,
  ecosystem: string,
  names: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < names.length; start += NAMES_PER_QUERY) {
    const rows = await db
      .selectFrom('dependencies')
      .select('project_id')
      .distinct()
      .where('organization_id', '=', organizationId)
      .where('ecosystem', '=', ecosystem)
      .where('name', 'in', names.slice(start, start + NAMES_PER_QUERY))
      .execute();
    for (const row of rows) found.add(row.project_id);
  }
  return found;
}

/** Hosts of all projects: those that SBOMs name, with whose they are held to be, and those that were called and nobody's. */
export async function listProjectHosts(
  db: Queries,
  organizationId: string,
): Promise<{ project_id: string; host: string; service_id: string | null }[]> {
  const declared = await db
    .selectFrom('declared_hosts')
    .select(['project_id', 'host', 'service_id'])
    .where('organization_id', '=', organizationId)
    .execute();
  const called = await db
    .selectFrom('unknown_hosts')
    .select(['project_id', 'host'])
    .where('organization_id', '=', organizationId)
    .execute();
  return [...declared, ...called.map((row) => ({ ...row, service_id: null }))];
}
