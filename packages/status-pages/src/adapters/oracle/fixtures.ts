import { json, type AdapterFixtures } from '../../fixture.ts';

function report(...states: readonly string[]): string {
  const region = (name: string, statuses: readonly string[]): object => ({
    regionId: name,
    regionName: name,
    regionCanonicalName: name,
    geographicAreaName: 'Americas',
    serviceHealthReports: statuses.map((serviceStatus, index) => ({
      serviceId: `s${index}`,
      serviceName: `Service ${index}`,
      serviceStatus,
      incidents: [],
    })),
  });
  return json({
    realm: 'OC1',
    regionHealthReports: [region('us-ashburn-1', states), region('eu-frankfurt-1', ['NormalPerformance'])],
  });
}

export const fixtures: AdapterFixtures = {
  url: 'https://ocistatus.oraclecloud.com',
  healthy: {
    documents: { page: report('NormalPerformance', 'Normal Performance') },
    status: 'operational',
    components: 2,
  },
  incident: {
    documents: { page: report('ServiceDisruption', 'NormalPerformance') },
    status: 'partial_outage',
    components: 2,
  },
  malformed: [json({ regionHealthReports: [] }), report('Sideways'), json({ message: 'Forbidden' })],
  statusBearing: [
    'regionHealthReports',
    'regionHealthReports.0.serviceHealthReports',
    'regionHealthReports.0.serviceHealthReports.0.serviceStatus',
  ],
};
