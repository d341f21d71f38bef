import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createTextNumbers } from './text-numbers.ts';

test('a text has one number, whatever stands around it and whichever texts come between', () => {
  const text = fc.oneof(
    fc.nat({ max: 1e6 }).map((number) => `/v1/${number}`),
    fc.constantFrom('a', 'aa', 'ab', 'ü', '\0', '😀', 'a'.repeat(300)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 400 }), (list) => {
      const numbers = createTextNumbers();
      const known = new Map([['', 0]]);
      for (const one of [...list, ...list]) {
        if (!known.has(one)) known.set(one, known.size);
        const bytes = Buffer.from(`aa${one}b`);
        assert.equal(numbers.find(bytes, 2, bytes.length - 1), known.get(one));
        assert.equal(numbers.findText(one), known.get(one));
      }
      assert.deepEqual(numbers.texts, [...known.keys()]);
    }),
  );
});
