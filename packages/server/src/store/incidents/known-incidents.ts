import type { Queries } from '../database.ts';

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
  const incidents = await db
    .selectFrom('incidents')
    .select(['id', 'external_id', 'title', 'status', 'resolved_at'])
    .where('service_id', '=', serviceId)
    .where('external_id', 'in', externalIds)
    .execute();
  const ids = incidents.map(({ id }) => id);
  const updates =
    ids.length === 0
      ? []
      : await db
          .selectFrom('incident_updates')
          .select(['incident_id', 'external_id'])
          .where('incident_id', 'in', ids)
          .execute();
  const byIncident = Map.groupBy(updates, ({ incident_id }) => incident_id);
  return new Map(
    incidents.map(({ id, external_id: externalId, title, status, resolved_at: resolvedAt }) => [
      externalId,
      {
        title,
        status,
        resolvedAt,
        updateIds: new Set((byIncident.get(id) ?? []).map(({ external_id }) => external_id)),
      },
    ]),
  );
}
