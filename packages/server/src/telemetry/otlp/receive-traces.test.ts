import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { bytesField, numberField, otlpJson, otlpProtobuf } from '../../../../../test/support/otlp.ts';
import type { SpanSketch } from '../../../../../test/support/otlp.ts';
import { ORGANIZATION, PROJECT, START, openTestIngest } from '../../../../../test/support/ingest.ts';
import type { TestIngest } from '../../../../../test/support/ingest.ts';
import { readEvents } from '../../store/events/events.ts';
import { updateSdkKey } from '../../store/organizations/sdk-keys.ts';
import type { IngestLimits } from '../ingest.ts';
import { createTraceReceiver } from './receive-traces.ts';
import type { ExportOutcome } from './ingest-export.ts';
import type { TraceRequest } from './receive-traces.ts';
import { openMemoryStore } from '../../../../../test/support/memory-store.ts';

test('spans of both formats are stored like events, and other spans are not counted', async () => {
  await withReceiver({}, async ({ it, send }) => {
    const spans = [call(), { kind: 2 }, call({ status: 503 })];
    for (const [format, body] of [
      ['json', otlpJson(spans)],
      ['protobuf', otlpProtobuf(spans)],
    ] as const)
      assert.deepEqual(await counts(send({ format, body })), { rejected: 0, message: '' });
    assert.deepEqual(
      (await kept(it))
        .map(({ status, errorClass, endpoint }) => ({ status, errorClass, endpoint }))
        .sort((a, b) => a.status - b.status),
      [200, 200, 503, 503].map((status) => ({
        status,
        errorClass: status === 503 ? 'server_error' : undefined,
        endpoint: '/v1/charges/{id}',
      })),
    );
  });
});

test('spans that are not stored are counted as rejected, with the reasons in one line', async () => {
  await withReceiver({}, async ({ it, send }) => {
    const spans = [
      call(),
      call({ host: 'unknown.example.com' }),
      call({ host: 'not a host' }),
      call({ host: '10.0.0.1' }),
    ];
    const outcome = await counts(send({ body: otlpProtobuf(spans) }));
    assert.deepEqual(outcome, {
      rejected: 2,
      message:
        '2 HTTP client spans were not stored: invalid_event (host must be a host name, without scheme, path or credentials); unknown_service (unknown.example.com)',
    });
    assert.equal((await counts(send({ body: otlpProtobuf([call({ host: 'not a host' })]) }))).rejected, 1);
    assert.equal((await kept(it)).length, 1);
  });
});

test('a batch of the exporters’ usual size is taken in two parts; empty ones are taken, too', async () => {
  await withReceiver({}, async ({ it, send }) => {
    assert.equal((await counts(send({ body: otlpProtobuf(calls(512)) }))).rejected, 0);
    assert.equal((await kept(it)).length, 512);
    assert.equal((await counts(send({ body: Buffer.alloc(0) }))).rejected, 0);
    assert.equal((await counts(send({ format: 'json', body: Buffer.from('{}') }))).rejected, 0);
  });
});

test('what does not fit into the limit is refused whole and not charged, so that it can be repeated', async () => {
  await withReceiver({ eventsPerMinute: 100 }, async ({ it, send }) => {
    assert.equal((await counts(send({ body: otlpProtobuf(calls(60)) }))).rejected, 0);
    const refusal = await send({ body: otlpProtobuf(calls(60)) });
    assert.equal(refusal.kind === 'refused' && refusal.code, 'rate_limited');
    assert.equal(refusal.kind === 'refused' && refusal.retryAfterSeconds, 60);
    assert.equal((await counts(send({ body: otlpProtobuf(calls(40)) }))).rejected, 0);
    assert.equal((await kept(it)).length, 100);
  });
});

test('what can never fit is taken as far as the limit goes, and never beyond it', async () => {
  await withReceiver({ eventsPerMinute: 700 }, async ({ it, send }) => {
    const { rejected, message } = await counts(send({ body: otlpProtobuf(calls(1200)) }));
    assert.equal(rejected, 500);
    assert.match(message, /At most 700 events a minute/);
    assert.equal((await kept(it)).length, 700);
    assert.equal((await send({ body: otlpProtobuf(calls(1)) })).kind, 'refused');
  });
  await withReceiver({ eventsPerMinute: 10 }, async ({ it, send }) => {
    assert.equal((await counts(send({ body: otlpProtobuf(calls(25)) }))).rejected, 15);
    assert.equal((await kept(it)).length, 10);
  });
});

test('a key that was switched off rejects everything, and nobody repeats it', async () => {
  await withReceiver({}, async ({ it, send }) => {
    await updateSdkKey(it.database.kysely, it.key.id, { enabled: false });
    assert.deepEqual(await counts(send({ body: otlpProtobuf(calls(3)) })), {
      rejected: 3,
      message: '3 HTTP client spans were not stored: key_disabled',
    });
  });
});

test('a request without a key, with a wrong one, from a wrong place or that cannot be read is refused', async () => {
  await withReceiver({}, async ({ it, send }) => {
    const nested = (depth: number): Buffer =>
      Buffer.from(
        `{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":${'{"arrayValue":{"values":['.repeat(depth)}${']}}'.repeat(depth)}}]}}]}`,
      );
    const cases: [string, Partial<TraceRequest>][] = [
      ['unauthenticated', { sdkKey: undefined }],
      ['unauthenticated', { sdkKey: 'upr_sdk_nobody' }],
      ['wrong_credential', { sdkKey: `upr_api_${'x'.repeat(30)}` }],
      ['invalid_body', { body: Buffer.from('hello') }],
      ['invalid_body', { body: otlpProtobuf([call()]).subarray(0, -1) }],
      ['invalid_body', { format: 'json', body: Buffer.from('') }],
      ['invalid_body', { format: 'json', body: Buffer.from('[]') }],
      ['invalid_body', { format: 'json', body: Buffer.from('{"resourceSpans":{}}') }],
      ['invalid_body', { body: Buffer.from('x'), contentEncoding: 'gzip' }],
      ['unsupported_media_type', { contentEncoding: 'compress' }],
      ['too_large', { body: gzipSync(Buffer.alloc(6_000_000)), contentEncoding: 'gzip' }],
      ['too_large', { body: otlpProtobuf(Array.from({ length: 10_001 }, () => ({}))), contentEncoding: undefined }],
    ];
    cases.push(['too_large', { format: 'json', body: nested(5000) }]);
    for (const [code, change] of cases) {
      const outcome = await send(change);
      assert.equal(outcome.kind === 'refused' && outcome.code, code, JSON.stringify(change).slice(0, 80));
    }
    assert.equal((await send({ format: 'json', body: nested(20) })).kind, 'accepted');
    await updateSdkKey(it.database.kysely, it.key.id, { allowedOrigins: ['https://shop.example.com'] });
    it.shared.generation.advance();
    const outcome = await send({ origin: 'https://elsewhere.example.com' });
    assert.equal(outcome.kind === 'refused' && outcome.code, 'origin_refused');
    assert.equal((await kept(it)).length, 0);
  });
});

test('fields in any order, unknown fields and fields of the wrong type are read as protobuf means them', async () => {
  await withReceiver({}, async ({ it, send }) => {
    const attribute = (key: string, value: Buffer): Buffer =>
      bytesField(9, Buffer.concat([bytesField(2, value), bytesField(1, Buffer.from(key))]));
    const text = (value: string): Buffer => bytesField(1, Buffer.from(value));
    const span = Buffer.concat([
      attribute('http.request.method', text('GET')),
      attribute('server.address', text('api.stripe.com')),
      attribute('url.path', bytesField(5, bytesField(1, text('in a list')))),
      numberField(7, 5),
      bytesField(500, Buffer.from('later')),
      numberField(6, 3),
    ]);
    const resource = bytesField(1, bytesField(1, Buffer.concat([text('service.name'), bytesField(2, text('late'))])));
    const body = bytesField(
      1,
      Buffer.concat([bytesField(2, bytesField(2, span)), resource, bytesField(9, Buffer.alloc(3))]),
    );
    assert.equal((await counts(send({ body }))).rejected, 0);
    assert.deepEqual(
      (await kept(it)).map(({ feature, endpoint }) => ({ feature, endpoint })),
      [{ feature: 'late', endpoint: '/' }],
    );
  });
});

const sketch: fc.Arbitrary<SpanSketch> = fc.oneof(
  fc.constant({}).map(() => call()),
  fc.record(
    {
      kind: fc.integer({ min: 0, max: 6 }),
      startMs: fc.integer({ min: 0, max: 2_000_000_000_000 }),
      endMs: fc.integer({ min: 0, max: 2_000_000_000_000 }),
      attributes: fc.dictionary(
        fc.constantFrom(
          'http.request.method',
          'http.method',
          'server.address',
          'url.full',
          'http.status_code',
          'http.response.status_code',
          'error.type',
          '__proto__',
          'other',
        ),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('api.stripe.com', 'GET', 'https://api.stripe.com/x?y', '10.0.0.1', ''),
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.integer({ min: 0 }),
          fc.boolean(),
        ),
      ),
      status: fc.record({ code: fc.integer({ min: 0, max: 3 }), message: fc.string() }),
    },
    { requiredKeys: [] },
  ),
);

test('whatever the spans, both formats have the same outcome and the counts agree with the store', async () => {
  await withReceiver({ eventsPerMinute: 1_000_000 }, async ({ it, send }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(sketch, { maxLength: 12 }), async (spans) => {
        const before = await blocks(it);
        const json = await counts(send({ format: 'json', body: otlpJson(spans) }));
        const stored = (await blocks(it)) - before;
        const protobuf = await counts(send({ body: otlpProtobuf(spans) }));
        assert.deepEqual(json, protobuf);
        assert.equal((await blocks(it)) - before, 2 * stored);
        const clients = spans.filter(({ kind = 3 }) => kind === 3).length;
        assert.ok(stored + json.rejected <= clients);
      }),
      { numRuns: 300 },
    );
    assert.deepEqual(it.errors, []);
  });
});

test('bytes that are no OTLP are refused or hold no spans, and never throw', async () => {
  await withReceiver({ eventsPerMinute: 1_000_000 }, async ({ it, send }) => {
    const valid = [otlpProtobuf([call(), call()]), otlpJson([call(), call()])];
    const mutated = fc
      .tuple(
        fc.constantFrom(...valid),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        fc.nat(),
      )
      .map(([bytes, changes, cut]) => {
        const copy = Buffer.from(bytes);
        for (const [at, value] of changes) copy[at % copy.length] = value;
        return cut % 3 === 0 ? copy.subarray(0, cut % copy.length) : copy;
      });
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      mutated,
    );
    const format = fc.constantFrom('json' as const, 'protobuf' as const);
    await fc.assert(
      fc.asyncProperty(body, format, async (bytes, kind) => {
        const outcome = await send({ body: bytes, format: kind });
        if (outcome.kind === 'refused') assert.equal(outcome.code, 'invalid_body');
        else assert.ok(outcome.rejected <= 2);
      }),
      { numRuns: 1500 },
    );
    const json = fc.record(
      {
        resourceSpans: fc.array(
          fc.record({ scopeSpans: fc.jsonValue(), resource: fc.jsonValue() }, { requiredKeys: [] }),
        ),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        const outcome = await send({ body: Buffer.from(JSON.stringify(value)), format: 'json' });
        if (outcome.kind === 'refused') assert.equal(outcome.code, 'invalid_body');
      }),
    );
    assert.deepEqual(it.errors, []);
  });
});

interface TracesReceiver {
  readonly it: TestIngest;
  /** Sends with the project's key, as protobuf and without encoding unless said otherwise. */
  readonly send: (change: Partial<TraceRequest>) => Promise<ExportOutcome>;
}

async function withReceiver(
  limits: Partial<IngestLimits>,
  act: (receiver: TracesReceiver) => Promise<void>,
): Promise<void> {
  const database = await openMemoryStore();
  const it = await openTestIngest(database, { limits });
  const receive = createTraceReceiver(it.ingest, { of: async () => new Set(), forget: () => undefined });
  const defaults: TraceRequest = {
    sdkKey: it.sdkKey,
    body: otlpProtobuf([call()]),
    format: 'protobuf',
    contentEncoding: undefined,
    origin: undefined,
    address: '192.0.2.1',
    includesPrivate: false,
    ownHost: 'upriver.example.com',
  };
  await act({ it, send: (change) => receive({ ...defaults, ...change }) });
  await it.ingest.close();
  await database.close();
}

function call({ host = 'api.stripe.com', status = 200 }: { host?: string; status?: number } = {}): SpanSketch {
  return {
    startMs: START - 5000,
    endMs: START - 4900,
    attributes: {
      'http.request.method': 'GET',
      'server.address': host,
      'url.full': 'https://h/v1/charges/ch_1a2b3c4d?expand=x',
      'http.response.status_code': status,
    },
  };
}

function calls(count: number): SpanSketch[] {
  return Array.from({ length: count }, () => call());
}

async function counts(sent: Promise<ExportOutcome>): Promise<{ rejected: number; message: string }> {
  const outcome = await sent;
  assert.equal(outcome.kind, 'accepted', JSON.stringify(outcome));
  const { rejected, message } = outcome;
  return { rejected, message };
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

async function blocks(it: TestIngest): Promise<number> {
  const rows = await it.database.kysely.selectFrom('event_blocks').select('events').execute();
  return rows.reduce((sum, row) => sum + row.events, 0);
}
