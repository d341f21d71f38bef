import { json, type AdapterFixtures } from '../../fixture.ts';

function page(...rows: readonly object[]): string {
  const data = json(rows).replaceAll('"', '&quot;');
  return `<!DOCTYPE html><html><body><span class="hidden" data-id="incidents">${data}</span></body></html>`;
}

function incident(id: string, status: string, category: string): object {
  return {
    Id: id,
    Status__c: status,
    Category__c: category,
    Service_Feature__c: 'Sign-in',
    Start_Date__c: '2026-05-01T09:00:00.000+0000',
    Last_Updated__c: '2026-05-01T10:00:00.000+0000',
    Log__c: 'Looking.',
  };
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: {
    documents: { page: page(incident('a', 'Resolved', 'Service Disruption')) },
    status: 'operational',
    open: 0,
  },
  incident: {
    documents: { page: page(incident('b', 'Investigating', 'Service Degradation')) },
    status: 'degraded',
    open: 1,
  },
  malformed: [
    '<!DOCTYPE html><html><body>Hello</body></html>',
    page(),
    page(incident('b', 'Investigating', 'Mystery')),
  ],
  statusBearing: [],
};
