import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { templatePath } from './template-path.ts';

const segment = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9._~@%:-]{0,50}$/),
  fc.uuid(),
  fc.integer().map(String),
  fc.constantFrom('v1', 'users', 'payment_intents', '2025-07-01', 'chat.postMessage', 'a@example.com', 'x%20y'),
);
const anyPath = fc.array(segment, { maxLength: 12 }).map((segments) => `/${segments.join('/')}`);

test('ids go, words and versions stay', () => {
  const table: Record<string, string> = {
    '/': '/',
    '/v1/charges': '/v1/charges',
    '/v1/charges/ch_1a2b': '/v1/charges/{id}',
    '/v1/customers/cus_NffrFeUfNVHib/sources': '/v1/customers/{id}/sources',
    '/v1/payment_intents/pi_3MtwBwLkdIwHu7ix28a3tqPa/confirm': '/v1/payment_intents/{id}/confirm',
    '/v1/chat/completions': '/v1/chat/completions',
    '/v1beta/models/gemini-1.5-pro:generateContent': '/v1beta/models/{id}:generateContent',
    '/2010-04-01/Accounts/ACa1b2c3d4e5f60718293a4b5c6d7e8f90/Messages.json': '/2010-04-01/Accounts/{id}/Messages.json',
    '/admin/api/2025-07/products/632910392.json': '/admin/api/2025-07/products/{id}.json',
    '/api/chat.postMessage': '/api/chat.postMessage',
    '/services/T0ABC/B0ABC/aBcDeFgHiJkLmNoPqRsTuVwX1': '/services/{id}/{id}/{id}',
    '/bot123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11/sendMessage': '/{id}/sendMessage',
    '/bot123456:ABCDEFGHIJKLMNOPQRSTuvwx/sendMessage': '/{id}/sendMessage',
    '/repos/nodejs/node/issues/42': '/repos/nodejs/node/issues/{id}',
    '/users/mail%40example.com': '/users/{id}',
    '/users/someone@example.com/keys': '/users/{id}/keys',
    '/3/movie/550': '/3/movie/{id}',
    '/oauth2/v4/token': '/oauth2/v4/token',
    '/items/550e8400-e29b-41d4-a716-446655440000': '/items/{id}',
    '/items/01ARZ3NDEKTSV4RRFFQ69G5FAV': '/items/{id}',
    '/rates/of/the/day/2025-07-01': '/rates/of/the/day/{id}',
    '/deadbeef1/x': '/{id}/x',
    '/a/b/c/d/e/f/g/h/i/j': '/a/b/c/d/e/f/g/h/{rest}',
    '/search?q=secret#part': '/search',
    '/path;jsessionid=1A2B': '/path',
    '/thisisonelongtokenwithoutanynumbersinit': '/{id}',
    '//double//slash': '//double//slash',
    '': '/',
  };
  for (const [path, expected] of Object.entries(table)) assert.equal(templatePath(path), expected, path);
});

test('a template is its own template', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const once = templatePath(path);
      assert.equal(templatePath(once), once);
    }),
  );
});

test('no number of two digits, no e-mail address and no query ever leaves', () => {
  fc.assert(
    fc.property(anyPath, fc.string(), (path, query) => {
      const template = templatePath(`${path}?${query}`);
      assert.ok(!/[?#@%]/.test(template), template);
      // Dates at the front of a path are versions.
      assert.ok(!/\d{3}/.test(template.replaceAll(/20\d\d-\d\d(-\d\d)?/g, '')), template);
    }),
  );
});

test('a path of any length is a short template', () => {
  assert.ok(templatePath(`/${'a/'.repeat(10_000)}`).length < 100);
  assert.equal(templatePath(`/${'x'.repeat(100_000)}`), '/{id}');
});
