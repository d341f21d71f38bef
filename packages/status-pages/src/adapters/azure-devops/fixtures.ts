import { json, type AdapterFixtures } from '../../fixture.ts';

function health(word: string): string {
  const geographies = [
    { id: 'EU', name: 'Europe', health: word },
    { id: 'US', name: 'United States', health: 'healthy' },
  ];
  return json({ status: { health: word, message: 'As the page says' }, services: [{ id: 'Pipelines', geographies }] });
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: health('healthy') }, status: 'operational', components: 2 },
  incident: { documents: { page: health('unhealthy') }, status: 'major_outage', components: 2 },
  malformed: [json({ message: 'Forbidden' }), health('peachy'), json({ status: {} })],
  statusBearing: ['status', 'status.health'],
};
