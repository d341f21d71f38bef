import { json, type AdapterFixtures } from '../../fixture.ts';

function overview(overallStatus: object, more: object = {}): string {
  return json({
    overallStatus,
    statusPageResources: [{ _id: 'r1', displayName: 'API' }],
    activeIncidents: [],
    scheduledMaintenanceEvents: [],
    ...more,
  });
}

const OPERATIONAL = { _id: 's1', name: 'Operational', isOperationalState: true, priority: 1 };

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: overview(OPERATIONAL) }, status: 'operational', open: 0 },
  incident: {
    documents: {
      page: overview(
        { _id: 's3', name: 'Offline', isOperationalState: false, isOfflineState: true, priority: 3 },
        {
          activeIncidents: [
            {
              _id: 'i1',
              title: 'API is down',
              createdAt: '2026-10-14T20:00:00.000Z',
              currentIncidentState: { name: 'Identified' },
            },
          ],
        },
      ),
    },
    status: 'major_outage',
    open: 1,
  },
  maintenance: {
    documents: {
      page: overview(OPERATIONAL, {
        scheduledMaintenanceEvents: [
          {
            _id: 'm1',
            title: 'Upgrade',
            startsAt: { _type: 'DateTime', value: '2026-10-20T00:00:00.000Z' },
            endsAt: '2026-10-20T02:00:00.000Z',
          },
        ],
      }),
    },
    status: 'operational',
    planned: 1,
  },
  malformed: [
    overview({ name: 'Something' }),
    overview(OPERATIONAL, { statusPageResources: [] }),
    json({ error: 'Status Page not found' }),
  ],
  statusBearing: ['overallStatus', 'overallStatus.isOperationalState', 'activeIncidents', 'statusPageResources'],
};
