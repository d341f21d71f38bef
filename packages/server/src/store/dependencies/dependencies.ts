import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DependencyScope, Ecosystem } from '@upriver/contract';
import type { Insertable, SelectQueryBuilder } from 'kysely';
import type { Database, Queries, Writing } from '../database.ts';
import type { DependencyTable, ManifestTable } from '../schema/core.ts';
import type { Tables } from '../schema/tables.ts';
import { inChunks } from '../chunks.ts';
import { replacePackageLinks } from './package-links.ts';
import type { NewPackageLink, ProjectKey } from './package-links.ts';

/** Where a dependency is declared. */
export interface DependencySource {
  readonly path: string;
  readonly line?: number | undefined;
}

/** A dependency as an inventory lists it. */
export interface NewDependency {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly requirement: string;
  /** Versions that lockfiles resolved it to. */
  readonly resolved: readonly string[];
  readonly scope: DependencyScope;
  /** Undefined when no file says. */
  readonly direct?: boolean | undefined;
  /** Everywhere that it is declared. */
  readonly sources: readonly DependencySource[];
  readonly aliases: readonly string[];
  readonly locator?: string | undefined;
  /** Whether it counts in an impact list unless all are asked for. */
  readonly counts: boolean;
}

/** A dependency as it is stored. */
export interface Dependency {
  readonly id: number;
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly requirement: string;
  readonly scope: DependencyScope;
  /** Null when no file says. */
  readonly direct: boolean | null;
  /** Path of the first manifest that declares it. */
  readonly manifest: string;
  readonly sources: readonly DependencySource[];
  readonly counts: boolean;
  readonly locator?: string | undefined;
}

/** What was read of one manifest. */
export interface NewManifest {
  readonly path: string;
  readonly format?: string | undefined;
  readonly problems: readonly unknown[];
  /** How many it declares or locks. */
  readonly dependencies: number;
}

/** Rows of an upload that are written and not yet the project's. */
export interface StagedUpload {
  readonly upload: number;
  readonly dependencies: readonly (NewDependency & { readonly id: number })[];
}

/**
 * Writes the dependencies of an upload, a few hundred rows in each transaction: no other writer waits for all of them. Nobody sees them
 * before `showUpload`.
 * @returns undefined when there is no such project
 */
export async function stageUpload(
  database: Database,
  key: ProjectKey,
  dependencies: readonly NewDependency[],
): Promise<StagedUpload | undefined> {
  const numbered = await database.grouped((db) => beginUpload(db, key));
  if (numbered === undefined) return undefined;
  const ids: number[] = [];
  for (const rows of inChunks(dependencies)) {
    const inserted = await database.grouped((db) =>
      db
        .insertInto('dependencies')
        .values(rows.map((dependency) => toRow(key, numbered, dependency)))
        .returning('id')
        .execute(),
    );
    // Both databases return the rows of one insert in the order of its values, and number them upwards.
    for (const id of inserted.map((row) => row.id).sort((a, b) => a - b)) ids.push(id);
    await nextTurn();
  }
  return {
    upload: numbered,
    dependencies: dependencies.map((dependency, place) => ({ ...dependency, id: ids[place] ?? 0 })),
  };
}

async function beginUpload(db: Writing, { organizationId, projectId }: ProjectKey): Promise<number | undefined> {
  const row = await db
    .updateTable('projects')
    .set((value) => ({ last_upload: value('last_upload', '+', 1) }))
    .where('id', '=', projectId)
    .where('organization_id', '=', organizationId)
    .returning('last_upload')
    .executeTakeFirst();
  return row?.last_upload;
}

/**
 * Makes a staged upload all that a project's manifests said, in the caller's transaction.
 * @returns false when an upload that began later is there already, so that this one is over before it was seen
 */
export async function showUpload(
  db: Writing,
  key: ProjectKey,
  { upload, dependencies }: StagedUpload,
  manifests: readonly NewManifest[],
  links: readonly NewPackageLink[],
  now: number,
): Promise<boolean> {
  const { organizationId, projectId } = key;
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ current_upload: upload })
    .where('id', '=', projectId)
    .where('organization_id', '=', organizationId)
    .where('current_upload', '<', upload)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await db.deleteFrom('manifests').where('project_id', '=', projectId).execute();
  for (const rows of inChunks(toManifestRows(projectId, manifests, now)))
    await db.insertInto('manifests').values(rows).execute();
  await replacePackageLinks(db, key, dependencies, links);
  return true;
}

/** Deletes rows of uploads before the current one, some in each transaction. */
export async function deletePastUploads(database: Database, projectId: string): Promise<void> {
  await deleteInSlices(database, (db) =>
    db
      .selectFrom('dependencies')
      .innerJoin('projects', 'projects.id', 'dependencies.project_id')
      .select('dependencies.id')
      .where('dependencies.project_id', '=', projectId)
      .whereRef('dependencies.upload', '<', 'projects.current_upload'),
  );
}

/** Deletes the rows of one upload that never became the current one. */
export async function deleteStagedUpload(database: Database, projectId: string, upload: number): Promise<void> {
  await deleteInSlices(database, (db) =>
    db
      .selectFrom('dependencies')
      .select('dependencies.id')
      .where('project_id', '=', projectId)
      .where('upload', '=', upload),
  );
}

/** Each slice within a few milliseconds: on SQLite nothing else happens in this thread meanwhile. */
async function deleteInSlices(
  database: Database,
  select: (db: Writing) => SelectQueryBuilder<Tables, 'dependencies', { id: number }>,
): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await database.grouped((db) =>
      db.deleteFrom('dependencies').where('id', 'in', select(db).limit(ROWS_PER_DELETE)).executeTakeFirstOrThrow(),
    );
    if (numDeletedRows < ROWS_PER_DELETE) return;
    await nextTurn();
  }
}

const ROWS_PER_DELETE = 500;

/** Everything a project depends on, in the order it was read. */
export async function listDependencies(db: Queries, organizationId: string, projectId: string): Promise<Dependency[]> {
  const rows = await currentDependencies(db, organizationId, projectId)
    .select(['dependencies.id', 'ecosystem', 'dependencies.name', 'requirement', 'scope', 'direct', 'manifest'])
    .select(['sources', 'counts', 'locator'])
    .execute();
  // Safe: `toRow` alone writes these.
  return rows.map((row) => ({
    id: row.id,
    ecosystem: row.ecosystem as Ecosystem,
    name: row.name,
    requirement: row.requirement,
    scope: row.scope as DependencyScope,
    direct: row.direct === null ? null : row.direct === 1,
    manifest: row.manifest,
    sources: JSON.parse(row.sources) as DependencySource[],
    counts: row.counts === 1,
    ...(row.locator !== null && { locator: row.locator }),
  }));
}

/** Whether any manifest of an organization named a dependency. */
export async function hasDependencies(db: Queries, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('dependencies')
    .select('id')
    .where('organization_id', '=', organizationId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What of a dependency decides its links, and what they repeat of it. */
export type LinkableRow = Pick<Dependency, 'id' | 'ecosystem' | 'name' | 'requirement' | 'direct' | 'counts'>;

/** The dependencies of a project after one of them, some at a time. */
export async function listDependenciesAfter(
  db: Queries,
  { organizationId, projectId }: ProjectKey,
  after: number,
): Promise<LinkableRow[]> {
  const rows = await currentDependencies(db, organizationId, projectId)
    .select(['dependencies.id', 'ecosystem', 'dependencies.name', 'requirement', 'direct', 'counts'])
    .where('dependencies.id', '>', after)
    .limit(ROWS_PER_PAGE)
    .execute();
  return rows.map((row) => ({
    ...row,
    // Safe: `toRow` alone writes these.
    ecosystem: row.ecosystem as Ecosystem,
    direct: row.direct === null ? null : row.direct === 1,
    counts: row.counts === 1,
  }));
}

const ROWS_PER_PAGE = 1000;

function currentDependencies(db: Queries, organizationId: string, projectId: string) {
  return db
    .selectFrom('dependencies')
    .innerJoin('projects', (join) =>
      join
        .onRef('projects.id', '=', 'dependencies.project_id')
        .onRef('projects.current_upload', '=', 'dependencies.upload'),
    )
    .where('dependencies.organization_id', '=', organizationId)
    .where('dependencies.project_id', '=', projectId)
    .orderBy('dependencies.id');
}

function toRow({ organizationId, projectId }: ProjectKey, upload: number, one: NewDependency): NewRow {
  return {
    upload,
    organization_id: organizationId,
    project_id: projectId,
    manifest: one.sources[0]?.path ?? '',
    ecosystem: one.ecosystem,
    name: one.name,
    requirement: one.requirement,
    resolved: one.resolved.length === 0 ? null : one.resolved.join(' '),
    scope: one.scope,
    direct: one.direct === undefined ? null : Number(one.direct),
    line: one.sources[0]?.line ?? null,
    sources: JSON.stringify(one.sources),
    alias: one.aliases[0] ?? null,
    locator: one.locator ?? null,
    counts: one.counts ? 1 : 0,
  };
}

type NewRow = Omit<Insertable<DependencyTable>, 'id'>;

/** One row for each path; a path that was given twice has two readings, of which the last counts. */
function toManifestRows(projectId: string, manifests: readonly NewManifest[], now: number): ManifestTable[] {
  const rows = manifests.map(({ path, format, problems, dependencies }) => ({
    project_id: projectId,
    path,
    format: format ?? null,
    problems: JSON.stringify(problems),
    dependencies,
    uploaded_at: now,
  }));
  return [...new Map(rows.map((row) => [row.path, row])).values()];
}
