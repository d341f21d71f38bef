import { json, type AdapterFixtures } from '../../fixture.ts';

function components(first: string): string {
  return json([
    { componentID: 'a1', name: 'API', description: '', status: first, order: 1 },
    { componentID: 'b2', name: 'Web', description: '', status: 'Operational', order: 2 },
  ]);
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  documentUrl: 'https://status.example.com/api/components',
  healthy: { documents: { page: components('Operational') }, status: 'operational', components: 2 },
  incident: { documents: { page: components('Partial Outage') }, status: 'partial_outage', components: 2 },
  maintenance: { documents: { page: components('Under Maintenance') }, status: 'maintenance', components: 2 },
  malformed: [json({ message: 'Forbidden' }), components('Sideways'), json([]), json([{ name: 'API' }])],
  statusBearing: ['0.status'],
};
