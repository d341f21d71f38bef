import { json, type AdapterFixtures } from '../../fixture.ts';

function current(status: string, incidents: readonly object[]): string {
  return json({
    status,
    date_created: '2026-05-01T02:00:00-07:00',
    date_updated: '2026-05-01T02:10:00-07:00',
    active_incidents: incidents,
  });
}

function incident(type: string): object {
  const notes = [{ date_created: '2026-05-01T02:10:00-07:00', body: '<p>Looking.</p>' }];
  return {
    id: 12,
    title: 'Messages are late',
    type,
    status: 'active',
    url: 'https://slack-status.com/2026-05/x',
    services: ['Messaging'],
    notes,
    date_created: '2026-05-01T02:00:00-07:00',
  };
}

export const fixtures: AdapterFixtures = {
  url: 'https://slack-status.com',
  healthy: { documents: { page: current('ok', []) }, status: 'operational', open: 0 },
  incident: { documents: { page: current('active', [incident('outage')]) }, status: 'major_outage', open: 1 },
  maintenance: { documents: { page: current('active', [incident('maintenance')]) }, status: 'maintenance', planned: 1 },
  malformed: [json({ message: 'Forbidden' }), json({ status: 'ok' }), current('fabulous', [])],
  statusBearing: ['status', 'active_incidents'],
};
