import { SIGNALS, addCounts, createCounts } from './signal.ts';
import type { SignalCounts } from './signal.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

/** Clean history counts half after this time, so that a baseline follows a vendor that changes over weeks. */
const HALF_LIFE_MS = 14 * DAY_MS;

/**
 * What is believed before any call: one bad call in twenty. It is vague on purpose: with it a series that always fails a little
 * does not alarm in its first hour, and a few hundred good calls outweigh it.
 */
const PRIOR_BAD = 1;
const PRIOR_CALLS = 20;

/** Standard deviations by which the rate that is tested against lies above the estimate: an estimate too low would alarm. */
const CAUTION = 1.5;

/** An hour of the day needs about this many expected bad calls before its own rate counts more than the whole day's. */
const HOUR_WEIGHT = 20;

/** Scatter is judged only once the mean is known from this many calls, and starts as if this much had fitted exactly. */
const SCATTER_CALLS_MIN = 1000;
const SCATTER_WEIGHT = 20;

/** The normal of one series, learned from clean history. Plain data; its size does not grow. */
export interface Baseline {
  /** Faded counts of all clean history. */
  readonly total: SignalCounts;
  /** The same by hour of the day, UTC. */
  readonly hours: readonly SignalCounts[];
  /** Faded length of the clean history. */
  spanMs: number;
  /** By signal: squared distance of counts from what was expected, and what independent calls would give. */
  readonly scatter: number[];
  readonly scatterExpected: number[];
}

/** The rate of bad calls that is normal for one signal at one hour. */
export interface NormalRate {
  /** Best estimate. */
  readonly mean: number;
  /** The rate to test against: above the mean by what is not yet known. */
  readonly cautious: number;
  /** Bad calls per independent bad call: 1, or more when they come in clusters. */
  readonly clustering: number;
}

/** A stretch of clean history to learn. */
export interface CleanStretch {
  readonly startAt: number;
  readonly spanMs: number;
  readonly counts: SignalCounts;
}

/** The baseline of a series never seen. */
export function createBaseline(): Baseline {
  return {
    total: createCounts(),
    hours: Array.from({ length: 24 }, createCounts),
    spanMs: 0,
    scatter: SIGNALS.map(() => 0),
    scatterExpected: SIGNALS.map(() => 0),
  };
}

/** Learns from a stretch in which nothing was wrong. */
export function learn(baseline: Baseline, stretch: CleanStretch): void {
  const hour = hourOf(baseline, stretch.startAt);
  if (baseline.total.calls >= SCATTER_CALLS_MIN) learnScatter(baseline, stretch);
  fade(baseline, 2 ** (-stretch.spanMs / HALF_LIFE_MS));
  addCounts(baseline.total, stretch.counts);
  addCounts(hour, stretch.counts);
  baseline.spanMs += stretch.spanMs;
}

/** What is normal for a signal (by its place in `SIGNALS`) at a time. */
export function normalRate(baseline: Baseline, signal: number, at: number): NormalRate {
  const { calls } = baseline.total;
  const bad = baseline.total.bad[signal] ?? 0;
  const factor = hourFactor(baseline, signal, at);
  const clustering = clusteringOf(baseline, signal);
  const upper = (bad + PRIOR_BAD + CAUTION * Math.sqrt((bad + PRIOR_BAD) * clustering)) / (calls + PRIOR_CALLS);
  // Until each hour of the day was seen several times, the next one may be worse than any before.
  const days = baseline.spanMs / DAY_MS;
  return { mean: estimate(bad, calls) * factor, cautious: upper * factor * (1 + 1 / (1 + days)), clustering };
}

/** Usual calls per minute; 0 before anything was learned. */
export function usualCallsPerMinute(baseline: Baseline): number {
  return baseline.spanMs > 0 ? (baseline.total.calls / baseline.spanMs) * 60_000 : 0;
}

/** Takes a new level of one signal for normal from now on, at every hour. */
export function adoptRate(baseline: Baseline, signal: number, rate: number): void {
  for (const counts of [baseline.total, ...baseline.hours]) counts.bad[signal] = counts.calls * rate;
  baseline.scatter[signal] = 0;
  baseline.scatterExpected[signal] = 0;
}

function estimate(bad: number, calls: number): number {
  return (bad + PRIOR_BAD / 2) / (calls + PRIOR_CALLS / 2);
}

function hourFactor(baseline: Baseline, signal: number, at: number): number {
  const hour = hourOf(baseline, at);
  const expected = hour.calls * estimate(baseline.total.bad[signal] ?? 0, baseline.total.calls);
  return ((hour.bad[signal] ?? 0) + HOUR_WEIGHT) / (expected + HOUR_WEIGHT);
}

function clusteringOf(baseline: Baseline, signal: number): number {
  const scatter = (baseline.scatter[signal] ?? 0) + SCATTER_WEIGHT;
  return Math.max(1, scatter / ((baseline.scatterExpected[signal] ?? 0) + SCATTER_WEIGHT));
}

function learnScatter(baseline: Baseline, stretch: CleanStretch): void {
  for (let signal = 0; signal < SIGNALS.length; signal += 1) {
    const { mean } = normalRate(baseline, signal, stretch.startAt);
    const expected = stretch.counts.calls * mean;
    const distance = (stretch.counts.bad[signal] ?? 0) - expected;
    baseline.scatter[signal] = (baseline.scatter[signal] ?? 0) + distance ** 2;
    baseline.scatterExpected[signal] = (baseline.scatterExpected[signal] ?? 0) + expected * (1 - mean);
  }
}

function fade(baseline: Baseline, by: number): void {
  for (const counts of [baseline.total, ...baseline.hours]) {
    counts.calls *= by;
    for (let signal = 0; signal < SIGNALS.length; signal += 1) counts.bad[signal] = (counts.bad[signal] ?? 0) * by;
  }
  baseline.spanMs *= by;
  for (let signal = 0; signal < SIGNALS.length; signal += 1) {
    baseline.scatter[signal] = (baseline.scatter[signal] ?? 0) * by;
    baseline.scatterExpected[signal] = (baseline.scatterExpected[signal] ?? 0) * by;
  }
}

function hourOf(baseline: Baseline, at: number): SignalCounts {
  return baseline.hours[Math.floor(at / HOUR_MS) % 24] ?? baseline.total;
}
