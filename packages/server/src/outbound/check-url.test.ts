import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRedirect, checkUrl, headersFor, literalAddress, portOf } from './check-url.ts';
import { FetchError } from './failure.ts';

function reasonOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof FetchError) return error.reason;
    throw error;
  }
  return 'none';
}

test('only http and https without credentials pass', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['https://status.acme.com/api', 'none'],
    ['http://status.acme.com', 'none'],
    ['ftp://status.acme.com', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['data:text/plain,hello', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://user@status.acme.com', 'bad_url'],
    ['https://:secret@status.acme.com', 'bad_url'],
    ['status.acme.com', 'bad_url'],
    ['https://', 'bad_url'],
    ['', 'bad_url'],
  ];
  for (const [text, reason] of cases)
    assert.equal(
      reasonOf(() => checkUrl(text)),
      reason,
      text,
    );
  assert.equal(checkUrl('https://a.test/x#part').href, 'https://a.test/x');
});

test('a redirect is relative to its own address and never leads from https to http', () => {
  const from = new URL('https://a.test/status/page');
  assert.equal(checkRedirect(from, '../new', 'https:').href, 'https://a.test/new');
  assert.equal(checkRedirect(from, '//b.test/', 'https:').href, 'https://b.test/');
  assert.equal(
    reasonOf(() => checkRedirect(from, 'http://a.test/', 'https:')),
    'scheme',
  );
  assert.equal(
    reasonOf(() => checkRedirect(from, 'file:///etc/passwd', 'https:')),
    'scheme',
  );
  assert.equal(
    reasonOf(() => checkRedirect(from, 'https://me:secret@b.test/', 'https:')),
    'bad_url',
  );
  // What began on http had nothing to lose.
  assert.equal(checkRedirect(from, 'http://a.test/', 'http:').href, 'http://a.test/');
});

test('headers that may be a credential stay at the origin they were meant for', () => {
  const headers = { Authorization: 'Bearer secret', 'X-Api-Key': 'secret', 'Time-Zone': 'UTC' };
  const from = new URL('https://a.test/');
  assert.deepEqual(headersFor(from, new URL('https://a.test/other'), headers), headers);
  for (const to of ['https://b.test/', 'https://a.test:8443/', 'http://a.test/'])
    assert.deepEqual(headersFor(from, new URL(to), headers), { 'Time-Zone': 'UTC' });
});

test('an address is seen in every way to write it', () => {
  for (const host of ['127.0.0.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '127.0.0.1.', '%31%32%37.0.0.1'])
    assert.equal(literalAddress(checkUrl(`http://${host}/`)), '127.0.0.1', host);
  assert.equal(literalAddress(checkUrl('http://[0:0:0:0:0:ffff:7f00:1]/')), '::ffff:7f00:1');
  assert.equal(literalAddress(checkUrl('http://localhost/')), undefined);
});

test('the port is the scheme’s own unless the URL names one', () => {
  assert.deepEqual(
    ['https://a.test', 'http://a.test', 'http://a.test:443', 'https://a.test:8443'].map((url) => portOf(new URL(url))),
    [443, 80, 443, 8443],
  );
});
