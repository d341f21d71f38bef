import type { Status } from '@upriver/contract';
import { componentsOf, openIncidents, openMaintenances, overallStatus } from '../page-model.ts';
import type { ModelIncident, ModelMaintenance, ModelUpdate, PageModel } from '../page-model.ts';
import { iso, isoSeconds, json, plainTarget, ulid } from './provider.ts';
import type { PageProvider, RenderedDocument } from './provider.ts';

/** Where the two providers that share these documents differ. */
interface Dialect {
  readonly id: (id: string) => string;
  readonly time: (at: number) => string;
  readonly isThin: boolean;
  /** Of how many components a summary tells. */
  readonly summaryComponents: number;
}

const STATUSPAGE: Dialect = { id: (id) => id, time: iso, isThin: false, summaryComponents: Infinity };
/** ULIDs, no milliseconds, no time zone, and lists that are absent when empty. */
const INCIDENT_IO: Dialect = { id: ulid, time: isoSeconds, isThin: true, summaryComponents: 25 };

/** Atlassian Statuspage, public API v2. */
export const statuspage: PageProvider = createProvider('statuspage', STATUSPAGE);

/** incident.io, which answers the same API in a thinner form. */
export const incidentio: PageProvider = createProvider('incidentio', INCIDENT_IO);

const INDICATORS: Readonly<Record<Status, readonly [string, string]>> = {
  operational: ['none', 'All Systems Operational'],
  degraded: ['minor', 'Partially Degraded Service'],
  partial_outage: ['major', 'Partial System Outage'],
  major_outage: ['critical', 'Major Service Outage'],
  maintenance: ['maintenance', 'Service Under Maintenance'],
  unknown: ['unheard_of', 'A word that nobody knows'],
};

const COMPONENT_WORDS: Readonly<Record<Status, string>> = {
  operational: 'operational',
  degraded: 'degraded_performance',
  partial_outage: 'partial_outage',
  major_outage: 'major_outage',
  maintenance: 'under_maintenance',
  unknown: 'unheard_of',
};

function createProvider(name: string, dialect: Dialect): PageProvider {
  return { name, target: plainTarget, render: (path, model, pageUrl) => render(path, model, pageUrl, dialect) };
}

function render(path: string, model: PageModel, pageUrl: string, dialect: Dialect): RenderedDocument | undefined {
  const page = renderPage(model, pageUrl, dialect);
  const incidents = (list: readonly ModelIncident[]): object[] =>
    list.map((incident) => renderIncident(incident, model, pageUrl, dialect));
  const maintenances = (list: readonly ModelMaintenance[]): object[] =>
    list.map((maintenance) => renderMaintenance(maintenance, model, pageUrl, dialect));
  const open = incidents(openIncidents(model.incidents));
  const planned = maintenances(openMaintenances(model.maintenances));
  switch (path) {
    case '/api/v2/summary.json':
      return json({
        page,
        components: renderComponents(model, dialect).slice(0, dialect.summaryComponents),
        ...(dialect.isThin && open.length === 0 ? {} : { incidents: open }),
        ...(dialect.isThin && planned.length === 0 ? {} : { scheduled_maintenances: planned }),
        status: renderStatus(model),
      });
    case '/api/v2/status.json':
      return json({ page, status: renderStatus(model) });
    case '/api/v2/components.json':
      return json({ page, components: renderComponents(model, dialect) });
    case '/api/v2/incidents.json':
      return json({ page, incidents: incidents(model.incidents.toReversed().slice(0, 50)) });
    case '/api/v2/incidents/unresolved.json':
      return json({ page, incidents: open });
    case '/api/v2/scheduled-maintenances.json':
      return json({ page, scheduled_maintenances: maintenances(model.maintenances.toReversed().slice(0, 50)) });
    default:
      return renderOne(path, model, pageUrl, dialect);
  }
}

function renderOne(path: string, model: PageModel, pageUrl: string, dialect: Dialect): RenderedDocument | undefined {
  const wanted = /^\/api\/v2\/incidents\/([\w-]+)\.json$/.exec(path)?.[1];
  const incident = model.incidents.find(({ id }) => dialect.id(id) === wanted);
  if (incident !== undefined) return json(renderIncident(incident, model, pageUrl, dialect));
  const maintenance = model.maintenances.find(({ id }) => dialect.id(id) === wanted);
  return maintenance === undefined ? undefined : json(renderMaintenance(maintenance, model, pageUrl, dialect));
}

function renderPage(model: PageModel, pageUrl: string, dialect: Dialect): object {
  const id = dialect.isThin ? ulid(model.name) : ulid(model.name).slice(0, 12).toLowerCase();
  return { id, name: model.name, url: pageUrl, ...(dialect.isThin ? {} : { time_zone: 'Etc/UTC' }) };
}

function renderStatus(model: PageModel): object {
  const [indicator, description] = INDICATORS[overallStatus(model)];
  return { indicator, description };
}

function renderComponents(model: PageModel, dialect: Dialect): object[] {
  return model.components.map(({ id, name, status }, position) => ({
    id: dialect.id(id),
    name,
    status: COMPONENT_WORDS[status],
    position: position + 1,
    ...(dialect.isThin ? {} : { description: null, group_id: null, group: false, only_show_if_degraded: false }),
  }));
}

function renderIncident(incident: ModelIncident, model: PageModel, pageUrl: string, dialect: Dialect): object {
  const { startedAt, resolvedAt, updates } = incident;
  return {
    id: dialect.id(incident.id),
    name: incident.title,
    status: incident.status,
    impact: incident.impact,
    created_at: dialect.time(startedAt),
    started_at: dialect.time(startedAt),
    updated_at: dialect.time(updates.at(-1)?.at ?? startedAt),
    resolved_at: resolvedAt === null ? null : dialect.time(resolvedAt),
    shortlink: `${pageUrl}/incidents/${dialect.id(incident.id)}`,
    incident_updates: renderUpdates(updates, incident.id, dialect),
    components: renderAffected(model, incident.componentIds, dialect),
  };
}

function renderMaintenance(maintenance: ModelMaintenance, model: PageModel, pageUrl: string, dialect: Dialect): object {
  const { scheduledFor, scheduledUntil, updates } = maintenance;
  return {
    id: dialect.id(maintenance.id),
    name: maintenance.title,
    status: maintenance.status,
    impact: 'maintenance',
    created_at: dialect.time(updates[0]?.at ?? scheduledFor),
    started_at: dialect.time(scheduledFor),
    updated_at: dialect.time(updates.at(-1)?.at ?? scheduledFor),
    resolved_at: maintenance.status === 'completed' ? dialect.time(updates.at(-1)?.at ?? scheduledUntil) : null,
    shortlink: `${pageUrl}/incidents/${dialect.id(maintenance.id)}`,
    scheduled_for: dialect.time(scheduledFor),
    scheduled_until: dialect.time(scheduledUntil),
    incident_updates: renderUpdates(updates, maintenance.id, dialect),
    components: renderAffected(model, maintenance.componentIds, dialect),
  };
}

/** Newest first, as served. */
function renderUpdates(updates: readonly ModelUpdate[], incidentId: string, dialect: Dialect): object[] {
  return updates.toReversed().map(({ id, status, body, at }) => ({
    id: dialect.id(id),
    status,
    body,
    incident_id: dialect.id(incidentId),
    created_at: dialect.time(at),
    updated_at: dialect.time(at),
    display_at: dialect.time(at),
    affected_components: null,
  }));
}

function renderAffected(model: PageModel, ids: readonly string[], dialect: Dialect): object[] {
  return componentsOf(model, ids).map(({ id, name, status }) => ({
    id: dialect.id(id),
    name,
    status: COMPONENT_WORDS[status],
  }));
}
