import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { isSame } from './same-json.ts';

test('values are the same if their JSON is, and an empty list is no empty object', () => {
  for (const [one, other] of [
    [[], {}],
    [{}, []],
    [[1], [1, 2]],
    [[], null],
    [{ a: [] }, { a: {} }],
  ])
    assert.equal(isSame(one, other), false);
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      assert.equal(isSame(one, structuredClone(one)), true);
      assert.equal(isSame({ one }, { one: [other] }), isSame([other], one));
    }),
  );
});
