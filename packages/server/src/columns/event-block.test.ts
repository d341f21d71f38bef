import assert from 'node:assert/strict';
import test from 'node:test';
import { ERROR_CLASSES, EVENT_TEXTS } from '@upriver/contract';
import type { EventText } from '@upriver/contract';
import * as fc from 'fast-check';
import { encodeEvents } from '../../../../test/support/event-block.ts';
import { openEventBlock } from './event-block-reader.ts';
import { decodeEventBlock, encodeEventBlock } from './event-block.ts';
import { addBlock, createEventColumns } from './event-columns.ts';
import type { StoredEvent } from '../domain/event.ts';

// Lone surrogates are replaced before an event is kept, so a stored text is always well-formed.
const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter((value) => !value.includes('\0'));
const tagKey = fc
  .string({ maxLength: 20 })
  .filter((key) => key !== '__proto__' && !key.includes('\0') && !/^\d+$/.test(key));
const tags = fc
  .dictionary(
    tagKey,
    fc.oneof(fc.string({ maxLength: 30 }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()),
    {
      minKeys: 1,
      maxKeys: 6,
      noNullPrototype: false,
    },
  )
  .map((entries) => Object.assign(Object.create(null) as object, entries) as Record<string, string | number | boolean>);
const texts = Object.fromEntries(Object.values(EVENT_TEXTS).map((name) => [name, text])) as Record<
  EventText,
  typeof text
>;
const event: fc.Arbitrary<StoredEvent> = fc.record(
  {
    at: fc.integer({ min: 0, max: 99_999_999_999 }).map((seconds) => seconds * 1000),
    serviceId: text,
    host: text,
    endpoint: text,
    status: fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 999 })),
    latencyUs: fc.oneof(fc.nat(), fc.maxSafeNat()),
    ...texts,
    errorClass: fc.constantFrom(...ERROR_CLASSES),
    tags,
  },
  { requiredKeys: ['at', 'serviceId', 'endpoint', 'status', 'latencyUs'], noNullPrototype: true },
);

/** Written before any text was added to the eleven of version 0.1. */
const BLOCK_OF_0_1 =
  'AzVH5rYC4IWKsA0JAvcDyAECrIwFBQIFc3ZjX2EFc3ZjX2ICAg9hcGkuYWNtZXBheS5jb20AAgILL3YxL2NoYXJnZXMBLwICDHNlcnZlcl9lcnJvcgACAgRQT1NUAAICBGxpdmUAAgICZXUAAgIEY2FydAACAgZub2RlLTEAAgICZDEAAgIEbm9kZQACAg1wbGFuAHJldHJpZXMAAAICAgRzcHJvAm4yAg==';

test('decoding a block gives the events that were put in, in their order', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      assert.deepEqual(decodeEventBlock(encodeEvents(events)), events.map(withZero));
    }),
  );
});

test('blocks added to one another give the events of all, in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(event, { maxLength: 20 }), { maxLength: 4 }), (lists) => {
      const columns = createEventColumns();
      for (const events of lists) addBlock(columns, openEventBlock(encodeEvents(events)));
      assert.deepEqual(decodeEventBlock(encodeEventBlock(columns)), lists.flat().map(withZero));
    }),
  );
});

test('a dictionary of more than 128 texts keeps every one', () => {
  const events = Array.from({ length: 1000 }, (_, index) => ({
    at: 1_795_244_400_000 + index * 1000,
    serviceId: `svc_${index % 300}`,
    endpoint: `/e/${index}`,
    status: 200,
    latencyUs: index * 100,
  }));
  assert.deepEqual(decodeEventBlock(encodeEvents(events)), events);
});

test('a block as version 0.1 wrote it is read', () => {
  assert.deepEqual(decodeEventBlock(Buffer.from(BLOCK_OF_0_1, 'base64')), [
    {
      at: 1_795_244_400_000,
      serviceId: 'svc_a',
      host: 'api.acmepay.com',
      endpoint: '/v1/charges',
      status: 503,
      latencyUs: 83_500,
      errorClass: 'server_error',
      method: 'POST',
      environment: 'live',
      region: 'eu',
      feature: 'cart',
      sdkVersion: 'node-1',
      deployment: 'd1',
      runtime: 'node',
      tags: Object.assign(Object.create(null) as object, { plan: 'pro', retries: 2 }),
    },
    { at: 1_795_244_395_000, serviceId: 'svc_b', endpoint: '/', status: 200, latencyUs: 5 },
  ]);
});

test('a block that lost or changed a byte is refused instead of read wrongly', () => {
  const block = encodeEvents([{ at: 1_795_244_400_000, serviceId: 'svc_a', endpoint: '/', status: 200, latencyUs: 5 }]);
  assert.throws(() => decodeEventBlock(block.subarray(0, block.length - 1)), RangeError);
  assert.throws(() => decodeEventBlock(new Uint8Array()), RangeError);
  for (let index = 0; index < block.length; index += 1) {
    const changed = Buffer.from(block);
    changed[index] = (changed[index] ?? 0) ^ 0x40;
    assert.throws(() => decodeEventBlock(changed), RangeError);
  }
});

/** Negative zero is written as 0, which is the same number. */
function withZero(each: StoredEvent): StoredEvent {
  if (each.tags === undefined) return each;
  const entries = Object.entries(each.tags).map(([key, value]) => [key, value === 0 ? 0 : value]);
  return {
    ...each,
    tags: Object.assign(Object.create(null) as object, Object.fromEntries(entries)) as typeof each.tags,
  };
}
