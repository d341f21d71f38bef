import { json, type AdapterFixtures } from '../../fixture.ts';

function endpoints(first: boolean | string): string {
  const result = (success: unknown, timestamp: string): object => ({ status: 200, success, timestamp });
  return json([
    {
      name: 'api',
      group: 'core',
      key: 'core_api',
      results: [result(true, '2026-10-14T09:00:00Z'), result(first, '2026-10-14T09:01:00Z')],
    },
    { name: 'web', group: 'core', key: 'core_web', results: [result(true, '2026-10-14T09:01:00Z')] },
  ]);
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: endpoints(true) }, status: 'operational', components: 2 },
  incident: { documents: { page: endpoints(false) }, status: 'partial_outage', components: 2 },
  malformed: [json({ message: 'Forbidden' }), endpoints('yes'), json([{ name: 'api', results: [] }])],
  statusBearing: ['0.results', '0.results.1.success'],
};
