import { json, type AdapterFixtures } from '../../fixture.ts';

function beat(status: number): object {
  return { status, time: '2026-10-14 09:00:00.000', msg: '', ping: 20 };
}

function heartbeat(first: number, second: number): string {
  return json({ heartbeatList: { 1: [beat(1), beat(first)], 2: [beat(second)] }, uptimeList: { '1_24': 1 } });
}

function page(more: object): string {
  const monitorList = [
    { id: 1, name: 'API', sendUrl: 0, type: 'http' },
    { id: 2, name: 'Web', sendUrl: 0, type: 'http' },
  ];
  const config = { slug: 'main', title: 'Example', published: true };
  return json({
    config,
    incident: null,
    publicGroupList: [{ id: 1, name: 'Parts', weight: 1, monitorList }],
    maintenanceList: [],
    ...more,
  });
}

const incident = {
  id: 4,
  title: 'API is down',
  content: 'Looking.',
  style: 'danger',
  createdDate: '2026-05-01 09:00:00',
  pin: true,
};
const maintenance = {
  id: 5,
  title: 'Upgrade',
  description: '',
  status: 'under-maintenance',
  timeslotList: [{ startDate: '2026-05-01 09:00:00', endDate: '2099-01-01 00:00:00' }],
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com/status/main',
  healthy: { documents: { heartbeat: heartbeat(1, 1), page: page({}) }, status: 'operational', components: 2, open: 0 },
  incident: {
    documents: { heartbeat: heartbeat(0, 1), page: page({ incident }) },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  maintenance: {
    documents: { heartbeat: heartbeat(3, 1), page: page({ maintenanceList: [maintenance] }) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), heartbeat(9, 1), json({ heartbeatList: {} })],
  statusBearing: ['heartbeatList', 'heartbeatList.1', 'heartbeatList.1.1.status'],
};
