import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { encodeEvents } from '../../../../test/support/event-block.ts';
import { decodeEventBlock, eventAt } from './event-block.ts';
import { openEventBlock } from './event-block-reader.ts';
import { findEvents } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';
import type { StoredEvent } from '../domain/event.ts';

const SECONDS = 1_795_000_000;
const word = fc.constantFrom('', 'a', 'b', 'c');

const stored: fc.Arbitrary<StoredEvent> = fc
  .record({
    seconds: fc.integer({ min: 0, max: 20 }),
    status: fc.constantFrom(0, 200, 404, 500, 503),
    latencyUs: fc.nat(1e9),
    region: word,
    feature: word,
    tags: fc.option(fc.dictionary(fc.constantFrom('x', 'y', '__proto__'), fc.constantFrom('1', 1, true, 'z')), {
      nil: undefined,
    }),
  })
  .map(({ seconds, region, feature, tags, ...rest }) => ({
    ...rest,
    at: (SECONDS + seconds) * 1000,
    serviceId: 'svc_a',
    endpoint: '/v1',
    ...(region === '' ? {} : { region }),
    ...(feature === '' ? {} : { feature }),
    ...(tags === undefined || Object.keys(tags).length === 0 ? {} : { tags }),
  }));

const filters: fc.Arbitrary<EventFilter> = fc
  .record({
    from: fc.integer({ min: 0, max: 20 }),
    length: fc.integer({ min: 1, max: 20 }),
    region: fc.option(fc.uniqueArray(word, { minLength: 1 }), { nil: undefined }),
    feature: fc.option(fc.uniqueArray(word, { minLength: 1 }), { nil: undefined }),
    status: fc.option(fc.constantFrom([500, 599], [0, 0], [200, 200]), { nil: undefined }),
    tags: fc.array(
      fc.record({ key: fc.constantFrom('x', 'y', 'toString'), value: fc.constantFrom('1', 'true', 'z') }),
      {
        maxLength: 2,
      },
    ),
  })
  .map(({ from, length, region, feature, status, tags }) => ({
    from: (SECONDS + from) * 1000,
    to: (SECONDS + from + length) * 1000,
    texts: { ...(region === undefined ? {} : { region }), ...(feature === undefined ? {} : { feature }) },
    ...(status === undefined ? {} : { statusMin: status[0] ?? 0, statusMax: status[1] ?? 0 }),
    tags,
  }));

test('filtering a packed block finds what filtering its events finds', () => {
  fc.assert(
    fc.property(fc.array(stored, { minLength: 1, maxLength: 40 }), filters, (events, filter) => {
      const block = encodeEvents(events);
      const reader = openEventBlock(block);
      const found = findEvents(reader, filter);
      const expected = decodeEventBlock(block).filter((event) => isWanted(event, filter));
      assert.deepEqual(
        found.map((index) => eventAt(reader, index)),
        expected,
      );
    }),
  );
});

function isWanted(
  event: StoredEvent,
  { from, to, texts = {}, statusMin = 0, statusMax = 999, tags = [] }: EventFilter,
): boolean {
  return (
    event.at >= from &&
    event.at < to &&
    event.status >= statusMin &&
    event.status <= statusMax &&
    (texts.region ?? [event.region ?? '']).includes(event.region ?? '') &&
    (texts.feature ?? [event.feature ?? '']).includes(event.feature ?? '') &&
    tags.every(({ key, value }) => Object.hasOwn(event.tags ?? {}, key) && String(event.tags?.[key]) === value)
  );
}
