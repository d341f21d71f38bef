import { json, type AdapterFixtures } from '../../fixture.ts';

const meta = { pagination: { total: 2, count: 2, per_page: 100, current_page: 1, total_pages: 1 } };

function components(first: number | string): string {
  const row = { group_id: 0, order: 0, enabled: true, created_at: '2026-05-01 09:00:00' };
  return json({
    meta,
    data: [
      { id: 1, name: 'API', status: first, ...row },
      { id: 2, name: 'Web', status: 1, ...row },
    ],
  });
}

const incidents = json({
  meta,
  data: [
    {
      id: 7,
      component_id: 1,
      name: 'API is slow',
      status: 1,
      latest_status: 2,
      is_resolved: false,
      message: 'Looking.',
      occurred_at: '2026-05-01 09:00:00',
      created_at: '2026-05-01 09:00:00',
      updated_at: '2026-05-01 09:10:00',
      updates: [{ id: 1, status: 2, message: 'Found it.', created_at: '2026-05-01 09:10:00' }],
    },
    {
      id: 6,
      name: 'Old',
      status: 4,
      is_resolved: true,
      message: 'Over.',
      occurred_at: '2026-04-01 09:00:00',
      created_at: '2026-04-01 09:00:00',
      updated_at: '2026-04-01 10:00:00',
    },
  ],
});
const schedules = json({
  data: [
    { id: 3, name: 'Upgrade', status: 0, scheduled_at: '2099-01-01 00:00:00', completed_at: null, message: 'Short.' },
  ],
});

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { components: components('1') }, status: 'operational', components: 2, open: 0 },
  incident: { documents: { components: components(2), incidents }, status: 'degraded', components: 2, open: 1 },
  maintenance: { documents: { components: components(6), schedules }, status: 'maintenance', planned: 1 },
  malformed: [json({ message: 'Forbidden' }), components(17), json({ data: [] })],
  statusBearing: ['data', 'data.0.status', 'data.1.status'],
};
