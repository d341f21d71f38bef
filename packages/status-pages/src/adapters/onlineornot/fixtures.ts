import type { AdapterFixtures } from '../../fixture.ts';

/** A value as a stream writes it: each once, objects by the places of their keys and values. */
function encode(value: unknown): string {
  const flat: unknown[] = [];
  const add = (one: unknown): number => {
    if (one === null) return -5;
    const place = flat.push(null) - 1;
    if (Array.isArray(one)) flat[place] = one.map(add);
    else if (typeof one === 'object')
      flat[place] = Object.fromEntries(Object.entries(one).map(([key, inner]) => [`_${add(key)}`, add(inner)]));
    else flat[place] = one;
    return place;
  };
  add(value);
  return JSON.stringify(flat);
}

function page(status: string, activeIncidents: readonly object[] = []): string {
  const data = {
    loaderData: {
      root: {
        result: {
          components: [
            { id: 'c1', name: 'API', status },
            { id: 'c2', name: 'Console', status: 'OPERATIONAL' },
          ],
        },
      },
      'routes/_index': { result: { activeIncidents, incidents: {} } },
    },
  };
  return `<!doctype html><html><body><script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${encode(data)}\n`)});</script></body></html>`;
}

const INCIDENT = {
  id: 'i1',
  title: 'API errors',
  started: '2026-10-14T20:00:00.000Z',
  ended: null,
  impact: 'PARTIAL_OUTAGE',
  updates: [{ id: 'u1', status: 'IDENTIFIED', message: 'Found.', createdAt: '2026-10-14T20:10:00.000Z' }],
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: page('OPERATIONAL') }, status: 'operational', components: 2, open: 0 },
  incident: {
    documents: { page: page('DEGRADED_PERFORMANCE', [INCIDENT]) },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  malformed: [
    page('SIDEWAYS'),
    page('OPERATIONAL').slice(0, 300),
    '<html><script>streamController.enqueue("[]")</script></html>',
  ],
  statusBearing: [],
};
