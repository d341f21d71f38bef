import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial, drawPoisson } from '../../../bench/detection/random.ts';
import { createDetector, decodeDetector, encodeDetector, observe } from './detector.ts';
import { addLatency, createSketch } from './latency-sketch.ts';
import { healthAt, healthSource, healthSourceAt, readHealth } from './series-health.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';
import { decideVerdict } from './verdict.ts';

const OPTIONS = { falseAlarmDays: 30 };
const START = Date.UTC(2026, 2, 2);
const TICK_MS = 20_000;

/** Looks at a series in memory, as the stream does, at which its stored state, as whoever asks reads it, says something else. */
function countDifferences(callsPerMinute: number, seed: number): number {
  const random = createRandom(seed);
  const detector = createDetector(OPTIONS);
  let differences = 0;
  let before = {};
  for (let at = START + TICK_MS; at < START + 2 * DAY_MS; at += TICK_MS) {
    const calls = drawPoisson(random, (callsPerMinute * TICK_MS) / MINUTE_MS);
    const share = at % DAY_MS < HOUR_MS / 4 ? 0.5 : 0.003;
    const failures = drawBinomial(random, calls, share);
    if (calls > 0) observe(detector, { at, calls, failures, slow: 0, rateLimited: 0, auth: 0 });
    if (at < START + DAY_MS || at % MINUTE_MS > 0) continue;
    const stored = decodeDetector(encodeDetector(detector), OPTIONS) ?? detector;
    const read = healthAt(healthSource(stored, healthSourceAt(at)), at);
    const [told, asked] = [readHealth(detector, at), read].map((health) => {
      const page = {
        status: 'operational',
        observedAt: at,
        staleAfterMs: MINUTE_MS,
        incidents: [],
        components: [],
      } as const;
      return decideVerdict({ serviceName: 'Orion', callers: 'shop', page, health, ...before }, at);
    });
    if (told?.verdict !== asked?.verdict || told?.sentence !== asked?.sentence) differences += 1;
    before = { before: told?.verdict };
  }
  return differences;
}

test('what is told of a series is what is answered to whoever asks', () => {
  for (const [callsPerMinute, seed] of [
    [1, 1],
    [1, 2],
    [5, 3],
  ] as const)
    assert.equal(countDifferences(callsPerMinute, seed), 0, `${callsPerMinute} calls a minute, seed ${seed}`);
});

test('calls that became slow before it was known how long they usually take are not told as well for certain: the doubt and the sentence say so', () => {
  const detector = createDetector(OPTIONS);
  const said = (minutes: number, tookMs: number) => {
    const from = detector.state.lastAt ?? START;
    for (let minute = 1; minute <= minutes; minute += 1) {
      const latencies = createSketch();
      for (let call = 0; call < 3; call += 1) addLatency(latencies, tookMs);
      const at = from + minute * MINUTE_MS;
      observe(detector, { at, calls: 3, failures: 0, slow: 0, rateLimited: 0, auth: 0, latencies });
    }
    const now = detector.state.lastAt ?? START;
    const page = {
      status: 'operational',
      observedAt: now,
      staleAfterMs: MINUTE_MS,
      incidents: [],
      components: [],
    } as const;
    return decideVerdict({ serviceName: 'Orion', callers: 'shop', page, health: readHealth(detector, now) }, now);
  };
  const young = said(40, 100);
  const slow = said(10, 5000);
  for (const { verdict, confidence, doubts, sentence } of [young, slow]) {
    assert.deepEqual([verdict, confidence], ['healthy', 'low']);
    assert.ok(doubts.includes('how long these calls usually take is not known yet'));
    assert.match(sentence, /; how long they usually take is not known yet/);
  }
  const known = said(120, 100);
  assert.doesNotMatch(known.sentence, /how long/);
});
