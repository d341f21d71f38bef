import {
  adoptRate,
  forgetSurges,
  learn,
  learnImpaired,
  normalRate,
  rescaleRate,
  usualCallsPerMinute,
} from './baseline.ts';
import type { Chunk, Detector, DetectorState } from './detector-state.ts';
import { beginAfter } from './begin-after.ts';
import { forgetLatencies, learnLatencies, moveLimit, slowAboveMs, verySlowAboveMs } from './latency-baseline.ts';
import { createSketch, mergeSketch } from './latency-sketch.ts';
import type { LatencySketch } from './latency-sketch.ts';
import { noteOccasions } from './occasions.ts';
import type { Occasion } from './occasions.ts';
import { POOLED_PLACE, addBatch, decideTogether } from './pooled-tests.ts';
import type { PooledTests } from './pooled-tests.ts';
import { fadeGaps, noteCalls } from './silence.ts';
import { SIGNALS, SIGNAL_RULES, addCounts, createCounts } from './signal.ts';
import type { Signal, SignalCounts } from './signal.ts';
import { harmOf } from './impairment.ts';
import { confirmRecovery, observeSignal, openWith, restartSums, suspicionOf } from './signal-watch.ts';
import type { Transition } from './signal-watch.ts';
import { planWatch } from './watch-plan.ts';
import type { WatchPlan } from './watch-plan.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';

export { FALSE_ALARM_DAYS, createDetector, decodeDetector, encodeDetector, moveBack } from './detector-state.ts';
export type { Detector, DetectorOptions } from './detector-state.ts';

/** History is learned in chunks of this length, which also make up the window that health is read from. */
export const CHUNK_MS = 5 * MINUTE_MS;
/** Chunks wait before they are learned, so that the minutes before an alarm never become normal. */
export const CHUNKS_HELD = 3;
/** Suspicion makes them wait longer, but no longer than this: otherwise lone failures would never be learned. */
const CHUNKS_MAX = 12;
/** From this suspicion on a stretch is not learned yet. */
const SUSPICIOUS = 0.5;
/** An impairment that lasts longer is no batch that may recur at the same hour of another day. */
const BATCH_MAX_MS = 3 * 60 * MINUTE_MS;
/** A small rate is learned from however long it is impaired. */
const ACCEPTED_RATE = 0.05;
/** A longer silence between ticks is not counted as time watched. */
const GAP_MAX_MS = 10 * MINUTE_MS;
/** Thresholds are those of this traffic at the least. */
const CALLS_PER_MINUTE_MIN = 0.2;
/** Traffic is not judged from less than this. */
const RECENT_MIN_MS = 10_000;
/** So long an alarm that was over by itself makes the next ones need more, see `waryMs`; of the newest few. */
const WARY_FOR_MS = 30 * DAY_MS;
const SHORT_ALARMS_MAX = 8;
/** What rises again so soon is the same impairment, which flaps. */
const FLAPS_WITHIN_MS = 60 * MINUTE_MS;
/** Another signal that rises so soon after an impairment belongs to it. */
const BESIDE_MS = 10 * MINUTE_MS;
/** A younger series may have clusters that nothing has shown yet. */
const YOUNG_MS = 7 * DAY_MS;

const SLOW = SIGNALS.indexOf('slow');
const VERY_SLOW = SIGNALS.indexOf('very_slow');
const WAITING = SIGNALS.indexOf('waiting');
/** Places of the signals, so that the hot loop makes no iterator. */
const PLACES = SIGNALS.map((signal, place) => ({ signal, place, rule: SIGNAL_RULES[signal] }));

/** The calls of one series since the last tick. `aborted` calls are left out, and `client_limit` ones are in `unsent` only. */
export interface Tick {
  /** End of the tick, milliseconds UTC. */
  readonly at: number;
  readonly calls: number;
  readonly failures: number;
  /** Calls slower than `slowLimitMs(detector)`; 0 while that is null. */
  readonly slow: number;
  readonly rateLimited: number;
  readonly auth: number;
  /** Calls that the vendor rejected for another reason (4xx); 0 when absent. */
  readonly clientErrors?: number;
  /** Calls slower than `verySlowLimitMs(detector)`; 0 when absent. */
  readonly verySlow?: number;
  /** Calls that were sent after they had waited long for us; 0 when absent. */
  readonly waited?: number;
  /** Calls that were never sent, because of a limit of ours; 0 when absent. */
  readonly unsent?: number;
  /** Latencies of the calls, from which the limit of slowness is learned. */
  readonly latencies?: LatencySketch;
  /** What made an outage more probable while these calls were made; none when absent. */
  readonly occasions?: readonly Occasion[];
}

/** Latency above which a call of this series counts as slow; null until 200 calls are known. */
export function slowLimitMs(detector: Detector): number | null {
  return slowAboveMs(detector.state.latency);
}

/** Latency above which a call of this series counts as very slow; null as long as `slowLimitMs` is. */
export function verySlowLimitMs(detector: Detector): number | null {
  return verySlowAboveMs(detector.state.latency);
}

/** Variance of one signal's counts above that of independent calls, in clean history; at least 1. */
export function clusteringOf({ state }: Detector, signal: Signal, at: number): number {
  return normalRate(state.baseline, SIGNALS.indexOf(signal), at).clustering;
}

/**
 * Takes in the calls since the last tick, in order of time; a tick that is not after the last one is ignored, so that a replay
 * after a restart counts nothing twice. Answers the impairments that began or ended with it. `pooled` are the tests of all series of
 * its service together, which decide when `openTogether` is called.
 */
export function observe(detector: Detector, tick: Tick, pooled?: PooledTests): Transition[] {
  const { state } = detector;
  if (state.lastAt !== null && tick.at <= state.lastAt) return [];
  const from = state.lastAt ?? tick.at;
  state.firstAt ??= tick.at;
  const chunk = currentChunk(detector, tick.at);
  const counts: SignalCounts = { calls: tick.calls, bad: countsOf(tick) };
  addCounts(chunk.counts, counts);
  const { unsent = 0, waited = 0, occasions = [] } = tick;
  if (unsent > 0) chunk.unsent = (chunk.unsent ?? 0) + unsent;
  if (tick.calls + unsent > 0) noteCalls(state.regularity, tick.at);
  const spanMs = Math.min(tick.at - from, GAP_MAX_MS);
  chunk.spanMs += spanMs;
  // Traffic is not known in the first minutes, and thresholds depend on it.
  if (state.baseline.spanMs === 0) detector.plans = null;
  const plans = (detector.plans ??= planAll(detector, tick.at));
  if (tick.latencies) mergeSketch(detector.latencies, tick.latencies);
  const transitions: Transition[] = [];
  const prior = { history: state.occasions, occasions };
  for (const { signal, place, rule } of PLACES) {
    const watch = state.watches[place];
    const plan = plans[place];
    if (!watch || !plan) continue;
    const batch =
      place === WAITING
        ? { from, at: tick.at, calls: tick.calls + unsent, bad: waited + unsent }
        : { from, at: tick.at, calls: tick.calls, bad: counts.bad[place] ?? 0 };
    if (pooled && place === POOLED_PLACE) addBatch(pooled, detector, plan, batch);
    const transition = observeSignal(watch, plan, batch, signal, rule, prior);
    if (transition) transitions.push(transition);
  }
  state.lastAt = tick.at;
  if (!isImpaired(state)) noteOccasions(state.occasions, spanMs, tick.calls, occasions);
  for (const transition of transitions) follow(detector, transition);
  markImpaired(state, chunk);
  beginAfter(state, transitions, tick.at);
  return transitions;
}

/**
 * Begins the impairments that the calls of several series of a service show together, of what was observed with `pooled` since this was
 * called last. `detectors` are all series that were observed with it.
 */
export function openTogether(
  pooled: PooledTests,
  detectors: Iterable<Detector>,
): { readonly detector: Detector; readonly transition: Transition }[] {
  const alarm = decideTogether(pooled, detectors);
  return (alarm?.shares ?? []).flatMap(({ detector, calls, bad }) => {
    const { state } = detector;
    const [watch, plan, at] = [state.watches[POOLED_PLACE], pooled.plans.get(detector), state.lastAt];
    const run = { since: alarm?.since ?? 0, calls, bad };
    const transition = watch && plan && at !== null ? openWith(watch, plan, run, 'failures', at) : null;
    if (!transition) return [];
    follow(detector, transition);
    const last = state.chunks.at(-1);
    if (last) markImpaired(state, last);
    return [{ detector, transition }];
  });
}

/**
 * Learns the calls of a minute that arrived too late to be tested, in any order, as if they had come in time. A minute that was clearly
 * worse than usual counts as an impaired one does. Each minute's calls must be given once.
 */
export function learnLate(detector: Detector, tick: Tick): void {
  const { state } = detector;
  const plans = (detector.plans ??= planAll(detector, state.lastAt ?? tick.at));
  const counts: SignalCounts = { calls: tick.calls, bad: countsOf(tick) };
  const startAt = tick.at - MINUTE_MS;
  const isWatched =
    state.firstAt !== null && state.lastAt !== null && startAt >= state.firstAt && tick.at <= state.lastAt;
  const stretch = { startAt, counts, spanMs: isWatched ? 0 : MINUTE_MS };
  const signals = PLACES.map(({ place, rule }) => {
    const least = plans[place]?.least ?? 0;
    const bad = counts.bad[place] ?? 0;
    const isOutage = bad > counts.calls * rule.adoptedRateMax;
    return {
      least,
      isOutage,
      mayRecur: false,
      isBad: bad > counts.calls * least + 2 * Math.sqrt(counts.calls * least) + 2,
    };
  });
  if (signals.some(({ isBad }) => isBad)) learnImpaired(state.baseline, stretch, signals);
  else {
    learn(state.baseline, stretch);
    if (tick.latencies) learnLatencies(state.latency, tick.latencies, stretch.spanMs);
  }
  // The next tick is judged by what is known now.
  detector.plans = null;
}

/** Ends what looks recovered, because the vendor says that it is over. Answers what has ended. */
export function confirmEnd(detector: Detector, at: number): Transition[] {
  const transitions = detector.state.watches.flatMap((watch) => confirmRecovery(watch, at) ?? []);
  for (const transition of transitions) follow(detector, transition);
  beginAfter(detector.state, transitions, at);
  return transitions;
}

/** In the order of `SIGNALS`. Calls that were never sent are none of the others': of `calls` as many are said to wait as of all. */
function countsOf(tick: Tick): number[] {
  const { calls, waited = 0, unsent = 0 } = tick;
  const waiting = (calls * (waited + unsent)) / Math.max(1, calls + unsent);
  return [tick.failures, tick.slow, tick.rateLimited, tick.auth, tick.clientErrors ?? 0, tick.verySlow ?? 0, waiting];
}

function currentChunk(detector: Detector, at: number): Chunk {
  const { chunks } = detector.state;
  const startAt = Math.floor(at / CHUNK_MS) * CHUNK_MS;
  const last = chunks.at(-1);
  if (last && last.startAt >= startAt) return last;
  fadeGaps(detector.state.regularity, last ? startAt - last.startAt : 0);
  finishChunk(detector, at);
  const chunk: Chunk = {
    startAt,
    spanMs: 0,
    counts: createCounts(),
    isTainted: isImpaired(detector.state),
    impaired: [],
  };
  chunks.push(chunk);
  detector.plans = null;
  return chunk;
}

function finishChunk(detector: Detector, at: number): void {
  const { state } = detector;
  const last = state.chunks.at(-1);
  const isSuspect = state.watches.some((watch, place) => suspicionOf(watch, detector.plans?.[place]) > SUSPICIOUS);
  if (last && !last.isTainted && !isSuspect) learnChunkLatencies(detector, last.spanMs, at);
  detector.latencies = createSketch();
  while (state.chunks.length >= (isSuspect ? CHUNKS_MAX : CHUNKS_HELD)) {
    const oldest = state.chunks.shift();
    if (!oldest) continue;
    if (oldest.isTainted) learnTainted(detector, oldest, at);
    else learn(state.baseline, oldest);
  }
}

function learnTainted(detector: Detector, chunk: Chunk, at: number): void {
  const { baseline, watches } = detector.state;
  const signals = PLACES.map(({ place, rule }) => {
    const impairment = watches[place]?.impairment ?? null;
    const isLong = impairment !== null && at - impairment.onsetAt > BATCH_MAX_MS;
    if (isLong) forgetSurges(baseline, place, impairment.onsetAt, at);
    const rate = (chunk.counts.bad[place] ?? 0) / Math.max(1, chunk.counts.calls);
    return {
      least: detector.plans?.[place]?.least ?? 0,
      isOutage: rate > (isLong ? ACCEPTED_RATE : rule.adoptedRateMax),
      mayRecur: !isLong && chunk.impaired.includes(place),
    };
  });
  learnImpaired(baseline, chunk, signals);
}

function learnChunkLatencies(detector: Detector, spanMs: number, at: number): void {
  const { state } = detector;
  learnLatencies(state.latency, detector.latencies, spanMs);
  const moved = moveLimit(state.latency, at);
  if (moved === null) return;
  restartSlow(state, SLOW, moved.slow);
  restartSlow(state, VERY_SLOW, moved.verySlow);
}

/** Another limit makes other calls slow: what was learned and summed with the old one no longer applies. */
function restartSlow(state: DetectorState, place: number, share: number): void {
  rescaleRate(state.baseline, place, share);
  for (const chunk of state.chunks) chunk.counts.bad[place] = chunk.counts.calls * share;
  const watch = state.watches[place];
  if (watch) restartSums(watch);
}

type Closed = Extract<Transition, { kind: 'closed' }>;

function follow(detector: Detector, transition: Transition): void {
  const { state } = detector;
  const { signal, onsetAt, bad, calls } = transition.impairment;
  if (transition.kind === 'opened') {
    detector.plans = null;
    // The sum leaves zero somewhat after the change: one chunk more is not to be trusted.
    for (const chunk of state.chunks) {
      if (chunk.startAt + 2 * CHUNK_MS > onsetAt) chunk.isTainted = true;
      if (chunk.startAt + CHUNK_MS > onsetAt)
        chunk.impaired = [...new Set([...chunk.impaired, SIGNALS.indexOf(signal)])];
    }
    return;
  }
  noteShortAlarm(state, transition);
  detector.plans = null;
  if (transition.reason !== 'new_normal') return;
  adoptRate(state.baseline, SIGNALS.indexOf(signal), bad / Math.max(1, calls));
  if (signal === 'slow' || signal === 'very_slow') forgetLatencies(state.latency);
}

function noteShortAlarm(state: DetectorState, { impairment, endedAt }: Closed): void {
  const { signal, onsetAt } = impairment;
  const last = state.shortAlarms.at(-1);
  if (
    harmOf(impairment, endedAt) > SIGNAL_RULES[signal].burstMs ||
    (last !== undefined && onsetAt - last < FLAPS_WITHIN_MS)
  )
    return;
  state.shortAlarms.push(onsetAt);
  if (state.shortAlarms.length > SHORT_ALARMS_MAX) state.shortAlarms.shift();
}

function markImpaired({ watches }: DetectorState, chunk: Chunk): void {
  for (const { place } of PLACES) {
    if (watches[place]?.impairment === null) continue;
    chunk.isTainted = true;
    if (!chunk.impaired.includes(place)) chunk.impaired.push(place);
  }
}

function isImpaired(state: DetectorState): boolean {
  return state.watches.some(({ impairment }) => impairment !== null);
}

/** What the tests of all signals look for at a time. */
export function planAll(detector: Detector, at: number): WatchPlan[] {
  const { baseline, chunks, watches } = detector.state;
  // Traffic that has grown since the baseline was learned would make alarms more frequent.
  const recent = chunks.reduce((sum, { counts }) => sum + counts.calls, 0);
  const recentMs = chunks.reduce((sum, { spanMs }) => sum + spanMs, 0);
  const perMinute = Math.max(
    usualCallsPerMinute(baseline, at),
    (recent / Math.max(recentMs, RECENT_MIN_MS)) * MINUTE_MS,
  );
  const falseAlarmMinutes = detector.options.falseAlarmDays * 24 * 60;
  const closedAt = Math.max(...watches.map(({ lastClosedAt }) => lastClosedAt));
  // What rises beside another signal, or soon after it, is the same alarm. A plan holds for a chunk.
  const isBeside = isImpaired(detector.state) || at + CHUNK_MS - closedAt < BESIDE_MS;
  const shortAlarms = detector.state.shortAlarms.filter((began) => began > at - WARY_FOR_MS).length;
  const isYoung = baseline.spanMs < YOUNG_MS;
  return PLACES.map(({ place, rule }) => {
    const { bursts = {}, lastClosedAt = 0, flappedMs = 0 } = watches[place] ?? {};
    const flapped = at - lastClosedAt < FLAPS_WITHIN_MS ? flappedMs : null;
    return planWatch(
      rule,
      normalRate(baseline, place, at),
      Math.max(CALLS_PER_MINUTE_MIN, perMinute),
      falseAlarmMinutes,
      { bursts, at, shortAlarms: isBeside ? 0 : shortAlarms, flappedMs: flapped, isYoung },
    );
  });
}
