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
