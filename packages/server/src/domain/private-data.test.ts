import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { isSecretTag, maskPrivate } from './private-data.ts';

const cases: readonly (readonly [string, string])[] = [
  ['eu-west-1', 'eu-west-1'],
  ['checkout', 'checkout'],
  ['2026-11-21 07:16', '2026-11-21 07:16'],
  ['550e8400-e29b-41d4-a716-446655440000', '550e8400-e29b-41d4-a716-446655440000'],
  ['mail jane.doe+x@example.com now', 'mail {email} now'],
  ['4111 1111 1111 1111', '{number}'],
  ['4111-1111-1111-1111', '{number}'],
  ['+49301234567890', '+{number}'],
  ['Bearer abcdefghijklmnop', '{secret}'],
  ['sk_live_4eC39HqLyjWDarjtT1zdp7dc', '{secret}'],
  ['ghp_abcdefghijklmnopqrstuvwxyz0123456789', '{secret}'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '{secret}'],
  ['AKIAIOSFODNN7EXAMPLE', '{secret}'],
  ['0123456789abcdef0123456789abcdef', '{secret}'],
  ['a123b123c123d123e123f123a123b123c123', '{secret}'],
];

for (const [text, masked] of cases)
  test(`${JSON.stringify(text)} is stored as ${JSON.stringify(masked)}`, () => {
    assert.equal(maskPrivate(text), masked);
  });

test('no e-mail address and no run of nine digits is ever stored', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.stringMatching(/^\d{9,20}$/), fc.string(), (a, email, digits, b) => {
      const masked = maskPrivate(`${a} ${email} ${digits} ${b}`);
      assert.ok(!masked.includes(email));
      assert.ok(!masked.includes(digits));
    }),
  );
});

test('an e-mail address is what this expression says, which takes too long to be asked', () => {
  const email = /[^\s@<>",;:()]+@[^\s@<>",;:()]+\.[^\s@<>",;:().]+/g;
  const text = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', ',', '😀', 'é'), maxLength: 30 });
  fc.assert(
    fc.property(text, (given) => {
      assert.equal(maskPrivate(given), given.includes('@') ? given.replace(email, '{email}') : given);
    }),
    { numRuns: 5000 },
  );
});

test('tags named after secrets are recognised by whole words', () => {
  for (const key of [
    'password',
    'user_password',
    'apiKey',
    'api-key',
    'X-Api-Key',
    'Authorization',
    'accessToken',
    'secret',
    'set-cookie',
  ])
    assert.equal(isSecretTag(key), true, key);
  for (const key of ['prompt_tokens', 'author', 'tokenizer', 'key', 'cookiecutter', 'region', ''])
    assert.equal(isSecretTag(key), false, key);
});
