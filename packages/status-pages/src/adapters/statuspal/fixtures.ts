import { json, type AdapterFixtures } from '../../fixture.ts';

function summary(type: string | null, service: string | null, more: object): string {
  const status_page = {
    name: 'Example',
    url: 'https://status.example.com',
    time_zone: 'Europe/Berlin',
    current_incident_type: type,
  };
  const child = { id: 2, name: 'Web', current_incident_type: null, children: [] };
  const services = [{ id: 1, name: 'App', current_incident_type: service, children: [child] }];
  return json({ status_page, services, incidents: [], maintenances: [], upcoming_maintenances: [], ...more });
}

const incident = {
  id: 9,
  title: 'Sign-in fails',
  type: 'minor',
  starts_at: '2026-05-01T11:00:00',
  ends_at: null,
  service_ids: [1],
  updates: [{ id: 1, type: 'issue', description: 'Looking.', posted_at: '2026-05-01T11:05:00' }],
};
const maintenance = {
  ...incident,
  id: 10,
  title: 'Upgrade',
  type: 'scheduled',
  ends_at: '2099-01-01T00:00:00',
  updates: [],
};

export const fixtures: AdapterFixtures = {
  url: 'https://statuspal.example/api/v2/status_pages/example/summary',
  healthy: { documents: { summary: summary(null, null, {}) }, status: 'operational', components: 2, open: 0 },
  incident: {
    documents: { summary: summary('minor', 'minor', { incidents: [incident] }) },
    status: 'degraded',
    components: 2,
    open: 1,
  },
  maintenance: {
    documents: { summary: summary('scheduled', 'scheduled', { maintenances: [maintenance] }) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), summary('custom', null, {}), json({ status_page: {} })],
  statusBearing: ['status_page', 'status_page.current_incident_type'],
};
