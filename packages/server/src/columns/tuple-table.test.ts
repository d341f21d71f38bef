import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TupleTable } from './tuple-table.ts';

test('a tuple has one place, whichever tuples come between and however many there are', () => {
  const any = fc.nat({ max: 0xffffffff });
  const tuples = fc.array(fc.tuple(fc.nat({ max: 5 }), any, fc.nat({ max: 40 }), any, fc.nat({ max: 2 })), {
    maxLength: 400,
  });
  fc.assert(
    fc.property(tuples, (list) => {
      const table = new TupleTable();
      const known = new Map<string, number>();
      for (const tuple of [...list, ...list]) {
        const name = tuple.join(' ');
        if (!known.has(name)) known.set(name, known.size);
        assert.equal(table.place(...tuple), known.get(name));
        assert.equal(table.size, known.size);
        assert.deepEqual(table.at(table.place(...tuple)), tuple);
      }
    }),
  );
});
