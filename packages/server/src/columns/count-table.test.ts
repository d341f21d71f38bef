import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CountTable } from './count-table.ts';

test('each key is given with how often it came, in the order in which they first came', () => {
  const key = fc.oneof(fc.nat({ max: 0xffffffff }), fc.nat({ max: 30 }));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 500 }), (keys) => {
      const table = new CountTable();
      const counts = new Map<number, number>();
      for (const [index, one] of keys.entries()) {
        const times = index % 3 === 0 ? 2 ** 33 : 1;
        if (times === 1) table.add(one);
        else table.add(one, times);
        counts.set(one, (counts.get(one) ?? 0) + times);
      }
      const given: [number, number][] = [];
      table.forEach((one, count) => given.push([one, count]));
      assert.deepEqual(given, [...counts]);
      const sorted = table.sorted();
      const ascending = [...counts].sort(([a], [b]) => a - b);
      assert.deepEqual(
        [...sorted.keys],
        ascending.map(([one]) => one),
      );
      assert.deepEqual(
        [...sorted.counts],
        ascending.map(([, count]) => count),
      );
    }),
  );
});
