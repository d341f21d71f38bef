import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ADVICE_LIFE_MS, intervalInForce, nextAdvice, NO_ADVICE, parseAnswer, rateInForce } from './advice.ts';

test('the lower rate and the longer interval are in force', () => {
  const advice = nextAdvice(NO_ADVICE, { sampleRate: 0.25, flushIntervalMs: 30_000 }, 0);
  assert.equal(rateInForce(1, advice, 1), 0.25);
  assert.equal(rateInForce(0.1, advice, 1), 0.1);
  assert.equal(intervalInForce(10_000, advice, 1), 30_000);
  assert.equal(intervalInForce(60_000, advice, 1), 60_000);
});

test('advice that is not renewed ends after five minutes', () => {
  const advice = nextAdvice(NO_ADVICE, { sampleRate: 0.25, flushIntervalMs: 30_000 }, 0);
  assert.equal(rateInForce(1, advice, ADVICE_LIFE_MS), 1);
  assert.equal(intervalInForce(10_000, advice, ADVICE_LIFE_MS), 10_000);
  const renewed = nextAdvice(advice, { sampleRate: 0.5 }, ADVICE_LIFE_MS);
  assert.equal(renewed.flushIntervalMs, undefined, 'what had ended does not come back');
  assert.equal(rateInForce(1, renewed, ADVICE_LIFE_MS + 1), 0.5);
});

test('an answer without advice changes nothing, and null takes it back', () => {
  const advice = nextAdvice(NO_ADVICE, { sampleRate: 0.25 }, 0);
  assert.equal(rateInForce(1, nextAdvice(advice, {}, 10), 11), 0.25);
  assert.equal(rateInForce(1, nextAdvice(advice, { sampleRate: null }, 10), 11), 1);
});

test('advice stays within its bounds, whatever an answer says', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (sampleRate, flushIntervalMs) => {
      const advice = nextAdvice(NO_ADVICE, { sampleRate, flushIntervalMs }, 0);
      const rate = rateInForce(1, advice, 1);
      assert.ok(rate >= 0 && rate <= 1);
      const interval = intervalInForce(10_000, advice, 1);
      assert.ok(interval >= 10_000 && interval <= 300_000);
    }),
  );
  assert.equal(nextAdvice(NO_ADVICE, { flushIntervalMs: 1 }, 0).flushIntervalMs, 1000);
});

test('a body that is not a JSON object says nothing', () => {
  for (const body of ['', 'no', 'null', '3', '[]', '"x"']) assert.equal(parseAnswer(body).sampleRate, undefined);
  assert.equal(parseAnswer('{"sampleRate":0.5}').sampleRate, 0.5);
});
