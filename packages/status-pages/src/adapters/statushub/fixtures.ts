import { json, type AdapterFixtures } from '../../fixture.ts';

function counters(up: number, affected: number, down: number): string {
  return json({ counters: { count_status_1: up, count_status_2: affected, count_status_3: down } });
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: counters(4, 0, 0) }, status: 'operational' },
  incident: { documents: { page: counters(3, 1, 0) }, status: 'partial_outage' },
  malformed: [json({ message: 'Forbidden' }), counters(0, 0, 0), json({ counters: {} })],
  statusBearing: ['counters', 'counters.count_status_1', 'counters.count_status_2', 'counters.count_status_3'],
};
