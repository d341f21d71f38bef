// What answers about incidents take from the store, as far as it was not read before.
import { notFound } from '../domain/errors.ts';
import type { Database } from '../store/database.ts';
import type { Incident } from '../store/incidents/incident-row.ts';
import { findIncident, listIncidentUpdates } from '../store/incidents/incidents.ts';
import type { IncidentUpdate } from '../store/incidents/incidents.ts';
import { findServiceName, listLinkedNames } from '../store/services/services.ts';
import type { ServiceName } from '../store/services/services.ts';

/** An incident and the service that it is about. Neither may be changed: others have them, too. */
export interface ShownIncident {
  readonly incident: Incident;
  readonly service: ServiceName;
}

/** Unresolved incidents (no maintenance) of the services linked to the organization's projects, newest first. */
export async function readActiveIncidents(
  { kysely, keptReads, keptIncidents }: Database,
  organizationId: string,
  now: number,
  projectId?: string,
): Promise<ShownIncident[]> {
  const names = await keptReads.read(`linked names ${organizationId} ${projectId ?? ''}`, now, () =>
    listLinkedNames(kysely, organizationId, projectId),
  );
  const { ids, byId } = namesById(names);
  const shown: ShownIncident[] = [];
  for (const incidents of await keptIncidents.read(ids, now))
    for (const incident of incidents) {
      const service = byId.get(incident.serviceId);
      if (service !== undefined) shown.push({ incident, service });
    }
  return shown.sort((a, b) => byStart(a.incident, b.incident));
}

/** Newest first. */
export function byStart(a: Pick<Incident, 'startedAt' | 'id'>, b: Pick<Incident, 'startedAt' | 'id'>): number {
  return b.startedAt - a.startedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** One incident or maintenance. @throws not_found, also for one of another organization's services */
export async function readIncident(
  { kysely, keptReads }: Database,
  organizationId: string,
  id: string,
  now: number,
): Promise<ShownIncident> {
  const incident = await keptReads.read(`incident ${id}`, now, async () => {
    const found = await findIncident(kysely, id);
    if (found === undefined) throw notFound('incident');
    return found;
  });
  const { serviceId } = incident;
  const service = await keptReads.read(`service name ${organizationId} ${serviceId}`, now, async () => {
    const found = await findServiceName(kysely, organizationId, serviceId);
    if (found === undefined) throw notFound('incident');
    return found;
  });
  return { incident, service };
}

/** What the vendor wrote about one incident, oldest first. */
export async function readIncidentUpdates(
  { kysely, keptReads }: Database,
  incidentId: string,
  now: number,
): Promise<readonly IncidentUpdate[]> {
  return keptReads.read(`updates ${incidentId}`, now, () => listIncidentUpdates(kysely, incidentId));
}

interface NamesById {
  readonly ids: readonly string[];
  readonly byId: ReadonlyMap<string, ServiceName>;
}

function namesById(names: readonly ServiceName[]): NamesById {
  let known = knownNames.get(names);
  if (known === undefined) {
    known = { ids: names.map(({ id }) => id), byId: new Map(names.map((name) => [name.id, name])) };
    knownNames.set(names, known);
  }
  return known;
}

const knownNames = new WeakMap<readonly ServiceName[], NamesById>();
