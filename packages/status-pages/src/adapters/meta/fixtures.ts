import { json, type AdapterFixtures } from '../../fixture.ts';

function products(first: string): string {
  const product = (id: string, status: string): object => ({
    id,
    name: `Product ${id}`,
    services: [
      { id: 1, name: 'API', status },
      { id: 2, name: 'Console', status: 'No known issues' },
    ],
  });
  return json([product('graph-api', first), product('ads-manager', 'Resolved')]);
}

export const fixtures: AdapterFixtures = {
  url: 'https://metastatus.com',
  healthy: { documents: { page: products('No known issues') }, status: 'operational', components: 4 },
  incident: { documents: { page: products('Medium disruptions') }, status: 'partial_outage', components: 4 },
  malformed: [json([]), products('Something new'), json([{ name: 'A' }]), json({ message: 'Forbidden' })],
  statusBearing: ['0.services', '0.services.0.status', '1.services.1.status'],
};
