import { json, type AdapterFixtures } from '../../fixture.ts';

function product(status: string, severity: string): object {
  return {
    id: 'p1',
    name: 'Editor',
    startedOn: 1777626000,
    endedOn: 0,
    history: {
      1777626000: { status: 'opened', severity, statusTime: 1777626000, titleToken: 't1' },
      1777627000: { status, severity, statusTime: 1777627000, titleToken: 't1' },
    },
  };
}

function events(incident: object | undefined, maintenance: object | undefined): string {
  const messages = { en: { t1: { token: 't1', textMessage: 'Saving fails' } } };
  return json({
    incidentEvent: {
      incidents: incident === undefined ? {} : { i1: { id: 'i1', products: { p1: incident } } },
      messages,
    },
    maintenanceEvent: {
      maintenance:
        maintenance === undefined ? {} : { m1: { id: 'm1', scheduledDate: 4070908800, products: { p1: maintenance } } },
      messages,
    },
  });
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.adobe.com',
  healthy: { documents: { page: events(product('closed', 'major'), undefined) }, status: 'operational', open: 0 },
  incident: { documents: { page: events(product('updated', 'major'), undefined) }, status: 'partial_outage', open: 1 },
  maintenance: {
    documents: { page: events(undefined, product('scheduled', 'maintenance')) },
    status: 'operational',
    planned: 1,
  },
  malformed: [
    json({ message: 'Forbidden' }),
    json({ incidentEvent: {} }),
    events(product('thinking', 'odd'), undefined),
  ],
  listsById: ['incidentEvent.incidents'],
  statusBearing: [
    'incidentEvent',
    'incidentEvent.incidents',
    'maintenanceEvent',
    'incidentEvent.incidents.i1.products.p1.history',
  ],
};
