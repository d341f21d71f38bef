// What the store keeps of an inventory, and back.
import type { LinkableDependency, NamedHost, PackageLink, ProjectDependency } from '@upriver/inventory';
import type { Ecosystem } from '@upriver/contract';
import type { ProjectReading } from '@upriver/manifests';
import type { DeclaredHost } from '../store/dependencies/declared-hosts.ts';
import type { NewDependency, NewPackageLink, NumberedDependency } from '../store/dependencies/dependencies.ts';
import type { ManifestTable } from '../store/schema/core.ts';

/** The project that rows belong to. */
export interface ProjectKey {
  readonly organizationId: string;
  readonly projectId: string;
}

export function toDependencyRow(key: ProjectKey, one: ProjectDependency): NewDependency {
  return {
    organization_id: key.organizationId,
    project_id: key.projectId,
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

/** A stored dependency, as far as linking and what is unknown go by it. */
export function readDependency(row: NumberedDependency): LinkableDependency & {
  readonly id: number;
  readonly requirement: string;
  readonly sources: ProjectDependency['sources'];
} {
  return {
    id: row.id,
    // Safe: the store holds what the manifest reader gave.
    ecosystem: row.ecosystem as Ecosystem,
    name: row.name,
    requirement: row.requirement,
    direct: row.direct === null ? null : row.direct === 1,
    counts: row.counts === 1,
    // Safe: written by toDependencyRow.
    sources: JSON.parse(row.sources) as ProjectDependency['sources'],
  };
}

/** A link with what it repeats of its dependency, so that an impact list reads one index. */
export function toLinkRow(
  key: ProjectKey,
  link: PackageLink,
  dependency: Pick<ProjectDependency, 'ecosystem' | 'name' | 'requirement' | 'counts'>,
): NewPackageLink {
  return {
    organization_id: key.organizationId,
    service_id: link.vendorId,
    project_id: key.projectId,
    dependency: link.dependency,
    ecosystem: dependency.ecosystem,
    name: dependency.name,
    requirement: dependency.requirement,
    counts: dependency.counts ? 1 : 0,
    class: link.class,
    confidence: link.confidence,
    product: link.product,
  };
}

export function toHostRow({ host, path, vendorId }: NamedHost): DeclaredHost {
  return { host, manifest: path, service_id: vendorId };
}

/** One row for each path; a path that was given twice has two readings. */
export function toManifestRows(projectId: string, reading: ProjectReading, now: number): ManifestTable[] {
  const rows = new Map(
    reading.files.map((file) => [
      file.path,
      {
        project_id: projectId,
        path: file.path,
        format: file.format ?? null,
        problems: JSON.stringify(file.problems),
        dependencies: file.dependencies.length,
        uploaded_at: now,
      },
    ]),
  );
  return [...rows.values()];
}
