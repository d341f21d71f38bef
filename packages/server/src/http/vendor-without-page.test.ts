// A vendor that publishes no status page can be added: its status is unknown, and its calls are measured.
import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { createTestApp, event } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';

for (const store of createTestStores()) {
  after(() => store.close());

  it(`a vendor without a page is unknown, and its calls count, on ${store.name}`, { skip: store.skip }, async () => {
    await using api = await createTestApp({}, { database: await store.open() });
    const body = { name: 'Silent', statusPageUrl: null, hosts: ['api.silent.example'] };
    const created = await api.request('POST', '/api/v1/services', { body });
    assert.equal(created.status, 201, JSON.stringify(created.body));
    const batch = [event({ host: 'api.silent.example' })];
    assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, batch })).status, 200);
    const [service] = (await api.get('/api/v1/projects/default/services')).body.data;
    assert.deepEqual(
      [service.slug, service.currentStatus, service.lastCheckedAt, service.observed, service.calls.lastHour],
      ['silent', 'unknown', null, true, 1],
    );
    await api.app.poll();
    assert.equal((await api.get('/api/v1/services/silent')).body.data.currentStatus, 'unknown');
    assert.deepEqual((await api.get('/api/v1/services/silent/checks')).body.data, []);
  });
}
