import { json, type AdapterFixtures } from '../../fixture.ts';

function incident(id: number, end: string | null, more: object): object {
  return {
    id,
    title: 'Slow search',
    start_time: '2026-05-01T09:00:00Z',
    end_time: end,
    is_planned: false,
    affected_components: [{ component: 11, new_status: 'PO' }],
    incident_updates: [
      { id: 1, message: 'Looking.', incident_status: 'IN', status_created_at: '2026-05-01T09:05:00Z' },
    ],
    ...more,
  };
}

function list(...results: readonly object[]): string {
  return json({ count: results.length, next: null, previous: null, results });
}

const closed = incident(1, '2026-05-01T10:00:00Z', {});
const planned = incident(3, null, {
  is_planned: true,
  affected_components: [{ component: 11, new_status: 'UM' }],
  incident_updates: [],
});

export const fixtures: AdapterFixtures = {
  url: 'https://public-api.freshstatus.example/v1/public-incidents/?account_id=1',
  healthy: { documents: { open: list(), page: list(closed) }, status: 'operational', open: 0 },
  incident: {
    documents: { open: list(incident(2, null, {})), page: list(incident(2, null, {}), closed) },
    status: 'partial_outage',
    open: 1,
  },
  maintenance: { documents: { open: list(planned), page: list(planned) }, status: 'maintenance', planned: 1 },
  malformed: [json({ message: 'Forbidden' }), list(), json({ results: [{ id: 1 }] }), json({ results: [closed] })],
  statusBearing: ['results'],
};
