import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownPath } from './own-path.ts';

test('only paths of this page are gone to after signing in', () => {
  for (const [given, expected] of [
    [null, '/'],
    ['/services/stripe?from=1#a', '/services/stripe?from=1#a'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    [String.raw`/\evil.example`, '/'],
    ['/.//evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ] as const)
    assert.equal(ownPath(given), expected, String(given));
});
