import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { EventsAnswer } from '@upriver/contract';
import { ORGANIZATION, PROJECT, START, anEvent, openTestIngest } from '../../../../test/support/ingest.ts';
import type { TestIngest } from '../../../../test/support/ingest.ts';
import { columnsOf } from '../../../../test/support/columns.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { TestStore } from '../../../../test/support/stores.ts';
import { readEvents } from '../store/events/events.ts';
import { listLinksOfProject } from '../store/services/links.ts';
import { updateSdkKey } from '../store/organizations/sdk-keys.ts';
import { listUnknownHosts } from '../store/telemetry/unknown-hosts.ts';
import { createHousekeeping } from './housekeeping.ts';
import type { IngestOutcome } from './outcome.ts';

const quiet = { debug: () => undefined, error: () => undefined, warn: () => undefined, info: () => undefined };

for (const store of createTestStores()) {
  describe(`ingest on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    defineBodies(store);
    defineKeys(store);
    defineEvents(store);
    defineWaits(store);
    defineLimits(store);
    defineRepeats(store);
  });
}

function defineBodies(store: TestStore): void {
  test('a single event is accepted, and what is kept has no ids, query or secrets', async () => {
    await withIngest(store, {}, async (it) => {
      const event = anEvent({
        method: 'post',
        environment: 'prod',
        error_class: 'ECONNRESET',
        tags: { mail: 'a@b.com', api_key: 'x', n: 3 },
      });
      const outcome = await it.send({ sdk_key: it.sdkKey, event });
      assert.deepEqual(answerOf(outcome), { ok: true, accepted: 1, dropped: 0, resolvedServices: ['stripe'] });
      const tags = Object.assign(Object.create(null) as object, { mail: '{email}', n: 3 });
      assert.deepEqual(await kept(it), [
        {
          projectId: PROJECT,
          at: START - 5000,
          serviceId: 'svc_stripe',
          host: 'api.stripe.com',
          endpoint: '/v1/charges/{id}',
          status: 200,
          latencyUs: 83_500,
          errorClass: 'connection_reset',
          method: 'POST',
          environment: 'prod',
          tags,
        },
      ]);
    });
  });

  test('columns give the same answer and the same stored events as the batch that they hold', async () => {
    const events = [
      anEvent({ method: 'post', region: 'eu', tags: { mail: 'a@b.com', n: 3, ok: true } }),
      anEvent({ latency_ms: 0.01, status: 503, error_class: 'ECONNRESET', ts: START / 1000 - 90 }),
      anEvent({ host: undefined, service: 'stripe', tags: { api_key: 'x' }, feature: '\u{1F600}"' }),
      anEvent({ host: 'api.unknown.com' }),
      anEvent({ status: 42 }),
      anEvent({ host: '', runtime: 'x'.repeat(129) }),
      anEvent({ deployment_id: 'd1', environment: 'live', sdk_version: '1', endpoint: '/v1/charges' }),
    ].map((each) => JSON.parse(JSON.stringify(each)) as object);
    const bodies = [{ batch: events }, { columns: columnsOf(events) }];
    const results: object[] = [];
    for (const body of bodies)
      await withIngest(store, {}, async (it) => {
        const answer = answerOf(await it.send({ sdk_key: it.sdkKey, ...body }));
        assert.deepEqual([answer.accepted, answer.dropped], [4, 3]);
        const unknown = await listUnknownHosts(it.database.kysely, ORGANIZATION, PROJECT);
        results.push({ answer, kept: await kept(it), unknown });
      });
    assert.deepEqual(results[1], results[0]);
  });

  test('columns that are malformed, or stand beside a batch, are refused by name', async () => {
    await withIngest(store, {}, async (it) => {
      const columns = columnsOf([anEvent(), anEvent()]);
      const cases: [object, string][] = [
        [{ columns: { ...columns, host: [0] } }, 'columns.host'],
        [{ columns: [] }, 'columns'],
        [{ columns, batch: [] }, 'body'],
        [{ columns, event: anEvent() }, 'body'],
        [{ columns: { ...columns, texts: ['x'.repeat(300_000)] } }, 'columns'],
      ];
      for (const [body, field] of cases) {
        const outcome = await it.send({ sdk_key: it.sdkKey, ...body });
        assert.ok(outcome.kind === 'refused' && outcome.code === 'invalid_body', field);
        assert.partialDeepStrictEqual(outcome.details, [{ field }]);
      }
      assert.deepEqual(await kept(it), []);
    });
  });

  test('bodies may be gzip, br, deflate or zstd, and text/plain', async () => {
    await withIngest(store, {}, async (it) => {
      const body = Buffer.from(JSON.stringify({ sdk_key: it.sdkKey, batch: [anEvent()] }));
      const encodings = {
        gzip: gzipSync(body),
        br: brotliCompressSync(body),
        deflate: deflateSync(body),
        zstd: zstdCompressSync(body),
        identity: body,
      };
      for (const [contentEncoding, encoded] of Object.entries(encodings))
        assert.equal(
          answerOf(await it.ingest.receive({ body: encoded, contentEncoding, contentType: 'text/plain;charset=UTF-8' }))
            .accepted,
          1,
        );
      assert.equal((await kept(it)).length, 5);
    });
  });

  test('a body that cannot be read is refused by what is wrong with it', async () => {
    await withIngest(store, {}, async (it) => {
      const bomb = Buffer.alloc(60_000_000, 0x20);
      const cases: [string, Parameters<TestIngest['ingest']['receive']>[0]][] = [
        ['invalid_body', { body: Buffer.from('{') }],
        ['invalid_body', { body: Buffer.alloc(0) }],
        ['invalid_body', { body: Buffer.from('[]') }],
        ['invalid_body', { body: Buffer.from('null') }],
        ['invalid_body', { body: Buffer.from('not gzip'), contentEncoding: 'gzip' }],
        ['unsupported_media_type', { body: Buffer.from('{}'), contentType: 'application/xml' }],
        ['unsupported_media_type', { body: Buffer.from('{}'), contentEncoding: 'gzip, br' }],
        ['unsupported_media_type', { body: Buffer.from('{}'), contentEncoding: 'compress' }],
        ['unsupported_media_type', { body: Buffer.from('{}'), contentEncoding: '__proto__' }],
        ['too_large', { body: Buffer.alloc(1024 * 1024 + 1, 0x20) }],
        ['too_large', { body: gzipSync(bomb), contentEncoding: 'gzip' }],
        ['too_large', { body: brotliCompressSync(bomb, { params: {} }), contentEncoding: 'br' }],
        ['too_large', { body: zstdCompressSync(bomb), contentEncoding: 'zstd' }],
        ['invalid_body', { body: Buffer.from(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`) }],
      ];
      for (const [code, request] of cases) assert.equal(codeOf(await it.ingest.receive(request)), code);
      assert.equal((await kept(it)).length, 0);
    });
  });

  test('an envelope with neither or both of event and batch, or more than 500 events, stores nothing', async () => {
    await withIngest(store, {}, async (it) => {
      const many = Array.from({ length: 501 }, () => anEvent());
      for (const body of [
        {},
        { event: anEvent(), batch: [] },
        { batch: {} },
        { batch: many },
        { event: null },
        { batch: [], sent_at: 'now' },
        { batch: [], batch_id: '' },
        { batch: [], sent_at: START },
      ])
        assert.equal(
          codeOf(await it.send({ sdk_key: it.sdkKey, ...body })),
          'invalid_body',
          JSON.stringify(body).slice(0, 60),
        );
      assert.deepEqual(answerOf(await it.sendBatch([])), { ok: true, accepted: 0, dropped: 0 });
      assert.equal((await kept(it)).length, 0);
    });
  });
}

function defineKeys(store: TestStore): void {
  test('the key is judged before the rest of the body, wherever it stands', async () => {
    await withIngest(store, {}, async (it) => {
      const sendText = async (text: string): Promise<string> => {
        const outcome = await it.ingest.receive({ body: Buffer.from(text) });
        return outcome.kind === 'refused' ? outcome.code : outcome.kind;
      };
      const known = `"sdk_key":"${it.sdkKey}"`;
      const events = (count: number): string => JSON.stringify(Array.from({ length: count }, () => anEvent()));
      for (const [key, code] of [
        ['"sdk_key":"upr_sdk_unknown"', 'unauthenticated'],
        [known, 'invalid_body'],
      ])
        for (const text of [
          `{${key},"batch":[{},`,
          `{ ${key},"batch":${events(501)}}`,
          `{"batch":${events(501)},${key}}`,
          `{"batch":[${'[],'.repeat(1000)}[]], ${key}}`,
          `{${key},"event":${'['.repeat(100_000)}`,
        ])
          assert.equal(await sendText(text), code, text.slice(0, 60));
      assert.equal(await sendText(`{"batch":${events(500)},"batch_id":"last",${known}}`), 'accepted');
      assert.equal(await sendText(`{${known},"batch":[],"sdk_key":"upr_sdk_another"}`), 'invalid_body');
      assert.equal(await sendText(`{${known},"batch":[],${known}}`), 'accepted');
    });
  });

  test('only a known key that was not revoked may send, and an API token is told from it', async () => {
    await withIngest(store, {}, async (it) => {
      for (const sdkKey of [undefined, 7, '', 'upr_sdk_unknown'])
        assert.equal(codeOf(await it.send({ sdk_key: sdkKey, batch: [] })), 'unauthenticated');
      assert.equal(codeOf(await it.send({ sdk_key: 'upr_api_0123456789', batch: [] })), 'wrong_credential');
      assert.equal((await it.sendBatch([])).kind, 'accepted');
      await updateSdkKey(it.database.kysely, it.key.id, { revokedAt: START });
      it.shared.generation.advance();
      assert.equal(codeOf(await it.sendBatch([])), 'unauthenticated');
    });
  });

  test('a key revoked by another node is refused after a few seconds', async () => {
    await withIngest(store, {}, async (it) => {
      assert.equal((await it.sendBatch([])).kind, 'accepted');
      await updateSdkKey(it.database.kysely, it.key.id, { revokedAt: START });
      it.clock.advance(5000);
      assert.equal(codeOf(await it.sendBatch([])), 'unauthenticated');
    });
  });

  test('the response to a key that was switched off says so, and everything is dropped', async () => {
    await withIngest(store, { key: { enabled: false } }, async (it) => {
      assert.deepEqual(answerOf(await it.sendBatch([anEvent(), {}])), {
        ok: true,
        accepted: 0,
        dropped: 2,
        disabled: true,
        dropReasons: ['key_disabled'],
      });
      assert.equal((await kept(it)).length, 0);
    });
  });

  test('a key with allowed origins is refused to pages of other origins only', async () => {
    await withIngest(
      store,
      { key: { allowedOrigins: ['https://shop.acme.com', 'https://*.acme.dev'] } },
      async (it) => {
        const from = async (origin?: string) =>
          it.send({ sdk_key: it.sdkKey, batch: [] }, origin === undefined ? {} : { origin });
        for (const origin of [undefined, 'https://shop.acme.com', 'https://a.b.acme.dev'])
          assert.equal((await from(origin)).kind, 'accepted');
        for (const origin of [
          'https://evil.com',
          'null',
          'http://shop.acme.com',
          'https://acme.dev',
          'https://evil.com/.acme.dev',
        ])
          assert.equal(codeOf(await from(origin)), 'origin_refused');
      },
    );
  });
}

function defineEvents(store: TestStore): void {
  test('every event of a mixed batch ends in one outcome, and the counts add up', async () => {
    await withIngest(store, {}, async (it) => {
      const answer = answerOf(
        await it.sendBatch([
          anEvent(),
          anEvent({ host: 'API.Stripe.com.:443' }),
          anEvent({ host: undefined, service: 'github' }),
          anEvent({ host: 'api.unknown.com' }),
          anEvent({ host: '127.0.0.1' }),
          anEvent({ host: undefined, service: 'unknownone' }),
          anEvent({ status: 'ok' }),
          anEvent({ host: 'https://api.stripe.com/v1' }),
          null,
        ]),
      );
      assert.deepEqual(
        { ...answer, errors: answer.errors?.map(({ index, field }) => [index, field]) },
        {
          ok: true,
          accepted: 3,
          dropped: 6,
          resolvedServices: ['stripe', 'github'],
          unknownServices: ['api.unknown.com', '127.0.0.1', 'unknownone'],
          dropReasons: ['invalid_event', 'unknown_service'],
          errors: [
            [6, 'status'],
            [7, 'host'],
            [8, 'event'],
          ],
        },
      );
      const hosts = await listUnknownHosts(it.database.kysely, ORGANIZATION, PROJECT);
      assert.deepEqual(
        hosts.map(({ host, calls }) => [host, calls]),
        [['api.unknown.com', 1]],
      );
      const links = await listLinksOfProject(it.database.kysely, ORGANIZATION, PROJECT);
      assert.deepEqual(
        new Set(links.map((link) => `${link.kind} ${link.serviceId}`)),
        new Set(['observed svc_stripe', 'observed svc_github']),
      );
    });
  });

  test('a single bad event, or a batch with no good one, is refused and not charged', async () => {
    await withIngest(store, { limits: { eventsPerMinute: 3 } }, async (it) => {
      const single = await it.send({ sdk_key: it.sdkKey, event: anEvent({ ts: 1.5 }) });
      assert.equal(codeOf(single), 'invalid_body');
      assert.deepEqual(single.kind === 'refused' && single.details, [
        { index: 0, field: 'ts', message: 'ts must be an integer number of Unix seconds' },
      ]);
      assert.equal(codeOf(await it.sendBatch([{}, {}, {}])), 'invalid_body');
      assert.equal(answerOf(await it.sendBatch([anEvent(), anEvent(), anEvent()])).accepted, 3);
    });
  });

  test('a project takes calls to so many services, and so many a minute to each', async () => {
    await withIngest(store, { limits: { servicesPerProject: 2, serviceEventsPerMinute: 3 } }, async (it) => {
      const batch = ['a', 'b', 'c', 'a', 'a', 'a', 'b'].map((name) => anEvent({ host: `api.${name}.com` }));
      const answer = answerOf(await it.sendBatch(batch));
      assert.deepEqual([answer.accepted, answer.dropped, answer.dropReasons], [5, 2, ['service_cap']]);
      it.clock.advance(60_000);
      assert.equal(answerOf(await it.sendBatch([anEvent({ host: 'api.a.com' })])).accepted, 1);
      assert.equal(answerOf(await it.sendBatch([anEvent({ host: 'api.c.com' })])).dropped, 1);
    });
  });

  test('endpoints beyond 200 templates of a service are counted as one, also after a restart', async () => {
    await withIngest(store, {}, async (it) => {
      const batch = Array.from({ length: 205 }, (_, index) => anEvent({ endpoint: `/e/${word(index)}` }));
      assert.equal(answerOf(await it.sendBatch(batch)).accepted, 205);
      const templates = new Set((await kept(it)).map((event) => event.endpoint));
      assert.equal(templates.size, 201);
      assert.ok(templates.has('{other}'));
      await it.ingest.close();
      const again = await openTestIngest(it.database, { key: { id: 'key_again' } });
      assert.equal(answerOf(await again.sendBatch([anEvent({ endpoint: '/brand/new' })])).accepted, 1);
      assert.equal((await kept(again)).filter((event) => event.endpoint === '/brand/new').length, 0);
    });
  });

  test('times are corrected for a clock that is off, never moved into the future, and never too old', async () => {
    await withIngest(store, {}, async (it) => {
      const now = Math.floor(START / 1000);
      await it.sendBatch([anEvent({ ts: now - 10 })], { sent_at: now - 2 });
      await it.sendBatch([anEvent({ ts: now - 3610 })], { sent_at: now - 3600 });
      await it.sendBatch([anEvent({ ts: now + 30 }), anEvent({ ts: now + 86_400 }), anEvent({ ts: 0 })]);
      assert.deepEqual(
        (await kept(it)).map((event) => event.at / 1000 - now),
        [0, 0, -10, -10, -now],
      );
    });
  });
}

function defineWaits(store: TestStore): void {
  test('a call that was aborted after a longer wait than is usual for its series is kept as a time-out', async () => {
    await withIngest(store, {}, async (it) => {
      const aborted = { status: 0, error_class: 'AbortError' };
      await it.sendBatch([
        ...Array.from({ length: 60 }, () => anEvent({ region: 'eu' })),
        ...Array.from({ length: 60 }, () => anEvent({ region: 'us', latency_ms: 8000 })),
        ...[3000, 40].map((ms) => anEvent({ ...aborted, region: 'eu', latency_ms: ms })),
        anEvent({ ...aborted, region: 'us', latency_ms: 5000 }),
      ]);
      const ended = (await kept(it)).filter(({ status }) => status === 0);
      assert.deepEqual(Object.fromEntries(ended.map(({ latencyUs, errorClass }) => [latencyUs / 1000, errorClass])), {
        40: 'aborted',
        3000: 'timeout',
        5000: 'aborted',
      });
    });
  });

  test('a vendor that hangs from the first call of a new series has time-outs, whenever its callers give up', async () => {
    await withIngest(store, {}, async (it) => {
      const waitedS = [2, 7, 4, 6, 3, 5];
      const aborted = (seconds: number, fields: object) =>
        anEvent({ status: 0, error_class: 'aborted', latency_ms: seconds * 1000, ...fields });
      const endsAt = START / 1000;
      await it.sendBatch([
        ...waitedS.map((seconds, index) => aborted(seconds, { region: 'eu', ts: endsAt - 90 + 10 * index })),
        // A job that is stopped gives up all its calls at once.
        ...waitedS.map((seconds) => aborted(seconds, { region: 'us', ts: endsAt - seconds })),
      ]);
      const calls = await kept(it);
      assert.deepEqual(
        calls
          .filter(({ errorClass }) => errorClass === 'timeout')
          .map(({ region, latencyUs }) => [region, latencyUs / 1e6]),
        [
          ['eu', 5],
          ['eu', 3],
        ],
      );
      assert.equal(calls.length, 12);
    });
  });
}

function defineLimits(store: TestStore): void {
  test('1,000 events are accepted, the 1,001st is refused and charges nothing, and 60 seconds later it is accepted', async () => {
    await withIngest(store, {}, async (it) => {
      const batch = Array.from({ length: 499 }, () => anEvent());
      assert.deepEqual((await it.sendBatch(batch)).limits, { limit: 1000, remaining: 501, resetSeconds: 60 });
      await it.sendBatch(batch);
      const tooMany = await it.sendBatch([anEvent(), anEvent(), anEvent()]);
      assert.equal(codeOf(tooMany), 'rate_limited');
      assert.equal(tooMany.kind === 'refused' && tooMany.retryAfterSeconds, 60);
      assert.equal(answerOf(await it.sendBatch([anEvent(), anEvent()])).accepted, 2);
      assert.equal(codeOf(await it.sendBatch([anEvent()])), 'rate_limited');
      it.clock.advance(59_999);
      assert.equal(codeOf(await it.sendBatch([anEvent()])), 'rate_limited');
      it.clock.advance(1);
      assert.equal(answerOf(await it.sendBatch([anEvent()])).accepted, 1);
      assert.equal((await kept(it)).length, 1001);
    });
  });

  test('a key near its limit is advised to report a share of calls that fits', async () => {
    await withIngest(store, {}, async (it) => {
      const batch = Array.from({ length: 450 }, () => anEvent());
      assert.equal(answerOf(await it.sendBatch(batch)).sampleRate, undefined);
      assert.equal(answerOf(await it.sendBatch(batch)).sampleRate, 0.89);
      const refused = await it.sendBatch(batch);
      assert.equal(refused.kind === 'refused' && refused.advice?.sampleRate, 0.53);
    });
  });

  test('an address may make 100 requests a minute, whatever its key', async () => {
    await withIngest(store, {}, async ({ ingest, clock }) => {
      for (let request = 0; request < 100; request += 1)
        assert.equal((await ingest.takeAddress('2001:db8::1')).outcome, undefined);
      const take = await ingest.takeAddress('2001:db8::2');
      assert.deepEqual(
        [take.outcome?.code, take.outcome?.retryAfterSeconds, take.limits.remaining],
        ['rate_limited', 60, 0],
      );
      assert.equal((await ingest.takeAddress('2001:db8:0:1::1')).outcome, undefined);
      clock.advance(60_000);
      assert.equal((await ingest.takeAddress('2001:db8::1')).outcome, undefined);
    });
  });

  test('limits neither open nor stand still when somebody sets the wall clock', async () => {
    for (const step of [30_000, -30_000, 3_600_000, -3_600_000])
      await withIngest(store, { limits: { eventsPerMinute: 2, requestsPerMinute: 2 } }, async (it) => {
        const { ingest, clock } = it;
        const pair = [anEvent(), anEvent()];
        for (let request = 0; request < 2; request += 1)
          assert.equal((await ingest.takeAddress('192.0.2.1')).outcome, undefined);
        assert.equal(answerOf(await it.sendBatch(pair)).accepted, 2);
        clock.stepWall(step);
        assert.equal((await ingest.takeAddress('192.0.2.1')).outcome?.retryAfterSeconds, 60);
        const refused = await it.sendBatch(pair);
        assert.equal(refused.kind === 'refused' && refused.retryAfterSeconds, 60);
        clock.advance(60_000);
        assert.equal((await ingest.takeAddress('192.0.2.1')).outcome, undefined);
        clock.stepWall(-step);
        assert.equal(answerOf(await it.sendBatch(pair)).accepted, 2);
      });
  });

  test('concurrent batches together never exceed the limit', async () => {
    await withIngest(store, {}, async (it) => {
      const batch = Array.from({ length: 300 }, () => anEvent());
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => it.sendBatch(batch)));
      assert.equal(outcomes.filter((outcome) => outcome.kind === 'accepted').length, 3);
      assert.equal((await kept(it)).length, 900);
    });
  });
}

function defineRepeats(store: TestStore): void {
  test('a repeated batch gets the first answer and stores nothing, for ten minutes', async () => {
    await withIngest(store, {}, async (it) => {
      const housekeeping = createHousekeeping({ ...it, log: quiet, retentionEventsDays: undefined });
      const batch = [anEvent(), anEvent({ host: 'api.unknown.com' })];
      const first = answerOf(await it.sendBatch(batch, { batch_id: 'b1' }));
      it.clock.advance(599_999);
      await housekeeping.finish();
      assert.deepEqual(answerOf(await it.sendBatch([anEvent()], { batch_id: 'b1' })), first);
      const byHeader = await it.send({ sdk_key: it.sdkKey, batch: [anEvent()] }, { idempotencyKey: 'b1' });
      assert.deepEqual(answerOf(byHeader), first);
      assert.equal((await kept(it)).length, 1);
      it.clock.advance(1);
      await housekeeping.finish();
      assert.notDeepEqual(answerOf(await it.sendBatch([anEvent()], { batch_id: 'b1' })), first);
      assert.equal((await kept(it)).length, 2);
    });
  });

  test(
    'somebody who sets the wall clock makes no repeat count twice, and no request wait',
    { timeout: 10_000 },
    async () => {
      for (const step of [30_000, -30_000, 3_600_000, -3_600_000])
        await withIngest(store, {}, async (it) => {
          const housekeeping = createHousekeeping({ ...it, log: quiet, retentionEventsDays: undefined });
          it.clock.advance(660_000);
          const first = answerOf(await it.sendBatch([anEvent()], { batch_id: 'b1' }));
          for (const by of [step, -step]) {
            it.clock.stepWall(by);
            await housekeeping.finish();
            assert.deepEqual(answerOf(await it.sendBatch([anEvent()], { batch_id: 'b1' })), first);
            assert.equal(answerOf(await it.sendBatch([anEvent()])).accepted, 1);
          }
          assert.equal((await kept(it)).length, 3);
          it.clock.advance(600_000);
          await housekeeping.finish();
          await it.sendBatch([anEvent()], { batch_id: 'b1' });
          assert.equal((await kept(it)).length, 4, 'and it is not kept for ever');
        });
    },
  );

  test('repeats that arrive together are stored once', async () => {
    await withIngest(store, {}, async (it) => {
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => it.sendBatch([anEvent()], { batch_id: 'b1' })),
      );
      for (const outcome of outcomes) assert.deepEqual(answerOf(outcome), answerOf(outcomes[0]));
      assert.equal((await kept(it)).length, 1);
    });
  });

  test('when the store fails the sender is asked to retry, nothing is charged, and a repeat is taken', async () => {
    await withIngest(store, { limits: { eventsPerMinute: 2, serviceEventsPerMinute: 2 } }, async (it) => {
      await it.database.kysely.schema.alterTable('event_blocks').renameTo('gone').execute();
      const failed = await it.sendBatch([anEvent(), anEvent()], { batch_id: 'b1' });
      assert.equal(codeOf(failed), 'unavailable');
      assert.equal(failed.kind === 'refused' && failed.retryAfterSeconds, 2);
      assert.equal(it.errors.length, 1);
      await it.database.kysely.schema.alterTable('gone').renameTo('event_blocks').execute();
      assert.equal((await kept(it)).length, 0);
      assert.equal(answerOf(await it.sendBatch([anEvent(), anEvent()], { batch_id: 'b1' })).accepted, 2);
      assert.equal((await listLinksOfProject(it.database.kysely, ORGANIZATION, PROJECT)).length, 1);
    });
  });

  test('closing writes what was accepted and takes nothing more', async () => {
    await withIngest(store, {}, async (it) => {
      const sent = it.sendBatch([anEvent()]);
      await it.sendBatch([]);
      const closed = it.ingest.close();
      assert.equal(codeOf(await it.sendBatch([anEvent()])), 'unavailable');
      await closed;
      const first = await sent;
      assert.equal((await kept(it)).length, first.kind === 'accepted' ? 1 : 0);
    });
  });
}

async function withIngest(
  store: TestStore,
  options: Parameters<typeof openTestIngest>[1],
  work: (it: TestIngest) => Promise<void>,
): Promise<void> {
  const database = await store.open();
  try {
    await work(await openTestIngest(database, options));
  } finally {
    await database.close();
  }
}

async function kept(it: TestIngest) {
  const page = await readEvents(it.database.kysely, {
    organizationId: ORGANIZATION,
    projectId: PROJECT,
    from: 0,
    to: START * 2,
    limit: 5000,
  });
  return page.events;
}

function answerOf(outcome: IngestOutcome | undefined): EventsAnswer {
  assert.equal(outcome?.kind, 'accepted', JSON.stringify(outcome));
  if (outcome?.kind !== 'accepted') throw new Error('not accepted');
  return outcome.answer;
}

function codeOf(outcome: IngestOutcome): string {
  return outcome.kind === 'refused' ? outcome.code : outcome.kind;
}

/** Two words of routes, different for each number up to 225, which are not taken for identifiers. */
function word(index: number): string {
  const words =
    'accounts cards charges customers events files images invoices items messages orders payments reports search users';
  const list = words.split(' ');
  return `${list[Math.floor(index / list.length)]}/${list[index % list.length]}`;
}
