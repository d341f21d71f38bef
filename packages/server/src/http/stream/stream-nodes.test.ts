// Two nodes on one PostgreSQL: what one observes, the other publishes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp, readConfig } from '@upriver/server';
import { TEST_VENDORS, createTestApp } from '../../../../../test/support/app.ts';
import { openEventStream } from '../../../../../test/support/event-stream.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { POSTGRES_MISSING, findPostgres } from '../../../../../test/support/postgres.ts';
import { createSharedDatabase } from '../../../../../test/support/stores.ts';
import { createVendorPages } from '../../../../../test/support/vendor-pages.ts';
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
