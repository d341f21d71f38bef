import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { allocateUsages, createUsageTable } from '../threads/usage-table.ts';
import { addressKey } from './address-limit.ts';
import { createWindowLimiter } from './window-limiter.ts';

const START = 1_795_244_400_123;
const limiter = (limit: number) =>
  createWindowLimiter({ limit, windowMs: 60_000, usages: createUsageTable(allocateUsages(100)), name: 'test' });

test('over any arrival times, no 60 seconds ever hold more than the limit', () => {
  const arrivals = fc.array(
    fc.record({ afterMs: fc.oneof(fc.nat(50), fc.nat(20_000), fc.nat(70_000)), cost: fc.integer({ min: 1, max: 60 }) }),
    {
      maxLength: 200,
    },
  );
  fc.assert(
    fc.property(arrivals, (list) => {
      const limits = limiter(100);
      const granted: { at: number; cost: number }[] = [];
      let now = START;
      for (const { afterMs, cost } of list) {
        now += afterMs;
        if (limits.take('a', cost, now).isGranted) granted.push({ at: now, cost });
      }
      for (const { at } of granted) {
        const inWindow = granted.filter((other) => other.at > at - 60_000 && other.at <= at);
        assert.ok(inWindow.reduce((sum, each) => sum + each.cost, 0) <= 100);
      }
    }),
  );
});

test('what the retry hint promises is true: after it, the refused cost fits', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(10_000), fc.integer({ min: 1, max: 40 })), { maxLength: 60 }),
      fc.integer({ min: 1, max: 100 }),
      (list, cost) => {
        const limits = limiter(100);
        let now = START;
        for (const [afterMs, each] of list) limits.take('a', each, (now += afterMs));
        const refused = limits.take('a', cost, now);
        if (refused.isGranted) return;
        assert.ok(refused.retryAfterSeconds !== undefined && refused.retryAfterSeconds >= 1);
        assert.ok(limits.take('a', cost, now + refused.retryAfterSeconds * 1000).isGranted);
      },
    ),
  );
});

test('a thousand are accepted, the next is refused, and exactly 60 seconds later it is accepted', () => {
  const limits = limiter(1000);
  assert.equal(limits.take('a', 500, START).remaining, 500);
  assert.equal(limits.take('a', 500, START + 130).remaining, 0);
  const refused = limits.take('a', 1, START + 130);
  assert.deepEqual({ isGranted: refused.isGranted, retry: refused.retryAfterSeconds }, { isGranted: false, retry: 60 });
  assert.equal(limits.take('a', 1, START + 60_129).isGranted, false);
  assert.equal(limits.take('a', 1000, START + 60_130).isGranted, true);
});

test('a refused request charges nothing', () => {
  const limits = limiter(100);
  limits.take('a', 90, START);
  assert.equal(limits.take('a', 11, START).isGranted, false);
  assert.equal(limits.take('a', 10, START).isGranted, true);
});

test('a charge taken back can be used again', () => {
  const limits = limiter(100);
  limits.take('a', 60, START);
  limits.take('a', 40, START + 5000);
  limits.giveBack('a', 50);
  assert.equal(limits.peek('a', START + 5000).remaining, 50);
});

test('keys do not share a limit, and no more keys are kept than allowed', () => {
  const limits = limiter(1);
  for (let key = 0; key < 1000; key += 1) assert.equal(limits.take(String(key), 1, START).isGranted, true);
  assert.equal(limits.take('999', 1, START).isGranted, false);
});

test('addresses are counted by IPv4 address and by IPv6 /64', () => {
  assert.equal(addressKey('::ffff:203.0.113.7'), '203.0.113.7');
  assert.equal(addressKey('2001:db8:1:2:3:4:5:6'), addressKey('2001:0db8:0001:0002::9'));
  assert.notEqual(addressKey('2001:db8:1:2::1'), addressKey('2001:db8:1:3::1'));
  assert.equal(addressKey('::1'), '0:0:0:0::/64');
  assert.equal(addressKey('fe80::1%eth0'), 'fe80:0:0:0::/64');
});
