import type { ObservedIncident, ObservedUpdate } from '@upriver/status-pages';
import { deriveIdentifier } from '../../domain/identifiers.ts';

/** An incident with its identifier and those of what belongs to it. */
export interface IdentifiedIncident {
  readonly id: string;
  readonly incident: ObservedIncident;
  readonly updates: readonly { readonly id: string; readonly update: ObservedUpdate }[];
  /** Undefined when the page does not say which components are affected. */
  readonly componentIds: readonly string[] | undefined;
}

/** Identifier of a component, the same wherever and whenever it is seen. */
export function componentId(serviceId: string, externalId: string): string {
  return deriveIdentifier('comp', serviceId, externalId);
}

/** Identifier of an incident, the same wherever and whenever it is seen. */
export function incidentId(serviceId: string, externalId: string): string {
  return deriveIdentifier('inc', serviceId, externalId);
}

/** Incidents that were observed with their identifiers, which are derived from natural keys. */
export function identifyIncidents(
  serviceId: string,
  incidents: readonly ObservedIncident[],
): readonly IdentifiedIncident[] {
  return incidents.map((incident) => {
    const id = incidentId(serviceId, incident.externalId);
    return {
      id,
      incident,
      updates: incident.updates.map((update) => ({ id: deriveIdentifier('upd', id, update.externalId), update })),
      componentIds: incident.componentIds?.map((externalId) => componentId(serviceId, externalId)),
    };
  });
}
