import { json, type AdapterFixtures } from '../../fixture.ts';

function incident(severity: string): object {
  return {
    id: 'i1',
    name: 'Search is slow',
    severity,
    created_at: '2026-05-01T09:00:00.000Z',
    updated_at: '2026-05-01T09:10:00.000Z',
    lastUpdateStatus: 'IDENTIFIED',
    services: [{ id: 's1', name: 'Search' }],
    incidentUpdates: [
      {
        id: 'u1',
        status: 'IDENTIFIED',
        description: 'Found it.',
        publicIncidentUpdateDate: '2026-05-01T09:10:00.000Z',
      },
    ],
  };
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com/api/status-page/example/unresolved-incidents',
  documentUrl: 'https://status.example.com/api/status-page/example/unresolved-incidents',
  healthy: { documents: { incidents: json({ incidents: [] }) }, status: 'operational', open: 0 },
  incident: { documents: { incidents: json({ incidents: [incident('MEDIUM')] }) }, status: 'partial_outage', open: 1 },
  maintenance: {
    documents: { incidents: json({ incidents: [incident('MAINTENANCE')] }) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), json({ incidents: [incident('HUGE')] }), json({ incidents: null })],
  statusBearing: ['incidents'],
  emptyIsHealthy: [json({ incidents: [] })],
};
