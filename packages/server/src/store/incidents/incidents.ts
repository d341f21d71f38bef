import type { Impact, IncidentKind, IncidentStatus } from '@upriver/contract';
import { inChunks } from '../chunks.ts';
import type { Queries } from '../database.ts';
import { prepare } from '../prepared.ts';
import { isIn, listValue } from '../listed.ts';
import type { ListValue } from '../listed.ts';
import type { IncidentTable, IncidentUpdateTable } from '../schema/core.ts';
import { toIncident } from './incident-row.ts';
import type { Incident } from './incident-row.ts';

export type { Incident } from './incident-row.ts';

/** An incident with the service that it is about. */
export interface IncidentWithService extends Omit<
  Incident,
  'kind' | 'externalId' | 'rawStatus' | 'rawImpact' | 'firstSeenAt' | 'changedAt'
> {
  readonly serviceName: string;
  readonly serviceSlug: string;
  readonly servicePageUrl: string | null;
}

/** What the vendor wrote about an incident at one time. */
export interface IncidentUpdate {
  readonly id: string;
  /** The page's own identifier. */
  readonly externalId: string;
  readonly status: IncidentStatus;
  readonly body: string;
  readonly createdAt: number;
}

/** Unresolved incidents (no maintenance) of the organization's linked services, newest first. */
export async function listActiveIncidents(db: Queries, organizationId: string): Promise<IncidentWithService[]> {
  const rows = await selectLinked(db, organizationId, undefined)
    .where('incidents.kind', '=', 'incident')
    .where('incidents.resolved_at', 'is', null)
    .orderBy('incidents.started_at', 'desc')
    .orderBy('incidents.id')
    .execute();
  return rows.map(toIncidentWithService);
}

export interface MaintenanceFilter {
  readonly projectId?: string | undefined;
  /** By the reported status, and for the start by its window. Absent for all that are not over. */
  readonly when?: 'upcoming' | 'running' | 'past' | undefined;
  readonly now: number;
  /** Starts after this place in the list. */
  readonly after?: { readonly startedAt: number; readonly id: string } | undefined;
  readonly limit?: number | undefined;
}

/** Maintenances of linked services, soonest first; past ones newest first. */
export async function listMaintenances(
  db: Queries,
  organizationId: string,
  filter: MaintenanceFilter,
): Promise<IncidentWithService[]> {
  const { after, when, now } = filter;
  const isPast = when === 'past';
  let query = selectLinked(db, organizationId, filter.projectId)
    .where('incidents.kind', '=', 'maintenance')
    .where('incidents.resolved_at', isPast ? 'is not' : 'is', null)
    .orderBy('incidents.started_at', isPast ? 'desc' : 'asc')
    .orderBy('incidents.id');
  if (when === 'upcoming' || when === 'running')
    query = query.where((where) => {
      const isUpcoming = where.and([
        where('incidents.status', '=', 'scheduled'),
        where(where.fn.coalesce('incidents.scheduled_for', 'incidents.started_at'), '>', now),
      ]);
      return when === 'upcoming' ? isUpcoming : where.not(isUpcoming);
    });
  if (after !== undefined)
    query = query.where((where) =>
      where.or([
        where('incidents.started_at', isPast ? '<' : '>', after.startedAt),
        where.and([where('incidents.started_at', '=', after.startedAt), where('incidents.id', '>', after.id)]),
      ]),
    );
  if (filter.limit !== undefined) query = query.limit(filter.limit);
  return (await query.execute()).map(toIncidentWithService);
}

/** One incident of any service: whether the organization may see it, its service says. */
export async function findIncident(db: Queries, id: string): Promise<Incident | undefined> {
  const [row] = await selectIncident(db, { id });
  return row && toIncident(row);
}

const selectIncident = prepare((db, { id }: { readonly id: string }) =>
  db.selectFrom('incidents').selectAll().where('id', '=', id),
);

/** Incidents and maintenances of some services that touched a stretch of time, oldest first. */
export async function listIncidentsBetween(
  db: Queries,
  serviceIds: readonly string[],
  from: number,
  to: number,
): Promise<Incident[]> {
  const rows = await Promise.all(
    inChunks(serviceIds).map((ids) =>
      db
        .selectFrom('incidents')
        .selectAll()
        .where('service_id', 'in', ids)
        .where('started_at', '<', to)
        .where((where) => where.or([where('resolved_at', 'is', null), where('resolved_at', '>=', from)]))
        .orderBy('started_at')
        .orderBy('id')
        .execute(),
    ),
  );
  return rows.flat().map(toIncident);
}

/** An incident or maintenance that nothing has closed yet. */
export interface OpenIncident {
  readonly externalId: string;
  readonly kind: IncidentKind;
  readonly title: string;
  readonly impact: Impact;
  readonly status: IncidentStatus;
  readonly startedAt: number;
  readonly scheduledFor?: number;
  readonly scheduledUntil?: number;
  readonly url?: string;
}

/** Incidents that a service's page reported and that are not closed yet. */
export async function listOpenIncidents(db: Queries, serviceId: string): Promise<OpenIncident[]> {
  return (await selectOpen(db, { serviceId })).map(toOpenIncident);
}

/** The same of several services, by service; one without any is not in it. */
export async function listOpenIncidentsOf(
  db: Queries,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OpenIncident[]>> {
  const open = new Map<string, OpenIncident[]>();
  for (const row of await selectOpenOf(db, { serviceIds: listValue(db, serviceIds) })) {
    const ofService = open.get(row.service_id);
    if (ofService === undefined) open.set(row.service_id, [toOpenIncident(row)]);
    else ofService.push(toOpenIncident(row));
  }
  return open;
}

function toOpenIncident(row: IncidentTable): OpenIncident {
  const { externalId, kind, title, impact, status, startedAt, scheduledFor, scheduledUntil, url } = toIncident(row);
  return {
    externalId,
    kind,
    title,
    impact,
    status,
    startedAt,
    ...(scheduledFor === null ? {} : { scheduledFor }),
    ...(scheduledUntil === null ? {} : { scheduledUntil }),
    ...(url === null ? {} : { url }),
  };
}

const selectOpen = prepare((db, { serviceId }: { readonly serviceId: string }) =>
  db
    .selectFrom('incidents')
    .selectAll()
    .where('service_id', '=', serviceId)
    .where('resolved_at', 'is', null)
    .orderBy('id'),
);

const selectOpenOf = prepare((db, { serviceIds }: { readonly serviceIds: ListValue }) =>
  db
    .selectFrom('incidents')
    .selectAll()
    .where(isIn(db, 'service_id', serviceIds))
    .where('resolved_at', 'is', null)
    .orderBy('id'),
);

/** What the vendor wrote about one incident, oldest first. */
export async function listIncidentUpdates(db: Queries, incidentId: string): Promise<IncidentUpdate[]> {
  const rows = await db
    .selectFrom('incident_updates')
    .select(['id', 'external_id', 'status', 'body', 'created_at'])
    .where('incident_id', '=', incidentId)
    .where('gone_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toUpdate);
}

/** Safe: only observed updates are written. */
export function toUpdate(
  row: Pick<IncidentUpdateTable, 'id' | 'external_id' | 'status' | 'body' | 'created_at'>,
): IncidentUpdate {
  return {
    id: row.id,
    externalId: row.external_id,
    status: row.status as IncidentStatus,
    body: row.body,
    createdAt: row.created_at,
  };
}

type IncidentWithServiceRow = Awaited<ReturnType<ReturnType<typeof selectWithService>['executeTakeFirstOrThrow']>>;

/** The casts are safe: only observed incidents are written. */
function toIncidentWithService(row: IncidentWithServiceRow): IncidentWithService {
  return {
    id: row.id,
    serviceId: row.service_id,
    title: row.title,
    impact: row.impact as Impact,
    status: row.status as IncidentStatus,
    startedAt: row.started_at,
    resolvedAt: row.resolved_at,
    scheduledFor: row.scheduled_for,
    scheduledUntil: row.scheduled_until,
    url: row.url,
    serviceName: row.service_name,
    serviceSlug: row.service_slug,
    servicePageUrl: row.service_page_url,
  };
}

function selectWithService(db: Queries, organizationId: string) {
  return db
    .selectFrom('incidents')
    .innerJoin('services', 'services.id', 'incidents.service_id')
    .select([
      'incidents.id',
      'incidents.service_id',
      'incidents.title',
      'incidents.impact',
      'incidents.status',
      'incidents.started_at',
      'incidents.resolved_at',
      'incidents.scheduled_for',
      'incidents.scheduled_until',
      'incidents.url',
      'services.name as service_name',
      'services.slug as service_slug',
      'services.status_page_url as service_page_url',
    ])
    .where((where) =>
      where.or([where('services.organization_id', 'is', null), where('services.organization_id', '=', organizationId)]),
    );
}

function selectLinked(db: Queries, organizationId: string, projectId: string | undefined) {
  let linked = db.selectFrom('links').select('service_id').where('organization_id', '=', organizationId);
  if (projectId !== undefined) linked = linked.where('project_id', '=', projectId);
  return selectWithService(db, organizationId).where('incidents.service_id', 'in', linked);
}
