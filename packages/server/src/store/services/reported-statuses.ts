import type { Queries } from '../database.ts';
import { toIncident } from '../incidents/incident-row.ts';
import type { Incident } from '../incidents/incident-row.ts';
import { listed } from '../listed.ts';
import { toComponent } from './components.ts';
import type { Component } from './components.ts';
import { SUMMARY_COLUMNS, toSummary } from './services.ts';
import type { ServiceSummary } from './services.ts';

/** What the pages of some services say at present, as far as a verdict needs it. */
export interface ReportedStatuses {
  readonly services: readonly ServiceSummary[];
  /** Unresolved, maintenance as well. */
  readonly incidents: readonly Incident[];
  /** Which components an incident names. */
  readonly incidentComponents: readonly { readonly incidentId: string; readonly componentId: string }[];
  /** Components that the page lists and that are not operational, and those that an unresolved incident names. */
  readonly components: readonly Component[];
  /** Why the last check failed, by service. */
  readonly failures: ReadonlyMap<string, string>;
}

/** Reads it with a handful of queries, however many services there are. */
export async function readReportedStatuses(db: Queries, serviceIds: readonly string[]): Promise<ReportedStatuses> {
  if (serviceIds.length === 0)
    return { services: [], incidents: [], incidentComponents: [], components: [], failures: new Map() };
  const services = await db.selectFrom('services').select(SUMMARY_COLUMNS).where('id', 'in', serviceIds).execute();
  const incidents = await db
    .selectFrom('incidents')
    .selectAll()
    .where('service_id', 'in', serviceIds)
    .where('resolved_at', 'is', null)
    .orderBy('started_at')
    .execute();
  const incidentIds = incidents.map(({ id }) => id);
  const incidentComponents =
    incidentIds.length === 0
      ? []
      : await db
          .selectFrom('incident_components')
          .select(['incident_id as incidentId', 'component_id as componentId'])
          .where('incident_id', 'in', incidentIds)
          .execute();
  const named = incidentComponents.map(({ componentId }) => componentId);
  const components = await db
    .selectFrom('components')
    .selectAll()
    .where('service_id', 'in', serviceIds)
    .where('gone_at', 'is', null)
    .where((where) =>
      where.or([where('status', '<>', 'operational'), ...(named.length > 0 ? [where('id', 'in', named)] : [])]),
    )
    .orderBy('position')
    .execute();
  return {
    services: services.map(toSummary),
    incidents: incidents.map(toIncident),
    incidentComponents,
    components: components.map(toComponent),
    failures: await readFailures(db, serviceIds),
  };
}

/** Incidents of services that were resolved since a moment: when the last one was, by service. */
export async function listResolvedSince(
  db: Queries,
  serviceIds: readonly string[],
  since: number,
): Promise<Map<string, number>> {
  if (serviceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('incidents')
    .select((build) => ['service_id', build.fn.max('resolved_at').as('at')])
    .where('service_id', 'in', serviceIds)
    .where('kind', '=', 'incident')
    .where('resolved_at', '>=', since)
    .groupBy('service_id')
    .execute();
  return new Map(rows.map(({ service_id: serviceId, at }) => [serviceId, Number(at)]));
}

/** Why the last check of some services failed, by service; those whose page was read are not in it. */
export async function readFailures(db: Queries, serviceIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const failing = await db
    .selectFrom('polls')
    .select('service_id')
    .where('service_id', 'in', listed(db, serviceIds))
    .where('failures', '>', 0)
    .execute();
  const reasons = new Map<string, string>();
  for (const { service_id: serviceId } of failing) {
    const check = await db
      .selectFrom('looks')
      .select('reason')
      .where('service_id', '=', serviceId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (check?.reason) reasons.set(serviceId, check.reason);
  }
  return reasons;
}
