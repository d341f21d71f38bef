// Two nodes on one PostgreSQL: what one observes, the other publishes.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Status } from '@upriver/contract';
import { createApp, readConfig } from '@upriver/server';
import { START, TEST_VENDORS, createTestApp } from '../../../../../test/support/app.ts';
import { openEventStream } from '../../../../../test/support/event-stream.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { POSTGRES_MISSING, findPostgres } from '../../../../../test/support/postgres.ts';
import { createSharedDatabase, createTestStores } from '../../../../../test/support/stores.ts';
import { createVendorPages } from '../../../../../test/support/vendor-pages.ts';
import { appendChange } from '../../store/changes/change-log.ts';
import { openDatabase } from '../../store/database.ts';

const bin = findPostgres();

test(
  'what one node observes on a page is published by another, once and in order',
  {
    skip: bin === undefined ? POSTGRES_MISSING : false,
  },
  async () => {
    assert.ok(bin);
    const url = await createSharedDatabase(bin);
    await using pages = createVendorPages();
    const page = await pages.add({ provider: 'statuspage', components: ['API'] });
    const settings = { UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off', UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' };
    await using seeing = await createTestApp(settings, { database: openDatabase({ dialect: 'postgres', url }) });
    const telling = await createApp(readConfig({ ...settings, UPRIVER_LOG_LEVEL: 'silent', UPRIVER_PORT: '0' }), {
      clock: seeing.clock,
      vendors: TEST_VENDORS,
      database: openDatabase({ dialect: 'postgres', url }),
      streamTimes: { pollMs: 20 },
    });
    try {
      const body = { name: 'Own', statusPageUrl: page.url, adapter: 'statuspage' };
      const { id } = (await seeing.request('POST', '/api/v1/services', { body })).body.data;
      await using stream = await openEventStream(await telling.listen(), seeing.token);
      await eventually(() => assert.match(stream.text(), /still here/));
      const words = ['operational', 'major_outage', 'operational', 'partial_outage'] as const;
      for (const word of words) {
        page.setComponent('API', word);
        seeing.clock.advance(60_000);
        await seeing.app.check(id);
      }
      assert.deepEqual(
        (await stream.until(words.length)).map(({ event, data }) => [event, data.to]),
        words.map((word) => ['status', word]),
      );
    } finally {
      await telling.close();
    }
  },
);

for (const store of createTestStores())
  describe(`two nodes on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('a client that comes over from a node that has read further hears nothing twice, misses nothing and is not reset', async () => {
      const { databases } = await store.openTwice();
      const settings = { UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off' };
      const [here, there] = databases;
      await using ahead = await createTestApp(settings, { database: here, streamTimes: { pollMs: 20 } });
      // Reads the log when it is told to, and a moment later than the other one otherwise.
      const behind = await createApp(readConfig({ ...settings, UPRIVER_LOG_LEVEL: 'silent', UPRIVER_PORT: '0' }), {
        clock: ahead.clock,
        vendors: TEST_VENDORS,
        database: there,
        streamTimes: { pollMs: 600_000 },
      });
      try {
        await ahead.request('PUT', '/api/v1/services/acme-pay/links/default');
        const serviceId = (await ahead.get('/api/v1/services/acme-pay')).body.data.id;
        const change = async (to: Status): Promise<void> => {
          const payload = { from: 'unknown', to } as const;
          await here.transaction((writing) =>
            appendChange(writing, { kind: 'status', at: START, serviceId, organizationId: null, payload }),
          );
        };
        const url = await behind.listen();
        // Somebody listens there already, so that it reads the log in its own time.
        await using other = await openEventStream(url, ahead.token);
        await eventually(() => assert.match(other.text(), /still here/));
        await using first = await openEventStream(await ahead.app.listen(), ahead.token);
        await eventually(() => assert.match(first.text(), /still here/));
        await change('degraded');
        const [heard] = await first.until(1);
        assert.ok(heard?.id);
        await using over = await openEventStream(url, ahead.token, { lastEventId: heard.id });
        await eventually(() => assert.match(over.text(), /still here/));
        await change('operational');
        // A change of its own makes that node read.
        await change('major_outage');
        const marker = { kind: 'deployment', name: 'v2' };
        const body = JSON.stringify(marker);
        const headers = { authorization: `Bearer ${ahead.token}`, 'content-type': 'application/json' };
        const reported = await fetch(`${url}/api/v1/projects/default/changes`, { method: 'POST', headers, body });
        assert.equal(reported.status, 201, await reported.text());
        assert.deepEqual(
          (await over.until(3)).map(({ event, data }) => [event, data.to]),
          [
            ['status', 'operational'],
            ['status', 'major_outage'],
            ['change', undefined],
          ],
        );
        assert.equal((await other.until(4)).length, 4);
      } finally {
        await behind.close();
      }
    });
  });
