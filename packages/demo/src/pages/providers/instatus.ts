import type { Impact, Status } from '@upriver/contract';
import { openIncidents, openMaintenances, overallStatus } from '../page-model.ts';
import type { PageModel } from '../page-model.ts';
import { iso, json, plainTarget } from './provider.ts';
import type { PageProvider } from './provider.ts';

const COMPONENT_WORDS: Readonly<Record<Status, string>> = {
  operational: 'OPERATIONAL',
  degraded: 'DEGRADEDPERFORMANCE',
  partial_outage: 'PARTIALOUTAGE',
  major_outage: 'MAJOROUTAGE',
  maintenance: 'UNDERMAINTENANCE',
  unknown: 'UNHEARDOF',
};
const IMPACTS: Readonly<Record<Impact, string>> = {
  none: 'OPERATIONAL',
  minor: 'DEGRADEDPERFORMANCE',
  major: 'PARTIALOUTAGE',
  critical: 'MAJOROUTAGE',
};
const PHASES: Readonly<Record<string, string>> = { scheduled: 'NOTSTARTEDYET', in_progress: 'INPROGRESS' };

/** Instatus: only what is open, in lists that are absent when empty. */
export const instatus: PageProvider = {
  name: 'instatus',
  target: plainTarget,
  render(path, model, pageUrl) {
    if (path === '/summary.json' || path === '/api/v2/summary.json') return json(renderSummary(model, pageUrl));
    if (path === '/v2/components.json') return json({ components: renderComponents(model) });
    return undefined;
  },
};

function renderSummary(model: PageModel, pageUrl: string): object {
  const incidents = openIncidents(model.incidents).map((incident) => ({
    id: incident.id,
    name: incident.title,
    started: iso(incident.startedAt),
    status: incident.status.toUpperCase(),
    impact: IMPACTS[incident.impact],
    url: `${pageUrl}/incident/${incident.id}`,
    updatedAt: iso(incident.updates.at(-1)?.at ?? incident.startedAt),
  }));
  const maintenances = openMaintenances(model.maintenances).map((maintenance) => ({
    id: maintenance.id,
    name: maintenance.title,
    start: iso(maintenance.scheduledFor),
    status: PHASES[maintenance.status] ?? maintenance.status.toUpperCase(),
    duration: String(Math.round((maintenance.scheduledUntil - maintenance.scheduledFor) / 60_000)),
    url: `${pageUrl}/maintenance/${maintenance.id}`,
  }));
  return {
    page: { name: model.name, url: pageUrl, status: pageWord(overallStatus(model)) },
    ...(incidents.length === 0 ? {} : { activeIncidents: incidents }),
    ...(maintenances.length === 0 ? {} : { activeMaintenances: maintenances }),
  };
}

function pageWord(status: Status): string {
  if (status === 'operational') return 'UP';
  return status === 'maintenance' ? 'UNDERMAINTENANCE' : 'HASISSUES';
}

function renderComponents(model: PageModel): object[] {
  return model.components.map(({ id, name, status }) => ({
    id,
    name,
    description: '',
    status: COMPONENT_WORDS[status],
  }));
}
