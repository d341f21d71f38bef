import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import { openIncidents, openMaintenances, overallStatus } from '../page-model.ts';
import type { ModelMaintenance, ModelUpdate, PageModel } from '../page-model.ts';
import { iso, json } from './provider.ts';
import type { PageProvider } from './provider.ts';

const DOCUMENT_PATH = '/1.0/status/5f0c1d2e3a4b5c6d7e8f9a0b';

const CODES: Readonly<Record<Status, number>> = {
  operational: 100,
  maintenance: 200,
  degraded: 300,
  partial_outage: 400,
  major_outage: 500,
  unknown: 0,
};
const CODES_OF_IMPACT: Readonly<Record<Impact, number>> = { none: 100, minor: 300, major: 400, critical: 500 };
const STATES: Readonly<Partial<Record<IncidentStatus, number>>> = {
  investigating: 100,
  identified: 200,
  monitoring: 300,
  resolved: 400,
  postmortem: 400,
};

/** Status.io: one document with everything that is open, codes for words; what is resolved leaves it. */
export const statusio: PageProvider = {
  name: 'statusio',
  target: (pageUrl) => ({ url: pageUrl + DOCUMENT_PATH, options: {} }),
  render: (path, model) => (path === DOCUMENT_PATH ? json({ result: renderResult(model) }) : undefined),
};

function renderResult(model: PageModel): object {
  const overall = overallStatus(model);
  const open = openMaintenances(model.maintenances);
  return {
    status_overall: { updated: iso(0), status: overall, status_code: CODES[overall] },
    status: model.components.map(({ id, name, status }) => ({
      id,
      name,
      status,
      status_code: CODES[status],
      containers: [{ id: `${id}-everywhere`, name: 'Everywhere', status, status_code: CODES[status] }],
    })),
    incidents: openIncidents(model.incidents).map((incident) => ({
      _id: incident.id,
      name: incident.title,
      datetime_open: iso(incident.startedAt),
      messages: renderMessages(incident.updates, CODES_OF_IMPACT[incident.impact]),
      components_affected: incident.componentIds.map((id) => ({ _id: id })),
      containers_affected: [],
    })),
    maintenance: {
      active: open.filter(({ status }) => status !== 'scheduled').map(renderMaintenance),
      upcoming: open.filter(({ status }) => status === 'scheduled').map(renderMaintenance),
    },
  };
}

function renderMaintenance(maintenance: ModelMaintenance): object {
  return {
    _id: maintenance.id,
    name: maintenance.title,
    datetime_open: iso(maintenance.updates[0]?.at ?? maintenance.scheduledFor),
    datetime_planned_start: iso(maintenance.scheduledFor),
    datetime_planned_end: iso(maintenance.scheduledUntil),
    messages: renderMessages(maintenance.updates, CODES.maintenance),
    components_affected: maintenance.componentIds.map((id) => ({ _id: id })),
  };
}

/** Newest first, as the page shows them. */
function renderMessages(updates: readonly ModelUpdate[], code: number): object[] {
  return updates.toReversed().map(({ id, status, body, at }) => ({
    _id: id,
    datetime: iso(at),
    details: body,
    state: STATES[status] ?? 100,
    status: code,
  }));
}
