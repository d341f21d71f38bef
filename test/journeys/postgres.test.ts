import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp, event } from '../support/app.ts';
import { createTestStores } from '../support/stores.ts';
import { createVendorPages } from '../support/vendor-pages.ts';

const store = createTestStores().find(({ name }) => name === 'postgres');

test('everything works the same on PostgreSQL', { skip: store?.skip ?? false }, async (t) => {
  assert.ok(store);
  t.after(() => store.close());
  await using api = await createTestApp({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' }, { database: await store.open() });
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const page = await pages.add({ provider: 'statuspage', name: 'Inner', components: ['API'] });
  page.setComponent('API', 'major_outage');
  page.openIncident({ title: 'API is down', impact: 'critical', body: 'Looking.' });

  const created = await api.request('POST', '/api/v1/services', {
    body: { name: 'Inner', statusPageUrl: page.url, hosts: ['api.inner.example'], packages: { npm: ['inner'] } },
  });
  const { id } = created.body.data;
  const manifests = [
    { path: 'package.json', content: '{"dependencies":{"inner":"^1","acme-pay":"2"}}' },
    { path: 'requirements.txt', content: 'mailer==3\n' },
  ];
  const put = await api.request('PUT', '/api/v1/projects/default/manifests', { body: { manifests } });
  assert.deepEqual([put.body.data.dependencies, put.body.data.services.length], [3, 3]);

  const batch = [
    event({ host: 'api.inner.example', status: 503 }),
    event(),
    event({ host: 'nobody.example.org' }),
    event({ status: 'x' }),
  ];
  const send = () => api.sendEvents({ sdk_key: api.sdkKey, batch, batch_id: 'one' });
  const sent = await send();
  assert.deepEqual([sent.status, sent.body.accepted, sent.body.dropped], [200, 2, 2]);
  assert.deepEqual((await send()).body, sent.body);

  await api.app.check(id);
  assert.equal((await api.get('/api/v1/services?project=default')).body.data.length, 3);
  const detail = (await api.get('/api/v1/services/inner')).body.data;
  assert.deepEqual(
    [detail.components[0].currentStatus, detail.activeIncidents[0].title],
    ['major_outage', 'API is down'],
  );
  assert.equal((await api.get('/api/v1/services/inner/impact')).body.data.totalDependencies, 1);
  const [incident] = (await api.get('/api/v1/incidents?limit=1')).body.data;
  assert.equal((await api.get(`/api/v1/incidents/${incident.id}`)).body.data.updates[0].body, 'Looking.');
  const services = (await api.get('/api/v1/projects/default/services')).body.data;
  const volumes = services.map(({ slug, calls }: { slug: string; calls: { lastHour: number } }) => [
    slug,
    calls.lastHour,
  ]);
  assert.deepEqual(volumes, [
    ['acme-pay', 1],
    ['inner', 1],
    ['mailer', 0],
  ]);
  assert.equal((await api.get('/api/v1/projects/default/unknown-hosts')).body.data[0].host, 'nobody.example.org');
  const seen = api.clock.now();
  api.clock.advance(60_000);
  page.editIncident(page.model.incidents[0]?.id ?? '', { title: 'API is slow' });
  await api.app.check(id);
  const history = (await api.get('/api/v1/services/inner/history')).body.data;
  assert.deepEqual([history.incidents[0].title, history.uptime.length], ['API is slow', 30]);
  assert.equal(history.uptime.at(-1).seconds.major_outage, 60);
  const moment = (await api.get(`/api/v1/services/inner/history?at=${new Date(seen).toISOString()}`)).body.data;
  assert.deepEqual([moment.incidents[0].title, moment.components[0].status], ['API is down', 'major_outage']);
  const [component] = (await api.get('/api/v1/services/inner/components')).body.data;
  assert.deepEqual([component.relevance.because, component.uptime.availableShare], ['host', 0]);
  const preference = `/api/v1/services/inner/components/${component.id}/preference`;
  assert.equal((await api.request('PUT', preference, { body: { preference: 'muted' } })).status, 200);
  const [document] = (await api.get('/api/v1/services/inner/documents')).body.data;
  assert.match((await api.get(`/api/v1/services/inner/documents/${document.id}`)).body, /API is slow/);
  assert.equal((await api.request('DELETE', '/api/v1/services/inner')).status, 204);
  assert.equal((await api.get('/readyz', { token: null })).status, 200);
});
