import type { Status } from '@upriver/contract';
import { NO_LONGER_LISTED } from '@upriver/status-pages';
import type { Observation, ObservedComponent, ObservedIncident } from '@upriver/status-pages';

/** What a page was known to say at one moment: everything that was observed until then, in order. */
export interface PageState {
  readonly status: Status;
  readonly rawStatus: string | null;
  /** When it began to say anything of this. */
  readonly saidSince: number;
  /** When its overall status last changed. */
  readonly statusSince: number;
  /** In the page's order; those that it no longer lists come last. */
  readonly components: readonly ComponentState[];
  /** Those that the page shows, and those that nothing has closed yet. Newest first. */
  readonly incidents: readonly IncidentState[];
}

export interface ComponentState {
  readonly component: ObservedComponent;
  readonly firstSeenAt: number;
  /** Since when the page no longer lists it; null while it does. */
  readonly goneAt: number | null;
}

export interface IncidentState {
  readonly incident: ObservedIncident;
  readonly firstSeenAt: number;
  /** False where the page shows it no longer: it is open because nothing closed it, or closed because it vanished. */
  readonly isListed: boolean;
}

/** The state after one more observation. What a document does not tell (components, updates) stays as it was. */
export function nextPageState(before: PageState | undefined, observation: Observation, at: number): PageState {
  return {
    status: observation.status,
    rawStatus: observation.rawStatus ?? null,
    saidSince: at,
    statusSince: before?.status === observation.status ? before.statusSince : at,
    components: nextComponents(before?.components ?? [], observation.components, at),
    incidents: nextIncidents(before?.incidents ?? [], observation.incidents, at),
  };
}

function nextComponents(
  before: readonly ComponentState[],
  observed: readonly ObservedComponent[] | undefined,
  at: number,
): readonly ComponentState[] {
  if (observed === undefined) return before;
  const known = new Map(before.map((state) => [state.component.externalId, state]));
  const listed = observed.map((component, index) => {
    const firstSeenAt = known.get(component.externalId)?.firstSeenAt ?? at;
    known.delete(component.externalId);
    return { component: { ...component, position: component.position ?? index }, firstSeenAt, goneAt: null };
  });
  listed.sort((a, b) => a.component.position - b.component.position);
  return [...listed, ...[...known.values()].map((state) => ({ ...state, goneAt: state.goneAt ?? at }))];
}

function nextIncidents(
  before: readonly IncidentState[],
  observed: readonly ObservedIncident[],
  at: number,
): readonly IncidentState[] {
  const known = new Map(before.map((state) => [state.incident.externalId, state]));
  const shown = observed.map((incident) => {
    const state = known.get(incident.externalId);
    known.delete(incident.externalId);
    return {
      incident: state === undefined ? incident : mergeIncident(state.incident, incident),
      firstSeenAt: state?.firstSeenAt ?? at,
      isListed: incident.rawStatus !== NO_LONGER_LISTED,
    };
  });
  const unclosed = [...known.values()]
    .filter(({ incident }) => incident.resolvedAt === null)
    .map((state) => ({ ...state, isListed: false }));
  return [...shown, ...unclosed].sort((a, b) => b.incident.startedAt - a.incident.startedAt);
}

/** A document that carries no updates, or no affected components, says nothing about the known ones. */
function mergeIncident(before: ObservedIncident, observed: ObservedIncident): ObservedIncident {
  const componentIds = observed.componentIds ?? before.componentIds;
  return {
    ...observed,
    ...(componentIds === undefined ? {} : { componentIds }),
    updates: observed.updates.length === 0 ? before.updates : observed.updates,
  };
}
