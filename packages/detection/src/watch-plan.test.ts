import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SIGNALS, SIGNAL_RULES } from './signal.ts';
import { planWatch } from './watch-plan.ts';

const MONTH_MINUTES = 30 * 24 * 60;

test('every rate that is looked for lies above the usual one, however high that is, and takes a number of nats to be certain', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...SIGNALS),
      fc.record({
        mean: share,
        cautious: fc.oneof(share, fc.constant(0.9), fc.constant(0.2)),
        batch: share,
        reach: share,
        clustering: fc.double({ min: 1, max: 100, noNaN: true }),
      }),
      fc.double({ min: 0.2, max: 3000, noNaN: true }),
      (signal, normal, callsPerMinute) => {
        const plan = planWatch(SIGNAL_RULES[signal], normal, callsPerMinute, MONTH_MINUTES);
        assert.ok(plan.end.least > plan.end.base);
        for (const { rate, badStep, threshold, risePerBatch } of plan.rates) {
          assert.ok(rate > plan.base && rate < 1, `${rate} beside ${plan.base}`);
          assert.ok(badStep > 0 && threshold > 0 && Number.isFinite(threshold) && risePerBatch > 0);
        }
      },
    ),
  );
});
