import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { TEMPLATE_LENGTH_MAX, templateEndpoint } from './endpoint-template.ts';

const cases: readonly (readonly [string, string])[] = [
  ['/v1/charges/ch_1a2b', '/v1/charges/{id}'],
  ['/v1/charges/ch_3MmlLrLkdIwHu7ix0snN0B15/refunds', '/v1/charges/{id}/refunds'],
  ['/v1/customers/cus_NffrFeUfNV2Hib', '/v1/customers/{id}'],
  ['/v1/charges?customer=cus_1&limit=3', '/v1/charges'],
  ['/v1/charges#top', '/v1/charges'],
  ['https://api.stripe.com/v1/charges/42', '/v1/charges/{id}'],
  ['//api.stripe.com/v1/charges', '/v1/charges'],
  ['v1/charges', '/v1/charges'],
  ['', '/'],
  ['/', '/'],
  ['/a//b/', '/a/b'],
  ['/v1/charges/{id}', '/v1/charges/{id}'],
  ['/users/{userId}/posts/:postId', '/users/{id}/posts/{id}'],
  ['/api/chat.postMessage', '/api/chat.postMessage'],
  ['/api/conversations.members', '/api/conversations.members'],
  ['/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX', '/services/{id}/{id}/{id}'],
  ['/bot110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw/sendMessage', '/{id}/sendMessage'],
  ['/2010-04-01/Accounts/AC0123456789abcdef0123456789abcdef/Messages.json', '/2010-04-01/Accounts/{id}/Messages.json'],
  ['/2010-04-01/Calls/CA0123456789abcdef0123456789abcdef.json', '/2010-04-01/Calls/{id}.json'],
  ['/reports/2024-05-06', '/reports/{id}'],
  ['/users/550e8400-e29b-41d4-a716-446655440000', '/users/{id}'],
  ['/users/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/users/{id}'],
  ['/objects/deadbeef12', '/objects/{id}'],
  ['/users/jane@example.com/inbox', '/users/{id}/inbox'],
  ['/users/jane%40example.com', '/users/{id}'],
  ['/v1/projects/messages:batchSend', '/v1/projects/messages:batchSend'],
  ['/oauth2/token', '/oauth2/token'],
  ['/v3/mail/send', '/v3/mail/send'],
  ['/v1beta1/models', '/v1beta1/models'],
  ['/v1/chat/completions', '/v1/chat/completions'],
  ['/v1/checkout/sessions', '/v1/checkout/sessions'],
  ['/v1/payment_intents', '/v1/payment_intents'],
  ['/api/sendVerificationEmail', '/api/sendVerificationEmail'],
  ['/cart;jsessionid=1A530637289A03B07199A44E8D531427', '/cart'],
  ['/a/b/c/d/e/f/g/h/i/j', '/a/b/c/d/e/f/g/h/{rest}'],
  ['/files/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '/files/{id}'],
];

for (const [endpoint, template] of cases)
  test(`${JSON.stringify(endpoint)} is stored as ${template}`, () => {
    assert.equal(templateEndpoint(endpoint), template);
  });

test('any text becomes a bounded template without query, and templating it again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 3000 }), fc.webUrl({ withQueryParameters: true })), (endpoint) => {
      const template = templateEndpoint(endpoint);
      assert.ok(template.startsWith('/') && template.length <= TEMPLATE_LENGTH_MAX && !/[?#]/.test(template));
      // A second pass may shorten a placeholder of ours to `{id}`, never add anything.
      assert.ok(templateEndpoint(template).length <= template.length);
    }),
  );
});

test('numbers, UUIDs and random tokens never survive as a segment', () => {
  const id = fc.oneof(
    fc.nat().map(String),
    fc.uuid(),
    fc.stringMatching(/^[0-9a-f]{24,40}$/).filter((text) => /\d/.test(text)),
    fc.stringMatching(/^(?:cus|ch|pi|sub)_[A-Za-z0-9]{14,24}$/).filter((text) => (text.match(/\d/g) ?? []).length > 1),
  );
  fc.assert(
    fc.property(id, (value) => {
      assert.equal(templateEndpoint(`/things/${value}/parts`), '/things/{id}/parts');
    }),
  );
});
