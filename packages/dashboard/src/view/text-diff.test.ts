import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { diffWords } from './text-diff.ts';

const plain = (before: string, after: string): string =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}]` : `[+${text}]`))
    .join('');

test('words that a vendor took out and put in are told apart from those that stayed', () => {
  assert.equal(plain('Errors since 03:19 UTC.', 'Errors since 03:04 UTC.'), 'Errors since[- 03:19][+ 03:04] UTC.');
  assert.equal(plain('All is well', 'All is well'), 'All is well');
  assert.equal(plain('', 'New text'), '[+New text]');
  assert.equal(plain('We fixed it.', ''), '[-We fixed it.]');
});

test('each of both texts is there in whole, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'long words')).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      const without = (kind: string): string =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      assert.equal(without('added'), before);
      assert.equal(without('removed'), after);
    }),
  );
});

test('texts that are too long to compare are shown as replaced', () => {
  const long = (word: string): string => Array.from({ length: 600 }, (_, index) => `${word}${index}`).join(' ');
  assert.deepEqual(
    diffWords(long('a'), long('b')).map(({ kind }) => kind),
    ['removed', 'added'],
  );
});
