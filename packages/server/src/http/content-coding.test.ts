import assert from 'node:assert/strict';
import test from 'node:test';
import { gunzipSync } from 'node:zlib';
import { createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { chooseCoding } from './content-coding.ts';

const PROJECTS = 90;

test('a coding is chosen in the order of the server, and never one that the client refuses', () => {
  const chosen = [undefined, '', 'gzip', 'gzip, br', 'GZIP;q=0.5', 'gzip;q=0, br;q=0.1', 'gzip; q=0.00', '*', 'x-gzip'];
  assert.deepEqual(
    chosen.map((accepted) => chooseCoding(accepted, ['br', 'gzip'])),
    ['identity', 'identity', 'gzip', 'br', 'gzip', 'br', 'identity', 'identity', 'identity'],
  );
});

// The list of projects is kept until one is written, the audit log is made each time.
for (const path of ['/api/v1/projects?limit=200', '/api/v1/audit-log?limit=200'])
  test(`${path} is sent compressed to who takes that, with entity tags of its own, first and again`, async () => {
    await using api = await createTestApp({ UPRIVER_POLL: 'off' });
    for (let count = 0; count < PROJECTS; count += 1)
      await api.request('POST', '/api/v1/projects', { body: { name: `Project number ${count}` } });
    const plain = await get(api, path, {});
    assert.deepEqual([plain.statusCode, plain.headers['content-encoding']], [200, undefined]);
    assert.equal(plain.headers['vary'], 'accept-encoding');
    for (let again = 0; again < 2; again += 1) {
      const coded = await get(api, path, { 'accept-encoding': 'gzip, deflate, br' });
      assert.deepEqual([coded.statusCode, coded.headers['content-encoding']], [200, 'gzip']);
      assert.equal(coded.headers['content-type'], plain.headers['content-type']);
      assert.equal(coded.headers['vary'], 'accept-encoding');
      assert.notEqual(coded.headers['etag'], plain.headers['etag']);
      assert.deepEqual(gunzipSync(coded.rawPayload), plain.rawPayload);
      assert.ok(coded.rawPayload.length * 3 < plain.rawPayload.length);
      const known = { 'accept-encoding': 'gzip', 'if-none-match': String(coded.headers['etag']) };
      const unchanged = await get(api, path, known);
      assert.deepEqual(
        [unchanged.statusCode, unchanged.headers['etag'], unchanged.headers['content-encoding'], unchanged.body],
        [304, coded.headers['etag'], undefined, ''],
      );
    }
  });

test('a small answer is sent as it is', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off' });
  const { headers } = await get(api, '/api/v1/projects', { 'accept-encoding': 'gzip' });
  assert.deepEqual([headers['content-encoding'], headers['vary']], [undefined, undefined]);
});

async function get(api: TestApp, url: string, headers: Readonly<Record<string, string>>) {
  return api.app.http.inject({ url, headers: { ...headers, authorization: `Bearer ${api.token}` } });
}
