import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import { openIncidents, openMaintenances } from '../page-model.ts';
import type { ModelIncident, ModelMaintenance, PageModel } from '../page-model.ts';
import { iso, json, numericId } from './provider.ts';
import type { PageProvider } from './provider.ts';

/** A monitor is up, down, pending or under maintenance; there is nothing between up and down. */
const BEATS: Readonly<Record<Status, number>> = {
  operational: 1,
  degraded: 0,
  partial_outage: 0,
  major_outage: 0,
  maintenance: 3,
  unknown: 2,
};
const STYLES: Readonly<Record<Impact, string>> = {
  none: 'info',
  minor: 'warning',
  major: 'danger',
  critical: 'danger',
};
const MAINTENANCE_WORDS: Readonly<Partial<Record<IncidentStatus, string>>> = {
  scheduled: 'scheduled',
  in_progress: 'under-maintenance',
  verifying: 'under-maintenance',
};

/** Uptime Kuma 2: one document names the monitors and pins messages, another holds the beats. What is over is unpinned. */
export const uptimekuma: PageProvider = {
  name: 'uptimekuma',
  target: (pageUrl) => ({ url: pageUrl, options: { slug: 'main' } }),
  render(path, model) {
    if (path === '/api/status-page/main') return json(renderPage(model));
    return path === '/api/status-page/heartbeat/main' ? json(renderBeats(model)) : undefined;
  },
};

function renderPage(model: PageModel): object {
  const monitorList = model.components.map(({ id, name }) => ({ id: numericId(id), name, sendUrl: 0, type: 'http' }));
  return {
    config: { slug: 'main', title: model.name, published: true },
    incidents: openIncidents(model.incidents).map(renderPinned),
    publicGroupList: [{ id: 1, name: 'Services', weight: 1, monitorList }],
    maintenanceList: openMaintenances(model.maintenances).map(renderMaintenance),
  };
}

/** Whoever pins a message rewrites it; it holds what was written last. */
function renderPinned(incident: ModelIncident): object {
  return {
    id: numericId(incident.id),
    title: incident.title,
    content: incident.updates.at(-1)?.body ?? '',
    style: STYLES[incident.impact],
    createdDate: zoneless(incident.startedAt),
    pin: true,
  };
}

function renderMaintenance(maintenance: ModelMaintenance): object {
  const slot = { startDate: zoneless(maintenance.scheduledFor), endDate: zoneless(maintenance.scheduledUntil) };
  return {
    id: numericId(maintenance.id),
    title: maintenance.title,
    description: maintenance.updates.at(-1)?.body ?? '',
    status: MAINTENANCE_WORDS[maintenance.status] ?? 'unknown',
    timeslotList: [slot],
  };
}

function renderBeats({ components }: PageModel): object {
  const beat = (status: Status): object => ({ status: BEATS[status], time: zoneless(0), msg: '', ping: 20 });
  return {
    heartbeatList: Object.fromEntries(
      components.map(({ id, status }) => [String(numericId(id)), [beat('operational'), beat(status)]]),
    ),
    uptimeList: Object.fromEntries(components.map(({ id }) => [`${numericId(id)}_24`, 1])),
  };
}

/** `2026-10-07 12:00:00.000`, which is UTC. */
function zoneless(at: number): string {
  return iso(at).replace('T', ' ').replace('Z', '');
}
