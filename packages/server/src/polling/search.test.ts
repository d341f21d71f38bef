// The search for the provider of a page, as the poller makes it, on both stores.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { MINUTE, startPageWatch } from '../../../../test/support/page-watch.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { listCheckLog } from '../store/checks/check-log.ts';
import { findPollState } from '../store/checks/schedule.ts';
import { listVisibleServices, syncCatalogServices } from '../store/services/services.ts';

const UNKNOWN = { adapter: null };
const SUMMARY = '/api/v2/summary.json';
const HTML = '<!doctype html><html><body>All good</body></html>';

for (const store of createTestStores())
  describe(`the search for a provider, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    for (const [moment, body] of [
      [503, ''],
      [200, '{"page":{"id":"kctbh9vrtdwd","name":"Ac'],
      [200, ''],
    ] as const)
      it(`goes on after a bad moment (${moment}, ${body.length} bytes), with back-off`, async () => {
        await using watch = await startPageWatch(() => store.open());
        const page = await watch.add({}, UNKNOWN);
        page.failAt('/', 200, { body: HTML });
        page.failAt(SUMMARY, moment, { body });
        for (const path of ['/api/v2/status.json', '/api/v2/components.json', '/api/v2/incidents.json'])
          page.failAt(path, moment, { body });
        await watch.polling.round();
        assert.equal((await watch.status(page.id)).current_status, 'unknown');
        page.recover();
        await watch.pass(5 * MINUTE);
        assert.equal((await watch.status(page.id)).current_status, 'operational');
      });

    it('goes on ever less often, and a page that answered everything is searched once a day', async () => {
      await using watch = await startPageWatch(() => store.open());
      const down = await watch.add({}, UNKNOWN);
      const strange = await watch.add({}, UNKNOWN);
      down.fail(503);
      strange.answerWith(HTML, 'text/html');
      await watch.polling.round();
      const once = strange.requestCount;
      await watch.pass(23 * 60 * MINUTE, 60 * MINUTE);
      const searches = down.requestCount / once;
      assert.ok(searches >= 5 && searches <= 12, `${searches} searches in a day`);
      assert.equal(strange.requestCount, once);
    });

    it('does not take a feed for the page because its documents failed for a moment', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({}, UNKNOWN);
      page.failAt('/', 200, {
        body: '<html><head><link type="application/rss+xml" href="/strange.rss"></head></html>',
      });
      page.failAt('/strange.rss', 200, { body: '<rss version="2.0"><channel><title>News</title></channel></rss>' });
      for (const path of [SUMMARY, '/api/v2/status.json', '/api/v2/components.json']) page.failAt(path, 503);
      await watch.polling.round();
      page.recover();
      await watch.pass(5 * MINUTE);
      assert.equal((await watch.status(page.id)).current_status, 'operational');
    });

    it('ends where the page asks to be left alone, for as long as it asks', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({}, UNKNOWN);
      page.failAt('/', 200, { body: HTML });
      for (const path of [SUMMARY, '/api/v2/status.json']) page.failAt(path, 429, { retryAfter: '3600' });
      await watch.polling.round();
      const before = page.requestCount;
      assert.ok(before <= 12, `${before} requests`);
      assert.equal(page.requests.at(-1)?.status, 429, 'nothing is asked after it');
      await watch.pass(59 * MINUTE);
      assert.equal(page.requestCount, before);
      page.recover();
      await watch.pass(3 * MINUTE);
      assert.equal((await watch.status(page.id)).current_status, 'operational');
    });

    it('ends at 429 without a time too, and goes on with back-off', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({}, UNKNOWN);
      page.fail(429);
      await watch.polling.round();
      assert.equal(page.requestCount, 1);
      page.recover();
      await watch.pass(3 * MINUTE);
      assert.equal((await watch.status(page.id)).current_status, 'operational');
    });

    it('says in the log of checks what each address answered', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({}, UNKNOWN);
      page.changeProvider('slack');
      page.failAt('/', 200, { body: HTML });
      page.failAt(SUMMARY, 503);
      page.failAt('/summary.json', 200, { body: '{"message":"Forbidden"}' });
      await watch.polling.round();
      const reason = (await listCheckLog(watch.database.kysely, page.id, 1))[0]?.reason ?? '';
      const host = new URL(page.url).host;
      for (const part of [
        `${page.url} answered an HTML page`,
        `/summary.json answered JSON of another kind`,
        `${SUMMARY}: ${host} answered 503 (Service Unavailable)`,
        `${host} answered 404 (Not Found)`,
      ])
        assert.ok(reason.includes(part), `${part}\n${reason}`);
    });

    it('is not needed any more when the catalog names the provider: the page is read at once', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({}, UNKNOWN);
      page.answerWith(HTML, 'text/html');
      await watch.polling.round();
      page.recover();
      const services = await listVisibleServices(watch.database.kysely, 'org_a', [page.id]);
      await watch.database.transaction((db) =>
        syncCatalogServices(
          db,
          services.map((service) => ({ ...service, adapter: 'statuspage' })),
          watch.clock.now(),
        ),
      );
      await watch.pass(MINUTE);
      assert.equal((await watch.status(page.id)).current_status, 'operational');
    });

    it('is made again by a version that knows more providers', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({}, UNKNOWN);
      page.answerWith(HTML, 'text/html');
      await watch.polling.round();
      page.recover();
      await watch.database.kysely
        .updateTable('meta')
        .set({ value: 'statuspage' })
        .where('key', '=', 'adapters')
        .execute();
      await watch.join().round();
      assert.equal((await watch.status(page.id)).current_status, 'operational');
    });

    it('is not repeated by a start that knows nothing new', async () => {
      await using watch = await startPageWatch(() => store.open());
      const page = await watch.add({}, UNKNOWN);
      page.answerWith(HTML, 'text/html');
      await watch.polling.round();
      const before = await findPollState(watch.database.kysely, page.id);
      const services = await listVisibleServices(watch.database.kysely, 'org_a', [page.id]);
      await watch.database.transaction((db) => syncCatalogServices(db, services, watch.clock.now()));
      await watch.join().round();
      assert.deepEqual(await findPollState(watch.database.kysely, page.id), before);
    });
  });

describe('a check of a known provider', () => {
  it('asks nothing more of a host that answers 429 or Retry-After to an optional document, and waits', async () => {
    await using watch = await startPageWatch();
    const page = await watch.add({ provider: 'cachet' });
    await watch.polling.round();
    const whole = page.requestCount;
    page.failAt('/api/v1/incidents', 503, { retryAfter: '1800' });
    await watch.pass(4 * MINUTE);
    const asked = page.requestCount - whole;
    assert.ok(asked < whole, `${asked} of ${whole}`);
    await watch.pass(28 * MINUTE);
    assert.equal(page.requestCount, whole + asked);
  });
});
