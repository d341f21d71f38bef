import { json, type AdapterFixtures } from '../../fixture.ts';

function events(...data: readonly object[]): string {
  return json({ success: true, code: 200, data });
}

const EVENT = {
  id: 4711,
  title: '[Incident] Network access abnormal in Zone B',
  eventType: 'ALARM',
  startTime: Date.UTC(2026, 9, 14, 20),
  endTime: null,
  lastUpdateTime: Date.UTC(2026, 9, 14, 21),
  eventUpdates: [{ content: '<p>Engineers are at work.</p>', publishTime: Date.UTC(2026, 9, 14, 20, 5) }],
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.alibabacloud.com',
  healthy: { documents: { page: events() }, status: 'operational', open: 0 },
  incident: {
    documents: { page: events(EVENT, { ...EVENT, id: 1, eventType: 'NORMAL' }) },
    status: 'degraded',
    open: 1,
  },
  malformed: [
    events({ ...EVENT, eventType: 'SOMETHING' }),
    json({ success: false, code: 500, data: [] }),
    json({ success: true, code: 200, data: null }),
  ],
  statusBearing: ['data', 'success', 'code'],
  emptyIsHealthy: [events()],
};
