import type { Confidence, Ecosystem } from '@upriver/contract';
import type { PackageClass } from '@upriver/catalog';
import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import { inChunks } from '../chunks.ts';
import type { StoredPackageLink } from './package-links.ts';

export interface PackageName {
  readonly ecosystem: Ecosystem;
  readonly name: string;
}

/** A place in the order of packages. */
export interface PackagePlace {
  readonly ecosystem: string;
  readonly name: string;
}

/** Names of one page, so that no page takes long. */
const NAMES_PER_PAGE = 1000;

/** What comes before every package. */
export const BEFORE_ALL: PackagePlace = { ecosystem: '', name: '' };

/** Packages that any project of the organization depends on, each once, in their order, after another one. */
export async function listPackageNames(
  db: Queries,
  organizationId: string,
  { ecosystem, name }: PackagePlace,
): Promise<PackageName[]> {
  const rows = await db
    .selectFrom('dependencies')
    .select(['ecosystem', 'name'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`(ecosystem, name) > (${ecosystem}, ${name})`)
    .orderBy('ecosystem')
    .orderBy('name')
    .limit(NAMES_PER_PAGE)
    .execute();
  // Safe: the store holds what the manifest reader gave.
  return rows.map((row) => ({ ecosystem: row.ecosystem as Ecosystem, name: row.name }));
}

/** What the organization's packages are linked to, each way once. */
export type NamedLink = Pick<
  StoredPackageLink,
  'ecosystem' | 'name' | 'serviceId' | 'class' | 'confidence' | 'product'
>;

/** Links of packages after one and up to another, in the order of `listPackageNames`. */
export async function listNamedLinks(
  db: Queries,
  organizationId: string,
  after: PackagePlace,
  upTo: PackagePlace,
): Promise<NamedLink[]> {
  const rows = await db
    .selectFrom('package_links')
    .select(['ecosystem', 'name', 'service_id', 'class', 'confidence', 'product'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`(ecosystem, name) > (${after.ecosystem}, ${after.name})`)
    .where(sql<boolean>`(ecosystem, name) <= (${upTo.ecosystem}, ${upTo.name})`)
    .execute();
  // Safe: only package links are written there.
  return rows.map(({ service_id: serviceId, ...row }) => ({
    ecosystem: row.ecosystem as Ecosystem,
    name: row.name,
    serviceId,
    class: row.class as PackageClass,
    confidence: row.confidence as Confidence,
    product: row.product,
  }));
}

/** Projects that depend on any of these packages of one ecosystem, whatever for. */
export async function listProjectsWithPackages(
  db: Queries,
  organizationId: string,
  ecosystem: string,
  names: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const part of inChunks(names)) {
    const rows = await db
      .selectFrom('dependencies')
      .select('project_id')
      .distinct()
      .where('organization_id', '=', organizationId)
      .where('ecosystem', '=', ecosystem)
      .where('name', 'in', part)
      .execute();
    for (const row of rows) found.add(row.project_id);
  }
  return found;
}

/** Hosts of all projects: those that SBOMs name, with whose they are held to be, and those that were called and nobody's. */
export async function listProjectHosts(
  db: Queries,
  organizationId: string,
): Promise<{ projectId: string; host: string; serviceId: string | null }[]> {
  const declared = await db
    .selectFrom('declared_hosts')
    .select(['project_id as projectId', 'host', 'service_id as serviceId'])
    .where('organization_id', '=', organizationId)
    .execute();
  const called = await db
    .selectFrom('unknown_hosts')
    .select(['project_id as projectId', 'host'])
    .where('organization_id', '=', organizationId)
    .execute();
  return [...declared, ...called.map((row) => ({ ...row, serviceId: null }))];
}
