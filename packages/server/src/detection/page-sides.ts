import type { PageSide, Touches } from '@upriver/detection';
import { readReportedStatuses } from '../store/services/reported-statuses.ts';
import type { ReportedStatuses } from '../store/services/reported-statuses.ts';
import type { Component } from '../store/services/components.ts';
import type { ServiceSummary } from '../store/services/services.ts';
import type { Queries } from '../store/database.ts';

/** Whether a component is one that certain calls use; null when nobody knows. */
export type Relevance = (component: Component) => Touches;

/** The relevance of everything while nobody asked. */
export const NOBODY_KNOWS: Relevance = () => null;

/** The pages of some services, read once for all the series that are judged by them. */
export interface PageSides {
  /** @returns undefined for a service that was not read */
  service(serviceId: string): ServiceSummary | undefined;
  /** Whether the page tells of trouble with parts of the service, so that it matters who uses which. */
  listsComponents(serviceId: string): boolean;
  /** The page's side for calls that use the components that `touches` says they use. */
  of(serviceId: string, touches: Relevance): PageSide;
}

/**
 * Reads what pages say.
 * @param staleAfterMs age at which a page's word says nothing about now
 */
export async function readPageSides(
  db: Queries,
  serviceIds: readonly string[],
  staleAfterMs: number,
): Promise<PageSides> {
  const words = await readReportedStatuses(db, serviceIds);
  const services = new Map(words.services.map((service) => [service.id, service]));
  const incidents = Map.groupBy(words.incidents, (incident) => incident.serviceId);
  const components = Map.groupBy(words.components, (component) => component.serviceId);
  const named = namedComponents(words);
  return {
    service: (serviceId) => services.get(serviceId),
    listsComponents: (serviceId) => components.has(serviceId),
    of(serviceId, touches) {
      const service = services.get(serviceId);
      const unreadable = words.failures.get(serviceId) ?? absence(service);
      return {
        status: service?.currentStatus ?? 'unknown',
        observedAt: service?.lastCheckedAt ?? null,
        staleAfterMs,
        ...(unreadable === undefined ? {} : { unreadable }),
        isAbsent: service?.statusPageUrl === null,
        incidents: (incidents.get(serviceId) ?? []).map((incident) => ({
          id: incident.id,
          title: incident.title,
          kind: incident.kind,
          impact: incident.impact,
          status: incident.status,
          startedAt: incident.startedAt,
          postedAt: incident.firstSeenAt,
          touches: touchesAny(named.get(incident.id) ?? [], touches),
        })),
        components: (components.get(serviceId) ?? [])
          .filter(({ status }) => status !== 'operational')
          .map((component) => ({
            name: component.name,
            status: component.status,
            changedAt: component.changedAt,
            touches: touches(component),
          })),
      };
    },
  };
}

function namedComponents(words: ReportedStatuses): Map<string, Component[]> {
  const byId = new Map(words.components.map((component) => [component.id, component]));
  const named = new Map<string, Component[]>();
  for (const { incidentId, componentId } of words.incidentComponents) {
    const component = byId.get(componentId);
    if (component !== undefined) named.set(incidentId, [...(named.get(incidentId) ?? []), component]);
  }
  return named;
}

/** An incident touches calls if any component that it names does; one that names none may touch all. */
function touchesAny(components: readonly Component[], touches: Relevance): Touches {
  const answers = components.map(touches);
  if (answers.includes(true)) return true;
  return answers.length === 0 || answers.includes(null) ? null : false;
}

function absence(service: ServiceSummary | undefined): string | undefined {
  return service?.statusPageUrl === null ? 'the vendor publishes no page that can be read' : undefined;
}
