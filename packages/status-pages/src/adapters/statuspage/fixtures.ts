import { json, type AdapterFixtures } from '../../fixture.ts';

const page = {
  id: 'abc123def456',
  name: 'Example',
  url: 'https://status.example.com',
  time_zone: 'Etc/UTC',
  updated_at: '2026-05-01T10:00:00.000Z',
};

function component(id: string, status: string): object {
  return { id, name: `Part ${id}`, status, position: 1, group_id: 'grp', group: false, only_show_if_degraded: false };
}

const group = {
  id: 'grp',
  name: 'Parts',
  status: 'operational',
  group: true,
  group_id: null,
  components: ['c1', 'c2'],
};

function summary(
  indicator: string,
  statuses: readonly [string, string],
  incidents: readonly object[],
  maintenances: readonly object[],
): string {
  const components = [group, component('c1', statuses[0]), component('c2', statuses[1])];
  return json({
    page,
    status: { indicator, description: 'As the page says' },
    components,
    incidents,
    scheduled_maintenances: maintenances,
  });
}

const incident = {
  id: 'inc1',
  name: 'Elevated error rates',
  status: 'identified',
  created_at: '2026-05-01T09:00:00.000Z',
  started_at: '2026-05-01T09:00:00.000Z',
  resolved_at: null,
  impact: 'major',
  shortlink: 'https://stspg.io/abc',
  incident_updates: [
    {
      id: 'u2',
      status: 'identified',
      body: 'Found it.<br />Fixing &amp; testing.',
      created_at: '2026-05-01T09:30:00.000Z',
      display_at: '2026-05-01T09:30:00.000Z',
    },
    {
      id: 'u1',
      status: 'investigating',
      body: 'Looking.',
      created_at: '2026-05-01T09:00:00.000Z',
      display_at: '2026-05-01T09:00:00.000Z',
    },
  ],
  components: [{ id: 'c1', name: 'Part c1' }],
};

const maintenance = {
  ...incident,
  id: 'mnt1',
  name: 'Database upgrade',
  status: 'in_progress',
  impact: 'maintenance',
  scheduled_for: '2026-05-01T08:00:00.000Z',
  scheduled_until: '2026-05-01T12:00:00.000Z',
  incident_updates: [],
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  documentUrl: 'https://status.example.com/api/v2/summary.json',
  healthy: {
    documents: { summary: summary('none', ['operational', 'operational'], [], []) },
    status: 'operational',
    components: 2,
    open: 0,
  },
  incident: {
    documents: { summary: summary('major', ['partial_outage', 'operational'], [incident], []) },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  maintenance: {
    documents: { summary: summary('maintenance', ['under_maintenance', 'operational'], [], [maintenance]) },
    status: 'maintenance',
    open: 0,
    planned: 1,
  },
  malformed: [
    json({ message: 'Forbidden' }),
    summary('purple', ['operational', 'operational'], [], []),
    json({ page: { name: 'X', status: 'UP' } }),
    json({ page: {}, status: { indicator: 'none' } }),
    json({ page: { id: ' ', name: null }, status: { indicator: 'none' }, incidents: [] }),
  ],
  statusBearing: ['status', 'status.indicator'],
};
