import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import {
  BACK_OFF_MAX_MS,
  HOST_DOWN_INTERVAL_MS,
  TROUBLED_BACK_OFF_MAX_MS,
  TROUBLED_INTERVAL_MS,
  nextCheck,
} from './schedule.ts';
import type { CheckResult } from './schedule.ts';

const NOW = Date.UTC(2026, 10, 21);
const CALM_MS = 180_000;
const FINE: CheckResult = { isTroubled: false, hasFailed: false, failuresBefore: 0 };

function waitMs(change: Partial<CheckResult>, random = 0): number {
  return nextCheck(NOW, CALM_MS, { ...FINE, ...change }, random).dueAt - NOW;
}

describe('the next check', () => {
  it('comes after the interval when all is calm', () => {
    assert.equal(waitMs({}), CALM_MS);
  });

  it('comes after 60 seconds while anything is wrong', () => {
    assert.equal(waitMs({ isTroubled: true }), TROUBLED_INTERVAL_MS);
  });

  it('is not made later by trouble when the interval is shorter than that', () => {
    assert.equal(nextCheck(NOW, 20_000, { ...FINE, isTroubled: true }, 0).dueAt - NOW, 20_000);
  });

  it('comes a little earlier than promised, never later', () => {
    assert.deepEqual(
      [0, 0.5, 1].map((random) => waitMs({}, random)),
      [180_000, 171_000, 162_000],
    );
  });

  it('comes as soon as ever after one failure, then after doubling intervals up to half an hour', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5, 50].map((failuresBefore) => waitMs({ hasFailed: true, failuresBefore }) / 60_000),
      [3, 6, 12, 24, 30, 30, 30],
    );
  });

  it('is put off no longer than 5 minutes while the vendor is in trouble', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 50].map((failuresBefore) => waitMs({ isTroubled: true, hasFailed: true, failuresBefore }) / 60_000),
      [1, 2, 4, 5, 5],
    );
  });

  it('is forgiven by one that went well', () => {
    assert.deepEqual(nextCheck(NOW, CALM_MS, { ...FINE, failuresBefore: 7 }, 0), {
      dueAt: NOW + CALM_MS,
      notBefore: NOW,
      failures: 0,
    });
  });

  it('never comes before the page asked for, and nothing may bring it forward', () => {
    const next = nextCheck(NOW, CALM_MS, { ...FINE, hasFailed: true, retryAfterMs: 7_200_000 }, 1);
    assert.deepEqual([next.dueAt, next.notBefore], [NOW + 7_200_000, NOW + 7_200_000]);
    assert.equal(waitMs({ hasFailed: true, retryAfterMs: 1000 }), CALM_MS);
  });

  it('waits for 10 minutes while its host is down, whoever is in trouble', () => {
    for (const isTroubled of [false, true])
      for (const hasFailed of [false, true])
        assert.equal(waitMs({ hostDown: 'waits', isTroubled, hasFailed, failuresBefore: 9 }), HOST_DOWN_INTERVAL_MS);
  });

  it('comes every minute where the end is to be noticed', () => {
    assert.equal(waitMs({ hostDown: 'scouts', hasFailed: true, failuresBefore: 50 }), TROUBLED_INTERVAL_MS);
  });

  it('keeps its bounds whatever happened', () => {
    const results = fc.record({
      isTroubled: fc.boolean(),
      hasFailed: fc.boolean(),
      failuresBefore: fc.nat(10_000),
      retryAfterMs: fc.option(fc.nat(86_400_000), { nil: undefined }),
      hostDown: fc.constantFrom(undefined, 'waits' as const, 'scouts' as const),
    });
    fc.assert(
      fc.property(
        results,
        fc.integer({ min: 1000, max: 86_400_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (result, calmMs, random) => {
          const { dueAt, notBefore, failures } = nextCheck(NOW, calmMs, result, random);
          const longest = Math.max(calmMs, result.isTroubled ? TROUBLED_BACK_OFF_MAX_MS : BACK_OFF_MAX_MS);
          assert.ok(dueAt >= notBefore && notBefore >= NOW && dueAt >= NOW + (result.retryAfterMs ?? 0));
          assert.ok(dueAt - NOW >= Math.min(calmMs, TROUBLED_INTERVAL_MS) * 0.9 - 1);
          assert.ok(dueAt - NOW <= Math.max(longest, result.retryAfterMs ?? 0, HOST_DOWN_INTERVAL_MS));
          assert.equal(failures, result.hasFailed ? result.failuresBefore + 1 : 0);
        },
      ),
    );
  });
});
