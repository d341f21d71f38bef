import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { encodeEvents } from '../../../../test/support/event-block.ts';
import { openEventBlock } from './event-block-reader.ts';
import { groupEvents } from './event-groups.ts';

const few = fc.constantFrom('a', 'b', 'c');

test('events are in one group exactly if they agree in every text and number', () => {
  const event = fc.record({ endpoint: few, region: few, number: fc.constantFrom(0, 7, 1e12) });
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 40 }), (drawn) => {
      const events = drawn.map(({ endpoint, region }) => ({
        at: 0,
        serviceId: 's',
        status: 200,
        latencyUs: 1,
        endpoint,
        region,
      }));
      const reader = openEventBlock(encodeEvents(events));
      const groups = groupEvents(reader, ['endpoint', 'region'], [drawn.map(({ number }) => number)]);
      const names = drawn.map(({ endpoint, region, number }) => `${endpoint} ${region} ${number}`);
      assert.equal(groups.counts.length, new Set(names).size);
      for (const [group, first] of groups.first.entries()) {
        const members = [...groups.of.keys()].filter((index) => groups.of[index] === group);
        assert.equal(members.length, groups.counts[group]);
        for (const index of members) assert.equal(names[index], names[first]);
      }
    }),
  );
});
