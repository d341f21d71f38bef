import { clockShifts } from './clock-changes.ts';
import { SIGNALS, SIGNAL_RULES, addCounts, createCounts } from './signal.ts';
import type { SignalCounts, SignalRule } from './signal.ts';
import { dropSurges, hasMoved, hasSurges, noteSurge, recurringRate } from './surges.ts';
import type { Surges } from './surges.ts';
import { createWander, fadeWander, forgetWander, noteWander, wanderOf } from './wander.ts';
import type { Wander } from './wander.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

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

/** Until so much is known, the next hour may be worse than any before, and the next day of the week several times as bad: faded days, of which two weeks make ten. */
const YOUNG_DAYS = 10;
/** In the first days, and on a day unlike those seen, failing so many times as often again may be usual, up to this rise. */
const FIRST_DAYS = 3.5;
const YOUNG_REACH = 2;
const YOUNG_RISE_MAX = 0.02;
/** Rates that wander from hour to hour are usual up to so many standard deviations of their logarithm, and tested against one. */
const WANDERS = 4;

/** An hour of the day, or a day of the week, needs about this many expected bad calls before its own rate counts more than the whole's. */
const SEASON_WEIGHT = 20;
/** An hour of which little was seen is believed to be as the hours so near to it, where those are better than all: a bad one makes no other worse. */
const NEAR_HOURS = 3;
/** Days of history from which traffic is known by the hour, and by the day of the week. */
const HOURS_KNOWN_DAYS = 2;
/** From so many working days on the others are like them. */
const WORKING_DAYS_KNOWN = 2;
const WEEKDAYS_KNOWN_DAYS = 8;
const TRAFFIC_FACTOR_MAX = 10;

/** What was impaired counts so much, and no rate in it above the smallest that is an impairment: it cannot become normal by lasting. */
const IMPAIRED_WEIGHT = 0.15;
/** Standard deviations that a stretch may lie from what was expected and still count in full for the scatter. */
const OUTLIER = 8;

/** So long after clocks were changed, an hour may be as the one that has moved to it, if that is worse by so many times as often. */
const MOVED_MS = 7 * DAY_MS;
const MOVED_FROM = 1.5;

/** What recurs at an hour is a batch if it is so many times as high as the rate of all hours. */
const BATCH_HEIGHT = 3;

/** So deep a rise is a batch where it came on so many days. */
const BATCH_DAYS = 2;

/** Scatter is judged only once the mean is known from this many calls, and starts as if this much had fitted exactly. */
const SCATTER_CALLS_MIN = 1000;
const SCATTER_WEIGHT = 20;

/** The normal of one series, learned from clean history. Plain data; its size does not grow. */
export interface Baseline {
  /** Faded counts of all clean history. */
  readonly total: SignalCounts;
  /** The same by hour of the day, UTC. */
  readonly hours: readonly SignalCounts[];
  /** The same by day of the week, Sunday first, beside what its hours let expect. */
  readonly weekdays: readonly WeekdayCounts[];
  /** What recurs at an hour of the day. */
  readonly surges: Surges;
  /** Faded length of the clean history. */
  spanMs: number;
  /** By signal: squared distance of counts from what was expected, and what independent calls would give. */
  readonly scatter: number[];
  readonly scatterExpected: number[];
  /** How far hours lie from what was expected of them, beyond chance. */
  readonly wander: Wander;
}

interface WeekdayCounts extends SignalCounts {
  readonly expected: number[];
}

/** The rate of bad calls that is normal for one signal at one hour. */
export interface NormalRate {
  /** Best estimate. */
  readonly mean: number;
  /** The rate to test against: above the mean by what is not yet known. */
  readonly cautious: number;
  /** What a batch has reached at this hour on two of the days that may recur today; 0 where there is none. */
  readonly batch: number;
  /** What the rate may be for an hour or a day without an impairment. */
  readonly reach: number;
  /** Bad calls per independent bad call: 1, or more when they come in clusters. */
  readonly clustering: number;
}

/** A stretch of history to learn. */
export interface Stretch {
  readonly startAt: number;
  readonly spanMs: number;
  readonly counts: SignalCounts;
}

/** The baseline of a series never seen. */
export function createBaseline(): Baseline {
  return {
    total: createCounts(),
    hours: Array.from({ length: 24 }, createCounts),
    weekdays: Array.from({ length: 7 }, createWeekday),
    surges: {},
    spanMs: 0,
    scatter: SIGNALS.map(() => 0),
    scatterExpected: SIGNALS.map(() => 0),
    wander: createWander(),
  };
}

/** Learns from a stretch in which nothing was wrong. */
export function learn(baseline: Baseline, stretch: Stretch): void {
  const { surges } = baseline;
  for (let signal = 0; signal < SIGNALS.length; signal += 1) {
    const rate = rateOf(stretch, signal);
    if (hasSurges(surges, signal, stretch.startAt) || hasMoved(surges, signal, stretch.startAt, rate))
      noteSurge(surges, signal, stretch.startAt, rate);
  }
  learnWeighted(baseline, stretch, 1, stretch.counts.bad);
}

/** What is to be learned of a signal from a stretch in which something was impaired. */
export interface ImpairedSignal {
  /** The smallest rate that is an impairment: higher ones count as this one (a winsorized mean). */
  readonly least: number;
  /** It is known to be an outage: the stretch counts as if the signal had been as usual. */
  readonly isOutage: boolean;
  /** It may be a batch: other days are compared with the same hour. */
  readonly mayRecur: boolean;
}

/** Learns a little from a stretch in which something was impaired, so that what is a part of life becomes usual. By signal. */
export function learnImpaired(baseline: Baseline, stretch: Stretch, signals: readonly ImpairedSignal[]): void {
  const { calls } = stretch.counts;
  const bad = signals.map(({ least, isOutage, mayRecur }, signal) => {
    if (mayRecur) noteSurge(baseline.surges, signal, stretch.startAt, rateOf(stretch, signal));
    if (isOutage) return calls * normalRate(baseline, signal, stretch.startAt).mean;
    return Math.min(stretch.counts.bad[signal] ?? 0, calls * least);
  });
  learnWeighted(baseline, stretch, IMPAIRED_WEIGHT, bad);
}

/** An impairment that lasts is no batch: what its hours were noted for is forgotten. */
export function forgetSurges(baseline: Baseline, signal: number, from: number, to: number): void {
  dropSurges(baseline.surges, signal, from, to);
}

/** What is normal for a signal (by its place in `SIGNALS`) at a time. */
export function normalRate(baseline: Baseline, signal: number, at: number): NormalRate {
  const { calls } = baseline.total;
  const bad = baseline.total.bad[signal] ?? 0;
  const factor = seasonFactor(baseline, signal, at) * movedFactor(baseline, signal, at);
  const clustering = clusteringOf(baseline, signal);
  const upper = (bad + PRIOR_BAD + CAUTION * Math.sqrt((bad + PRIOR_BAD) * clustering)) / (calls + PRIOR_CALLS);
  const youth = Math.max(0, 1 - baseline.spanMs / (YOUNG_DAYS * DAY_MS));
  const wander = wanderOf(baseline.wander, signal);
  const recurring = recurringRate(baseline.surges, signal, at, ruleOf(signal).recurrences);
  const cautious = Math.max(upper * factor * (1 + Math.max(ruleOf(signal).youngFactor * youth, wander)), recurring);
  const mean = estimate(bad, calls) * factor;
  // Of a lognormal rate with this coefficient of variation.
  const sigma = Math.sqrt(Math.log(1 + wander ** 2));
  // A good hour of a few days says nothing of how bad that hour may be.
  const whole = estimate(bad, calls) * Math.max(1, factor);
  const reach = Math.max(
    Math.min(whole * (1 + YOUNG_REACH * newness(baseline, at)), whole + YOUNG_RISE_MAX),
    mean * Math.exp(WANDERS * sigma - sigma ** 2 / 2),
  );
  const batch = recurringRate(baseline.surges, signal, at, BATCH_DAYS);
  return { mean, cautious, batch, reach, clustering };
}

/** How much of what a day like this may bring was never seen: 1 at first, and on the first day of a weekend; 0 after a few days, and after a whole one. */
function newness({ weekdays, total, spanMs }: Baseline, at: number): number {
  const callsADay = Math.max(1, (total.calls / Math.max(1, spanMs)) * DAY_MS);
  const place = weekdayOf(at);
  const callsOf = (days: readonly WeekdayCounts[]): number => days.reduce((sum, { calls }) => sum + calls, 0);
  const seen = callsOf(weekdays.slice(place, place + 1));
  const alike = isWeekend(place) ? 0 : callsOf(weekdays.filter((_, other) => !isWeekend(other))) / WORKING_DAYS_KNOWN;
  return Math.max(1 - spanMs / (FIRST_DAYS * DAY_MS), 1 - Math.max(seen, alike) / callsADay, 0);
}

function meanRate(baseline: Baseline, signal: number, at: number): number {
  return estimate(baseline.total.bad[signal] ?? 0, baseline.total.calls) * seasonFactor(baseline, signal, at);
}

/** Usual calls per minute at a time; 0 before anything was learned. */
export function usualCallsPerMinute(baseline: Baseline, at: number): number {
  if (baseline.spanMs === 0) return 0;
  const mean = (baseline.total.calls / baseline.spanMs) * MINUTE_MS;
  const days = baseline.spanMs / DAY_MS;
  const hour = days < HOURS_KNOWN_DAYS ? 1 : trafficFactor(baseline.hours, hourOf(at));
  const weekday = days < WEEKDAYS_KNOWN_DAYS ? 1 : trafficFactor(baseline.weekdays, weekdayOf(at));
  return mean * hour * weekday;
}

/** Takes a new level of one signal for normal from now on, at every hour. */
export function adoptRate(baseline: Baseline, signal: number, rate: number): void {
  for (const counts of [baseline.total, ...baseline.hours]) counts.bad[signal] = counts.calls * rate;
  for (const { bad, expected } of baseline.weekdays) bad[signal] = expected[signal] ?? 0;
  baseline.scatter[signal] = 0;
  baseline.scatterExpected[signal] = 0;
  forgetWander(baseline.wander, signal);
}

/** The same signal is counted by another limit, by which its share is `rate`: what is known of hours and scatter goes on. */
export function rescaleRate(baseline: Baseline, signal: number, rate: number): void {
  const { calls, bad } = baseline.total;
  const before = bad[signal] ?? 0;
  if (before <= 0) return adoptRate(baseline, signal, rate);
  const by = (rate * calls) / before;
  for (const counts of [baseline.total, ...baseline.hours])
    counts.bad[signal] = Math.min(counts.calls, (counts.bad[signal] ?? 0) * by);
  for (const { bad: weekdayBad, expected } of baseline.weekdays) {
    weekdayBad[signal] = (weekdayBad[signal] ?? 0) * by;
    expected[signal] = (expected[signal] ?? 0) * by;
  }
}

function learnWeighted(baseline: Baseline, stretch: Stretch, weight: number, observed: readonly number[]): void {
  const { startAt, counts: observedCounts } = stretch;
  const expected = SIGNALS.map((_, signal) => observedCounts.calls * meanRate(baseline, signal, startAt));
  const isBatch = SIGNALS.map((_, signal) => isBatchTime(baseline, signal, startAt));
  // A batch is known as a surge, and says nothing of what is usual without it.
  const bad = observed.map((count, signal) => (isBatch[signal] === true ? (expected[signal] ?? 0) : count));
  if (baseline.total.calls >= SCATTER_CALLS_MIN) {
    if (weight === 1) learnScatter(baseline, stretch, isBatch);
    noteWander(
      baseline.wander,
      startAt,
      bad.map((count, signal) =>
        isBatch[signal] === true
          ? { bad: 0, expected: 0, clustering: 1 }
          : { bad: count, expected: expected[signal] ?? 0, clustering: clusteringOf(baseline, signal) },
      ),
    );
  }
  fade(baseline, 2 ** ((-stretch.spanMs * weight) / HALF_LIFE_MS));
  const counts = { calls: observedCounts.calls * weight, bad: bad.map((count) => count * weight) };
  addCounts(baseline.total, counts);
  const weekday = baseline.weekdays[weekdayOf(stretch.startAt)];
  if (weekday) {
    addCounts(weekday, counts);
    for (let signal = 0; signal < SIGNALS.length; signal += 1)
      weekday.expected[signal] =
        (weekday.expected[signal] ?? 0) + counts.calls * hourRate(baseline, signal, stretch.startAt);
  }
  addCounts(partOf(baseline.hours, hourOf(stretch.startAt)), counts);
  baseline.spanMs += stretch.spanMs * weight;
}

function trafficFactor(parts: readonly SignalCounts[], place: number): number {
  const sum = parts.reduce((calls, part) => calls + part.calls, 0);
  return sum > 0 ? Math.min(TRAFFIC_FACTOR_MAX, (parts.length * partOf(parts, place).calls) / sum) : 1;
}

function estimate(bad: number, calls: number): number {
  return (bad + PRIOR_BAD / 2) / (calls + PRIOR_CALLS / 2);
}

/** Hour of the week as the product of hour of the day and day of the week, each shrunk towards 1 by how little of it was seen. */
function seasonFactor(baseline: Baseline, signal: number, at: number): number {
  const weekday = baseline.weekdays[weekdayOf(at)];
  const weight = seasonWeight(baseline, signal);
  const ofWeekday = ((weekday?.bad[signal] ?? 0) + weight) / ((weekday?.expected[signal] ?? 0) + weight);
  return hourFactor(baseline, signal, at) * ofWeekday;
}

function hourFactor(baseline: Baseline, signal: number, at: number): number {
  const hour = hourOf(at);
  const rate = estimate(baseline.total.bad[signal] ?? 0, baseline.total.calls);
  const weight = seasonWeight(baseline, signal);
  let near = weight;
  let expectedNear = weight;
  for (let offset = -NEAR_HOURS; offset <= NEAR_HOURS; offset += 1) {
    const part = partOf(baseline.hours, (hour + offset + 24) % 24);
    near += part.bad[signal] ?? 0;
    expectedNear += part.calls * rate;
  }
  const { calls, bad } = partOf(baseline.hours, hour);
  return ((bad[signal] ?? 0) + weight * Math.min(1, near / expectedNear)) / (calls * rate + weight);
}

/** How many times as bad an hour may be because clocks were changed lately, and a worse one has moved to it. */
function movedFactor(baseline: Baseline, signal: number, at: number): number {
  const factor = hourFactor(baseline, signal, at);
  const after = (shift: number): number => hourFactor(baseline, signal, at - shift) / factor;
  // At nearly all hours there is none, and clocks need not be asked.
  if (Math.max(after(-HOUR_MS), after(HOUR_MS)) < MOVED_FROM) return 1;
  return Math.max(1, ...clockShifts(at - MOVED_MS, at).map(after));
}

/**
 * Expected bad calls that outweigh what is believed of a season before: more where they come in clusters, or where whole hours are better or
 * worse than others by chance, by as much as the variance of an hour's count lies above that of independent calls.
 */
function seasonWeight(baseline: Baseline, signal: number): number {
  const perHour = ((baseline.total.bad[signal] ?? 0) * HOUR_MS) / Math.max(HOUR_MS, baseline.spanMs);
  return SEASON_WEIGHT * (clusteringOf(baseline, signal) + wanderOf(baseline.wander, signal) ** 2 * perHour);
}

/** The usual rate at an hour, whatever the day. */
function hourRate(baseline: Baseline, signal: number, at: number): number {
  return estimate(baseline.total.bad[signal] ?? 0, baseline.total.calls) * hourFactor(baseline, signal, at);
}

function clusteringOf(baseline: Baseline, signal: number): number {
  const scatter = (baseline.scatter[signal] ?? 0) + SCATTER_WEIGHT;
  return Math.max(1, scatter / ((baseline.scatterExpected[signal] ?? 0) + SCATTER_WEIGHT));
}

/**
 * The time of a batch that recurs, and what is shortly before and after it. Its counts differ from those of its hour by a schedule, and not
 * because calls come in clusters or rates wander: if they were counted, an outage at any other hour would look like such a swing.
 */
function isBatchTime(baseline: Baseline, signal: number, at: number): boolean {
  const whole = estimate(baseline.total.bad[signal] ?? 0, baseline.total.calls);
  return recurringRate(baseline.surges, signal, at, ruleOf(signal).recurrences) > BATCH_HEIGHT * whole;
}

function learnScatter(baseline: Baseline, stretch: Stretch, isBatch: readonly boolean[]): void {
  for (let signal = 0; signal < SIGNALS.length; signal += 1) {
    if (isBatch[signal] === true) continue;
    const mean = meanRate(baseline, signal, stretch.startAt);
    const expected = stretch.counts.calls * mean;
    const most = OUTLIER ** 2 * (expected + 1);
    const distance = Math.min(most, ((stretch.counts.bad[signal] ?? 0) - expected) ** 2);
    baseline.scatter[signal] = (baseline.scatter[signal] ?? 0) + distance;
    baseline.scatterExpected[signal] = (baseline.scatterExpected[signal] ?? 0) + expected * (1 - mean);
  }
}

function fade(baseline: Baseline, by: number): void {
  for (const counts of partsOf(baseline)) {
    counts.calls *= by;
    for (let signal = 0; signal < SIGNALS.length; signal += 1) counts.bad[signal] = (counts.bad[signal] ?? 0) * by;
  }
  baseline.spanMs *= by;
  fadeWander(baseline.wander, by);
  for (const { expected } of baseline.weekdays)
    for (let signal = 0; signal < SIGNALS.length; signal += 1) expected[signal] = (expected[signal] ?? 0) * by;
  for (let signal = 0; signal < SIGNALS.length; signal += 1) {
    baseline.scatter[signal] = (baseline.scatter[signal] ?? 0) * by;
    baseline.scatterExpected[signal] = (baseline.scatterExpected[signal] ?? 0) * by;
  }
}

function ruleOf(signal: number): SignalRule {
  return SIGNAL_RULES[SIGNALS[signal] ?? 'failures'];
}

function rateOf({ counts }: Stretch, signal: number): number {
  return (counts.bad[signal] ?? 0) / Math.max(1, counts.calls);
}

function partsOf({ total, hours, weekdays }: Baseline): SignalCounts[] {
  return [total, ...hours, ...weekdays];
}

function partOf(parts: readonly SignalCounts[], place: number): SignalCounts {
  return parts[place] ?? createCounts();
}

function createWeekday(): WeekdayCounts {
  return { ...createCounts(), expected: SIGNALS.map(() => 0) };
}

function isWeekend(weekday: number): boolean {
  return weekday === 0 || weekday === 6;
}

function hourOf(at: number): number {
  return Math.floor(at / HOUR_MS) % 24;
}

/** The epoch was a Thursday. */
function weekdayOf(at: number): number {
  return (Math.floor(at / DAY_MS) + 4) % 7;
}
