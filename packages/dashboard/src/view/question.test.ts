import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foundBy, isQuestion } from './question.ts';

test('errors, stack traces and hosts are asked about; names are searched for', () => {
  for (const text of [
    'api.stripe.com',
    'https://api.stripe.com/v1/charges',
    'StripeConnectionError',
    'Error: connect ETIMEDOUT 54.187.1.2:443',
    'upstream request timeout',
    'at run\nat main',
    'curl: (28) Failed to connect to api.stripe.com port 443',
  ])
    assert.ok(isQuestion(text), text);
  for (const text of ['', 'stripe', 'Stripe fails', 'fly.io', 'amazon web services', 'error', '?', 'checkout settings'])
    assert.ok(!isQuestion(text), text);
});

test('a question of any length is judged in no time', () => {
  for (const text of ['a.'.repeat(10_000), 'a-'.repeat(10_000), 'x://'.repeat(5000), 'a '.repeat(10_000)])
    isQuestion(text);
});

test('an answer says what of the text it was found by', () => {
  assert.equal(foundBy({ vendors: [] }), '');
  const stripe = { slug: 'stripe', by: 'host' as const, text: 'api.stripe.com' };
  assert.equal(foundBy({ vendors: [stripe] }), 'Found by the host api.stripe.com.');
  assert.equal(
    foundBy({ vendors: [stripe, { ...stripe, slug: 'x' }] }),
    'Found by the host api.stripe.com and 1 more.',
  );
});
