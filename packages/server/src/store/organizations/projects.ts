import type { Database, Queries, Writing } from '../database.ts';
import { inChunks } from '../chunks.ts';
import type { ProjectTable } from '../schema/core.ts';
import type { Selectable } from 'kysely';

export interface Project {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly slug: string;
  readonly createdAt: number;
}

/** @returns false when its slug is taken in its organization, be it by somebody who created one at the same moment */
export async function insertProject(db: Queries | Writing, project: Project): Promise<boolean> {
  const { id, organizationId, name, slug, createdAt } = project;
  const result = await db
    .insertInto('projects')
    .values({ id, organization_id: organizationId, name, slug, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['organization_id', 'slug']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Projects of an organization, oldest first. */
export async function listProjects(db: Queries, organizationId: string): Promise<Project[]> {
  const rows = await db
    .selectFrom('projects')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toProject);
}

/** Names of some projects of an organization. */
export async function listProjectNames(
  db: Queries,
  organizationId: string,
  projectIds: readonly string[],
): Promise<Pick<Project, 'id' | 'name'>[]> {
  const found: Pick<Project, 'id' | 'name'>[] = [];
  for (const ids of inChunks(projectIds))
    found.push(
      ...(await db
        .selectFrom('projects')
        .select(['id', 'name'])
        .where('organization_id', '=', organizationId)
        .where('id', 'in', ids)
        .execute()),
    );
  return found;
}

/** By identifier or slug. */
export async function findProject(db: Queries, organizationId: string, idOrSlug: string): Promise<Project | undefined> {
  const row = await db
    .selectFrom('projects')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where((where) => where.or([where('id', '=', idOrSlug), where('slug', '=', idOrSlug)]))
    .executeTakeFirst();
  return row && toProject(row);
}

export async function renameProject(db: Queries, organizationId: string, id: string, name: string): Promise<void> {
  await db
    .updateTable('projects')
    .set({ name })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/**
 * Keeps other transactions from changing the project until this one ends, so that two uploads never mix.
 * @returns false when there is no such project any more
 */
export async function lockProject(db: Writing, organizationId: string, id: string): Promise<boolean> {
  const result = await db
    .updateTable('projects')
    .set((value) => ({ name: value.ref('name') }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes the project away with its dependencies, links and SDK keys. What it reported stays until retention takes it. */
export async function deleteProject(database: Database, organizationId: string, id: string): Promise<void> {
  await database.transaction(async (db) => {
    if (!(await lockProject(db, organizationId, id))) return;
    await db
      .deleteFrom('package_links')
      .where('project_id', '=', id)
      .where('organization_id', '=', organizationId)
      .execute();
    await db
      .deleteFrom('dependencies')
      .where('project_id', '=', id)
      .where('organization_id', '=', organizationId)
      .execute();
    await db.deleteFrom('links').where('project_id', '=', id).where('organization_id', '=', organizationId).execute();
    await db
      .deleteFrom('sdk_keys')
      .where('project_id', '=', id)
      .where('organization_id', '=', organizationId)
      .execute();
    await db.deleteFrom('manifests').where('project_id', '=', id).execute();
    await db
      .deleteFrom('declared_hosts')
      .where('project_id', '=', id)
      .where('organization_id', '=', organizationId)
      .execute();
    await db
      .deleteFrom('unknown_hosts')
      .where('project_id', '=', id)
      .where('organization_id', '=', organizationId)
      .execute();
    for (const table of ['change_markers', 'detectors', 'feeds', 'impairments', 'judgments', 'uploads'] as const)
      await db.deleteFrom(table).where('project_id', '=', id).where('organization_id', '=', organizationId).execute();
    await db.deleteFrom('projects').where('id', '=', id).where('organization_id', '=', organizationId).execute();
  });
}

/** Projects of whatever organizations, for work that is done for all of them. */
export async function listProjectsById(db: Queries, ids: readonly string[]): Promise<Project[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('projects').selectAll().where('id', 'in', ids).execute();
  return rows.map(toProject);
}

function toProject(row: Selectable<ProjectTable>): Project {
  const { organization_id: organizationId, created_at: createdAt, id, name, slug } = row;
  return { id, organizationId, name, slug, createdAt };
}
