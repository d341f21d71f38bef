import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { encodeEvents } from '../../../../test/support/event-block.ts';
import { openEventBlock, textAt } from './event-block-reader.ts';
import { createNumberedBlock } from './numbered-block.ts';
import { createTextNumbers } from './text-numbers.ts';

const FIELDS = ['serviceId', 'endpoint', 'errorClass', 'feature'] as const;

const anyEvent = fc.record({
  at: fc.nat({ max: 2_000_000_000 }).map((seconds) => seconds * 1000),
  serviceId: fc.constantFrom('svc', 'other'),
  endpoint: fc.string({ unit: 'binary', maxLength: 3 }),
  status: fc.nat({ max: 599 }),
  latencyUs: fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 300_000 }), fc.maxSafeNat()),
  errorClass: fc.constantFrom('timeout', 'dns'),
  feature: fc.constantFrom('', 'search'),
  tags: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.oneof(fc.string(), fc.integer(), fc.boolean()), {
    noNullPrototype: true,
  }),
});

test('a block says the same with numbers for texts as with texts, whichever blocks were opened before', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyEvent, { maxLength: 40 }), { minLength: 1, maxLength: 4 }), (blocks) => {
      const numbers = createTextNumbers();
      const numbered = createNumberedBlock(numbers, FIELDS);
      const textOf = (number: number | undefined): string => numbers.texts[number ?? 0] ?? '';
      for (const events of blocks) {
        const block = encodeEvents(events);
        const reader = openEventBlock(block);
        numbered.open(block);
        const { length } = numbered;
        assert.equal(length, events.length);
        assert.deepEqual([...numbered.seconds.subarray(0, length)], Array.from(reader.seconds));
        assert.deepEqual([...numbered.statuses.subarray(0, length)], Array.from(reader.statuses));
        assert.deepEqual([...numbered.latenciesUs.subarray(0, length)], Array.from(reader.latenciesUs));
        for (let index = 0; index < length; index += 1) {
          for (const field of FIELDS)
            assert.equal(textOf(numbered.texts[field][index]), textAt(reader.texts[field], index));
          assert.equal(textOf(numbered.tagShapes[index]), textAt(reader.tagShapes, index));
        }
        const places = numbered.tagPlaces();
        for (let value = 0; value < reader.tagValues.length; value += 1) {
          const place = places[value] ?? 0;
          assert.equal(numbered.tagValueText(place), textAt(reader.tagValues, value));
          assert.equal(textOf(numbered.tagValueNumber(place)), textAt(reader.tagValues, value));
        }
      }
    }),
  );
});

test('a block that is damaged or cut short cannot be opened, and the next one can', () => {
  const event = { at: 0, serviceId: 'svc', endpoint: '/a', status: 200, latencyUs: 1 };
  const numbered = createNumberedBlock(createTextNumbers(), FIELDS);
  const block = encodeEvents([event, event]);
  for (let length = 0; length < block.length; length += 1)
    assert.throws(() => numbered.open(block.subarray(0, length)), RangeError);
  for (let at = 0; at < block.length; at += 1) {
    const damaged = Buffer.from(block);
    damaged.writeUInt8(block.readUInt8(at) ^ 1, at);
    assert.throws(() => numbered.open(damaged), /Event block|numbers/u);
  }
  numbered.open(block);
  assert.equal(numbered.length, 2);
});
