import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestFirst } from './find.ts';

test('names that begin with what was typed come before those that contain it', () => {
  const found = ['CrowdStrike', 'Pinstripe', 'Stripe'].map((name) => ({ name }));
  assert.deepEqual(
    bestFirst(found, ' stri').map(({ name }) => name),
    ['Stripe', 'CrowdStrike', 'Pinstripe'],
  );
  assert.deepEqual(bestFirst(found, ''), found);
});
