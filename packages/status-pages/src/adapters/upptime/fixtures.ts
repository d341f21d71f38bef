import { json, type AdapterFixtures } from '../../fixture.ts';

function summary(first: string): string {
  const row = (slug: string, status: string): object => ({
    name: slug,
    url: `https://${slug}.example.com`,
    slug,
    status,
    uptime: '99.9%',
  });
  return json([row('api', first), row('web', 'up')]);
}

export const fixtures: AdapterFixtures = {
  url: 'https://raw.example.com/o/r/master',
  healthy: { documents: { page: summary('up') }, status: 'operational', components: 2 },
  incident: { documents: { page: summary('down') }, status: 'partial_outage', components: 2 },
  malformed: [json({ message: 'Forbidden' }), summary('sideways'), json([])],
  statusBearing: ['0.slug', '0.status'],
};
