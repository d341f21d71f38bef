import type { ChangeMarker } from '@upriver/contract';
import { toTimestamp } from '../domain/clock.ts';
import type { StoredChangeMarker } from '../store/evidence/change-markers.ts';
import type { Project } from '../store/organizations/projects.ts';

/** The documented form of a change. `projects` are the organization's, by identifier. */
export function toChangeMarker(marker: StoredChangeMarker, projects: ReadonlyMap<string, Project>): ChangeMarker {
  const project = marker.projectId === null ? undefined : projects.get(marker.projectId);
  return {
    id: marker.id,
    project: project === undefined ? null : { id: project.id, name: project.name, slug: project.slug },
    kind: marker.kind,
    at: toTimestamp(marker.at),
    name: marker.name,
    environment: marker.environment,
    description: marker.description,
    actor: marker.actor,
    url: marker.url,
    source: marker.source,
    recordedAt: toTimestamp(marker.recordedAt),
  };
}
