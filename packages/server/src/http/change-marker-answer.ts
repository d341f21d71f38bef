import type { ChangeMarker, ChangeMarkerKind, ChangeMarkerSource } from '@upriver/contract';
import { toTimestamp } from '../domain/clock.ts';
import type { ChangeMarkerRow } from '../store/evidence/change-markers.ts';
import type { Project } from '../store/organizations/projects.ts';

/** The documented form of a change. `projects` are the organization's, by identifier. */
export function toChangeMarker(row: ChangeMarkerRow, projects: ReadonlyMap<string, Project>): ChangeMarker {
  const project = row.project_id === null ? undefined : projects.get(row.project_id);
  return {
    id: row.id,
    project: project === undefined ? null : { id: project.id, name: project.name, slug: project.slug },
    // Safe: rows are written from the contract's words only.
    kind: row.kind as ChangeMarkerKind,
    at: toTimestamp(row.at),
    name: row.name,
    environment: row.environment,
    description: row.description,
    actor: row.actor,
    url: row.url,
    source: row.source as ChangeMarkerSource,
    recordedAt: toTimestamp(row.recorded_at),
  };
}
