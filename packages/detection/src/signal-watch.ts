import { createBursts, endBurst, followBursts, moveBurstsBack } from './bursts.ts';
import type { Bursts, SummedBatch } from './bursts.ts';
import { cusumStep, informationPerCall, natsFor } from './cusum.ts';
import { harmOf } from './impairment.ts';
import type { Impairment } from './impairment.ts';
import { headStartOf } from './occasions.ts';
import type { Occasion, OccasionHistory } from './occasions.ts';
import { advance, createRun, giveHeadStart, restart, thresholdFor } from './run.ts';
import type { Run } from './run.ts';
import { SIGNAL_RULES } from './signal.ts';
import type { Signal, SignalRule } from './signal.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';
import { RATES, RATE_MAX, closingThreshold } from './watch-plan.ts';
import type { WatchPlan } from './watch-plan.ts';

/** A rise is no burst, whatever was seen before, when clearly more than this share of its calls is bad: by so many nats. */
const BURST_DEPTH = 0.6;
const CLEARLY_NATS = 6;
/** Newest calls are not called healthy, though they may be one cluster, if so many of them are bad, and this share. */
const LEAST_BAD = 2;
const MOST_BAD = 0.5;
/** Calls since a sum left zero may be a deep rise from so many bad ones on. */
const RISE_BAD_MIN = 3;
/** Calls have recovered when they look more like the usual than like an impairment of this share of its depth, by so many nats. */
const RECOVERED_BELOW = 0.25;
const RECOVERED_NATS = 1;

/** Calls must look recovered for this long, doubled for each reopening within an hour, so that flapping is one impairment. */
const HOLD_MS = 2 * MINUTE_MS;
const HOLD_DOUBLINGS_MAX = 4;
const REOPENED_WITHIN_MS = HOUR_MS;
/** In a longer time without any call nobody knows whether an impairment went on: it is not told to have lasted. */
export const UNSEEN_MS = 10 * MINUTE_MS;
/** Without any call for this long nothing is known of an impairment any more. */
const NO_CALLS_MS = 6 * HOUR_MS;

/** The state of one signal's tests. Plain data. */
export interface SignalWatch {
  readonly runs: readonly Run[];
  impairment: Impairment | null;
  readonly recovery: Run;
  /** What sums have been through that ever crossed their threshold, by their place. */
  readonly bursts: Record<number, Bursts>;
  lastClosedAt: number;
  /** Harm of the impairments that ended last, each within an hour of the one before it. Absent before the first, and in states of earlier releases. */
  flappedMs?: number;
  reopenings: number;
}

/** One batch of calls for one signal. */
export interface SignalBatch {
  readonly from: number;
  readonly at: number;
  readonly calls: number;
  readonly bad: number;
}

/** What makes an outage more probable while a batch is made, and what was so before. */
export interface OnsetPrior {
  readonly history: OccasionHistory;
  readonly occasions: readonly Occasion[];
}

/** A beginning or an end. */
export type Transition =
  | { readonly kind: 'opened'; readonly at: number; readonly impairment: Impairment }
  | {
      readonly kind: 'closed';
      readonly at: number;
      /** Estimate of when it was over; where calls are well again after a long time without any, the last call before it. */
      readonly endedAt: number;
      /** Since when calls are known to be as usual. */
      readonly wellSince: number;
      readonly reason: 'recovered' | 'new_normal' | 'no_calls';
      readonly impairment: Impairment;
      /** Calls since then, and those of them that were bad, which are no part of the impairment. */
      readonly since: { readonly calls: number; readonly bad: number };
    };

/** Tests of a series never seen. */
export function createSignalWatch(): SignalWatch {
  return {
    runs: Array.from({ length: RATES }, createRun),
    impairment: null,
    recovery: createRun(),
    bursts: {},
    lastClosedAt: 0,
    reopenings: 0,
  };
}

/** How far the highest sum is on its way to its threshold, 0 to 1; 0 without a plan. */
export function suspicionOf(watch: SignalWatch, plan: WatchPlan | undefined): number {
  let highest = 0;
  for (const [index, planned] of (plan?.rates ?? []).entries()) {
    const run = watch.runs[index];
    if (run) highest = Math.max(highest, run.sum / thresholdFor(run, planned));
  }
  return Math.min(1, highest);
}

/** Calls since a sum left zero, most of them bad. */
export interface NewestBad {
  readonly calls: number;
  readonly bad: number;
}

/**
 * Newest calls of which at least half are bad, and which would be an impairment if calls were independent: they may be one cluster, or a
 * burst, for which no impairment begins yet. Null where there are none.
 */
export function newestBad(watch: SignalWatch, plan: WatchPlan | undefined): NewestBad | null {
  for (const [index, planned] of (plan?.rates ?? []).entries()) {
    const run = watch.runs[index];
    if (!run || !plan || run.bad < MOST_BAD * run.calls) continue;
    // Of a series that is known to have clusters, one of them is not enough.
    if (run.bad < LEAST_BAD * plan.normal.clustering) continue;
    if (natsFor(run, planned.rate, plan.base) >= thresholdFor(run, planned)) return { calls: run.calls, bad: run.bad };
  }
  return null;
}

/** Calls since a sum left zero, so many of which are bad that people would act on it, if it is no chance. */
export interface DeepRise {
  readonly calls: number;
  readonly bad: number;
  /** How far the sum is on its way to its threshold, 0 to 1. */
  readonly way: number;
}

/**
 * The deep rise that is furthest on its way to an alarm; null where there is none.
 * @param depth share of bad calls from which it is deep
 */
export function deepRise(watch: SignalWatch, plan: WatchPlan | undefined, depth: number): DeepRise | null {
  let furthest: DeepRise | null = null;
  for (const [index, planned] of (plan?.rates ?? []).entries()) {
    const run = watch.runs[index];
    if (!run || run.bad < RISE_BAD_MIN || run.bad < depth * run.calls) continue;
    const way = Math.min(1, run.sum / thresholdFor(run, planned));
    if (way > (furthest?.way ?? 0)) furthest = { calls: run.calls, bad: run.bad, way };
  }
  return furthest;
}

/** Forgets the sums, whose calls were counted by another rule, and nothing else. */
export function restartSums(watch: SignalWatch): void {
  for (const run of [...watch.runs, watch.recovery]) restart(run);
  for (const bursts of Object.values(watch.bursts)) bursts.excursion = null;
}

/** Takes one batch in. Changes the test; returns the impairment's beginning or end, if this batch decided one. */
export function observeSignal(
  watch: SignalWatch,
  plan: WatchPlan,
  batch: SignalBatch,
  signal: Signal,
  rule: SignalRule,
  prior: OnsetPrior,
): Transition | null {
  const opener = addUp(watch, plan, batch, rule, prior);
  if (watch.impairment === null) return opener ? open(watch, plan, batch, signal, likeliest(watch.runs, opener)) : null;
  return observeImpaired(watch, watch.impairment, plan, batch, rule);
}

/** Begins an impairment that other series of the service decided together with this one; null if one goes on. */
export function openWith(
  watch: SignalWatch,
  plan: WatchPlan,
  run: { readonly since: number; readonly calls: number; readonly bad: number },
  signal: Signal,
  at: number,
): Transition | null {
  if (watch.impairment !== null) return null;
  return open(watch, plan, { from: run.since, at, calls: run.calls, bad: run.bad }, signal, { ...createRun(), ...run });
}

/** The same tests with all their times earlier, see `moveBack`. */
export function moveWatchBack(watch: SignalWatch, byMs: number): SignalWatch {
  const earlier = (run: Run): Run => ({ ...run, since: run.since - byMs });
  const { impairment } = watch;
  return {
    ...watch,
    runs: watch.runs.map(earlier),
    impairment: impairment && {
      ...impairment,
      onsetAt: impairment.onsetAt - byMs,
      detectedAt: impairment.detectedAt - byMs,
      lastCallAt: impairment.lastCallAt - byMs,
      ...(impairment.silence === undefined
        ? {}
        : { silence: { from: impairment.silence.from - byMs, to: impairment.silence.to - byMs } }),
      ...(impairment.well === undefined ? {} : { well: { ...impairment.well, since: impairment.well.since - byMs } }),
    },
    recovery: earlier(watch.recovery),
    bursts: Object.fromEntries(
      Object.entries(watch.bursts).map(([place, bursts]) => [place, moveBurstsBack(bursts, byMs)]),
    ),
    lastClosedAt: watch.lastClosedAt - byMs,
  };
}

/**
 * Adds a batch to all sums; they go on while something is impaired, for how high they rise says what an outage is and what a burst.
 * @returns the sum that makes an impairment certain, if one does
 */
function addUp(
  watch: SignalWatch,
  plan: WatchPlan,
  batch: SignalBatch,
  rule: SignalRule,
  { history, occasions }: OnsetPrior,
): Run | undefined {
  let opener: Run | undefined;
  let excess = 0;
  for (let index = 0; index < RATES; index += 1) {
    const run = watch.runs[index];
    const planned = plan.rates[index];
    if (!run || !planned) continue;
    if (occasions.length > 0) giveHeadStart(run, headStartOf(history, occasions, planned, plan));
    if (batch.bad === 0 && run.sum === 0 && run.headStart === undefined) continue;
    const before = run.sum;
    advance(run, batch, planned.badStep, planned.goodStep);
    const threshold = thresholdFor(run, planned);
    const surely = Math.max(0, batch.bad - plan.clusterMax) * planned.badStep;
    // A lower threshold takes as many batches of a series with clusters.
    const rise = planned.risePerBatch * (threshold / planned.threshold);
    run.sum = Math.min(run.sum, before + Math.max(surely, rise));
    const harmMs = follow(watch, index, run, {
      ...batch,
      run,
      threshold: planned.threshold,
      usual: plan.base,
      harmMax: rule.burstMs,
    });
    // After a change of the plan the calls of this batch have to speak for it, too.
    if (run.sum - threshold <= excess || run.sum <= before || harmMs < planned.harmMs) continue;
    if (harmMs < planned.waryMs && !isDeep(run)) continue;
    excess = run.sum - threshold;
    opener = run;
  }
  return opener;
}

/**
 * The run whose rate and beginning explain the calls best, once one of them makes an impairment certain: that of a low rate may go back to calls
 * that failed by chance hours before.
 */
function likeliest(runs: readonly Run[], opener: Run): Run {
  return runs.reduce((best, run) => (run.sum > best.sum ? run : best), opener);
}

function isDeep({ calls, bad }: Run): boolean {
  return bad > calls * BURST_DEPTH && calls * informationPerCall(bad / calls, BURST_DEPTH) >= CLEARLY_NATS;
}

function follow(watch: SignalWatch, index: number, run: Run, batch: SummedBatch): number {
  if (watch.bursts[index] === undefined && batch.run.sum < batch.threshold) return 0;
  const bursts = (watch.bursts[index] ??= createBursts());
  const wasFollowed = bursts.excursion !== null;
  const harmMs = followBursts(bursts, batch);
  if (wasFollowed && bursts.excursion === null) restart(run);
  return harmMs;
}

function open(watch: SignalWatch, plan: WatchPlan, batch: SignalBatch, signal: Signal, opener: Run): Transition {
  watch.reopenings = batch.at - watch.lastClosedAt < REOPENED_WITHIN_MS ? watch.reopenings + 1 : 0;
  const impairment: Impairment = {
    signal,
    onsetAt: opener.since,
    detectedAt: batch.at,
    normalRate: plan.normal.mean,
    calls: opener.calls,
    bad: opener.bad,
    lastCallAt: batch.at,
    reopenings: watch.reopenings,
  };
  watch.impairment = impairment;
  restart(watch.recovery);
  return { kind: 'opened', at: batch.at, impairment: { ...impairment } };
}

function observeImpaired(
  watch: SignalWatch,
  impairment: Impairment,
  plan: WatchPlan,
  batch: SignalBatch,
  rule: SignalRule,
): Transition | null {
  if (batch.calls === 0) {
    const isForgotten = batch.at - impairment.lastCallAt >= NO_CALLS_MS;
    return isForgotten ? close(watch, impairment, batch.at, impairment.lastCallAt, 'no_calls') : null;
  }
  impairment.calls += batch.calls;
  impairment.bad += batch.bad;
  if (batch.at - impairment.lastCallAt > UNSEEN_MS) impairment.silence = { from: impairment.lastCallAt, to: batch.at };
  impairment.lastCallAt = batch.at;
  const { recovery } = watch;
  const certain = endsFrom(impairment, plan);
  // The depth is judged without the stretch that looks recovered.
  const depth = (impairment.bad - recovery.bad) / Math.max(1, impairment.calls - recovery.calls);
  // Page's test in reverse: from the depth of the impairment to what is usual.
  const { base, least } = plan.end;
  const step = cusumStep(Math.max(least, Math.min(RATE_MAX, depth)), base);
  advance(recovery, batch, step.bad / plan.normal.clustering, step.good / plan.normal.clustering);
  recovery.peak = Math.max(recovery.peak ?? 0, recovery.sum);
  // As certain as an end has to be, calls are bad again: neither what flaps nor a fault that has become shallower has recovered.
  if (recovery.sum <= recovery.peak - certain || isStillWorse(recovery, plan, certain)) restart(recovery);
  const hold = HOLD_MS * 2 ** Math.min(impairment.reopenings, HOLD_DOUBLINGS_MAX);
  const usualNats = natsFor(recovery, base, Math.max(least, depth * RECOVERED_BELOW));
  const isOver = usualNats >= RECOVERED_NATS && recovery.sum >= certain;
  if (isOver && batch.at - recovery.since >= hold) {
    return close(watch, impairment, batch.at, recovery.since, 'recovered');
  }
  // What is not held for long must not be a lucky stretch of an outage that has become shallower: as certain as an end has to be, too.
  const isWell = isOver && (impairment.well !== undefined || usualNats >= certain * plan.normal.clustering);
  noteWell(impairment, isWell ? recovery : null, batch.at);
  const lasted = batch.at - impairment.onsetAt;
  if (lasted >= rule.adoptedAfterMs && impairment.bad / impairment.calls <= rule.adoptedRateMax) {
    return close(watch, impairment, batch.at, batch.at, 'new_normal');
  }
  return null;
}

function noteWell(impairment: Impairment, recovery: Run | null, at: number): void {
  const { well, pausedMs = 0 } = impairment;
  if (recovery !== null) {
    impairment.well = { since: recovery.since, calls: recovery.calls, bad: recovery.bad };
  } else if (well !== undefined) {
    impairment.pausedMs = Math.max(pausedMs, at - well.since);
    delete impairment.well;
  }
}

/** How certain an end has to be: a circuit breaker that lets a few trial calls through leaves as few occasions to be wrong. */
function endsFrom({ calls, onsetAt, lastCallAt }: Impairment, plan: WatchPlan): number {
  const minutes = Math.max(1, (lastCallAt - onsetAt) / MINUTE_MS);
  return Math.min(plan.closingThreshold, closingThreshold(calls / minutes));
}

/** Whether calls that look better than the impairment are an impairment themselves, as certainly as an end has to be. */
function isStillWorse({ calls, bad }: Run, { normal, end }: WatchPlan, certain: number): boolean {
  const rate = bad / Math.max(1, calls);
  return rate > end.least && (calls * informationPerCall(rate, end.base)) / normal.clustering >= certain;
}

/** Ends an impairment whose calls look recovered and whose end something else confirms, such as the vendor's word. */
export function confirmRecovery(watch: SignalWatch, at: number): Transition | null {
  const { impairment, recovery } = watch;
  return impairment === null || recovery.sum <= 0 ? null : close(watch, impairment, at, recovery.since, 'recovered');
}

function close(
  watch: SignalWatch,
  impairment: Impairment,
  at: number,
  wellSince: number,
  reason: 'recovered' | 'new_normal' | 'no_calls',
): Transition {
  // Calls after the end are no part of it.
  const { recovery } = watch;
  const closed = { ...impairment, calls: impairment.calls - recovery.calls, bad: impairment.bad - recovery.bad };
  const since = { calls: recovery.calls, bad: recovery.bad };
  const { silence } = impairment;
  const isUnseen = silence !== undefined && wellSince >= silence.from && wellSince <= silence.to;
  const endedAt = isUnseen ? silence.from : wellSince;
  watch.impairment = null;
  watch.lastClosedAt = at;
  watch.flappedMs = Math.round(harmOf(closed, endedAt)) + (impairment.reopenings > 0 ? (watch.flappedMs ?? 0) : 0);
  for (const bursts of Object.values(watch.bursts)) endBurst(bursts, at, SIGNAL_RULES[impairment.signal].burstMs);
  for (const run of watch.runs) restart(run);
  restart(recovery);
  return {
    kind: 'closed',
    at,
    endedAt,
    wellSince,
    reason,
    impairment: closed,
    since,
  };
}
