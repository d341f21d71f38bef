import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../support/app.ts';
import { createVendorPages } from '../support/vendor-pages.ts';

test('a vendor page goes healthy, incident, updates, resolved, and the API tells it at each step', async () => {
  await using api = await createTestApp({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' });
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const page = await pages.add({ provider: 'statuspage', name: 'Acme', components: ['API', 'Dashboard'] });
  const created = await api.request('POST', '/api/v1/services', { body: { name: 'Acme', statusPageUrl: page.url } });
  const { id } = created.body.data;
  await api.request('PUT', `/api/v1/services/${id}/links/default`);
  const check = async () => {
    api.clock.advance(60_000);
    await api.app.check(id);
    return (await api.get(`/api/v1/services/${id}`)).body.data;
  };
  const incidents = async () => (await api.get('/api/v1/incidents')).body.data;

  const healthy = await check();
  assert.deepEqual([healthy.currentStatus, healthy.components.length, healthy.activeIncidents], ['operational', 2, []]);

  page.setComponent('API', 'major_outage');
  const external = page.openIncident({ title: 'API is down', impact: 'critical', body: 'We look into it.' });
  const broken = await check();
  assert.notEqual(broken.currentStatus, 'operational');
  assert.deepEqual(
    broken.activeIncidents.map(({ title, impact }: Record<string, string>) => [title, impact]),
    [['API is down', 'critical']],
  );
  const [listed] = await incidents();
  assert.equal(listed.service.id, id);

  api.clock.advance(1000);
  page.updateIncident(external, 'identified', 'A bad deploy.');
  await check();
  const detail = (await api.get(`/api/v1/incidents/${listed.id}`)).body.data;
  assert.equal(detail.status, 'identified');
  assert.deepEqual(
    detail.updates.map(({ body }: { body: string }) => body),
    ['We look into it.', 'A bad deploy.'],
  );

  const stale = (await api.get(`/api/v1/services/${id}`)).body.data;
  page.fail(503);
  const failed = await check();
  assert.deepEqual([failed.currentStatus, failed.lastCheckedAt], [stale.currentStatus, stale.lastCheckedAt]);
  assert.equal((await api.get(`/api/v1/services/${id}/checks`)).body.data[0].outcome, 'failed');

  page.recover();
  page.setComponent('API', 'operational');
  page.resolveIncident(external, 'Rolled back.');
  const resolved = await check();
  assert.deepEqual([resolved.currentStatus, resolved.activeIncidents, await incidents()], ['operational', [], []]);
  const ended = (await api.get(`/api/v1/incidents/${listed.id}`)).body.data;
  assert.equal(ended.status, 'resolved');
  assert.ok(ended.resolvedAt !== null);
  assert.equal(ended.updates.at(-1).body, 'Rolled back.');

  const before = (await api.get(`/api/v1/services/${id}/checks`)).body.data;
  await check();
  assert.equal((await api.get(`/api/v1/services/${id}/checks`)).body.data.length, before.length + 1);
});
