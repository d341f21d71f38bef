import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createByteWriter, writtenBytes } from './byte-writer.ts';
import { addIndex, createIndexes } from './number-list.ts';
import type { Indexes } from './number-list.ts';
import { bitsFor, readPacked, writePacked } from './packed.ts';

test('packed numbers come back, one list after the other', () => {
  const list = fc.integer({ min: 0, max: 24 }).chain((bits) => fc.array(fc.nat(2 ** bits - 1), { maxLength: 300 }));
  fc.assert(
    fc.property(fc.array(list, { maxLength: 5 }), (lists) => {
      const bits = lists.map((numbers) => bitsFor(Math.max(0, ...numbers) + 1));
      const writer = createByteWriter(1);
      for (const [index, numbers] of lists.entries()) writePacked(writer, asIndexes(numbers), bits[index] ?? 0);
      const reader = { bytes: writtenBytes(writer), offset: 0 };
      for (const [index, numbers] of lists.entries())
        assert.deepEqual([...readPacked(reader, numbers.length, bits[index] ?? 0)], numbers);
      assert.equal(reader.offset, reader.bytes.length);
    }),
  );
});

test('numbers that end too early are refused', () => {
  assert.throws(() => readPacked({ bytes: new Uint8Array(2), offset: 0 }, 17, 1), RangeError);
});

function asIndexes(numbers: readonly number[]): Indexes {
  const indexes = createIndexes();
  for (const number of numbers) addIndex(indexes, number);
  return indexes;
}
