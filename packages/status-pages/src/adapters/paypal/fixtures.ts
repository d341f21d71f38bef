import { json, type AdapterFixtures } from '../../fixture.ts';

function components(production: string): string {
  const row = (name: string, word: string): object => ({
    name,
    category: { name: 'api' },
    status: { production: word, sandbox: 'Service Outage' },
  });
  return json({ result: [row('Payments', production), row('Payouts', 'Operational')] });
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: components('Operational') }, status: 'operational', components: 2 },
  incident: { documents: { page: components('Service Disruption') }, status: 'partial_outage', components: 2 },
  maintenance: { documents: { page: components('Under Maintenance') }, status: 'maintenance' },
  malformed: [json({ message: 'Forbidden' }), components('Golden'), json({ result: [] })],
  statusBearing: ['result', 'result.0.status', 'result.0.status.production'],
};
