import { json, type AdapterFixtures } from '../../fixture.ts';

const page = {
  id: '01HABCDEFGHJKMNPQRSTVWXYZ0',
  name: 'Example',
  url: 'https://status.example.com/',
  updated_at: '2026-05-01T10:00:00Z',
};

function summary(indicator: string, status: string, more: object): string {
  const component = { id: '01HABCDEFGHJKMNPQRSTVWXYZ1', name: 'API', status, position: 0, page_id: page.id };
  return json({ page, status: { indicator, description: 'As the page says' }, components: [component], ...more });
}

const incident = {
  id: '01HABCDEFGHJKMNPQRSTVWXYZ2',
  name: 'Slow answers',
  status: 'monitoring',
  impact: 'minor',
  created_at: '2026-05-01T09:00:00Z',
  shortlink: null,
  incident_updates: [
    {
      id: '01HABCDEFGHJKMNPQRSTVWXYZ3',
      status: 'monitoring',
      body: 'Watching the fix.',
      created_at: '2026-05-01T09:10:00Z',
    },
  ],
};

const maintenance = {
  ...incident,
  id: '01HABCDEFGHJKMNPQRSTVWXYZ4',
  status: 'scheduled',
  scheduled_for: '2026-06-01T09:00:00Z',
  incident_updates: [],
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  documentUrl: 'https://status.example.com/api/v2/summary.json',
  healthy: {
    documents: { summary: summary('none', 'operational', {}) },
    status: 'operational',
    components: 1,
    open: 0,
  },
  incident: {
    documents: { summary: summary('minor', 'degraded_performance', { incidents: [incident] }) },
    status: 'degraded',
    open: 1,
  },
  maintenance: {
    documents: { summary: summary('maintenance', 'under_maintenance', { scheduled_maintenances: [maintenance] }) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), summary('mostly_fine', 'operational', {}), json({ summary: {} })],
  statusBearing: ['status', 'status.indicator'],
};
