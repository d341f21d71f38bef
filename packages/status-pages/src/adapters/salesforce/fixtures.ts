import { json, type AdapterFixtures } from '../../fixture.ts';

function instances(status: string, more: object): string {
  const row = {
    location: 'EMEA',
    environment: 'production',
    isActive: true,
    Services: [{ key: 'core', isCore: true }],
    Products: [],
  };
  return json([
    { key: 'EU1', status, ...row, Incidents: [], ...more },
    { key: 'EU2', status: 'OK', ...row, Incidents: [] },
  ]);
}

const incident = {
  id: 77,
  instanceKeys: ['EU1'],
  serviceKeys: ['core'],
  IncidentImpacts: [
    { startTime: '2026-05-01T09:00:00.000Z', endTime: null, severity: 'major', type: 'serviceDisruption' },
  ],
  IncidentEvents: [{ id: 1, type: 'investigating', message: 'Looking.', createdAt: '2026-05-01T09:05:00.000Z' }],
};
const maintenance = {
  id: 78,
  name: 'Release',
  plannedStartTime: '2099-01-01T00:00:00.000Z',
  plannedEndTime: '2099-01-01T02:00:00.000Z',
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.salesforce.com',
  healthy: { documents: { page: instances('OK', {}) }, status: 'operational', components: 2, open: 0 },
  incident: {
    documents: { page: instances('MAJOR_INCIDENT_NONCORE', { Incidents: [incident] }) },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  maintenance: {
    documents: { page: instances('MAINTENANCE_CORE', { Maintenances: [maintenance] }) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), instances('SOLID', {}), json([{ key: 'EU1' }])],
  statusBearing: ['0.status', '1.status'],
};
