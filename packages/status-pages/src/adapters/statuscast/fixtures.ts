import type { AdapterFixtures } from '../../fixture.ts';

function page(title: string, ...rows: readonly string[]): string {
  return `<!doctype html><html><body><div class="sc-hero"><h1 class="sc-hero__title">${title}</h1></div>${rows.join('')}</body></html>`;
}

function row(type: string, lifecycle: string, severity: string): string {
  return `<div class="row incident-body incident-type-${type} incident-status-${lifecycle} incident-mostsevere-status-${severity}"><a class="incident-partial-title-url" href="/incident/4711"><h2 class="incident-title" aria-label="Incident Title">Connectivity &amp; errors</h2></a></div>`;
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: {
    documents: { page: page('All Systems Operational', row('serviceunavailable', 'inprogress', 'informational')) },
    status: 'operational',
    open: 0,
  },
  incident: {
    documents: { page: page('Service Disruption', row('serviceunavailable', 'inprogress', 'degraded')) },
    status: 'partial_outage',
    open: 1,
  },
  maintenance: {
    documents: { page: page('All Systems Operational', row('scheduledmaintenance', 'future', 'maintenance')) },
    status: 'operational',
    planned: 1,
  },
  malformed: [
    page('Something else'),
    page('All Systems Operational').slice(0, 90),
    '<html><body><h1>All Systems Operational</h1></body></html>',
  ],
  statusBearing: [],
};
