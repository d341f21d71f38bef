import { json, type AdapterFixtures } from '../../fixture.ts';

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: json({ global: { status: 'operational' } }) }, status: 'operational' },
  incident: { documents: { page: json({ global: { status: 'partial_outage' } }) }, status: 'partial_outage' },
  malformed: [json({ message: 'Forbidden' }), json({ global: { status: 'shiny' } }), json({ global: {} })],
  statusBearing: ['global', 'global.status'],
};
