import type { Impact, Status } from '@upriver/contract';
import { openMaintenances, overallStatus } from '../page-model.ts';
import type { ModelUpdate, PageModel } from '../page-model.ts';
import { iso, json, numericId, plainTarget } from './provider.ts';
import type { PageProvider } from './provider.ts';

/** There is no word for a part that is out in part. */
const STATES: Readonly<Record<Status, string>> = {
  operational: 'operational',
  degraded: 'degraded',
  partial_outage: 'degraded',
  major_outage: 'downtime',
  maintenance: 'maintenance',
  unknown: 'not_monitored',
};
const STATES_OF_IMPACT: Readonly<Record<Impact, string>> = {
  none: 'operational',
  minor: 'degraded',
  major: 'downtime',
  critical: 'downtime',
};

/** Better Stack: the page as JSON:API. A closed report keeps an empty end and says `resolved`. */
export const betterstack: PageProvider = {
  name: 'betterstack',
  target: plainTarget,
  render: (path, model) => (path === '/index.json' ? json(renderIndex(model)) : undefined),
};

function renderIndex(model: PageModel): object {
  const reports = [...renderIncidents(model), ...renderMaintenances(model)];
  return {
    data: {
      id: textId(model.name),
      type: 'status_page',
      attributes: {
        company_name: model.name,
        timezone: 'UTC',
        aggregate_state: STATES[overallStatus(model)],
      },
    },
    included: [...renderResources(model), ...reports],
  };
}

function renderResources(model: PageModel): object[] {
  const section = { id: '1', type: 'status_page_section', attributes: { name: 'Services', position: 0 } };
  const resources = model.components.map(({ id, name, status }, position) => ({
    id: textId(id),
    type: 'status_page_resource',
    attributes: { status_page_section_id: 1, public_name: name, position, status: STATES[status] },
  }));
  return [section, ...resources];
}

function renderIncidents(model: PageModel): object[] {
  return model.incidents.flatMap((incident) => {
    const state = incident.resolvedAt === null ? STATES_OF_IMPACT[incident.impact] : 'resolved';
    const attributes = {
      title: incident.title,
      report_type: 'manual',
      starts_at: iso(incident.startedAt),
      ends_at: null,
      aggregate_state: state,
      affected_resources: affected(incident.componentIds, state),
    };
    return [renderReport(incident.id, incident.updates, attributes), ...renderUpdates(incident.updates)];
  });
}

function renderMaintenances(model: PageModel): object[] {
  return openMaintenances(model.maintenances).flatMap((maintenance) => {
    const attributes = {
      title: maintenance.title,
      report_type: 'maintenance',
      starts_at: iso(maintenance.scheduledFor),
      ends_at: iso(maintenance.scheduledUntil),
      aggregate_state: 'maintenance',
      affected_resources: affected(maintenance.componentIds, 'maintenance'),
    };
    return [renderReport(maintenance.id, maintenance.updates, attributes), ...renderUpdates(maintenance.updates)];
  });
}

function renderReport(id: string, updates: readonly ModelUpdate[], attributes: object): object {
  const data = updates.map((update) => ({ id: textId(update.id), type: 'status_update' }));
  return { id: textId(id), type: 'status_report', attributes, relationships: { status_updates: { data } } };
}

function renderUpdates(updates: readonly ModelUpdate[]): object[] {
  return updates.map(({ id, body, at }) => ({
    id: textId(id),
    type: 'status_update',
    attributes: { message: body, published_at: iso(at), published_at_timezone: 'UTC', affected_resources: [] },
  }));
}

function affected(ids: readonly string[], status: string): object[] {
  return ids.map((id) => ({ status_page_resource_id: textId(id), status }));
}

function textId(id: string): string {
  return String(numericId(id));
}
