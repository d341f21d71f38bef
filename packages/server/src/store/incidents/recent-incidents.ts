import type { Queries } from '../database.ts';
import { toIncident } from './incident-row.ts';
import type { Incident } from './incident-row.ts';
import { toUpdate } from './incidents.ts';
import type { IncidentUpdate } from './incidents.ts';

/** Incidents of some services, those that changed last first. */
export async function listRecentIncidents(
  db: Queries,
  serviceIds: readonly string[],
  limit: number,
): Promise<Incident[]> {
  if (serviceIds.length === 0) return [];
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .where('service_id', 'in', serviceIds)
    .where('kind', '=', 'incident')
    .orderBy('changed_at', 'desc')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toIncident);
}

/** Maintenances of some services that began, begin, ended or end after a time, the latest first. */
export async function listMaintenancesSince(
  db: Queries,
  serviceIds: readonly string[],
  since: number,
  limit: number,
): Promise<Incident[]> {
  if (serviceIds.length === 0) return [];
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .where('service_id', 'in', serviceIds)
    .where('kind', '=', 'maintenance')
    .where((where) =>
      where.or(
        (['started_at', 'scheduled_for', 'scheduled_until', 'resolved_at'] as const).map((column) =>
          where(column, '>=', since),
        ),
      ),
    )
    .orderBy((order) => order.fn.coalesce('scheduled_for', 'started_at'), 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toIncident);
}

/** Which of some incidents and maintenances concern only components that an organization muted. */
export async function listMutedIncidents(
  db: Queries,
  organizationId: string,
  incidentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (incidentIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('incident_components')
    .leftJoin('component_preferences', (join) =>
      join
        .onRef('component_preferences.component_id', '=', 'incident_components.component_id')
        .on('component_preferences.organization_id', '=', organizationId)
        .on('component_preferences.preference', '=', 'muted'),
    )
    .select('incident_components.incident_id')
    .where('incident_components.incident_id', 'in', incidentIds)
    .groupBy('incident_components.incident_id')
    .having((having) =>
      having(
        having.fn.count('incident_components.component_id'),
        '=',
        having.fn.count('component_preferences.component_id'),
      ),
    )
    .execute();
  return new Set(rows.map((row) => row.incident_id));
}

/** What vendors wrote about some incidents, by the identifier of the incident, newest first. */
export async function listUpdatesOf(
  db: Queries,
  incidentIds: readonly string[],
): Promise<ReadonlyMap<string, IncidentUpdate[]>> {
  if (incidentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('incident_updates')
    .select(['incident_id', 'id', 'external_id', 'status', 'body', 'created_at'])
    .where('incident_id', 'in', incidentIds)
    .where('gone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const byIncident = new Map<string, IncidentUpdate[]>();
  for (const row of rows) {
    const list = byIncident.get(row.incident_id) ?? [];
    list.push(toUpdate(row));
    byIncident.set(row.incident_id, list);
  }
  return byIncident;
}
