import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { describeNotJson } from './not-json.ts';

const NO_PLACE = 'The body is not valid JSON.';

test('a body that is no JSON is answered with where it is none, and with what would be right there', () => {
  for (const [body, said] of [
    ['{"a":}', 'at line 1, column 6 a value is expected instead of `}`'],
    ["{'a':1}", "at line 1, column 2 a name in double quotes or `}` is expected instead of `'`"],
    ['{"a":1,}', 'at line 1, column 8 a name in double quotes is expected instead of `}`'],
    ['{\n  "a": 1\n  "b": 2\n}', 'at line 3, column 3 `,` or `}` is expected instead of `"`'],
    ['{"a" 1}', 'at line 1, column 6 `:` is expected instead of `1`'],
    ['[1, 2', 'it ends at line 1, column 6, where `,` or `]` is expected'],
    ['[,]', 'at line 1, column 2 a value or `]` is expected instead of `,`'],
    ['{"a":NaN}', 'at line 1, column 6 a value is expected instead of `N`'],
    ['{"a":01}', 'at line 1, column 6 a value is expected instead of `0`'],
    [
      '{"a":"b\n"}',
      'at line 1, column 6 a text that ends with `"` and has line breaks, tabs and `\\` escaped is expected',
    ],
    ['{} {}', 'at line 1, column 4 the end is expected instead of `{`'],
    ['{"a":é}', 'at line 1, column 6 a value is expected'],
    ['', 'it ends at line 1, column 1, where a value is expected'],
  ] as const)
    assert.ok(
      describeNotJson(Buffer.from(body)).startsWith(`The body is not valid JSON: ${said}`),
      describeNotJson(Buffer.from(body)),
    );
});

test('a place is named for all that is no JSON, and for nothing that is', () => {
  const char = fc.constantFrom(...Array.from('{}[]:,"\\ \n-.0127eEtrufalsn\u0001é'));
  const json = fc.json({ maxDepth: 4 });
  const broken = fc
    .tuple(json, fc.nat(), fc.nat(3), fc.string({ unit: char, maxLength: 3 }))
    .map(([text, place, length, put]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + length);
    });
  fc.assert(
    fc.property(fc.oneof(json, broken, fc.string({ unit: char })), (text) => {
      assert.equal(describeNotJson(Buffer.from(text)) === NO_PLACE, isJson(text), text);
    }),
    { numRuns: 3000 },
  );
});

test('a long body is not looked through again', () => {
  assert.equal(describeNotJson(Buffer.from(`[${'1,'.repeat(40_000)}]`)), NO_PLACE);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
