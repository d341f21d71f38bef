import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { XMLValidator } from 'fast-xml-parser';
import { START, createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { recordObservation } from '../store/checks/record-check.ts';

const HOSTILE = '"><script>alert(1)</script><b x=\'';

for (const store of createTestStores())
  describe(`the embeddable status on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('is nowhere until the organization switches it on, whether badges are on or not', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const statuses = () =>
        Promise.all(['svg', 'html'].map(async (ending) => (await embed(api, `default/status.${ending}`)).status));
      assert.deepEqual(await statuses(), [404, 404]);
      await api.request('PATCH', '/api/v1/settings', { body: { badges: true } });
      assert.deepEqual(await statuses(), [404, 404]);
      const on = await api.request('PATCH', '/api/v1/settings', { body: { embed: true } });
      assert.deepEqual(on.body.data, { badges: true, embed: true, sharesCounts: false });
      assert.deepEqual(await statuses(), [200, 200]);
      assert.equal((await embed(api, 'none/status.svg')).status, 404);
      await api.request('PATCH', '/api/v1/settings', { body: { embed: false } });
      assert.deepEqual(await statuses(), [404, 404]);
    });

    test('shows the services of this organization alone, as pages reported them, until that is old', async () => {
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
      const other = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
        .body.data;
      await api.request('PATCH', '/api/v1/settings', { token: other.token, body: { embed: true } });
      await api.request('PATCH', '/api/v1/settings', { body: { embed: true } });
      await api.request('PUT', '/api/v1/services/acme-pay/links/default');
      const own = (await api.request('POST', '/api/v1/services', { body: { name: HOSTILE, statusPageUrl: null } })).body
        .data;
      await api.request('PUT', `/api/v1/services/${own.id}/links/default`);
      const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
      const observation = { status: 'partial_outage', incidents: [], listsAllUnresolved: true } as const;
      await recordObservation(api.app.database, id, observation, START);
      for (const ending of ['svg', 'html']) {
        const { body, headers } = await embed(api, `default/status.${ending}`);
        assert.match(body, /Acme Pay/);
        assert.match(body, /partial outage/);
        assert.match(body, /1 of 2 impaired/);
        assert.ok(!body.includes('<script') && !body.includes('<b '), body);
        assert.match(
          String(headers['content-security-policy']),
          /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; frame-ancestors \*$/,
        );
        assert.equal(headers['cache-control'], 'public, max-age=60');
        assert.ok(!(await embed(api, `other/status.${ending}`)).body.includes('Acme'));
        const { etag } = headers;
        const again = await api.get(`/api/v1/embed/default/status.${ending}`, {
          token: null,
          headers: { 'if-none-match': String(etag) },
        });
        assert.equal(again.status, 304);
      }
      const svg = await embed(api, 'default/status.svg');
      assert.equal(XMLValidator.validate(svg.body), true);
      assert.equal(svg.headers['content-type'], 'image/svg+xml; charset=utf-8');
      api.clock.advance(24 * 3_600_000);
      assert.match((await embed(api, 'default/status.html')).body, /2 of 2 unknown/);
    });
  });

async function embed(api: TestApp, file: string) {
  return api.get(`/api/v1/embed/${file}`, { token: null });
}
