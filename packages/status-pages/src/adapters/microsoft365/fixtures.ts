import { json, type AdapterFixtures } from '../../fixture.ts';

function post(status: string): string {
  return json({
    Id: 'MO1',
    ServiceDisplayName: 'Microsoft 365 admin center',
    Status: status,
    Title: 'Access to the admin center',
    Message: '<p>Some people cannot sign in.</p>',
    LastUpdatedTime: '2026-05-01T09:00:00Z',
  });
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.cloud.microsoft',
  healthy: { documents: { page: post('Available') }, status: 'operational', open: 0 },
  incident: { documents: { page: post('ServiceDegradation') }, status: 'partial_outage', open: 1 },
  malformed: [json({ message: 'Forbidden' }), post('SomethingNew'), json([])],
  statusBearing: ['Status'],
};
