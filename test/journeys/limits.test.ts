import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestApp, event } from '../support/app.ts';
import { createTestStores } from '../support/stores.ts';

for (const store of createTestStores())
  describe(`limits on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('1,000 events are accepted, the 1,001st is refused, and 60 seconds later there is room again', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const batch = Array.from({ length: 500 }, () => event());
      for (const remaining of ['500', '0']) {
        const answer = await api.sendEvents({ sdk_key: api.sdkKey, batch });
        assert.deepEqual([answer.status, answer.body.accepted], [200, 500]);
        assert.deepEqual(
          [answer.headers['x-ratelimit-limit'], answer.headers['x-ratelimit-remaining']],
          ['1000', remaining],
        );
      }
      const refused = await api.sendEvents({ sdk_key: api.sdkKey, event: event() });
      assert.deepEqual([refused.status, refused.body.code], [429, 'rate_limited']);
      const retryAfter = Number(refused.headers['retry-after']);
      assert.ok(retryAfter >= 1 && retryAfter <= 61, String(retryAfter));
      api.clock.advance(59_000);
      assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, event: event() })).status, 429);
      api.clock.advance(2000);
      assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, event: event() })).status, 200);
    });

    test('100 requests from one address are taken, the 101st is refused before its body is read', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      for (let index = 0; index < 100; index += 1)
        assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, batch: [] })).status, 200);
      const refused = await api.sendEvents('not even JSON');
      assert.deepEqual([refused.status, refused.body.code], [429, 'rate_limited']);
      api.clock.advance(61_000);
      assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, batch: [] })).status, 200);
    });
  });

test('a client behind a trusted proxy is limited by its own address, and cannot choose it', async () => {
  await using api = await createTestApp({ UPRIVER_TRUST_PROXY: '127.0.0.1', UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '1' });
  const send = async (forwarded: string) =>
    (await api.sendEvents({ sdk_key: api.sdkKey, batch: [] }, { headers: { 'x-forwarded-for': forwarded } })).status;
  assert.deepEqual([await send('203.0.113.1'), await send('203.0.113.2')], [200, 200]);
  assert.equal(await send('198.51.100.9, 203.0.113.1'), 429);
});
