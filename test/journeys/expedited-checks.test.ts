// Calls fail before the vendor says so: its page is checked every minute until it does, and no other page is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp, event } from '../support/app.ts';
import { createVendorPages } from '../support/vendor-pages.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 10_000;
const CALLS_PER_STEP = 10;

test('a page whose vendor fails for us is checked every minute, and calms down when the calls do', async () => {
  await using api = await createTestApp({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' });
  await using pages = createVendorPages({ now: () => api.clock.now() });
  const [page, other] = [await pages.add({ provider: 'statuspage' }), await pages.add({ provider: 'instatus' })];
  const add = async (name: string, statusPageUrl: string): Promise<string> => {
    const body = { name, statusPageUrl, hosts: [`api.${name.toLowerCase()}.example.com`] };
    return (await api.request('POST', '/api/v1/services', { body })).body.data.id;
  };
  const [id, otherId] = [await add('Orion', page.url), await add('Vega', other.url)];
  /** Calls go to both vendors all the while; those to the first fail every other time. */
  const pass = async (minutes: number, isFailing: boolean): Promise<void> => {
    for (let passed = 0; passed < minutes * MINUTE_MS; passed += STEP_MS) {
      api.clock.advance(STEP_MS);
      const ts = Math.floor(api.clock.now() / 1000) - 1;
      const batch = Array.from({ length: CALLS_PER_STEP }, (_, index) => [
        event({ host: 'api.orion.example.com', ts, status: isFailing && index % 2 === 0 ? 503 : 200 }),
        event({ host: 'api.vega.example.com', ts }),
      ]).flat();
      assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, batch })).body.accepted, batch.length);
      await api.app.judge();
      await api.app.poll();
    }
  };
  const checksSince = async (service: string, since: number): Promise<number> =>
    (await api.get(`/api/v1/services/${service}/checks?limit=200`)).body.data.filter(
      ({ at }: { at: string }) => Date.parse(at) > since,
    ).length;

  await pass(30, false);
  const calmAt = api.clock.now();
  await pass(12, false);
  assert.ok((await checksSince(id, calmAt)) <= 5);

  await pass(3, true);
  const troubledAt = api.clock.now();
  await pass(12, true);
  assert.equal((await api.get(`/api/v1/services/${id}`)).body.data.currentStatus, 'operational');
  const checks = await checksSince(id, troubledAt);
  assert.ok(checks >= 11 && checks <= 14, `${checks} checks in 12 minutes`);
  assert.ok((await checksSince(otherId, troubledAt)) <= 5, 'the other vendor is left alone');

  await pass(20, false);
  const healedAt = api.clock.now();
  await pass(12, false);
  assert.ok((await checksSince(id, healedAt)) <= 5, 'it does not calm down');
});
