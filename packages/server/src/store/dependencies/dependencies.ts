import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DependencyScope, Ecosystem } from '@upriver/contract';
import type { Queries, Writing } from '../database.ts';
import type { DependencyTable, ManifestTable } from '../schema/core.ts';
import { inChunks } from '../chunks.ts';
import { replacePackageLinks } from './package-links.ts';
import type { NewPackageLink, ProjectKey } from './package-links.ts';

/** Where a dependency is declared. */
export interface DependencySource {
  readonly path: string;
  readonly line?: number | undefined;
}

/** A dependency as an inventory tells it. */
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
}

/** What was read of one manifest. */
export interface NewManifest {
  readonly path: string;
  readonly format?: string | undefined;
  readonly problems: readonly unknown[];
  /** How many it declares or locks. */
  readonly dependencies: number;
}

/** Replaces all that a project's manifests said, in the caller's transaction. */
export async function replaceDependencies(
  db: Writing,
  key: ProjectKey,
  manifests: readonly NewManifest[],
  dependencies: readonly NewDependency[],
  links: readonly NewPackageLink[],
  now: number,
): Promise<void> {
  const { projectId } = key;
  await db.deleteFrom('package_links').where('project_id', '=', projectId).execute();
  await deleteDependencies(db, projectId);
  await db.deleteFrom('manifests').where('project_id', '=', projectId).execute();
  for (const rows of inChunks(toManifestRows(projectId, manifests, now)))
    await db.insertInto('manifests').values(rows).execute();
  const ids: number[] = [];
  for (const rows of inChunks(dependencies)) {
    await nextTurn();
    const inserted = await db
      .insertInto('dependencies')
      .values(rows.map((dependency) => toRow(key, dependency)))
      .returning('id')
      .execute();
    for (const { id } of inserted) ids.push(id);
  }
  // Both databases return the rows of one insert in the order of its values, and number them upwards.
  ids.sort((a, b) => a - b);
  const stored = dependencies.map((dependency, place) => ({ ...dependency, id: ids[place] ?? 0 }));
  await replacePackageLinks(db, key, stored, links);
}

/** Some rows at a time, each within a few milliseconds: on SQLite nothing else happens in this thread meanwhile. */
async function deleteDependencies(db: Writing, projectId: string): Promise<void> {
  for (;;) {
    const some = db.selectFrom('dependencies').select('id').where('project_id', '=', projectId).limit(ROWS_PER_DELETE);
    const { numDeletedRows } = await db.deleteFrom('dependencies').where('id', 'in', some).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await nextTurn();
  }
}

const ROWS_PER_DELETE = 1000;

/** Everything a project depends on, in the order it was read. */
export async function listDependencies(db: Queries, organizationId: string, projectId: string): Promise<Dependency[]> {
  const rows = await db
    .selectFrom('dependencies')
    .select(['id', 'ecosystem', 'name', 'requirement', 'scope', 'direct', 'manifest', 'sources', 'counts'])
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .orderBy('id')
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
  }));
}

function toRow({ organizationId, projectId }: ProjectKey, one: NewDependency): Omit<DependencyTable, 'id'> {
  return {
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
