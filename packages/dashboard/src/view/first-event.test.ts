import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf, readFirstEvent } from './first-event.ts';

const key = { name: 'web', enabled: true, revokedAt: null };
const linked = { name: 'Northpay', observed: false, calls: { lastHour: 0, lastDay: 0 } };

test('a declared vendor is no event: the page waits, then says how to find out why', () => {
  assert.deepEqual(readFirstEvent([linked], [], [key], 0, 42_000), { kind: 'waiting', waitedMs: 42_000 });
  assert.equal(readFirstEvent([linked], [], [key], 0, 120_000).kind, 'silent');
  assert.equal(clockOf(138_000), '2:18');
});

test('the first call counts, to a vendor or to a host that nobody knows', () => {
  const called = { ...linked, observed: true, calls: { lastHour: 1, lastDay: 1 } };
  assert.deepEqual(readFirstEvent([called], [], [key], 0, 1000), { kind: 'came', vendors: ['Northpay'], hosts: [] });
  const host = { host: 'api.tidewater.example', calls: 1 };
  assert.deepEqual(readFirstEvent([], [host], [], 0, 1000), { kind: 'came', vendors: [], hosts: [host.host] });
});

test('where no key can be used, nothing is waited for', () => {
  const off = { ...key, enabled: false };
  const revoked = { ...key, revokedAt: '2026-11-19T03:00:00.000Z' };
  assert.deepEqual(readFirstEvent([], [], [off, revoked], 0, 1000), { kind: 'switched_off', keys: ['web'] });
  assert.deepEqual(readFirstEvent([], [], [revoked], 0, 1000), { kind: 'no_key' });
  assert.equal(readFirstEvent([], [], [off, key], 0, 1000).kind, 'waiting');
});
