// Readers of the stream that take nothing: they cost a bounded part of memory, hold up nobody, are let go, and miss nothing.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findFirstOrganizationId } from '../../packages/server/src/store/organizations/organizations.ts';
import { appendChange } from '../../packages/server/src/store/changes/change-log.ts';
import { START, createTestApp, event } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { openEventStream } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { createTestStores } from '../support/stores.ts';

const SLOW = 24;
const CHANGES = 60;
/** Together more than the buffers of two sockets hold. */
const CHANGE_BYTES = 200_000;
const STALLED_MS = 10_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

for (const store of createTestStores()) {
  describe(`slow readers of the stream on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('others are served meanwhile, those that take nothing are let go, and are told the rest when they come back', async () => {
      const settings = { UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off', UPRIVER_LIMIT_STREAMS_PER_ORGANIZATION: '50' };
      await using api = await createTestApp(settings, {
        database: await store.open(),
        streamTimes: { pollMs: 20, heartbeatMs: 100 },
      });
      const url = await api.app.listen();
      await api.request('PUT', '/api/v1/services/acme-pay/links/default');
      const serviceId = (await api.get('/api/v1/services/acme-pay')).body.data.id;
      await using good = await openEventStream(url, api.token);
      const slow = Array.from({ length: SLOW }, () => openSlowly(url, api.token));
      await eventually(async () => assert.equal(await countOpen(api), SLOW + 1));
      const before = measureHeldBytes();
      for (let index = 0; index < CHANGES; index += 1) await change(api, serviceId);
      assert.equal((await good.until(CHANGES)).length, CHANGES);
      assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, event: event() })).status, 200);
      await eventually(() => {
        const held = measureHeldBytes() - before;
        assert.ok(held < (SLOW * CHANGES * CHANGE_BYTES) / 2, `${held} bytes are held for slow readers`);
      });
      assert.equal(await countOpen(api), SLOW + 1);
      await eventually(async () => {
        api.clock.advance(STALLED_MS);
        assert.equal(await countOpen(api), 1);
      });
      assert.match(await readMetrics(api), new RegExp(`^upriver_stream_ends_total\\{reason="slow"\\} ${SLOW}$`, 'm'));
      await using back = await openEventStream(url, api.token, { lastEventId: '0' });
      assert.equal((await back.until(CHANGES)).length, CHANGES);
      for (const socket of slow) socket.destroy();
    });
  });
}

/**
 * What strings and buffers hold after a collection: garbage is not held for anybody. The bytes of a collected buffer are
 * given back a moment later, so what is measured at once is more than what is held, and what stays is held.
 */
function measureHeldBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function openSlowly(url: string, token: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET /api/v1/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nLast-Event-ID: 0\r\n\r\n`);
  return socket;
}

/** As large as a verdict never is, so that a few of them fill what the system buffers. */
async function change({ app }: TestApp, serviceId: string): Promise<void> {
  const organizationId = (await findFirstOrganizationId(app.database.kysely)) ?? '';
  const payload = {
    projectId: 'proj_any',
    environment: 'production',
    region: '',
    from: null,
    to: 'them' as const,
    page: 'silent' as const,
    cause: 'vendor' as const,
    probability: 0.97,
    isRecovering: false,
    sentence: 'x'.repeat(CHANGE_BYTES),
  };
  await app.database.transaction((db) =>
    appendChange(db, { at: START, serviceId, kind: 'verdict', organizationId, payload }),
  );
}

async function countOpen(api: TestApp): Promise<number> {
  return Number(/^upriver_streams_open (\d+)$/m.exec(await readMetrics(api))?.[1]);
}

async function readMetrics(api: TestApp): Promise<string> {
  return String((await api.get('/metrics')).body);
}
