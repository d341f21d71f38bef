// The same calls as an SDK sends them, by field and as a batch, are the same events to the server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createColumnsWriter } from '../packages/sdk/src/transport/columns-writer.ts';
import { createEventWriter } from '../packages/sdk/src/transport/event-writer.ts';
import { readColumns } from '../packages/server/src/telemetry/read-columns.ts';

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

test('a hundred usual calls take at most 57 bytes each', () => {
  const calls = Array.from({ length: 100 }, (_, index) => ({
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
  const given = {
    environment: 'production',
    region: 'eu-central-1',
    deployment_id: '2026-11-23.4',
    sdk_version: '0.1.0',
    runtime: 'node/24.21.0',
    tags: { instance: 'web-7d9f8b6c5-x2x4z' },
  };
  const { length } = Buffer.from(createColumnsWriter(given)(calls));
  assert.ok(length / 100 <= 57, `${length / 100} bytes`);
  assert.ok(Buffer.from(createEventWriter(given)(calls).text).length / 100 > 300);
});
