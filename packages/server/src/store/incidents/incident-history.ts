import type { IncidentKind } from '@upriver/contract';
import type { Queries } from '../database.ts';
import { toIncident } from './incident-row.ts';
import type { Incident } from './incident-row.ts';

export interface IncidentHistoryFilter {
  readonly kind: IncidentKind;
  readonly from: number;
  readonly to: number;
  /** Only those that name this component. */
  readonly componentId?: string | undefined;
  readonly limit: number;
}

/** Incidents or maintenances of a service that were open at any time of a range, newest first. */
export async function listIncidentHistory(
  db: Queries,
  serviceId: string,
  filter: IncidentHistoryFilter,
): Promise<Incident[]> {
  let query = db
    .selectFrom('incidents')
    .selectAll()
    .where('service_id', '=', serviceId)
    .where('kind', '=', filter.kind)
    .where('started_at', '<', filter.to)
    .where((where) => where.or([where('resolved_at', 'is', null), where('resolved_at', '>=', filter.from)]))
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(filter.limit);
  if (filter.componentId !== undefined)
    query = query.where(
      'id',
      'in',
      db.selectFrom('incident_components').select('incident_id').where('component_id', '=', filter.componentId),
    );
  return (await query.execute()).map(toIncident);
}

/** What the vendor wrote about an incident after it was over. */
export interface Postmortem {
  readonly incidentId: string;
  readonly title: string;
  readonly body: string;
  readonly createdAt: number;
}

/** What the vendor wrote afterwards about some incidents, newest first. */
export async function listPostmortems(db: Queries, incidentIds: readonly string[]): Promise<Postmortem[]> {
  if (incidentIds.length === 0) return [];
  return db
    .selectFrom('incident_updates')
    .innerJoin('incidents', 'incidents.id', 'incident_updates.incident_id')
    .select([
      'incident_updates.incident_id as incidentId',
      'incidents.title',
      'incident_updates.body',
      'incident_updates.created_at as createdAt',
    ])
    .where('incident_updates.incident_id', 'in', incidentIds)
    .where('incident_updates.status', '=', 'postmortem')
    .where('incident_updates.gone_at', 'is', null)
    .orderBy('incident_updates.created_at', 'desc')
    .orderBy('incident_updates.id')
    .execute();
}
