import type { Observation, ObservedComponent, ObservedIncident, ObservedUpdate } from '@upriver/status-pages';
import { deriveIdentifier } from '../../domain/identifiers.ts';

/** A component with its identifier. */
export interface IdentifiedComponent {
  readonly id: string;
  readonly component: ObservedComponent;
}

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

/** Everything that was observed with its identifiers, which are derived from natural keys. */
export function identify(
  serviceId: string,
  { components, incidents }: Observation,
): {
  readonly components: readonly IdentifiedComponent[] | undefined;
  readonly incidents: readonly IdentifiedIncident[];
} {
  return {
    components: components?.map((component) => ({ id: componentId(serviceId, component.externalId), component })),
    incidents: incidents.map((incident) => {
      const id = incidentId(serviceId, incident.externalId);
      return {
        id,
        incident,
        updates: incident.updates.map((update) => ({ id: deriveIdentifier('upd', id, update.externalId), update })),
        componentIds: incident.componentIds?.map((externalId) => componentId(serviceId, externalId)),
      };
    }),
  };
}
