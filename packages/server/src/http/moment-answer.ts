import type { ComponentAtMoment, IncidentAtMoment, ServiceMoment } from '@upriver/contract';
import { toNullableTimestamp, toTimestamp } from '../domain/clock.ts';
import { deriveIdentifier } from '../domain/identifiers.ts';
import type { ComponentState, IncidentState } from '../domain/page-state.ts';
import type { StatusAtMoment } from '../store/history/status-at-moment.ts';
import { componentId } from '../store/checks/identify-observed.ts';
import { incidentId } from '../store/checks/identify-observed.ts';

/** What a page was known to say at a moment, as the API answers it. */
export function toServiceMoment(
  serviceId: string,
  at: number,
  firstObservedAt: number | undefined,
  moment: StatusAtMoment | undefined,
): ServiceMoment {
  const observedAt = moment === undefined ? null : (moment.check?.at ?? moment.state.saidSince);
  return {
    at: toTimestamp(at),
    isObserved: moment !== undefined,
    firstObservedAt: toNullableTimestamp(firstObservedAt ?? null),
    status: moment?.state.status ?? 'unknown',
    rawStatus: moment?.state.rawStatus ?? null,
    statusSince: toNullableTimestamp(moment?.state.statusSince ?? null),
    observedAt: toNullableTimestamp(observedAt),
    ageMs: observedAt === null ? null : at - observedAt,
    // Where the time of the check was not kept, nobody knows whether the reported status was still valid.
    isStale: moment?.check === undefined || at >= moment.check.at + moment.check.validForMs,
    ...(moment === undefined
      ? { components: [], incidents: [], maintenances: [] }
      : listParts(serviceId, moment, observedAt ?? at)),
  };
}

function listParts(
  serviceId: string,
  moment: StatusAtMoment,
  observedAt: number,
): Pick<ServiceMoment, 'components' | 'incidents' | 'maintenances'> {
  const { components, incidents } = moment.state;
  const ofKind = (kind: string): readonly IncidentState[] => incidents.filter(({ incident }) => incident.kind === kind);
  return {
    components: components.map((state) =>
      toComponent(serviceId, state, moment.lastSeenAt.get(state.component.externalId) ?? observedAt),
    ),
    incidents: ofKind('incident').map((state) => toIncident(serviceId, state, moment)),
    maintenances: ofKind('maintenance').map((state) => ({
      ...toIncident(serviceId, state, moment),
      scheduledFor: toNullableTimestamp(state.incident.scheduledFor ?? null),
      scheduledUntil: toNullableTimestamp(state.incident.scheduledUntil ?? null),
    })),
  };
}

function toComponent(
  serviceId: string,
  { component, firstSeenAt, goneAt }: ComponentState,
  lastSeenAt: number,
): ComponentAtMoment {
  return {
    id: componentId(serviceId, component.externalId),
    name: component.name,
    group: component.groupName ?? null,
    region: component.region ?? null,
    status: component.status,
    firstSeenAt: toTimestamp(firstSeenAt),
    lastSeenAt: toTimestamp(lastSeenAt),
    isListed: goneAt === null,
  };
}

function toIncident(
  serviceId: string,
  { incident, firstSeenAt, isListed }: IncidentState,
  moment: StatusAtMoment,
): IncidentAtMoment {
  const id = incidentId(serviceId, incident.externalId);
  return {
    id,
    title: incident.title,
    impact: incident.impact,
    status: incident.status,
    startedAt: toTimestamp(incident.startedAt),
    firstSeenAt: toTimestamp(moment.incidentsFirstSeenAt.get(incident.externalId) ?? firstSeenAt),
    resolvedAt: toNullableTimestamp(incident.resolvedAt),
    isListed,
    url: incident.url ?? null,
    componentIds: (incident.componentIds ?? []).map((externalId) => componentId(serviceId, externalId)),
    updates: incident.updates
      .toSorted((a, b) => a.createdAt - b.createdAt)
      .map((update) => ({
        id: deriveIdentifier('upd', id, update.externalId),
        status: update.status,
        body: update.body,
        createdAt: toTimestamp(update.createdAt),
      })),
  };
}
