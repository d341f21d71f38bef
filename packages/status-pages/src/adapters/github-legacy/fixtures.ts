import { json, type AdapterFixtures } from '../../fixture.ts';

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: {
    documents: { page: json({ status: 'good', last_updated: '2026-05-01T09:00:00Z' }) },
    status: 'operational',
  },
  incident: {
    documents: { page: json({ status: 'major', last_updated: '2026-05-01T09:00:00Z' }) },
    status: 'major_outage',
  },
  malformed: [
    json({ message: 'Forbidden' }),
    json({ status: 'great', last_updated: '2026-05-01T09:00:00Z' }),
    json({ status: 'good' }),
  ],
  statusBearing: ['status', 'last_updated'],
};
