import { json, type AdapterFixtures } from '../../fixture.ts';

function page(open: readonly object[], posts: readonly object[]): string {
  const services = [
    { id: 'S1', external_business_service_id: 'B1', name: 'API', is_active: true },
    { id: 'S2', external_business_service_id: 'B2', name: 'Web', is_active: true },
  ];
  const data = json({
    summary: { open_incidents: open, posts, resolved_incidents: [], post_status_page_services: services },
    layout: {},
  });
  return `<!doctype html><html><head><title>Example</title></head><body><script id="data" type="application/json">${data}</script></body></html>`;
}

function post(status: string, severity: string): object {
  const impacted_business_services = [{ business_service_id: 'B1', name: 'API', severity }];
  return {
    id: 'P1',
    title: 'Late alerts',
    updates: [
      {
        id: 'U1',
        status,
        severity,
        message: '<p>Looking.</p>',
        reported_at: '2026-05-01T09:00:00Z',
        impacted_business_services,
      },
    ],
  };
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: page([], []) }, status: 'operational', components: 2, open: 0 },
  incident: {
    documents: { page: page([post('investigating', 'major')], []) },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  maintenance: {
    documents: { page: page([], [post('in progress', 'maintenance')]) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [
    '<!doctype html><html><body>Hello</body></html>',
    json({ summary: {} }),
    page([post('investigating', 'weird')], []),
  ],
  statusBearing: [],
};
