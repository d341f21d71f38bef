import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import { openIncidents, openMaintenances, overallStatus } from '../page-model.ts';
import type { ModelMaintenance, ModelUpdate, PageModel } from '../page-model.ts';
import { json, naive, numericId } from './provider.ts';
import type { PageProvider } from './provider.ts';

const SUBDOMAIN = 'page';
/** Times are the page's own and carry no zone; this one has no summer time and is never mistaken for UTC. */
const TIME_ZONE = 'Asia/Kolkata';
const OFFSET_MS = 5.5 * 3_600_000;

/** Null is the word for calm. A kind that the reader has never heard of stands for what is unknown. */
const TYPES: Readonly<Record<Status, string | null>> = {
  operational: null,
  degraded: 'minor',
  partial_outage: 'major',
  major_outage: 'major',
  maintenance: 'scheduled',
  unknown: 'unheard_of',
};
const TYPES_OF_IMPACT: Readonly<Record<Impact, string>> = {
  none: 'minor',
  minor: 'minor',
  major: 'major',
  critical: 'major',
};
const UPDATE_TYPES: Readonly<Record<IncidentStatus, string>> = {
  investigating: 'issue',
  identified: 'update',
  monitoring: 'monitoring',
  resolved: 'resolved',
  postmortem: 'resolved',
  scheduled: 'scheduled',
  in_progress: 'in_progress',
  verifying: 'in_progress',
  completed: 'completed',
};

/** Statuspal: the public summary, at an address that names the page. */
export const statuspal: PageProvider = {
  name: 'statuspal',
  target: (pageUrl) => ({ url: pageUrl, options: { subdomain: SUBDOMAIN, api: pageUrl } }),
  render: (path, model, pageUrl) =>
    path === `/api/v2/status_pages/${SUBDOMAIN}/summary` ? json(renderSummary(model, pageUrl)) : undefined,
};

function renderSummary(model: PageModel, pageUrl: string): object {
  const planned = openMaintenances(model.maintenances);
  const render = (row: ModelMaintenance): object => renderMaintenance(row, pageUrl);
  return {
    status_page: {
      name: model.name,
      url: pageUrl,
      time_zone: TIME_ZONE,
      current_incident_type: TYPES[overallStatus(model)],
    },
    services: model.components.map(({ id, name, status }) => ({
      id: numericId(id),
      name,
      current_incident_type: TYPES[status],
      children: [],
    })),
    incidents: renderIncidents(model, pageUrl),
    maintenances: planned.filter(({ status }) => status !== 'scheduled').map(render),
    upcoming_maintenances: planned.filter(({ status }) => status === 'scheduled').map(render),
  };
}

function renderIncidents(model: PageModel, pageUrl: string): object[] {
  return openIncidents(model.incidents).map((incident) => ({
    id: numericId(incident.id),
    title: incident.title,
    type: TYPES_OF_IMPACT[incident.impact],
    starts_at: local(incident.startedAt),
    ends_at: null,
    url: `${pageUrl}/incidents/${numericId(incident.id)}`,
    service_ids: incident.componentIds.map(numericId),
    updates: renderUpdates(incident.updates),
  }));
}

function renderMaintenance(maintenance: ModelMaintenance, pageUrl: string): object {
  return {
    id: numericId(maintenance.id),
    title: maintenance.title,
    type: 'scheduled',
    starts_at: local(maintenance.scheduledFor),
    ends_at: local(maintenance.scheduledUntil),
    url: `${pageUrl}/incidents/${numericId(maintenance.id)}`,
    service_ids: maintenance.componentIds.map(numericId),
    updates: renderUpdates(maintenance.updates),
  };
}

function renderUpdates(updates: readonly ModelUpdate[]): object[] {
  return updates.map(({ id, status, body, at }) => ({
    id: numericId(id),
    type: UPDATE_TYPES[status],
    description: body,
    posted_at: local(at),
  }));
}

function local(at: number): string {
  return naive(at + OFFSET_MS).replace(' ', 'T');
}
