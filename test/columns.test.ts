// The same calls as an SDK sends them, by field and as a batch, are the same events to the server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createColumnsWriter } from '../packages/sdk/src/transport/columns-writer.ts';
import { createEventWriter } from '../packages/sdk/src/transport/event-writer.ts';
import { bodyOf } from '../packages/sdk/src/transport/parcel.ts';
import { readColumns } from '../packages/server/src/telemetry/read-columns.ts';
import { createUsualColumnsReader } from '../packages/server/src/telemetry/usual-body/usual-columns.ts';
import { createReadingComparison } from './support/usual-bodies.ts';

const text = fc.string({ unit: 'binary', maxLength: 20 });
const few = fc.constantFrom('api.stripe.com', '/v1/charges/{id}', 'POST', 'é"\\', '');
const call = fc.record({
  host: fc.oneof(few, text),
  endpoint: fc.oneof(few, text),
  status: fc.constantFrom(0, 200, 200, 200, 404, 503),
  latency_ms: fc.nat(9_000_000).map((hundredths) => hundredths / 100),
  ts: fc.integer({ min: 1_800_000_000, max: 1_800_000_100 }),
  method: few,
  error_class: fc.constantFrom(undefined, undefined, 'dns' as const, 'server_error' as const),
  feature: fc.option(few, { nil: undefined }),
  notes: fc.option(
    fc.record({
      waitedMs: fc.constant(-1),
      credential: fc.constantFrom('', 'ab12cd34'),
      tags: fc.option(fc.dictionary(text, fc.nat(), { maxKeys: 3 }), { nil: undefined }),
    }),
    { nil: undefined },
  ),
});
const constants = fc.record({
  environment: fc.constantFrom(undefined, 'prod"d'),
  region: fc.constantFrom(undefined, 'eu'),
  feature: fc.constant('of the process'),
  sdk_version: fc.constant('0.1.0'),
  runtime: fc.constant('node/24'),
  tags: fc.constantFrom(undefined, { team: 'payments', tier: 1 }),
});

test('columns that the SDK writes are read as the events that it writes', () => {
  fc.assert(
    fc.property(constants, fc.array(call, { minLength: 1, maxLength: 6 }), (given, calls) => {
      const batch: unknown = JSON.parse(`[${createEventWriter(given)(calls).text}]`);
      const read = readColumns(JSON.parse(createColumnsWriter(given)(calls)));
      assert.deepEqual(JSON.parse(JSON.stringify(read)), batch);
    }),
  );
});

const usualCalls = Array.from({ length: 100 }, (_, index) => ({
  host: ['api.stripe.com', 'api.openai.com', 'api.github.com'][index % 3] ?? '',
  endpoint: `/v1/${['charges/{id}', 'chat/completions', 'repos/{id}/issues', 'customers'][index % 4]}`,
  status: index % 25 === 0 ? 503 : 200,
  latency_ms: 20 + ((index * 7919) % 300_00) / 100,
  ts: 1_800_000_000 + Math.floor(index / 10),
  method: index % 2 === 0 ? 'GET' : 'POST',
  error_class: index % 25 === 0 ? ('server_error' as const) : undefined,
  feature: undefined,
  notes: {
    waitedMs: -1,
    credential: `ab12cd3${index % 3}`,
    tags:
      index % 25 === 0
        ? { answered_by: 'vendor', request_id: `req_${'a1B2c3D4e5F6g7H8'.slice(index % 9)}` }
        : undefined,
  },
}));
const usualConstants = {
  environment: 'production',
  region: 'eu-central-1',
  deployment_id: '2026-11-23.4',
  sdk_version: '0.1.0',
  runtime: 'node/24.21.0',
  tags: { instance: 'web-7d9f8b6c5-x2x4z' },
};

test('a hundred usual calls take at most 57 bytes each', () => {
  const { length } = Buffer.from(createColumnsWriter(usualConstants)(usualCalls));
  assert.ok(length / 100 <= 57, `${length / 100} bytes`);
  assert.ok(Buffer.from(createEventWriter(usualConstants)(usualCalls).text).length / 100 > 300);
});

test('the body that the SDK sends with columns is one that the server takes at once', () => {
  const text = createColumnsWriter(usualConstants)(usualCalls);
  const parcel = {
    id: '1800000000000-0.25',
    text,
    calls: usualCalls,
    count: 100,
    tries: { attempts: 0, throttled: 0 },
  };
  const compare = createReadingComparison(createUsualColumnsReader());
  assert.ok(compare(Buffer.from(bodyOf(parcel, 'upr_sdk_x', 1_800_000_010_000))));
});
