import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial, drawPoisson } from '../../../bench/detection/random.ts';
import { createDetector, observe, readHealth } from './detector.ts';
import { MINUTE_MS } from './time.ts';
import { decideVerdict } from './verdict.ts';

const START = Date.UTC(2026, 2, 2);
const TICK_MS = 10_000;
const USUAL = 0.003;
const PAST_MINUTES = 25 * 60;

/** Verdicts of a vendor in trouble from the onset of an impairment until it is found: how many, and how many with high confidence. */
function looksUntilFound(callsPerMinute: number, depth: number, seed: number): { looks: number; high: number } {
  const random = createRandom(seed);
  const detector = createDetector({ falseAlarmDays: 30 });
  let at = START;
  const pass = (spanMs: number, share: number): void => {
    at += spanMs;
    const calls = drawPoisson(random, (callsPerMinute * spanMs) / MINUTE_MS);
    observe(detector, {
      at,
      calls,
      failures: drawBinomial(random, calls, share),
      slow: drawBinomial(random, calls, 0.01),
      rateLimited: 0,
      auth: 0,
    });
  };
  for (let minute = 0; minute < PAST_MINUTES; minute += 1) pass(MINUTE_MS, USUAL);
  let high = 0;
  for (let looks = 0; looks < 60; looks += 1) {
    pass(TICK_MS, depth);
    const page = {
      status: 'partial_outage',
      observedAt: at,
      staleAfterMs: MINUTE_MS,
      incidents: [],
      components: [],
    } as const;
    const answer = decideVerdict({ serviceName: 'Orion', callers: 'shop', page, health: readHealth(detector, at) }, at);
    if (answer.verdict === 'undecided') return { looks, high };
    if (answer.verdict === 'not_affecting_you' && answer.confidence === 'high') high += 1;
  }
  return { looks: 60, high };
}

test('an impairment that begins while the page reports trouble is never called unaffected with high confidence', () => {
  for (const callsPerMinute of [3, 10, 40, 300, 1500])
    for (const depth of [0.2, 0.5, 1])
      for (let seed = 1; seed <= 5; seed += 1) {
        const { looks, high } = looksUntilFound(callsPerMinute, depth, seed);
        assert.equal(high, 0, JSON.stringify({ callsPerMinute, depth, seed, looks, high }));
      }
});
