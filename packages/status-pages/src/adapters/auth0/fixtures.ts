import { json, type AdapterFixtures } from '../../fixture.ts';

function page(first: object): string {
  const calm = { status: 'operational', name: 'All Systems Operational' };
  const activeIncidents = [
    { region: 'US-1', environment: 'Production', response: { incidents: [first] } },
    { region: 'EU-1', environment: 'Production', response: { incidents: [calm] } },
  ];
  const data = json({ props: { pageProps: { activeIncidents } }, buildId: 'b1' });
  return `<!DOCTYPE html><html><body><script id="__NEXT_DATA__" type="application/json">${data}</script></body></html>`;
}

const incident = {
  id: 'i1',
  name: 'Sign-in errors',
  status: 'investigating',
  impact: 'major',
  updated_at: '2026-05-01T09:00:00Z',
  resolved_at: null,
  isPrivate: false,
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: {
    documents: { page: page({ status: 'operational', name: 'All Systems Operational' }) },
    status: 'operational',
    components: 2,
    open: 0,
  },
  incident: { documents: { page: page(incident) }, status: 'partial_outage', components: 2, open: 1 },
  maintenance: {
    documents: { page: page({ ...incident, status: 'in_progress', impact: 'maintenance' }) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [
    '<!DOCTYPE html><html><body>Hello</body></html>',
    json({ props: { pageProps: { activeIncidents: [] } } }),
    page({ ...incident, impact: 'cosmic' }),
  ],
  statusBearing: [],
};
