import { json, type AdapterFixtures } from '../../fixture.ts';

function incident(id: string, resolvedAt: string | null, outage: boolean): object {
  const attributes = {
    name: 'Calls drop',
    impact: 'minor',
    outage,
    status: 'monitoring',
    startedAt: '2026-05-01T09:00:00.000Z',
    resolvedAt,
  };
  return {
    id,
    type: 'incident',
    attributes,
    relationships: { incidentServices: { data: [{ id: 'x1', type: 'incidentService' }] } },
  };
}

const included = [{ id: 'x1', type: 'incidentService', attributes: { incidentId: 1, serviceId: 31 } }];
const closed = incident('1', '2026-05-01T10:00:00.000Z', false);

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: json({ data: [closed], included }) }, status: 'operational', open: 0 },
  incident: {
    documents: { page: json({ data: [incident('2', null, true), closed], included }) },
    status: 'major_outage',
    open: 1,
  },
  malformed: [json({ message: 'Forbidden' }), json({ data: [] }), json({ data: [{ id: '1', type: 'incident' }] })],
  statusBearing: ['data', 'data.0.attributes', 'data.0.attributes.resolvedAt'],
};
