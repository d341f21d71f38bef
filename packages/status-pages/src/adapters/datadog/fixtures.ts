import { json, type AdapterFixtures } from '../../fixture.ts';

function component(id: string, status: string): object {
  return { id, name: `Part ${id}`, position: 0, status, type: 'Component' };
}

function config(statuses: readonly [string, string], incidents: readonly object[] = []): string {
  return json({
    id: 'a0000000-0000-4000-8000-000000000001',
    name: 'Acme',
    pageUrl: 'https://acme.statuspage.datadoghq.com',
    components: [
      component('c1', statuses[0]),
      { id: 'g1', name: 'API', type: 'ComponentGroup', components: [component('c2', statuses[1])] },
    ],
    incidents,
    maintenances: null,
  });
}

const OVER = {
  id: 'i1',
  title: 'Slow answers',
  currentStatus: 'resolved',
  publishedDate: '2026-10-01T10:00:00Z',
  resolved: true,
  resolvedDate: '2026-10-01T11:00:00Z',
  componentsAffected: [component('c2', 'operational')],
  timeline: [
    {
      id: 'u2',
      status: 'resolved',
      description: 'It is over.',
      startedAt: '2026-10-01T11:00:00Z',
      componentsAffected: [component('c2', 'operational')],
    },
    {
      id: 'u1',
      status: 'investigating',
      description: 'We look into it.',
      startedAt: '2026-10-01T10:00:00Z',
      componentsAffected: [component('c2', 'degraded')],
    },
  ],
};

const OPEN = {
  ...OVER,
  id: 'i2',
  currentStatus: 'identified',
  resolved: false,
  resolvedDate: null,
  timeline: [{ ...OVER.timeline[1], componentsAffected: [component('c2', 'major_outage')] }],
};

export const fixtures: AdapterFixtures = {
  url: 'https://acme.statuspage.datadoghq.com',
  healthy: {
    documents: { page: config(['operational', 'operational'], [OVER]) },
    status: 'operational',
    components: 2,
    open: 0,
  },
  incident: {
    documents: { page: config(['operational', 'major_outage'], [OPEN, OVER]) },
    status: 'major_outage',
    open: 1,
  },
  maintenance: { documents: { page: config(['maintenance', 'operational']) }, status: 'maintenance' },
  malformed: [
    config(['operational', 'sideways']),
    json({ name: 'Acme', components: [], incidents: [], maintenances: null }),
    json({ name: 'Acme', components: [{ type: 'Widget' }], incidents: [], maintenances: null }),
  ],
  statusBearing: ['components', 'components.0.status', 'components.1.components', 'incidents', 'maintenances'],
};
