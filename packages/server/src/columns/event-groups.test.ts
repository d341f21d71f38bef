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
      const numbers = [drawn.map(({ number }) => number)];
      const groups = groupEvents(reader, ['endpoint', 'region'], numbers);
      assert.deepEqual(groupEvents(reader, ['endpoint'], numbers, groupEvents(reader, ['region'])), groups);
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

test('groups are numbered in the order in which they first come, whether they are found by a table, by hashing or by a map', () => {
  const number = fc.constantFrom(0, 1, 500, 65_537, 1e8, 1e12);
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 60 }), (drawn) => {
      const event = { at: 0, serviceId: 's', endpoint: '/a', status: 200, latencyUs: 1 };
      const reader = openEventBlock(encodeEvents(drawn.map(() => event)));
      const columns = [drawn.map(([left]) => left), drawn.map(([, right]) => right)];
      const names = drawn.map(([left, right]) => `${left} ${right}`);
      const order = [...new Set(names)];
      const { of, counts } = groupEvents(reader, [], columns);
      assert.deepEqual(
        [...of],
        names.map((name) => order.indexOf(name)),
      );
      assert.equal(
        counts.reduce((sum, count) => sum + count, 0),
        drawn.length,
      );
    }),
  );
});
