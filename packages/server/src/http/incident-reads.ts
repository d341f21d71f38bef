// What answers about incidents take from the store, as far as it was not read before.
import { notFound } from '../domain/errors.ts';
import type { Database } from '../store/database.ts';
import { newestFirst } from '../store/incidents/incident-row.ts';
import type { Incident } from '../store/incidents/incident-row.ts';
import { findIncident, listIncidentUpdates } from '../store/incidents/incidents.ts';
import type { IncidentUpdate } from '../store/incidents/incidents.ts';
import { findServiceName, listLinkedNames } from '../store/services/services.ts';
import type { ServiceName } from '../store/services/services.ts';

/** An incident and the service that it is about. The same object each time, and shared, so nobody may change it. */
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
): Promise<readonly ShownIncident[]> {
  const names = await keptReads.read(`linked names ${organizationId} ${projectId ?? ''}`, now, () =>
    listLinkedNames(kysely, organizationId, projectId),
  );
  const before = lists.get(names) ?? { ids: names.map(({ id }) => id), incidents: [], shown: [] };
  const { ids } = before;
  const incidents = await keptIncidents.read(ids, now);
  const list = { ids, incidents, shown: merge(before, incidents, names) };
  lists.set(names, list);
  return list.shown;
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

/** A list as it was put together last. */
interface List {
  /** Of the services. */
  readonly ids: readonly string[];
  /** Of each service, in the same order, with its maintenances. */
  readonly incidents: readonly (readonly Incident[])[];
  readonly shown: readonly ShownIncident[];
}

const lists = new WeakMap<readonly ServiceName[], List>();

/** Takes the incidents of most services from the list before, which is sorted already. */
function merge(before: List, incidents: List['incidents'], names: readonly ServiceName[]): readonly ShownIncident[] {
  const changed = new Set<string>();
  const added: ShownIncident[] = [];
  for (const [index, service] of names.entries()) {
    const ofService = incidents[index] ?? [];
    if (ofService === before.incidents[index]) continue;
    changed.add(service.id);
    for (const incident of ofService) if (incident.kind === 'incident') added.push({ incident, service });
  }
  if (changed.size === 0) return before.shown;
  const others = before.shown.filter(({ service }) => !changed.has(service.id));
  return [...others, ...added].sort((a, b) => newestFirst(a.incident, b.incident));
}
