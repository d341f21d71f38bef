import { json, type AdapterFixtures } from '../../fixture.ts';

function status(code: number, word: string, parts: readonly number[], more: object): string {
  const rows = parts.map((part, index) => ({
    id: `c${index}`,
    name: `Part ${index}`,
    status: word,
    status_code: part,
    containers: [],
  }));
  const overall = { updated: '2026-05-01T10:00:00.000Z', status: word, status_code: code };
  return json({
    result: {
      status_overall: overall,
      status: rows,
      incidents: [],
      maintenance: { active: [], upcoming: [] },
      ...more,
    },
  });
}

const incident = {
  _id: 'i1',
  name: 'Runners are slow',
  datetime_open: '2026-05-01T09:00:00.000Z',
  messages: [
    { datetime: '2026-05-01T09:20:00.000Z', details: 'Fixing.', state: 200, status: 300 },
    { datetime: '2026-05-01T09:00:00.000Z', details: 'Looking.', state: 100, status: 400 },
  ],
  components_affected: [{ _id: 'c0', name: 'Part 0' }],
};
const maintenance = {
  _id: 'm1',
  name: 'Upgrade',
  datetime_planned_start: '2026-05-01T09:00:00.000Z',
  datetime_planned_end: '2026-05-01T11:00:00.000Z',
  messages: [],
};

export const fixtures: AdapterFixtures = {
  url: 'https://api.status.example/1.0/status/0123456789abcdef01234567',
  healthy: {
    documents: { status: status(100, 'Operational', [100, 100], {}) },
    status: 'operational',
    components: 2,
    open: 0,
  },
  incident: {
    documents: { status: status(400, 'Partial Service Disruption', [400, 100], { incidents: [incident] }) },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  maintenance: {
    documents: {
      status: status(200, 'Planned Maintenance', [200], { maintenance: { active: [maintenance], upcoming: [] } }),
    },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [
    json({ message: 'Forbidden' }),
    status(150, 'Something new', [100], {}),
    json({ result: { status: [] } }),
  ],
  statusBearing: ['result', 'result.status_overall', 'result.status_overall.status_code'],
};
