import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCleaner } from './clean.ts';

test('a salted fingerprint of a credential is kept, and never a credential', () => {
  const cleaner = createCleaner();
  for (const kept of ['0123456789abcdef', 'deadbeef'])
    assert.deepEqual({ ...cleaner.tags({ credential: kept, account: 7 }) }, { credential: kept, account: 7 });
  for (const dropped of ['sk_live_1', '0123456789abcdef0', 'DEADBEEF', 'deadbee', 12_345_678])
    assert.deepEqual({ ...cleaner.tags({ credential: dropped, account: 7 }) }, { account: 7 });
  assert.deepEqual({ ...cleaner.tags({ token: 'deadbeef' }) }, {});
});

test("a vendor's id of a request is kept as it is, and nothing that has the form of a key", () => {
  const cleaner = createCleaner();
  for (const kept of [
    'req_0123456789abcdef0123456789abcdef',
    '3f2b1c9e-0d4a-4a1e-9c55-6a1f2e3d4c5b',
    '9a1b2c3d4e5f-AMS',
  ])
    assert.deepEqual({ ...cleaner.tags({ request_id: kept }) }, { request_id: kept });
  for (const masked of ['sk_live_0123456789abcdef', 'alice@example.com', `eyJ${'a'.repeat(20)}.b.c`])
    assert.notEqual(cleaner.tags({ request_id: masked })['request_id'], masked);
  assert.notEqual(
    cleaner.tags({ other: 'req_0123456789abcdef0123456789abcdef' })['other'],
    'req_0123456789abcdef0123456789abcdef',
  );
});
