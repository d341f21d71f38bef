import { json, type AdapterFixtures } from '../../fixture.ts';

function incident(id: string, end: object, status_impact: string): object {
  return {
    id,
    number: '1',
    begin: '2026-05-01T09:00:00+00:00',
    created: '2026-05-01T09:05:00+00:00',
    ...end,
    external_desc: 'Errors in one region',
    updates: [{ when: '2026-05-01T09:05:00+00:00', text: '# Summary\nLooking.', status: status_impact }],
    status_impact,
    severity: 'medium',
    affected_products: [{ id: 'p1', title: 'Cloud Storage' }],
    uri: `incidents/${id}`,
  };
}

const closed = incident('a', { end: '2026-05-01T10:00:00+00:00' }, 'SERVICE_OUTAGE');

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: json([closed]) }, status: 'operational', open: 0 },
  incident: {
    documents: { page: json([incident('b', {}, 'SERVICE_DISRUPTION'), closed]) },
    status: 'partial_outage',
    open: 1,
  },
  malformed: [json({ message: 'Forbidden' }), json([incident('b', {}, 'SERVICE_MYSTERY')]), json([{ id: 'x' }])],
  statusBearing: ['0.begin', '0.end'],
};
