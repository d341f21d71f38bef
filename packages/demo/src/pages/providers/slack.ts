import type { Impact } from '@upriver/contract';
import { componentsOf, openIncidents } from '../page-model.ts';
import type { ModelIncident, ModelMaintenance, PageModel } from '../page-model.ts';
import { isoSeconds, json, numericId, plainTarget } from './provider.ts';
import type { PageProvider } from './provider.ts';

const TYPES: Readonly<Record<Impact, string>> = {
  none: 'notice',
  minor: 'incident',
  major: 'outage',
  critical: 'outage',
};

/** Slack's own page: it lists what is active and no components; it stands at the root of its host. */
export const slack: PageProvider = {
  name: 'slack',
  target: plainTarget,
  render(path, model, pageUrl) {
    if (path === '/api/v2.0.0/current') return json(renderCurrent(model, pageUrl));
    if (path === '/api/v2.0.0/history')
      return json(model.incidents.toReversed().map((row) => renderIncident(row, model, pageUrl)));
    return undefined;
  },
};

function renderCurrent(model: PageModel, pageUrl: string): object {
  const active = [
    ...openIncidents(model.incidents).map((incident) => renderIncident(incident, model, pageUrl)),
    ...model.maintenances
      .filter(({ status }) => status === 'in_progress' || status === 'verifying')
      .map((maintenance) => renderMaintenance(maintenance, model, pageUrl)),
  ];
  return { status: active.length === 0 ? 'ok' : 'active', active_incidents: active };
}

function renderIncident(incident: ModelIncident, model: PageModel, pageUrl: string): object {
  return {
    ...renderCommon(incident, model, pageUrl),
    date_created: isoSeconds(incident.startedAt),
    date_updated: isoSeconds(incident.resolvedAt ?? incident.updates.at(-1)?.at ?? incident.startedAt),
    type: TYPES[incident.impact],
    status: incident.resolvedAt === null ? 'active' : 'resolved',
  };
}

function renderMaintenance(maintenance: ModelMaintenance, model: PageModel, pageUrl: string): object {
  return {
    ...renderCommon(maintenance, model, pageUrl),
    date_created: isoSeconds(maintenance.scheduledFor),
    date_updated: isoSeconds(maintenance.updates.at(-1)?.at ?? maintenance.scheduledFor),
    type: 'maintenance',
    status: 'active',
  };
}

function renderCommon(row: ModelIncident | ModelMaintenance, model: PageModel, pageUrl: string): object {
  return {
    id: numericId(row.id),
    title: row.title,
    url: `${pageUrl}/${numericId(row.id)}`,
    services: componentsOf(model, row.componentIds).map(({ name }) => name),
    notes: row.updates.map(({ body, at }) => ({ date_created: isoSeconds(at), body })),
  };
}
