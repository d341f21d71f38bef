import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial, drawPoisson } from '../../../bench/detection/random.ts';
import { createDetector, decodeDetector, encodeDetector, observe } from './detector.ts';
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
