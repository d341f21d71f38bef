import { json, type AdapterFixtures } from '../../fixture.ts';

function components(...states: readonly string[]): string {
  return json({ response: states.map((state, index) => ({ id: index + 1, name: `Part ${index + 1}`, state })) });
}

function notice(type: string, state: string): string {
  const update = { id: 5, content: 'Looking.', state, created_at: '2026-05-01T09:05:00Z' };
  return json({
    response: [
      {
        id: 4,
        type,
        state,
        subject: 'Mail is late',
        began_at: '2026-05-01T09:00:00Z',
        ended_at: null,
        updates: [update],
      },
    ],
  });
}

export const fixtures: AdapterFixtures = {
  url: 'https://api.sorry.example/v1/pages/1',
  healthy: {
    documents: { components: components('operational', 'operational') },
    status: 'operational',
    components: 2,
    open: 0,
  },
  incident: {
    documents: {
      components: components('partially-degraded', 'operational'),
      notices: notice('unplanned', 'investigating'),
    },
    status: 'partial_outage',
    open: 1,
  },
  maintenance: {
    documents: { components: components('operational'), notices: notice('planned', 'scheduled') },
    status: 'operational',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), components('sleepy'), json({ response: [] })],
  statusBearing: ['response', 'response.0.state'],
};
