import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createTupleTable } from './tuple-table.ts';

test('a tuple has one place, whichever tuples come between and however many there are', () => {
  const tuples = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 0xffffffff }), fc.nat({ max: 40 })), {
    maxLength: 400,
  });
  fc.assert(
    fc.property(tuples, (list) => {
      const table = createTupleTable(3);
      const known = new Map<string, number>();
      for (const tuple of list) {
        table.tuple.set(tuple);
        const name = tuple.join(' ');
        if (!known.has(name)) known.set(name, known.size);
        assert.equal(table.place(), known.get(name));
      }
    }),
  );
});
