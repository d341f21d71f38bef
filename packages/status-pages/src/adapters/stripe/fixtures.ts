import { json, type AdapterFixtures } from '../../fixture.ts';

function current(word: string, warning: string | null): string {
  return json({
    UptimeStatus: word,
    message: 'As the page says',
    uptimeData: [
      { key: 'api', title: 'API', warning },
      { key: 'dashboard', title: 'Dashboard', warning: null },
    ],
  });
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: current('up', null) }, status: 'operational', components: 2 },
  incident: { documents: { page: current('degraded', 'Slow') }, status: 'degraded', components: 2 },
  malformed: [json({ message: 'Forbidden' }), current('sideways', null), current('pending', null)],
  statusBearing: ['UptimeStatus'],
};
