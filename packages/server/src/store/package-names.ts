import type { Queries } from './database.ts';
import type { PackageLinkTable } from './schema.ts';

export interface PackageName {
  readonly ecosystem: string;
  readonly name: string;
}

/** Every package that any project of the organization depends on, once. */
export async function listPackageNames(db: Queries, organizationId: string): Promise<PackageName[]> {
  return db
    .selectFrom('dependencies')
    .select(['ecosystem', 'name'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .execute();
}

/** What the organization's packages are linked to, each way once. */
export type NamedLink = Pick<
  PackageLinkTable,
  'ecosystem' | 'name' | 'service_id' | 'class' | 'confidence' | 'product'
>;

export async function listNamedLinks(db: Queries, organizationId: string): Promise<NamedLink[]> {
  return db
    .selectFrom('package_links')
    .select(['ecosystem', 'name', 'service_id', 'class', 'confidence', 'product'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Projects that depend on a package, whatever for. */
export async function listProjectsWithPackage(
  db: Queries,
  organizationId: string,
  { ecosystem, name }: PackageName,
): Promise<string[]> {
  const rows = await db
    .selectFrom('dependencies')
    .select('project_id')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('ecosystem', '=', ecosystem)
    .where('name', '=', name)
    .execute();
  return rows.map((row) => row.project_id);
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
