import { json, type AdapterFixtures } from '../../fixture.ts';

function script(...events: readonly object[]): string {
  return `jsonCallback(${json({
    services: [
      { serviceName: 'App Store', redirectUrl: null, events },
      { serviceName: 'Push', redirectUrl: null, events: [] },
    ],
  })});`;
}

function event(statusType: string, eventStatus: string): object {
  return {
    statusType,
    eventStatus,
    messageId: 'm1',
    epochStartDate: 1777626000000,
    startDate: '05/01/2026 09:00 UTC',
    endDate: null,
    message: 'Users may see errors.',
    affectedServices: null,
  };
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: script(event('Outage', 'resolved')) }, status: 'operational', components: 2, open: 0 },
  incident: {
    documents: { page: script(event('Issue', 'ongoing')) },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  maintenance: { documents: { page: script(event('Maintenance', 'upcoming')) }, status: 'operational', planned: 1 },
  malformed: [
    'jsonCallback({"services":[]});',
    'jsonCallback({"services":[{"serviceName":"App Store"}]});',
    script(event('Riddle', 'ongoing')),
    'jsonCallback({"services":[',
  ],
  statusBearing: [],
};
