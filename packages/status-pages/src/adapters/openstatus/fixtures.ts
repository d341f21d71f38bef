import { json, type AdapterFixtures } from '../../fixture.ts';

function feed(status: string, monitor: string, more: object = {}): string {
  const monitors = [
    { id: 1, name: 'API', status: monitor },
    { id: 2, name: 'Site', status: 'success' },
  ];
  return json({ title: 'Acme', status, monitors, pageComponents: [], maintenances: [], statusReports: [], ...more });
}

const UPDATES = [{ id: 1, status: 'investigating', message: 'We look into it.', date: '2026-10-14T08:00:00.000Z' }];
const REPORT = { id: 7, title: 'Errors', status: 'investigating', monitors: [1], statusReportUpdates: UPDATES };
const OVER = {
  ...REPORT,
  id: 6,
  status: 'resolved',
  statusReportUpdates: [...UPDATES, { id: 2, status: 'resolved', message: 'Done.', date: '2026-10-14T09:00:00.000Z' }],
};
const WORK = {
  id: 7,
  name: 'Work',
  message: 'On it.',
  from: '2026-10-14T23:00:00.000Z',
  to: '2026-10-15T01:00:00.000Z',
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.acme.example',
  healthy: {
    documents: { page: feed('success', 'success', { statusReports: [OVER] }) },
    status: 'operational',
    components: 2,
    open: 0,
  },
  incident: {
    documents: { page: feed('error', 'error', { statusReports: [REPORT, OVER] }) },
    status: 'partial_outage',
    open: 1,
  },
  maintenance: {
    documents: { page: feed('info', 'info', { maintenances: [WORK] }) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [
    feed('sideways', 'success'),
    json({ message: 'Forbidden' }),
    json({ status: 'ok' }),
    json({ status: 200 }),
  ],
  statusBearing: ['status'],
};
