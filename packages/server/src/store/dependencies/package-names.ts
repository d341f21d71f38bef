import type { Confidence, Ecosystem } from '@upriver/contract';
import type { PackageClass } from '@upriver/catalog';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
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

/** Names of one page, so that no page takes long: each may be linked in every project. */
const NAMES_PER_PAGE = 100;

/** What comes before every package. */
export const BEFORE_ALL: PackagePlace = { ecosystem: '', name: '' };

/**
 * Packages that any project of the organization depends on, each once, in their order, after another one. Some at a time, of one
 * ecosystem; none when there are no more.
 */
export async function listPackageNames(
  db: Queries,
  organizationId: string,
  after: PackagePlace,
): Promise<readonly PackageName[]> {
  for (let { ecosystem, name } = after; ; name = '') {
    const names = ecosystem === '' ? [] : await listNames(db, organizationId, ecosystem, name);
    // Safe: the store holds what the manifest reader gave.
    if (names.length > 0) return names.map((one) => ({ ecosystem: ecosystem as Ecosystem, name: one }));
    const next = await findNextEcosystem(db, organizationId, ecosystem);
    if (next === null) return [];
    ecosystem = next;
  }
}

/** Steps from name to name in the index: ten thousand projects have each name ten thousand times. */
async function listNames(db: Queries, organizationId: string, ecosystem: string, after: string): Promise<string[]> {
  const next = (than: RawBuilder<unknown>): RawBuilder<string | null> => sql`
    (select min(name) from dependencies
      where organization_id = ${organizationId} and ecosystem = ${ecosystem} and name > ${than})`;
  const { rows } = await sql<{ name: string }>`
    with recursive named(name, place) as (
      select ${next(sql`${after}`)}, 1
      union all
      select ${next(sql`named.name`)}, place + 1 from named where named.name is not null and place < ${NAMES_PER_PAGE}
    )
    select name from named where name is not null order by place`.execute(db);
  return rows.map(({ name }) => name);
}

async function findNextEcosystem(db: Queries, organizationId: string, after: string): Promise<string | null> {
  const { ecosystem } = await db
    .selectFrom('dependencies')
    .select((value) => value.fn.min('ecosystem').as('ecosystem'))
    .where('organization_id', '=', organizationId)
    .where('ecosystem', '>', after)
    .executeTakeFirstOrThrow();
  return ecosystem;
}

/** What the organization's packages are linked to, each way once. */
export type NamedLink = Pick<
  StoredPackageLink,
  'ecosystem' | 'name' | 'serviceId' | 'class' | 'confidence' | 'product'
>;

/** Links of the packages of one ecosystem from one name to another. */
export async function listNamedLinks(
  db: Queries,
  organizationId: string,
  ecosystem: string,
  from: string,
  to: string,
): Promise<NamedLink[]> {
  const rows = await db
    .selectFrom('package_links')
    .select(['ecosystem', 'name', 'service_id', 'class', 'confidence', 'product'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('ecosystem', '=', ecosystem)
    .where('name', '>=', from)
    .where('name', '<=', to)
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
