import type { DeclarativePage } from './description.ts';
import { json, type AdapterFixtures } from '../fixture.ts';

export const page: DeclarativePage = {
  url: 'https://vendor.example/health.json',
  status: { path: 'state', values: { up: 'operational', shaky: 'degraded', works: 'maintenance' } },
  components: { path: 'parts[*]', name: 'name', status: 'state' },
  incidents: { path: 'events[*]', id: 'id', title: 'title', startedAt: 'from', resolvedAt: 'to' },
};

function health(state: string, events: readonly object[]): string {
  return json({ state, parts: [{ name: 'API', state }], events });
}

export const fixtures: AdapterFixtures = {
  url: 'https://vendor.example',
  healthy: { documents: { page: health('up', []) }, status: 'operational', components: 1, open: 0 },
  incident: {
    documents: { page: health('shaky', [{ id: 1, title: 'Slow', from: '2026-05-01T09:00:00Z', to: null }]) },
    status: 'degraded',
    components: 1,
    open: 1,
  },
  maintenance: { documents: { page: health('works', []) }, status: 'maintenance' },
  malformed: [json({ message: 'Forbidden' }), health('sparkling', []), json({ state: true })],
  statusBearing: ['state'],
};
