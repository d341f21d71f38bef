import type { IncidentStatus, Status } from '@upriver/contract';
import type { ModelIncident, PageModel } from '../page-model.ts';
import { json, naive, numericId, plainTarget } from './provider.ts';
import type { PageProvider, RenderedDocument } from './provider.ts';

const COMPONENT_CODES: Readonly<Record<Status, number>> = {
  operational: 1,
  degraded: 2,
  partial_outage: 3,
  major_outage: 4,
  unknown: 5,
  maintenance: 6,
};
const INCIDENT_CODES: Readonly<Partial<Record<IncidentStatus, number>>> = {
  investigating: 1,
  identified: 2,
  monitoring: 3,
  resolved: 4,
  postmortem: 4,
};
const SCHEDULE_CODES: Readonly<Partial<Record<IncidentStatus, number>>> = {
  scheduled: 0,
  in_progress: 1,
  verifying: 1,
  completed: 2,
};

/** Cachet 2: lists of rows with numbers for words and times without a zone, which is UTC here. */
export const cachet: PageProvider = {
  name: 'cachet',
  target: plainTarget,
  render(path, model, pageUrl) {
    switch (path) {
      case '/api/v1/components':
        return list(renderComponents(model));
      case '/api/v1/incidents':
        return list(model.incidents.toReversed().map((incident) => renderIncident(incident, pageUrl)));
      case '/api/v1/schedules':
        return list(renderSchedules(model));
      case '/api/v1/ping':
        return json({ data: 'Pong!' });
      default:
        return undefined;
    }
  },
};

function list(rows: readonly object[]): RenderedDocument {
  const pagination = { total: rows.length, count: rows.length, per_page: 100, current_page: 1, total_pages: 1 };
  return json({ meta: { pagination: { ...pagination, links: { next_page: null, previous_page: null } } }, data: rows });
}

function renderComponents(model: PageModel): object[] {
  return model.components.map(({ id, name, status }, order) => ({
    id: numericId(id),
    name,
    description: '',
    status: COMPONENT_CODES[status],
    order,
    group_id: 0,
    enabled: true,
  }));
}

/** The first update is the incident's own message. */
function renderIncident(incident: ModelIncident, pageUrl: string): object {
  const [first, ...updates] = incident.updates;
  const [componentId] = incident.componentIds;
  return {
    id: numericId(incident.id),
    component_id: componentId === undefined ? 0 : numericId(componentId),
    name: incident.title,
    status: INCIDENT_CODES[incident.status],
    latest_status: INCIDENT_CODES[incident.status],
    is_resolved: incident.resolvedAt !== null,
    visible: 1,
    stickied: false,
    message: first?.body ?? '',
    occurred_at: naive(incident.startedAt),
    created_at: naive(incident.startedAt),
    updated_at: naive(incident.resolvedAt ?? incident.updates.at(-1)?.at ?? incident.startedAt),
    permalink: `${pageUrl}/incidents/${numericId(incident.id)}`,
    updates: updates.map(({ id, status, body, at }) => ({
      id: numericId(id),
      status: INCIDENT_CODES[status],
      message: body,
      created_at: naive(at),
    })),
  };
}

function renderSchedules(model: PageModel): object[] {
  return model.maintenances.map(({ id, title, status, scheduledFor, scheduledUntil, updates }) => ({
    id: numericId(id),
    name: title,
    message: updates[0]?.body ?? '',
    status: SCHEDULE_CODES[status],
    scheduled_at: naive(scheduledFor),
    completed_at: status === 'completed' ? naive(updates.at(-1)?.at ?? scheduledUntil) : null,
  }));
}
