import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEndpointNamer, templateQuickly } from './endpoint-namer.ts';
import { endpointOf, templatePath } from './template-path.ts';

const segment = fc.oneof(
  fc.string({ maxLength: 45 }),
  fc.string({ unit: fc.constantFrom('a', 'B', 'v', '1', '2', '0', '-', '_', '.', ':', 'é'), maxLength: 45 }),
  fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '7', '_'), maxLength: 45 }),
  fc.uuid(),
  fc.constantFrom(
    'v1',
    'v12',
    'V1beta1',
    '2010-04-01',
    '2025-07',
    '3',
    'oauth2',
    'chat.postMessage',
    'messages_v12',
    'a.json',
  ),
  fc.constantFrom('cus_NffrFeUfNVHib', 'ch_1a2b3c', 'createCheckoutSession', 'x:generateContent', 'photo.jpeg', '{id}'),
);
const path = fc.oneof(
  fc.array(segment, { maxLength: 12 }).map((segments) => `/${segments.join('/')}`),
  fc.tuple(segment, fc.constantFrom('?', '#', ';', ''), fc.string()).map((parts) => `/v1/${parts.join('')}`),
  fc.string(),
);

test('the quick way names every path as the long way does', () => {
  fc.assert(
    fc.property(path, (given) => {
      assert.equal(templateQuickly(given), templatePath(given));
    }),
    { numRuns: 20_000 },
  );
});

test('endpoints are the same for every host, object stores among them', () => {
  const name = createEndpointNamer();
  for (const host of ['api.stripe.com', 'acme.s3.amazonaws.com', 'storage.googleapis.com'])
    for (const given of ['/v1/charges/ch_1a2b3c?x', '/', '', '/bucket/alice.pdf', '*'])
      for (let turn = 0; turn < 2; turn += 1) assert.equal(name(host, given), endpointOf(host, given));
});
