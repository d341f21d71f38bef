import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial, drawPoisson } from '../../../bench/detection/random.ts';
import { createLooks } from '../../../test/support/judged-looks.ts';
import { createDetector, observe } from './detector.ts';
import { MINUTE_MS } from './time.ts';
import type { VerdictAnswer } from './verdict.ts';

const START = Date.UTC(2026, 2, 2);
const TICK_MS = 10_000;
const USUAL = 0.003;
const PAST_MINUTES = 25 * 60;

/** A series of a vendor whose page reports trouble, after a day without. */
function createTroubled(callsPerMinute: number, seed: number) {
  const random = createRandom(seed);
  const detector = createDetector({ falseAlarmDays: 30 });
  let at = START;
  const look = createLooks(detector, 'partial_outage');
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
  return {
    /** The verdict one tick later. */
    next(share: number): VerdictAnswer {
      pass(TICK_MS, share);
      return look(at);
    },
  };
}

/** Verdicts from the onset of an impairment until it is found: how many, and how many with high confidence. */
function looksUntilFound(
  callsPerMinute: number,
  depth: number,
  seed: number,
  calmTicks: number,
): { looks: number; high: number } {
  const troubled = createTroubled(callsPerMinute, seed);
  for (let tick = 0; tick < calmTicks; tick += 1) troubled.next(USUAL);
  let high = 0;
  for (let looks = 0; looks < 60; looks += 1) {
    const { verdict, confidence } = troubled.next(depth);
    if (verdict === 'undecided') return { looks, high };
    if (verdict === 'not_affecting_you' && confidence === 'high') high += 1;
  }
  return { looks: 60, high };
}

test('an impairment that begins while the page reports trouble is never called unaffected with high confidence', () => {
  for (const callsPerMinute of [3, 10, 40, 300, 1500])
    for (const depth of [0.2, 0.5, 1])
      for (let seed = 1; seed <= 5; seed += 1) {
        // Either the page has just told of it, or it was seen for two minutes that calls do not feel it.
        const calmTicks = seed % 2 === 0 ? 12 : 0;
        const { looks, high } = looksUntilFound(callsPerMinute, depth, seed, calmTicks);
        assert.equal(high, 0, JSON.stringify({ callsPerMinute, depth, seed, calmTicks, looks, high }));
      }
});

test('while the page reports trouble that calls do not feel, chance does not change the verdict more than once an hour', () => {
  for (const callsPerMinute of [10, 40, 300]) {
    const troubled = createTroubled(callsPerMinute, 7);
    const verdicts = Array.from({ length: (6 * 60 * MINUTE_MS) / TICK_MS }, () => troubled.next(USUAL).verdict);
    const changes = verdicts.filter((verdict, index) => index > 0 && verdict !== verdicts[index - 1]).length;
    assert.ok(changes <= 6, `${changes} changes in six hours at ${callsPerMinute} calls a minute`);
    assert.ok(verdicts.filter((verdict) => verdict === 'not_affecting_you').length > verdicts.length * 0.9);
  }
});

test('calls that fail just now make “not affecting you” less sure at once', () => {
  const troubled = createTroubled(40, 7);
  for (let tick = 0; tick < 60; tick += 1) troubled.next(USUAL);
  let unsure = 0;
  for (let tick = 0; tick < 12; tick += 1) {
    const { verdict, confidence } = troubled.next(0.1);
    if (verdict !== 'not_affecting_you') break;
    if (confidence === 'low') unsure += 1;
  }
  assert.ok(unsure > 0);
});
