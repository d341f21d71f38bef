import assert from 'node:assert/strict';
import * as crypto from 'node:crypto';
import { test } from 'node:test';
import { createFingerprint } from './fingerprint.ts';

const of = (salt: string, headers: Record<string, string>): string =>
  createFingerprint(salt, () => crypto)((name) => headers[name]);

test('a key has one fingerprint of eight digits in a project, another one in another project, and another key another one', () => {
  const one = of('upr_sdk_a', { authorization: 'Bearer sk_live_1' });
  assert.match(one, /^[0-9a-f]{8}$/);
  assert.equal(of('upr_sdk_a', { authorization: 'Bearer sk_live_1' }), one);
  assert.notEqual(of('upr_sdk_b', { authorization: 'Bearer sk_live_1' }), one);
  assert.notEqual(of('upr_sdk_a', { authorization: 'Bearer sk_live_2' }), one);
  assert.match(of('upr_sdk_a', { 'x-api-key': 'k' }), /^[0-9a-f]{8}$/);
});

test('of a signature of AWS the name of its key counts, and tokens that are made anew all the time have none', () => {
  const signed = (date: string): string =>
    of('s', { authorization: `AWS4-HMAC-SHA256 Credential=AKIA1/${date}/us/s3, Signature=${date}` });
  assert.equal(signed('20261123'), signed('20261124'));
  assert.equal(of('s', { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x' }), '');
  assert.equal(of('s', { authorization: 'Bearer ya29.abc' }), '');
  assert.equal(of('s', {}), '');
});

test('without a module to hash with there is no fingerprint', () => {
  assert.equal(
    createFingerprint('s', () => undefined)(() => 'key'),
    '',
  );
});
