import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, drawBinomial, drawPoisson } from '../../../bench/detection/random.ts';
import type { Random } from '../../../bench/detection/random.ts';
import { learn } from './baseline.ts';
import { FALSE_ALARM_DAYS, createDetector, observe, openTogether } from './detector.ts';
import type { Detector } from './detector.ts';
import { createPooledTests } from './pooled-tests.ts';
import type { PooledTests } from './pooled-tests.ts';
import { createCounts } from './signal.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

const START = Date.UTC(2026, 2, 2);
const USUAL = 0.002;

test('ten projects with a call a minute each are found together sooner than the first of them alone', () => {
  const delays = (isPooled: boolean): number[] =>
    [1, 2, 3, 4, 5, 6, 7].map((seed) => {
      const life = startLife(seed, { count: 10, perMinute: 1 });
      for (let minute = 1; minute < 60; minute += 1) if (life.play(() => 0.15, isPooled).length > 0) return minute;
      return 60;
    });
  const [alone, together] = [median(delays(false)), median(delays(true))];
  assert.ok(together < alone, `${together} minutes together, ${alone} alone`);
});

test('what several projects show together begins in each of them at the same time', () => {
  const life = startLife(2, { count: 10, perMinute: 1 });
  let opened: { readonly place: number; readonly onsetAt: number }[] = [];
  for (let minute = 0; minute < 20 && opened.length < 2; minute += 1) opened = life.play(() => 0.15, true);
  assert.ok(opened.length > 1);
  assert.equal(new Set(opened.map(({ onsetAt }) => onsetAt)).size, 1);
});

test('a project whose calls are as usual is not impaired because another one is', () => {
  let opened = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const life = startLife(seed, { count: 3, perMinute: 10 });
    for (let minute = 0; minute < 60; minute += 1)
      opened += life.play((place) => (place === 0 ? 0.9 : 0), true).filter(({ place }) => place > 0).length;
  }
  assert.equal(opened, 0);
});

test('after the end of an impairment the sums begin anew', () => {
  const life = startLife(3, { count: 3, perMinute: 20 });
  for (let minute = 0; minute < 30; minute += 1) life.play(() => 0.5, true);
  let opened = 0;
  for (let minute = 0; minute < 600; minute += 1) opened += life.play(() => 0, true).length;
  assert.equal(opened, 0);
});

/** Some series of a service that are two weeks old. */
function startLife(seed: number, { count, perMinute }: { readonly count: number; readonly perMinute: number }) {
  const random = createRandom(seed);
  const detectors = Array.from({ length: count }, () => known(perMinute));
  const pooled = createPooledTests();
  let at = START;
  return {
    /** Plays a minute; `depth` is the share of a project's calls that fail. */
    play(depth: (place: number) => number, isPooled: boolean) {
      at += MINUTE_MS;
      const alone = detectors.flatMap((detector, place) =>
        playMinute(detector, { random, at, perMinute, depth: depth(place) }, pooled).map((transition) => ({
          detector,
          transition,
        })),
      );
      return [...alone, ...(isPooled ? openTogether(pooled, detectors) : [])].flatMap(({ detector, transition }) =>
        transition.kind === 'opened'
          ? [{ place: detectors.indexOf(detector), onsetAt: transition.impairment.onsetAt }]
          : [],
      );
    },
  };
}

function playMinute(
  detector: Detector,
  of: { readonly random: Random; readonly at: number; readonly perMinute: number; readonly depth: number },
  pooled: PooledTests,
) {
  const calls = drawPoisson(of.random, of.perMinute);
  const failures = drawBinomial(of.random, calls, Math.max(USUAL, of.depth));
  return observe(detector, { at: of.at, calls, failures, slow: 0, rateLimited: 0, auth: 0 }, pooled);
}

function known(perMinute: number): Detector {
  const detector = createDetector({ falseAlarmDays: FALSE_ALARM_DAYS });
  detector.state.firstAt = START - 14 * DAY_MS;
  detector.state.lastAt = START;
  for (let hour = 14 * 24; hour > 0; hour -= 1) {
    const calls = perMinute * 60;
    const counts = { ...createCounts(), calls };
    counts.bad[0] = calls * USUAL;
    learn(detector.state.baseline, { startAt: START - hour * HOUR_MS, spanMs: HOUR_MS, counts });
  }
  return detector;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
