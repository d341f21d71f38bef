import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { createFieldCheck } from './field-problems.ts';

const check = createFieldCheck(
  Type.Object({
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 3, pattern: '\\S', examples: ['web'] })),
    code: Type.Optional(Type.String({ minLength: 2 })),
    flag: Type.Optional(Type.Boolean()),
    count: Type.Optional(Type.Integer({ minimum: 5, maximum: 9 })),
    list: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 2 })),
    inner: Type.Optional(Type.Object({})),
    version: Type.Optional(Type.Literal('2.0')),
  }),
  'body',
);

const CASES: readonly [given: unknown, problem: string][] = [
  [{ name: '' }, 'body.name must not be empty'],
  [{ name: '  ' }, 'body.name must not be blank'],
  [{ name: 'four' }, 'body.name must have at most 3 characters'],
  [{ name: 7 }, 'body.name must be a text'],
  [{ code: '1' }, 'body.code must have at least 2 characters'],
  [{ flag: 'yes' }, 'body.flag must be true or false'],
  [{ count: 4 }, 'body.count must be at least 5'],
  [{ count: 10 }, 'body.count must be at most 9'],
  [{ count: 5.5 }, 'body.count must be a whole number'],
  [{ list: [] }, 'body.list must not be empty'],
  [{ list: ['a', 'b', 'c'] }, 'body.list must have at most 2 entries'],
  [{ list: 'a' }, 'body.list must be a list'],
  [{ list: [1] }, 'body.list.0 must be a text'],
  [{ inner: null }, 'body.inner must be an object'],
  [{ version: '1.0' }, 'body.version must be "2.0"'],
  ['text', 'body must be an object'],
];

test('what is wrong with a field is said in words that say what would be right', () => {
  for (const [given, problem] of CASES) {
    const [first] = check(given);
    assert.equal(`${first?.field} ${first?.message}`, problem);
  }
});

test('a parameter that is given twice must be given only once', () => {
  const ofQuery = createFieldCheck(Type.Object({ limit: Type.Optional(Type.String()) }), 'query');
  assert.deepEqual(ofQuery({ limit: ['1', '2'] }), [{ field: 'query.limit', message: 'must be given only once' }]);
});
