import { json, type AdapterFixtures } from '../../fixture.ts';

const page = { name: 'Example', url: 'https://status.example.com' };

function components(status: string): string {
  return json({
    components: [
      { id: 'c1', name: 'API', status, order: 1, isParent: false, children: [] },
      {
        id: 'g1',
        name: 'Sites',
        status: 'OPERATIONAL',
        isParent: true,
        children: [{ id: 'c2', name: 'Shop', status: 'OPERATIONAL' }],
      },
    ],
  });
}

const incident = {
  id: 'i1',
  name: 'Checkout fails',
  started: 'Fri May 01 2026 09:00:00 GMT+0000 (Coordinated Universal Time)',
  status: 'IDENTIFIED',
  impact: 'PARTIALOUTAGE',
  url: 'https://status.example.com/i1',
};
const maintenance = {
  id: 'm1',
  name: 'Move',
  start: '2026-05-01T09:00:00.000Z',
  status: 'INPROGRESS',
  duration: '90',
  url: 'https://status.example.com/m1',
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: {
    documents: { summary: json({ page: { ...page, status: 'UP' } }), components: components('OPERATIONAL') },
    status: 'operational',
    components: 2,
    open: 0,
  },
  incident: {
    documents: {
      summary: json({ page: { ...page, status: 'HASISSUES' }, activeIncidents: [incident] }),
      components: components('PARTIALOUTAGE'),
    },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  maintenance: {
    documents: { summary: json({ page: { ...page, status: 'UNDERMAINTENANCE' }, activeMaintenances: [maintenance] }) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), json({ page: { ...page, status: 'SPARKLING' } }), json({ page })],
  statusBearing: ['page.status'],
};
