import { json, type AdapterFixtures } from '../../fixture.ts';

function monitors(...classes: readonly string[]): string {
  return json({
    status: 'ok',
    data: classes.map((statusClass, index) => ({
      monitorId: index + 1,
      name: `Part ${index + 1}`,
      statusClass,
      type: 'HTTP(s)',
    })),
  });
}

export const fixtures: AdapterFixtures = {
  url: 'https://stats.example.com/abc-1',
  healthy: { documents: { monitors: monitors('success', 'success', 'paused') }, status: 'operational', components: 3 },
  incident: { documents: { monitors: monitors('danger', 'danger') }, status: 'major_outage', components: 2 },
  maintenance: { documents: { monitors: monitors('info', 'success') }, status: 'maintenance', components: 2 },
  malformed: [json({ message: 'Forbidden' }), monitors('sunny'), monitors('paused'), json({ status: 'ok', data: [] })],
  statusBearing: ['data', 'data.0.statusClass', 'data.1.statusClass'],
};
