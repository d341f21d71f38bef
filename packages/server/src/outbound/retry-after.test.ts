import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-10-07T12:00:00Z');

test('Retry-After is read as seconds or as a date, within a day, and nothing else is', () => {
  const cases: readonly (readonly [string | undefined, number | undefined])[] = [
    ['120', 120],
    [' 0 ', 0],
    ['999999999', 86_400],
    ['Wed, 07 Oct 2026 12:01:30 GMT', 90],
    ['Wed, 07 Oct 2026 11:00:00 GMT', 0],
    ['Wed, 07 Oct 2027 12:00:00 GMT', 86_400],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ];
  for (const [header, seconds] of cases) assert.equal(parseRetryAfter(header, NOW), seconds, header);
});
