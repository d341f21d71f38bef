import { json, type AdapterFixtures } from '../../fixture.ts';

export const fixtures: AdapterFixtures = {
  url: 'https://api.openstatus.example/public/status/example',
  healthy: { documents: { page: json({ status: 'operational' }) }, status: 'operational' },
  incident: { documents: { page: json({ status: 'incident' }) }, status: 'degraded' },
  maintenance: { documents: { page: json({ status: 'under_maintenance' }) }, status: 'maintenance' },
  malformed: [json({ message: 'Forbidden' }), json({ status: 'ok' }), json({ status: 200 })],
  statusBearing: ['status'],
};
