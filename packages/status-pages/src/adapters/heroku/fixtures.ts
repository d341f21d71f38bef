import { json, type AdapterFixtures } from '../../fixture.ts';

function current(apps: string, data: string, more: object): string {
  return json({
    status: [
      { system: 'Apps', status: apps },
      { system: 'Data', status: data },
    ],
    incidents: [],
    scheduled: [],
    ...more,
  });
}

const incident = {
  id: 5,
  title: 'Routing errors',
  state: 'open',
  created_at: '2026-05-01T09:00:00Z',
  updated_at: '2026-05-01T09:05:00Z',
  updates: [{ id: 1, contents: 'Looking.', created_at: '2026-05-01T09:05:00Z', update_type: 'issue' }],
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: current('green', 'green', {}) }, status: 'operational', components: 2, open: 0 },
  incident: {
    documents: { page: current('red', 'green', { incidents: [incident] }) },
    status: 'partial_outage',
    open: 1,
  },
  maintenance: {
    documents: {
      page: current('blue', 'green', { scheduled: [{ id: 6, title: 'Upgrade', created_at: '2099-01-01T00:00:00Z' }] }),
    },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), current('mauve', 'green', {}), json({ status: [] })],
  statusBearing: ['status', 'status.0.status'],
};
