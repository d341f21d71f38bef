import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { openTable, writeTable } from './lookup-table.ts';

const key = fc.string({ unit: 'binary', maxLength: 12 });
const value = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });

test('a table has each value under its key, and nothing under other keys', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(key, value), { selector: ([one]) => one }),
      fc.array(key),
      (entries, others) => {
        const text = writeTable(entries);
        assert.match(text, /^[\t\n -~]*$/);
        const table = openTable(text);
        const values = new Map(entries);
        for (const one of [...values.keys(), ...others]) assert.equal(table.find(one), values.get(one), one);
      },
    ),
  );
});

test('a key that looks like the end of one entry and the beginning of the next is none', () => {
  const table = openTable(
    writeTable([
      ['a', '1'],
      ['b', '2'],
    ]),
  );
  for (const one of ['a\t1\nb', 'a\t1', '1\nb', '', '\n', 'a\t', '\\0009']) assert.equal(table.find(one), undefined);
  assert.equal(openTable(writeTable([])).find('a'), undefined);
});
