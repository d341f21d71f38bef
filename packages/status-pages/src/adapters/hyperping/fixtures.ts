import { json, type AdapterFixtures } from '../../fixture.ts';

function config(status: string): string {
  return json({ globals: { topLevelStatus: { status } } });
}

export const fixtures: AdapterFixtures = {
  url: 'https://example.hyperping.app',
  healthy: { documents: { page: config('up') }, status: 'operational' },
  incident: { documents: { page: config('outage') }, status: 'partial_outage' },
  maintenance: { documents: { page: config('maintenance') }, status: 'maintenance' },
  malformed: [config('sideways'), json({ globals: {} }), json({ message: 'Forbidden' })],
  statusBearing: ['globals', 'globals.topLevelStatus', 'globals.topLevelStatus.status'],
};
