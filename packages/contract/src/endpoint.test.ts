import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { ENDPOINT_LENGTH_MAX, endpointOf, isObjectStore, templateEndpoint } from './endpoint.ts';
import { ROUTE_WORDS } from './route-words.fixture.ts';

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
  ['/v1beta/models/gemini-1.5-pro:generateContent', '/v1beta/models/{id}:generateContent'],
  ['/admin/api/2025-07/products/632910392.json', '/admin/api/2025-07/products/{id}.json'],
  ['/services/T0ABC/B0ABC/aBcDeFgHiJkLmNoPqRsTuVwX', '/services/{id}/{id}/{id}'],
  ['/bot123456:ABCDEFGHIJKLMNOPQRSTuvwx/sendMessage', '/{id}/sendMessage'],
  ['/repos/nodejs/node/issues/42', '/repos/{id}/node/issues/{id}'],
  ['/3/movie/550', '/3/movie/{id}'],
  ['/rest/api/3/issue/10002', '/rest/api/3/issue/{id}'],
  ['/rates/of/the/day/2025-07-01', '/rates/of/the/day/{id}'],
  ['/thisisonelongtokenwithoutanynumbersinit', '/{id}'],
  ['/v0/appdXkQpWzTrYbNcf/tblKsjdfhgqPwe', '/v0/{id}/{id}'],
  ['/j/xkqzwvp', '/j/{id}'],
  ['/v1/{key}/x/{rest}', '/v1/{key}/x/{rest}'],
];

for (const [endpoint, template] of cases)
  test(`${JSON.stringify(endpoint)} is named ${template}`, () => {
    assert.equal(templateEndpoint(endpoint), template);
  });

test('any text becomes a bounded template without query, and templating it again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 3000 }), fc.webUrl({ withQueryParameters: true })), (endpoint) => {
      const template = templateEndpoint(endpoint);
      assert.ok(template.startsWith('/') && template.length <= ENDPOINT_LENGTH_MAX && !/[?#]/.test(template));
      assert.equal(templateEndpoint(template), template);
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

/** The same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const BASE62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const HEX = '0123456789abcdef';
const random = createRandom(7);
const made = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');

const ID_FORMATS: Readonly<Record<string, () => string>> = {
  number: () => made('0123456789', 9),
  uuid: () => [8, 4, 4, 4, 12].map((length) => made(HEX, length)).join('-'),
  'hexadecimal, 8': () => made(HEX, 8),
  'hexadecimal, 24 (ObjectId)': () => made(HEX, 24),
  'base36, 7': () => made('0123456789abcdefghijklmnopqrstuvwxyz', 7),
  'base62, 8': () => made(BASE62, 8),
  'base62, 24 (Slack webhook)': () => made(BASE62, 24),
  'Airtable record': () => `rec${made(BASE62, 14)}`,
  'Stripe customer': () => `cus_${made(BASE62, 14)}`,
  'base64url, 11 (YouTube)': () => made(`${BASE62}-_`, 11),
  'base64url, 21 (nanoid)': () => made(`${BASE62}-_`, 21),
  ulid: () => `01${made('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 24)}`,
};

for (const [format, make] of Object.entries(ID_FORMATS))
  test(`of 50,000 random ids at most one in a thousand is kept: ${format}`, () => {
    const ids = Array.from({ length: 50_000 }, make);
    const kept = ids.filter((id) => templateEndpoint(`/things/${id}/parts`) !== '/things/{id}/parts');
    assert.ok(kept.length <= 50, `${kept.length} kept: ${kept.slice(0, 10).join(' ')}`);
  });

test('of the route words of 40 public APIs at least 99 % are kept', () => {
  assert.equal(Object.keys(ROUTE_WORDS).length, 40);
  const words = Object.values(ROUTE_WORDS).flatMap((list) => [...new Set(list.split(' '))]);
  const lost = words.filter((word) => templateEndpoint(`/api/${word}/more`) !== `/api/${word}/more`);
  assert.ok(lost.length <= words.length / 100, `${lost.length} of ${words.length} lost: ${lost.join(' ')}`);
});

test('no number of two digits, no e-mail address and no query ever leaves', () => {
  const segment = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9._~@%:-]{0,50}$/),
    fc.uuid(),
    fc.integer().map(String),
    fc.constantFrom('v1', 'users', 'payment_intents', '2025-07-01', 'chat.postMessage', 'a@example.com', 'x%20y'),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 12 }), fc.string(), (segments, query) => {
      const template = templateEndpoint(`/${segments.join('/')}?${query}`);
      assert.ok(!/[?#%]|[^/]@/.test(template), template);
      // Dates at the front of a path are versions, and `v123` is one.
      assert.ok(!/\d{3}/.test(template.replaceAll(/20\d\d-\d\d(-\d\d)?|\bv\d+\w*|sha256|h323/gi, '')), template);
    }),
  );
});

test('a path of any length is a short template', () => {
  assert.ok(templateEndpoint(`/${'a/'.repeat(10_000)}`).length < 100);
  assert.equal(templateEndpoint(`/${'x'.repeat(100_000)}`), '/{id}');
});

test('the key of an object never leaves, on hosts of object stores, in signed addresses and where a store shares its host', () => {
  const stores =
    's3.amazonaws.com bucket.s3.amazonaws.com s3.eu-west-1.amazonaws.com bucket.s3-us-west-2.amazonaws.com storage.googleapis.com ' +
    'me.blob.core.windows.net acc.r2.cloudflarestorage.com f004.backblazeb2.com s3.us-west-004.backblazeb2.com s3.eu-central-1.wasabisys.com ' +
    'nyc3.digitaloceanspaces.com pub-1.r2.dev objectstorage.eu-frankfurt-1.oraclecloud.com';
  for (const host of stores.split(' ')) assert.equal(endpointOf(host, '/bucket/alice/passport.pdf'), '/{key}', host);
  for (const host of ['sqs.eu-west-1.amazonaws.com', 'www.googleapis.com', 'mys3.example.com'])
    assert.ok(!isObjectStore(host), host);
  for (const query of ['X-Amz-Signature=1', 'x=1&X-Goog-Signature=REDACTED', 'sv=2024-11-04&sr=b&sig=x'])
    assert.equal(endpointOf('files.acme.com', `/alice/passport.pdf?${query}`), '/{key}', query);
  // Each is looked behind for a signature as far as one may be, and not to the end.
  assert.equal(endpointOf('files.acme.com', `/alice?${'&sv=1'.repeat(100_000)}`), '/alice');
  assert.equal(endpointOf('abc.supabase.co', '/storage/v1/object/public/people/alice.png'), '/storage/v1/object/{key}');
  assert.equal(endpointOf('abc.supabase.co', '/storage/v1/bucket'), '/storage/v1/bucket');
});
