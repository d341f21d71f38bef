import { json, type AdapterFixtures } from '../../fixture.ts';

const INCIDENT = {
  id: 'inc-1',
  name: 'Answers are late',
  impact: 'major',
  status: 'identified',
  created_at: '2026-10-14T08:00:00Z',
  resolved_at: null,
  shortlink: 'https://status.acme.example/incidents/inc-1',
};

function page(indicator: string, incidents: readonly object[] = []): string {
  return json({
    page: { id: 'ae27', name: 'Acme Status', time_zone: 'Etc/UTC', updated_at: '2026-10-14T08:00:00-07:00' },
    status: { indicator, description: 'As it is' },
    incidents,
  });
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.acme.example',
  healthy: {
    documents: {
      page: page('none', [{ ...INCIDENT, status: 'resolved', resolved_at: '2026-10-14T09:00:00Z' }]),
    },
    status: 'operational',
    open: 0,
  },
  incident: { documents: { page: page('major', [INCIDENT]) }, status: 'partial_outage', open: 1 },
  maintenance: { documents: { page: page('maintenance') }, status: 'maintenance' },
  malformed: [
    page('sideways'),
    json({ error: 'unavailable' }),
    json({ status: { indicator: 'none' }, incidents: [] }),
    json({ page: {}, status: { indicator: 'none' }, incidents: [] }),
  ],
  statusBearing: ['page', 'status', 'status.indicator', 'incidents'],
};
