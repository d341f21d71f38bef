import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { ORGANIZATION, PROJECT, START, openTestIngest } from '../../../../../test/support/ingest.ts';
import type { TestIngest } from '../../../../../test/support/ingest.ts';
import { metricsJson, metricsProtobuf } from '../../../../../test/support/otlp-metrics.ts';
import type { MetricSketch } from '../../../../../test/support/otlp-metrics.ts';
import { otlpProtobuf } from '../../../../../test/support/otlp.ts';
import { createTestStores } from '../../../../../test/support/stores.ts';
import { readEvents } from '../../store/events/events.ts';
import type { ExportOutcome } from './ingest-export.ts';
import { createMetricServices } from './metric-services.ts';
import { createMetricsReceiver } from './receive-metrics.ts';
import { createTraceReceiver } from './receive-traces.ts';
import type { TraceRequest } from './receive-traces.ts';

const MINUTE = 60_000;
const CHECKOUT = { 'service.name': 'checkout', 'service.instance.id': 'a' };
const OK = { 'http.request.method': 'POST', 'server.address': 'api.stripe.com', 'http.response.status_code': 200 };
const BAD = { ...OK, 'http.response.status_code': 503, 'error.type': '503' };
const BOUNDS = [0.1, 0.5, 1];

/** A cumulative count of calls that went well, of a process that began then. */
function countsSince(startMs: number, timeMs: number, count: number): MetricSketch {
  return { temporality: 2, startMs, timeMs, attributes: OK, bounds: BOUNDS, counts: [count, 0, 0, 0] };
}

/** The same of a process that began a minute before the test. */
function counts(timeMs: number, count: number): MetricSketch {
  return countsSince(START - MINUTE, timeMs, count);
}

interface Receiver {
  readonly it: TestIngest;
  /** Sends metrics of a process, as protobuf unless said otherwise. */
  readonly send: (
    metrics: readonly MetricSketch[],
    more?: Partial<TraceRequest>,
    resource?: typeof CHECKOUT,
  ) => Promise<ExportOutcome>;
  /** Sends a span of the same process. */
  readonly sendSpan: (attributes: Record<string, string | number>) => Promise<ExportOutcome>;
  /** Lets a minute pass. */
  readonly pass: (minutes?: number) => void;
}

for (const store of createTestStores()) {
  after(() => store.close());
  const on = (name: string, act: (receiver: Receiver) => Promise<void>): void => {
    test(`${store.name}: ${name}`, { skip: store.skip }, async () => withReceiver(await store.open(), act));
  };

  for (const format of ['protobuf', 'json'] as const) {
    const write = format === 'json' ? metricsJson : metricsProtobuf;
    on(`cumulative counts become the calls that each export added (${format})`, async ({ it, send, pass }) => {
      const at = (timeMs: number, counts: number[], bad: number[]): Partial<TraceRequest> => ({
        format,
        body: write(
          [
            { temporality: 2, startMs: START - MINUTE, timeMs, attributes: OK, bounds: BOUNDS, counts },
            { temporality: 2, startMs: START - MINUTE, timeMs, attributes: BAD, bounds: BOUNDS, counts: bad },
          ],
          CHECKOUT,
        ),
      });
      assert.deepEqual(await taken(send([], at(START, [5, 0, 0, 0], [1, 0, 0, 0]))), '');
      assert.equal((await kept(it)).length, 0, 'the first export is where counting begins');
      pass();
      assert.deepEqual(await taken(send([], at(START + MINUTE, [8, 1, 0, 0], [1, 2, 0, 0]))), '');
      const events = await kept(it);
      assert.deepEqual(
        events
          .map(({ status, errorClass, endpoint, feature, method }) =>
            [status, errorClass, endpoint, feature, method].join(),
          )
          .toSorted(),
        [
          ...Array.from({ length: 4 }, () => '200,,/{rest},checkout,POST'),
          ...Array.from({ length: 2 }, () => '503,server_error,/{rest},checkout,POST'),
        ],
      );
      assert.ok(events.every(({ at }) => at >= START - 1000 && at <= START + MINUTE));
      const latencies = events.map(({ latencyUs }) => latencyUs / 1000).toSorted((a, b) => a - b);
      assert.equal(latencies.filter((ms) => ms > 0 && ms < 100).length, 3);
      assert.equal(latencies.filter((ms) => ms > 100 && ms < 500).length, 3);
      assert.deepEqual(await taken(send([], at(START + MINUTE, [8, 1, 0, 0], [1, 2, 0, 0]))), '', 'repeated');
      assert.equal((await kept(it)).length, 6);
    });
  }

  on('delta counts are calls, and an export that is repeated is counted once', async ({ it, send, pass }) => {
    const minute = (index: number): MetricSketch => ({
      temporality: 1,
      startMs: START + (index - 1) * MINUTE,
      timeMs: START + index * MINUTE,
      attributes: OK,
      bounds: BOUNDS,
      counts: [3, 0, 0, 1],
    });
    await taken(send([minute(0)]));
    pass();
    await taken(send([minute(1)]));
    await taken(send([minute(1)]));
    assert.equal((await kept(it)).length, 4);
    assert.ok(
      (await kept(it)).some(({ latencyUs }) => latencyUs > 1_000_000),
      'beyond the last bound',
    );
    pass();
    await taken(send([minute(2)]));
    assert.equal((await kept(it)).length, 8);
  });

  on(
    'a process that begins anew and other processes of a service count from zero; one that has long been running does not',
    async ({ it, send, pass }) => {
      await taken(send([countsSince(START - MINUTE, START, 100)]));
      pass();
      await taken(send([countsSince(START + MINUTE / 2, START + MINUTE, 7)]));
      assert.equal((await kept(it)).length, 7, 'restarted');
      const other = { ...CHECKOUT, 'service.instance.id': 'b' };
      await taken(send([countsSince(START + MINUTE / 2, START + MINUTE, 2)], {}, other));
      assert.equal((await kept(it)).length, 9, 'another process, just begun');
      const old = { ...CHECKOUT, 'service.instance.id': 'c' };
      await taken(send([countsSince(START - 100 * MINUTE, START + MINUTE, 1000)], {}, old));
      assert.equal((await kept(it)).length, 9, 'another process, whose calls were before');
      pass();
      await taken(send([countsSince(START - 100 * MINUTE, START + 2 * MINUTE, 1001)], {}, old));
      assert.equal((await kept(it)).length, 10);
    },
  );

  on('exponential histograms are read, also when their scale became coarser', async ({ it, send, pass }) => {
    const counts = (timeMs: number, scale: number, offset: number, buckets: number[], zeros = 0): MetricSketch => ({
      temporality: 2,
      startMs: START - MINUTE,
      timeMs,
      attributes: OK,
      scale,
      offset,
      zeros,
      counts: buckets,
    });
    // At scale 1 the bucket -7 begins at 2^-3.5 s, 88 ms.
    await taken(send([counts(START, 1, -7, [4, 2])]));
    pass();
    await taken(send([counts(START + MINUTE, 0, -4, [4, 3], 1)]));
    const latencies = (await kept(it)).map(({ latencyUs }) => latencyUs / 1000).toSorted((a, b) => a - b);
    assert.equal(latencies.length, 2);
    assert.equal(latencies[0], 0);
    assert.ok(Number(latencies[1]) > 125 && Number(latencies[1]) < 250, String(latencies[1]));
  });

  on(
    'the spans of a service are not counted while its metrics are, and are again after five minutes without them',
    async ({ it, send, sendSpan, pass }) => {
      const count = async (): Promise<number> => (await kept(it)).length;
      const metrics = (timeMs: number, calls: number): MetricSketch => ({
        temporality: 2,
        startMs: START - MINUTE,
        timeMs,
        attributes: OK,
        bounds: BOUNDS,
        counts: [calls, 0, 0, 0],
      });
      await taken(sendSpan(OK));
      assert.equal(await count(), 1);
      await taken(send([metrics(START, 10)]));
      pass();
      await taken(sendSpan(OK));
      await taken(send([metrics(START + MINUTE, 12)]));
      assert.equal(await count(), 3);
      await taken(
        sendSpan({
          'rpc.system': 'grpc',
          'rpc.service': 's',
          'rpc.method': 'm',
          'server.address': 'api.stripe.com',
          'rpc.grpc.status_code': 0,
        }),
      );
      assert.equal(await count(), 4, 'metrics of HTTP do not hold calls of gRPC');
      pass(6);
      await taken(sendSpan(OK));
      assert.equal(await count(), 5);
      await taken(send([metrics(START + 7 * MINUTE, 40)]));
      assert.equal(await count(), 5, 'what they counted meanwhile, spans counted as well');
    },
  );

  on(
    'both names of the metric at once are counted once, and without any a request changes nothing',
    async ({ it, send, pass }) => {
      const both = (timeMs: number, count: number): MetricSketch[] => [
        { temporality: 2, startMs: START - MINUTE, timeMs, attributes: OK, bounds: BOUNDS, counts: [count, 0, 0, 0] },
        {
          name: 'http.client.duration',
          temporality: 2,
          startMs: START - MINUTE,
          timeMs,
          attributes: { 'http.method': 'POST', 'net.peer.name': 'api.stripe.com', 'http.status_code': 200 },
          bounds: [100, 500],
          counts: [count, 0, 0],
        },
      ];
      await taken(send(both(START, 1)));
      pass();
      await taken(send([{ ...(both(START, 1)[0] as MetricSketch), name: 'http.server.request.duration' }]));
      await taken(send(both(START + MINUTE, 3)));
      assert.equal((await kept(it)).length, 2);
    },
  );

  on('what the limit refused is counted by the next export', async ({ it, send, pass }) => {
    await taken(send([counts(START, 0)]));
    pass();
    await taken(send([counts(START + MINUTE, 800)]));
    const refused = await send([counts(START + MINUTE + 1000, 1200)]);
    assert.equal(refused.kind === 'refused' && refused.code, 'rate_limited');
    pass(2);
    await taken(send([counts(START + 3 * MINUTE, 1300)]));
    assert.equal((await kept(it)).length, 1300);
  });

  on('what the store lost between taking an export and storing its calls is counted', async ({ it, send, pass }) => {
    const failing = async (work: () => Promise<unknown>): Promise<void> => {
      await sql`alter table batch_answers rename to away`.execute(it.database.kysely);
      await work();
      await sql`alter table away rename to batch_answers`.execute(it.database.kysely);
    };
    const pendingOf = () =>
      it.database.kysely.selectFrom('metric_senders').select(['version', 'pending']).executeTakeFirstOrThrow();
    await taken(send([counts(START, 0)]));
    pass();
    await failing(() => assert.rejects(send([counts(START + MINUTE, 5)])));
    const { pending } = await pendingOf();
    const next = await send([counts(START + MINUTE + 1000, 6)]);
    assert.equal(next.kind === 'refused' && next.code, 'unavailable', 'the one before may still be under way');
    // As much as the wall clock may be set forward.
    pass(60);
    await taken(send([counts(START + MINUTE, 5)]));
    assert.equal((await kept(it)).length, 5, 'the same export again');

    // As a server leaves it that ends after it has stored the calls and before it has noted so.
    const { version } = await pendingOf();
    const left = JSON.stringify({ ...(JSON.parse(pending ?? '') as object), version });
    await it.database.kysely.updateTable('metric_senders').set({ pending: left }).execute();
    await taken(send([counts(START + MINUTE, 5)]));
    assert.equal((await kept(it)).length, 5, 'counted once');
    await it.database.kysely.updateTable('metric_senders').set({ pending: left }).execute();
    pass();
    await taken(send([counts(START + 2 * MINUTE, 7)]));
    assert.equal((await kept(it)).length, 7);

    pass();
    await failing(() => assert.rejects(send([counts(START + 3 * MINUTE, 10)])));
    pass();
    await taken(send([counts(START + 4 * MINUTE, 14)]));
    assert.equal((await kept(it)).length, 14, 'the next export holds the calls of the lost one');
    assert.equal((await pendingOf()).pending, null);
  });

  on('of two requests with the same counts at the same moment one counts them', async ({ it, send, pass }) => {
    await taken(send([counts(START, 0)]));
    pass();
    await Promise.all(Array.from({ length: 4 }, () => send([counts(START + MINUTE, 5)])));
    assert.equal((await kept(it)).length, 5);
  });
}

test('a request of too many processes is refused before anything is stored', async () => {
  const [sqlite] = createTestStores();
  if (sqlite === undefined) throw new Error('no store');
  await withReceiver(await sqlite.open(), async ({ it, send }) => {
    const one = {
      temporality: 2,
      startMs: START,
      timeMs: START,
      attributes: OK,
      bounds: BOUNDS,
      counts: [1, 0, 0, 0],
    } as const;
    const body = Buffer.concat(
      Array.from({ length: 501 }, (_, index) => metricsProtobuf([one], { 'service.instance.id': String(index) })),
    );
    const outcome = await send([], { body });
    assert.equal(outcome.kind === 'refused' && outcome.code, 'too_large');
    assert.deepEqual(await it.database.kysely.selectFrom('metric_senders').select('sender').execute(), []);
  });
});

test('what is no OTLP is refused with what is wrong', async () => {
  const [sqlite] = createTestStores();
  if (sqlite === undefined) throw new Error('no store');
  await withReceiver(await sqlite.open(), async ({ send }) => {
    const cases: readonly (readonly [TraceRequest['format'], Buffer, RegExp])[] = [
      ['json', Buffer.from('{'), /not valid JSON/],
      ['json', Buffer.from('[]'), /The body is not an object/],
      ['json', Buffer.from('{"resourceMetrics":[1]}'), /An entry of resourceMetrics is not an object/],
      [
        'json',
        metricsJson([{ temporality: 2, startMs: 0, timeMs: 1, bounds: [1], counts: [1] }]),
        /one bucket more than bounds/,
      ],
      ['protobuf', Buffer.from('hello'), /no ExportMetricsServiceRequest/],
      [
        'protobuf',
        metricsProtobuf([{ temporality: 2, startMs: 0, timeMs: 1, bounds: [1], counts: [1] }]),
        /one bucket more than bounds/,
      ],
    ];
    for (const [format, body, message] of cases) {
      const outcome = await send([], { format, body });
      assert.ok(outcome.kind === 'refused' && outcome.code === 'invalid_body', JSON.stringify(outcome));
      assert.match(outcome.message, message);
    }
    const large = await send([], { format: 'json', body: Buffer.alloc(600_000, ' ') });
    assert.equal(large.kind === 'refused' && large.code, 'too_large');
  });
});

async function withReceiver(
  database: TestIngest['database'],
  act: (receiver: Receiver) => Promise<void>,
): Promise<void> {
  const it = await openTestIngest(database, { limits: {} });
  const { clock, ingest } = it;
  const services = createMetricServices(database.kysely, clock);
  const receive = createMetricsReceiver({ ingest, database, clock, services });
  const receiveTraces = createTraceReceiver(ingest, services);
  const defaults: TraceRequest = {
    sdkKey: it.sdkKey,
    body: Buffer.alloc(0),
    format: 'protobuf',
    contentEncoding: undefined,
    origin: undefined,
    address: '192.0.2.1',
    includesPrivate: false,
    ownHost: 'upriver.example.com',
  };
  await act({
    it,
    send: (metrics, more, resource = CHECKOUT) =>
      receive({ ...defaults, body: metricsProtobuf(metrics, resource), ...more }),
    sendSpan: (attributes) =>
      receiveTraces({
        ...defaults,
        body: otlpProtobuf([{ startMs: clock.now() - 100, endMs: clock.now(), attributes }], CHECKOUT),
      }),
    pass: (minutes = 1) => clock.advance(minutes * MINUTE),
  });
  await ingest.close();
  await database.close();
}

/** What an accepted export was told. */
async function taken(sent: Promise<ExportOutcome>): Promise<string> {
  const outcome = await sent;
  assert.equal(outcome.kind, 'accepted', JSON.stringify(outcome));
  return outcome.message;
}

async function kept(it: TestIngest) {
  const { events } = await readEvents(it.database.kysely, {
    organizationId: ORGANIZATION,
    projectId: PROJECT,
    from: 0,
    to: START * 2,
    limit: 5000,
  });
  return events;
}
