import { burstHarmMs } from './bursts.ts';
import type { Bursts } from './bursts.ts';
import type { NormalRate } from './baseline.ts';
import { cusumStep, cusumThreshold, informationPerCall, spreadRates } from './cusum.ts';
import type { SignalRule } from './signal.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';

/** Rates tested for at once: an outage between two of them is found nearly as fast as by a test made for it. */
export const RATES = 6;
/** Their sums rise together, so that they raise fewer false alarms than as many independent tests (measured in bench/detection). */
const INDEPENDENT_RATES = 2;
/**
 * Where bad calls are known to come in clusters (retries of one request, a connection that takes all its requests along), one
 * batch may hold nothing but one cluster: then it takes several batches to open.
 */
const CLUSTERED_FROM = 1.25;
const BATCHES_IF_CLUSTERED = 2.5;
/** While a series is young, so many bad calls of one batch may be one cluster. */
const CLUSTER_MAX = 10;
/** After an alarm that was over by itself, which may have been the false one that is allowed in its time, the next one has to be so many times as rare. */
const RARER_AFTER_ALARM = 10;
export const RATE_MAX = 0.9;
/** One bad call alone never opens, so a threshold is above one step. */
export const LEAST_STEPS = 1.01;
const RATE_MIN = 1e-6;
/** What came on two days at this hour is no surprise on the third, up to this rate. It is not called healthy for that (see `shown-rate.ts`). */
const BATCH_MAX = 0.5;
/** Steps of a search between two rates, to about a hundredth. */
const HALVINGS = 8;

/** An impairment that goes on unchanged closes wrongly about once in this time. */
const WRONG_CLOSING_MS = DAY_MS;
const CLOSING_THRESHOLD_MIN = 3;

/** What the tests of one signal look for at present; derived from the baseline, never stored. */
export interface WatchPlan {
  readonly normal: NormalRate;
  /** The rate taken for normal. */
  readonly base: number;
  /** Smallest rate that is an impairment. */
  readonly least: number;
  /** What an impairment has to come back to, and the smallest rate that is still one. */
  readonly end: { readonly base: number; readonly least: number };
  readonly rates: readonly PlannedRate[];
  /** Expected calls in the time in which this signal may raise one false alarm. */
  readonly calls: number;
  /** So many bad calls of one batch may be one cluster, which raises a sum by no more than `risePerBatch`. */
  readonly clusterMax: number;
  readonly closingThreshold: number;
}

/** What a plan takes into account of the past. */
export interface WatchPast {
  readonly bursts: Readonly<Record<number, Bursts>>;
  readonly at: number;
  /** Alarms of the last 30 days, of any signal, that were over by themselves; 0 while what rises belongs to the last one. */
  readonly shortAlarms: number;
  /** Harm of the rises of this signal that were over so lately that it may be one that flaps, with what they did; null where there are none. */
  readonly flappedMs: number | null;
  /** Too little is known yet to tell whether calls are independent. */
  readonly isYoung: boolean;
}

/** One rate that is tested for. */
export interface PlannedRate {
  readonly rate: number;
  readonly badStep: number;
  readonly goodStep: number;
  readonly threshold: number;
  /** Harm that has to have been done, where bursts have shown that calls are not independent; else 0 (see `Bursts`). */
  readonly harmMs: number;
  /** Harm that has to have been done since alarms were over by themselves, but by a rise that is deeper than bursts are. */
  readonly waryMs: number;
  /** Most that the sum may rise with one batch. */
  readonly risePerBatch: number;
}

/** Chooses rates and thresholds for `calls` expected calls in the time that one false alarm of the series is allowed for. */
export function planWatch(
  rule: SignalRule,
  normal: NormalRate,
  callsPerMinute: number,
  falseAlarmMinutes: number,
  past: WatchPast = { bursts: {}, at: 0, shortAlarms: 0, flappedMs: null, isYoung: false },
): WatchPlan {
  const expected = Math.min(rule.normalMax, Math.max(RATE_MIN, normal.cautious));
  const base = Math.max(expected, Math.min(BATCH_MAX, normal.batch));
  const least = raisedTo(normal.reach, base, leastAbove(base, rule));
  // What could never become normal by lasting is no recovery, however little is known of what is usual.
  const endBase = Math.min(base, Math.max(normal.mean, rule.adoptedRateMax));
  // The signals, and the rates of each, share the one false alarm.
  const rarer = past.shortAlarms > 0 && past.flappedMs === null ? RARER_AFTER_ALARM : 1;
  const calls = (callsPerMinute * falseAlarmMinutes * INDEPENDENT_RATES * rarer) / rule.alarmShare;
  const rates = spreadRates(least, RATE_MAX, RATES).map((rate, index) => {
    const step = cusumStep(base, rate);
    const badStep = step.bad / normal.clustering;
    const threshold = Math.max(badStep * LEAST_STEPS, cusumThreshold(base, rate, calls));
    const isClustered = past.isYoung || normal.clustering >= CLUSTERED_FROM;
    const risePerBatch = isClustered ? threshold / BATCHES_IF_CLUSTERED : Infinity;
    const bursts = past.bursts[index];
    const harmMs = bursts ? Math.min(rule.burstDelayMs, burstHarmMs(bursts, rule.burstsKnown, past.at)) : 0;
    const waryMs = Math.min(rule.burstDelayMs, Math.max(0, rule.waryMs * past.shortAlarms - (past.flappedMs ?? 0)));
    return {
      rate,
      badStep,
      goodStep: step.good / normal.clustering,
      threshold,
      harmMs,
      waryMs,
      risePerBatch,
    };
  });
  return {
    normal,
    base,
    least,
    end: { base: endBase, least: raisedTo(normal.reach, endBase, leastAbove(endBase, rule)) },
    rates,
    calls,
    clusterMax: past.isYoung && normal.clustering < CLUSTERED_FROM ? CLUSTER_MAX : Infinity,
    closingThreshold: closingThreshold(callsPerMinute),
  };
}

/** How certain an end has to be where so many calls are made: a test of more calls has more occasions to be wrong. */
export function closingThreshold(callsPerMinute: number): number {
  const calls = callsPerMinute * (WRONG_CLOSING_MS / MINUTE_MS);
  return Math.max(CLOSING_THRESHOLD_MIN, Math.log(Math.max(1, calls)));
}

/** Shallowest rate that `calls` calls would have shown; null when not even the deepest. */
export function detectableRate(plan: WatchPlan, calls: number): number | null {
  for (const { rate, threshold } of plan.rates) {
    if ((calls * informationPerCall(rate, plan.base)) / plan.normal.clustering >= threshold) return rate;
  }
  return null;
}

/** The smallest rate that is an impairment where `base` is normal. */
function leastAbove(base: number, rule: SignalRule): number {
  return Math.max(doubledOdds(base), base + rule.riseMin);
}

/**
 * The smallest rate from `least` on whose test falls while calls are at `reach`: one of a smaller rate would rise for as long as they are. A
 * deep outage is tested for against `base` all the same, and found as fast.
 */
function raisedTo(reach: number, base: number, least: number): number {
  let [low, high] = [least, Math.max(least, RATE_MAX)];
  if (turningPoint(base, low) >= reach) return low;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = Math.sqrt(low * high);
    if (turningPoint(base, middle) < reach) low = middle;
    else high = middle;
  }
  return high;
}

/** The rate at which the test of `impaired` against `base` neither rises nor falls. */
function turningPoint(base: number, impaired: number): number {
  const { bad, good } = cusumStep(base, impaired);
  return -good / (bad - good);
}

function doubledOdds(rate: number): number {
  return (2 * rate) / (1 + rate);
}
