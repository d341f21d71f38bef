import { json, type AdapterFixtures } from '../../fixture.ts';

function incident(id: number, status: string, levelId: number): object {
  return {
    id,
    title: 'Новые машины без сети',
    status,
    levelId,
    level: { level: levelId, label: levelId === 1 ? 'Minor' : 'Unavailable' },
    startDate: '2026-05-01T09:00:00.000Z',
    endDate: '2026-05-01T10:00:00.000Z',
    createdAt: '2026-05-01T09:10:00.000Z',
    services: [{ id: 2, name: 'Compute Cloud', slug: 'compute', status: 'public' }],
    comments: [
      { id: 10, type: 'investigation', content: '<p>Разбираемся.</p>', createdAt: '2026-05-01T09:10:00.000Z' },
    ],
    installations: [{ code: 'ru', zones: [{ id: 'ru-central1-a' }] }],
  };
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.yandex.cloud',
  healthy: {
    documents: { page: json({ items: [incident(1, 'resolved', 2)], count: 1 }) },
    status: 'operational',
    open: 0,
  },
  incident: {
    documents: { page: json({ items: [incident(2, 'open', 2), incident(1, 'withReport', 1)], count: 2 }) },
    status: 'partial_outage',
    open: 1,
  },
  malformed: [json({ message: 'Forbidden' }), json({ items: [] }), json({ items: [{ id: 1, title: 'x' }] })],
  statusBearing: ['items', 'items.0.status'],
};
