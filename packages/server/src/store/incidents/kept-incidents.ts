import { inChunks } from '../chunks.ts';
import type { Queries } from '../database.ts';
import type { Freshness } from '../freshness/freshness.ts';
import { createKeptRows } from '../freshness/kept-rows.ts';
import type { KeptRows } from '../freshness/kept-rows.ts';
import { newestFirst, toIncident } from './incident-row.ts';
import type { Incident } from './incident-row.ts';

/**
 * Unresolved incidents of services in memory, newest first, by the identifier of the service: after a change of an incident only those of
 * its service are read again.
 */
export function createKeptIncidents(
  db: () => Queries,
  freshness: Freshness,
  servicesMax?: number,
): KeptRows<readonly Incident[]> {
  const read = async (ids: readonly string[]): Promise<ReadonlyMap<string, readonly Incident[]>> => {
    const rows = await Promise.all(
      inChunks(ids).map((chunk) =>
        db()
          .selectFrom('incidents')
          .selectAll()
          .where('service_id', 'in', chunk)
          .where('kind', '=', 'incident')
          .where('resolved_at', 'is', null)
          // Sorted here: SQLite would go through the unresolved incidents of all services to have them in this order.
          .execute(),
      ),
    );
    const byService = Map.groupBy(rows.flat().map(toIncident), ({ serviceId }) => serviceId);
    return new Map(ids.map((id) => [id, (byService.get(id) ?? []).sort(newestFirst)]));
  };
  return createKeptRows(freshness, { table: 'incidents', read }, servicesMax);
}
