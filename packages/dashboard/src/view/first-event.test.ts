import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf, readFirstEvent } from './first-event.ts';

const AT = '2026-11-19T03:00:00.000Z';
const LAST = Date.parse(AT);
const key = { name: 'web', enabled: true, revokedAt: null };
const linked = { name: 'Northpay', observed: false, calls: { lastHour: 0, lastDay: 0, lastAt: null, regions: [] } };
const called = { ...linked, observed: true, calls: { ...linked.calls, lastAt: AT } };

test('a declared vendor is no event: the page waits, then says how to find out why', () => {
  assert.deepEqual(readFirstEvent([linked], [], [key], 0, 42_000), { kind: 'waiting', waitedMs: 42_000 });
  assert.equal(readFirstEvent([linked], [], [key], 0, 120_000).kind, 'silent');
  assert.equal(clockOf(138_000), '2:18');
});

test('the first call counts, to a vendor or to a host that nobody knows', () => {
  const first = { ...linked, observed: true, calls: { ...linked.calls, lastHour: 1, lastDay: 1 } };
  assert.deepEqual(readFirstEvent([first], [], [key], 0, LAST), { kind: 'came', called: ['Northpay'], lastAt: null });
  const host = { host: 'api.tidewater.example', calls: 1, lastSeenAt: AT };
  assert.deepEqual(readFirstEvent([], [host], [], 0, LAST + 1000), { kind: 'came', called: [host.host], lastAt: LAST });
});

test('programs that have been quiet for two minutes are not waited for as if they had never sent', () => {
  assert.equal(readFirstEvent([called], [], [key], LAST, LAST + 119_000).kind, 'came');
  assert.deepEqual(readFirstEvent([called], [], [key], LAST, LAST + 4 * 3_600_000), {
    kind: 'quiet',
    called: ['Northpay'],
    lastAt: LAST,
  });
});

test('where no key can be used, nothing is waited for', () => {
  const off = { ...key, enabled: false };
  const revoked = { ...key, revokedAt: AT };
  assert.deepEqual(readFirstEvent([], [], [off, revoked], 0, 1000), {
    kind: 'switched_off',
    keys: ['web'],
    lastAt: null,
  });
  assert.deepEqual(readFirstEvent([called], [], [revoked], 0, LAST + 120_000), { kind: 'no_key', lastAt: LAST });
  assert.equal(readFirstEvent([], [], [off, key], 0, 1000).kind, 'waiting');
});
