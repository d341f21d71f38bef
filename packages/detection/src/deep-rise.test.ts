import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial, drawPoisson } from '../../../bench/detection/random.ts';
import { createLooks } from '../../../test/support/judged-looks.ts';
import { createDetector, observe } from './detector.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';
import type { VerdictAnswer } from './verdict.ts';

const START = Date.UTC(2026, 2, 2);
const TICK_MS = 20_000;
const LOOKS_MAX = 45;

/** A series of 16 calls a minute of which 4 % always fail, after two days. */
function createSeries(seed: number) {
  const random = createRandom(seed);
  const detector = createDetector({ falseAlarmDays: 30 });
  const look = createLooks(detector, 'operational');
  let at = START;
  const next = (share: number, spanMs = TICK_MS): VerdictAnswer => {
    at += spanMs;
    const calls = drawPoisson(random, (16 * spanMs) / MINUTE_MS);
    const failures = drawBinomial(random, calls, share);
    observe(detector, { at, calls, failures, slow: 0, rateLimited: 0, auth: 0 });
    return look(at);
  };
  for (let minute = 0; minute < (2 * DAY_MS) / MINUTE_MS; minute += 1) next(0.04, MINUTE_MS);
  return next;
}

test('a series that always fails 4 % is not called healthy while 16 % fail for long', () => {
  const longest = [1, 2, 3, 4, 5, 6].map((seed) => {
    const next = createSeries(seed);
    for (let looks = 0; looks < 6; looks += 1) next(0.16);
    const verdicts = Array.from({ length: LOOKS_MAX }, () => next(0.16).verdict);
    const found = verdicts.indexOf('undecided');
    return verdicts.slice(0, found < 0 ? LOOKS_MAX : found).filter((verdict) => verdict === 'healthy').length;
  });
  const minutes = (longest.reduce((sum, looks) => sum + looks, 0) / longest.length) * (TICK_MS / MINUTE_MS);
  assert.ok(minutes < 4, `${minutes} minutes on average, of ${longest.join(', ')} looks`);
});

test('it says how many of the newest calls failed', () => {
  const next = createSeries(1);
  const sentences = Array.from({ length: LOOKS_MAX }, () => next(0.16)).flatMap(({ verdict, sentence }) =>
    verdict === 'cannot_say' ? [sentence] : [],
  );
  assert.match(
    sentences.join('\n'),
    /Orion: \d+ of the newest \d+ calls of shop failed, which is hardly chance and no impairment yet; /,
  );
});

test('calls of a series with bursts of refusals are not called healthy while a third of them goes on being rejected', () => {
  const counts = [1, 2].map((seed) => {
    const random = createRandom(seed);
    const detector = createDetector({ falseAlarmDays: 30 });
    const look = createLooks(detector, 'operational');
    let at = START;
    const next = (share: number): VerdictAnswer => {
      at += MINUTE_MS;
      const calls = drawPoisson(random, 10);
      const clientErrors = drawBinomial(random, calls, share);
      observe(detector, { at, calls, failures: 0, slow: 0, rateLimited: 0, auth: 0, clientErrors });
      return look(at);
    };
    const isBurst = (minute: number): boolean => minute % 480 < 3;
    for (let minute = 0; minute < (3 * DAY_MS) / MINUTE_MS; minute += 1) next(isBurst(minute) ? 0.5 : 0.002);
    return Array.from({ length: 20 }, () => next(0.35)).filter(({ verdict }) => verdict === 'healthy').length;
  });
  assert.ok(
    counts.every((count) => count < 12),
    counts.join(', '),
  );
});

test('while it fails as usual its verdict hardly changes', () => {
  const next = createSeries(7);
  const verdicts = Array.from({ length: DAY_MS / TICK_MS }, () => next(0.04).verdict);
  const changes = verdicts.filter((verdict, index) => index > 0 && verdict !== verdicts[index - 1]);
  assert.ok(changes.length <= 2, changes.join(' '));
});
