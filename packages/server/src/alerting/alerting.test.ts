import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestStores } from '../../../../test/support/stores.ts';
import { createHandClock } from '../domain/clock.ts';
import { noticeFor } from '../domain/notice.ts';
import { createMetrics } from '../metrics.ts';
import { createHttpClient } from '../outbound/http-client.ts';
import { createMailClient } from '../outbound/mail-client.ts';
import { insertDeliveries } from '../store/alerts/deliveries.ts';
import { createAlerting } from './alerting.ts';
import { createSecretBox } from './secret-box.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MONTH_MS = 31 * 24 * 3_600_000;

for (const store of createTestStores())
  describe(`alerting on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('deliveries of long ago go with the next rounds, however many there are', async () => {
      const database = await store.open();
      try {
        const { kysely: db } = database;
        const old = Array.from({ length: 2001 }, (_, index) =>
          noticeFor('chan_a', 'org_a', `Message ${index}`, [], NOW - MONTH_MS + index),
        );
        await insertDeliveries(db, old);
        await db.updateTable('deliveries').set({ state: 'delivered' }).execute();
        const alerting = createAlerting({
          database,
          clock: createHandClock(NOW),
          log: { debug() {}, info() {}, warn() {}, error() {} },
          metrics: createMetrics(),
          client: {
            ...createHttpClient({ allow: [], userAgent: 'test' }),
            ...createMailClient({ allow: [], timeoutMs: 1000 }),
          },
          secrets: createSecretBox({ database, secretKey: 'a key of tests', keyFile: '/nowhere/secret.key' }),
          publicUrl: null,
          staleAfterMs: 1000,
          readVerdicts: async () => [],
        });
        for (const left of [1001, 1, 0]) {
          await alerting.round();
          assert.equal((await db.selectFrom('deliveries').select('id').execute()).length, left);
        }
        await alerting.stop();
      } finally {
        await database.close();
      }
    });
  });
