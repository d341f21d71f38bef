import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { STATUSES } from '@upriver/contract';
import type { Status } from '@upriver/contract';
import fc from 'fast-check';
import { DAY_MS } from './time.ts';
import { availableShare, knownSpans, timeByDay, timeByStatus, wordValidMs } from './uptime.ts';
import type { CheckTime, StatusPoint } from './uptime.ts';

const MIDNIGHT = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;
const MINUTE = 60_000;

describe('time by status', () => {
  test('a gap in looking is unknown, never up, and the status goes on when looking does', () => {
    const points: StatusPoint[] = [{ at: MIDNIGHT, status: 'operational' }];
    const checks: CheckTime[] = [0, 1, 2, 10, 11].map((hour) => ({ at: MIDNIGHT + hour * HOUR, validForMs: 2 * HOUR }));
    const [day] = timeByDay(points, knownSpans(checks), { from: MIDNIGHT, to: MIDNIGHT + DAY_MS });
    assert.equal(day?.time.operational, (4 + 3) * HOUR);
    assert.equal(day.time.unknown, 17 * HOUR);
  });

  test('before the first word it is unknown, and a page that says nothing known stays so', () => {
    const known = knownSpans([{ at: MIDNIGHT, validForMs: DAY_MS }]);
    const points: StatusPoint[] = [
      { at: MIDNIGHT + HOUR, status: 'unknown' },
      { at: MIDNIGHT + 2 * HOUR, status: 'degraded' },
    ];
    const time = timeByStatus(points, known, { from: MIDNIGHT - HOUR, to: MIDNIGHT + 3 * HOUR });
    assert.deepEqual([time.unknown, time.degraded, time.operational], [3 * HOUR, HOUR, 0]);
  });

  test('maintenance is apart from what is available, and no word at all is no share', () => {
    const known = knownSpans([{ at: MIDNIGHT, validForMs: DAY_MS }]);
    const points: StatusPoint[] = [
      { at: MIDNIGHT, status: 'maintenance' },
      { at: MIDNIGHT + 6 * HOUR, status: 'operational' },
      { at: MIDNIGHT + 9 * HOUR, status: 'major_outage' },
      { at: MIDNIGHT + 10 * HOUR, status: 'degraded' },
    ];
    assert.equal(availableShare(timeByStatus(points, known, { from: MIDNIGHT, to: MIDNIGHT + 10 * HOUR })), 0.75);
    assert.equal(availableShare(timeByStatus(points, [], { from: MIDNIGHT, to: MIDNIGHT + DAY_MS })), null);
    assert.equal(availableShare(timeByStatus(points, known, { from: MIDNIGHT, to: MIDNIGHT + HOUR })), null);
  });

  test('a reported status is valid for four checks, and at least five minutes', () => {
    assert.deepEqual([wordValidMs(180_000), wordValidMs(10_000)], [720_000, 300_000]);
  });

  test('days add up to what was asked for, and each moment has the status of the last point while someone looked', () => {
    const minute = fc.integer({ min: 0, max: 4 * 24 * 60 });
    const statuses = fc.constantFrom(...STATUSES);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(minute, statuses), { selector: ([at]) => at, maxLength: 30 }),
        fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 600 })), { maxLength: 60 }),
        fc.tuple(minute, minute),
        (changes, looked, [a, b]) => {
          const points = changes
            .map(([at, status]) => ({ at: MIDNIGHT + at * MINUTE, status }))
            .sort((left, right) => left.at - right.at);
          const checks = looked
            .map(([at, valid]) => ({ at: MIDNIGHT + at * MINUTE, validForMs: valid * MINUTE }))
            .sort((left, right) => left.at - right.at);
          const span = { from: MIDNIGHT + Math.min(a, b) * MINUTE, to: MIDNIGHT + Math.max(a, b) * MINUTE };
          const expected: Partial<Record<Status, number>> = {};
          for (let at = span.from; at < span.to; at += MINUTE) {
            const isKnown = checks.some((check) => check.at <= at && at < check.at + check.validForMs);
            const status = isKnown ? (points.findLast((point) => point.at <= at)?.status ?? 'unknown') : 'unknown';
            expected[status] = (expected[status] ?? 0) + MINUTE;
          }
          const total = timeByStatus(points, knownSpans(checks), span);
          for (const status of STATUSES) assert.equal(total[status], expected[status] ?? 0);
          const summed = timeByDay(points, knownSpans(checks), span);
          for (const status of STATUSES)
            assert.equal(
              summed.reduce((sum, { time }) => sum + time[status], 0),
              total[status],
            );
          for (const { time } of summed)
            assert.ok(Object.values(time).reduce((sum, ms) => sum + ms, 0) <= DAY_MS, 'no day is longer than a day');
        },
      ),
      { numRuns: 60 },
    );
  });
});
