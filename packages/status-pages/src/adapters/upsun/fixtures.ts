import { json, type AdapterFixtures } from '../../fixture.ts';

function incidents(status: string, component: string): string {
  return json({
    incidents: [
      {
        id: 'a1',
        description: 'Deployments are slow',
        region_ids: ['eu-5'],
        status,
        components: [{ name: 'API', status: component }],
        created_at: '2026-05-01T09:00:00Z',
        updated_at: '2026-05-01T10:00:00Z',
        closed_at: status === 'resolved' ? '2026-05-01T10:00:00Z' : null,
        events: [{ description: 'Looking.', timestamp: '2026-05-01T09:05:00Z', status: 'investigating' }],
      },
    ],
  });
}

const EVENTS = json({
  events: [
    {
      id: 'm1',
      description: 'Upgrade of a region',
      region_ids: ['eu-5'],
      components: ['Grid Hosting', null],
      status: 'scheduled',
      start_date: '2026-11-01T09:00:00Z',
      end_date: '2026-11-01T10:00:00Z',
      timeline: [],
    },
  ],
});

export const fixtures: AdapterFixtures = {
  url: 'https://status.upsun.com',
  healthy: { documents: { incidents: incidents('resolved', 'operational') }, status: 'operational', open: 0 },
  incident: {
    documents: { incidents: incidents('investigating', 'partial_outage') },
    status: 'partial_outage',
    open: 1,
  },
  maintenance: {
    documents: { incidents: incidents('resolved', 'operational'), events: EVENTS },
    status: 'operational',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), json({ incidents: [] }), json({ incidents: [{ id: 'x' }] }), EVENTS],
  statusBearing: ['incidents'],
};
