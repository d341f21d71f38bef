import { json, type AdapterFixtures } from '../../fixture.ts';

function page(indicator: string): string {
  return json({ indicator, uptime: '99.967%' });
}

export const fixtures: AdapterFixtures = {
  url: 'https://example.hyperping.app',
  healthy: { documents: { page: page('up') }, status: 'operational' },
  incident: { documents: { page: page('incident') }, status: 'partial_outage' },
  maintenance: { documents: { page: page('maintenance') }, status: 'maintenance' },
  malformed: [
    page('sideways'),
    json({ globals: { topLevelStatus: { status: 'sideways' } } }),
    json({ globals: {} }),
    json({ message: 'Forbidden' }),
  ],
  statusBearing: ['indicator'],
};
