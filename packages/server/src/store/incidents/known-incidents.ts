import type { Queries } from '../database.ts';
import { isIn, listValue } from '../listed.ts';
import type { ListValue } from '../listed.ts';
import { prepare } from '../prepared.ts';

/** What the store has of one incident, as far as a list of past incidents could add to it. */
export interface KnownIncident {
  readonly title: string;
  readonly status: string;
  readonly resolvedAt: number | null;
  /** External ids of its updates. */
  readonly updateIds: ReadonlySet<string>;
}

/** The incidents of a service with these external ids, by external id. */
export async function findKnownIncidents(
  db: Queries,
  serviceId: string,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, KnownIncident>> {
  if (externalIds.length === 0) return new Map();
  const rows = await selectKnown(db, { serviceId, externalIds: listValue(db, externalIds) });
  const known = new Map<string, KnownIncident & { readonly updateIds: Set<string> }>();
  for (const { external_id: externalId, title, status, resolved_at: resolvedAt, update_id: updateId } of rows) {
    const incident = known.get(externalId) ?? { title, status, resolvedAt, updateIds: new Set() };
    if (updateId !== null) incident.updateIds.add(updateId);
    known.set(externalId, incident);
  }
  return known;
}

const selectKnown = prepare(
  (db, { serviceId, externalIds }: { readonly serviceId: string; readonly externalIds: ListValue }) =>
    db
      .selectFrom('incidents')
      .leftJoin('incident_updates', 'incident_updates.incident_id', 'incidents.id')
      .select(['incidents.external_id', 'incidents.title', 'incidents.status', 'incidents.resolved_at'])
      .select('incident_updates.external_id as update_id')
      .where('incidents.service_id', '=', serviceId)
      .where(isIn(db, 'incidents.external_id', externalIds)),
);
