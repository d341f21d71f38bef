import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { byName, sortByName } from './name-order.ts';

const named = (names: readonly string[]) => names.map((name, index) => ({ name, id: String(index) }));

test('names are sorted without case and accents, and numbers by their size', () => {
  const names = ['web', 'Élan', 'api 10', 'API 2', 'elan', 'ökonomie', 'Zebra', 'api 002', 'a-b', 'a b', ''];
  assert.deepEqual(
    sortByName(named(names)).map(({ name }) => name),
    ['', 'a b', 'a-b', 'API 2', 'api 002', 'api 10', 'Élan', 'elan', 'ökonomie', 'web', 'Zebra'],
  );
});

test('sorting many says the same as comparing two, for any names', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (names) => {
      assert.deepEqual(sortByName(named(names)), named(names).sort(byName));
    }),
  );
});
