import { inChunks } from '../chunks.ts';
import type { Queries } from '../database.ts';
import type { Freshness } from '../freshness/freshness.ts';
import { createKeptRows } from '../freshness/kept-rows.ts';
import type { KeptRows } from '../freshness/kept-rows.ts';
import { isIn, listValue } from '../listed.ts';
import type { ListValue } from '../listed.ts';
import { prepare } from '../prepared.ts';
import { newestFirst, toIncident } from './incident-row.ts';
import type { Incident } from './incident-row.ts';

/**
 * Unresolved incidents and maintenances of services in memory, newest first, by the identifier of the service: after a change of one only those
 * of its service are read again.
 */
export function createKeptIncidents(
  db: () => Queries,
  freshness: Freshness,
  servicesMax?: number,
): KeptRows<readonly Incident[]> {
  const read = async (ids: readonly string[]): Promise<ReadonlyMap<string, readonly Incident[]>> => {
    const [id = ''] = ids;
    const rows =
      ids.length === 1
        ? await selectActive(db(), { id })
        : await Promise.all(inChunks(ids).map((chunk) => selectOfMany(db(), { ids: listValue(db(), chunk) })));
    // Sorted here: SQLite would go through the unresolved incidents of all services to have them in this order.
    const incidents = rows.flat().map(toIncident).sort(newestFirst);
    const byService = Map.groupBy(incidents, ({ serviceId }) => serviceId);
    return new Map(ids.map((service) => [service, byService.get(service) ?? []]));
  };
  return createKeptRows(freshness, { table: 'incidents', read }, servicesMax);
}

const selectActive = prepare((db, { id }: { readonly id: string }) =>
  db.selectFrom('incidents').selectAll().where('service_id', '=', id).where('resolved_at', 'is', null),
);

const selectOfMany = prepare((db, { ids }: { readonly ids: ListValue }) =>
  db
    .selectFrom('incidents')
    .selectAll()
    .where(isIn(db, 'service_id', ids))
    .where('resolved_at', 'is', null),
);
