// What the calls of a series say, out of its detector.
import { usualCallsPerMinute } from './baseline.ts';
import type { Chunk, Detector, Recovered } from './detector-state.ts';
import { CHUNKS_HELD, CHUNK_MS, planAll } from './detector.ts';
import { LOSES_CALLS } from './lost-calls.ts';
import { silentSince } from './silence.ts';
import type { Regularity } from './silence.ts';
import { SIGNALS, addCounts, createCounts } from './signal.ts';
import type { Signal } from './signal.ts';
import { deepRise, newestBad, suspicionOf } from './signal-watch.ts';
import type { Impairment } from './impairment.ts';
import type { DeepRise, NewestBad } from './signal-watch.ts';
import { detectableRate } from './watch-plan.ts';
import type { WatchPlan } from './watch-plan.ts';
import { MINUTE_MS } from './time.ts';

/** Health is read from the calls since then. */
const WINDOW_MS = (CHUNKS_HELD + 1) * CHUNK_MS;
/** A series has enough calls if its window would have shown this share of bad calls. */
const MUST_SHOW = 0.5;

/** Shares of the newest calls that people would act on. Refusals come in bursts more often than failures: it takes more of them. */
const FAILURES_DEPTH = 0.1;
const REFUSALS_DEPTH = 0.3;

/** What a series' calls say. */
export interface SeriesHealth {
  readonly state: 'healthy' | 'impaired' | 'too_few_calls';
  readonly impairments: readonly Impairment[];
  /** The last fifteen minutes or so. */
  readonly window: SeriesWindow;
  /** Usual share of bad calls by signal at this hour, and from how much it was learned. */
  readonly usual: { readonly rates: Readonly<Record<Signal, number>>; readonly calls: number; readonly days: number };
  /** Shallowest share of failures that the window would have shown; null when not even a total outage. */
  readonly detectableRate: number | null;
  /** Since when calls that used to come regularly have ceased altogether; the state is never `healthy` then. */
  readonly silentSince: number | null;
  /** Calls of the window that were never sent, because of a limit of ours. */
  readonly unsent: number;
  /** How far the tests are on their way to an alarm: the highest sum of any signal beside its threshold, 0 to 1. */
  readonly suspicion: number;
  /** Newest calls most of which failed or were refused, without an impairment: they may be one cluster. The state is never `healthy` then. */
  readonly newestBad: (NewestBad & { readonly signal: Signal }) | null;
  /** Whether it is known how long calls usually take: before that none counts as slow, however long it takes. */
  readonly isLatencyKnown: boolean;
  /** Failures or refusals of the newest calls on their way to an alarm, if they are many; null while calls are impaired. */
  readonly rise: (DeepRise & { readonly signal: Signal }) | null;
}

/** Counts of a window. */
export interface SeriesWindow {
  readonly from: number;
  readonly to: number;
  readonly calls: number;
  readonly bad: Readonly<Record<Signal, number>>;
}

/** What the calls of the series say at present: the same of a series in memory and of its stored state. */
export function readHealth(detector: Detector, now: number): SeriesHealth {
  return healthAt(healthSource(detector, healthSourceAt(now)), now);
}

/** What health is read from, as small as it can be kept. It holds until the detector changes, or a new one of `healthSourceAt` begins. */
export interface HealthSource {
  readonly firstAt: number | null;
  /** Oldest first. */
  readonly chunks: readonly Pick<Chunk, 'startAt' | 'counts' | 'unsent'>[];
  readonly recovered: Recovered | null;
  readonly impairments: readonly Impairment[];
  readonly regularity: Regularity;
  readonly usualPerMinute: number;
  readonly usual: SeriesHealth['usual'];
  readonly failurePlan: WatchPlan | undefined;
  readonly suspicion: number;
  readonly newestBad: SeriesHealth['newestBad'];
  readonly isLatencyKnown: boolean;
  readonly rise: SeriesHealth['rise'];
}

/** The moment for which a source is made that is read at `now`: what is planned by the time changes no more often than chunks do. */
export function healthSourceAt(now: number): number {
  return Math.floor(now / CHUNK_MS) * CHUNK_MS;
}

/** @param at see `healthSourceAt` */
export function healthSource(detector: Detector, at: number): HealthSource {
  const { state } = detector;
  // Not those that the tests go on with until the next chunk: they are of fewer calls, and are not stored.
  const plans = planAll(detector, at);
  const impairments = state.watches.flatMap(({ impairment }) => (impairment ? [{ ...impairment }] : []));
  return {
    firstAt: state.firstAt,
    chunks: state.chunks.filter(({ startAt }) => startAt > at - WINDOW_MS),
    // What an impairment did says nothing of now.
    recovered: impairments.length > 0 ? null : state.recovered,
    impairments,
    regularity: state.regularity,
    usualPerMinute: usualCallsPerMinute(state.baseline, at),
    usual: {
      rates: bySignal((place) => plans[place]?.normal.mean ?? 0),
      calls: Math.round(state.baseline.total.calls),
      days: state.baseline.spanMs / (24 * 60 * MINUTE_MS),
    },
    failurePlan: plans[0],
    suspicion: Math.max(...state.watches.map((watch, place) => suspicionOf(watch, plans[place]))),
    newestBad: newestBadOf(detector, plans),
    isLatencyKnown: state.latency.limit !== null,
    rise: impairments.length > 0 ? null : riseOf(detector, plans),
  };
}

function newestBadOf({ state }: Detector, plans: readonly WatchPlan[]): SeriesHealth['newestBad'] {
  for (const [place, signal] of SIGNALS.entries()) {
    const watch = state.watches[place];
    const newest = watch && LOSES_CALLS.has(signal) ? newestBad(watch, plans[place]) : null;
    if (newest) return { ...newest, signal };
  }
  return null;
}

function riseOf({ state }: Detector, plans: readonly WatchPlan[]): SeriesHealth['rise'] {
  let furthest: SeriesHealth['rise'] = null;
  for (const [place, signal] of SIGNALS.entries()) {
    const watch = state.watches[place];
    if (!watch || !LOSES_CALLS.has(signal)) continue;
    const rise = deepRise(watch, plans[place], signal === 'failures' ? FAILURES_DEPTH : REFUSALS_DEPTH);
    if (rise && rise.way > (furthest?.way ?? 0)) furthest = { ...rise, signal };
  }
  return furthest;
}

/** What the calls of a series say at a moment for which the source was made. */
export function healthAt(source: HealthSource, now: number): SeriesHealth {
  const { impairments, failurePlan, usual, suspicion } = source;
  const oldest = now - WINDOW_MS;
  const recovered = (source.recovered?.at ?? 0) <= oldest ? null : source.recovered;
  const recent = source.chunks.filter(({ startAt }) => startAt > oldest && startAt >= (recovered?.at ?? 0));
  const counts = createCounts();
  for (const one of [...(recovered === null ? [] : [recovered]), ...recent]) addCounts(counts, one.counts);
  const detectable = failurePlan ? detectableRate(failurePlan, counts.calls) : null;
  const isEnough = detectable !== null && detectable <= MUST_SHOW;
  const silence = silentSince(source.regularity, source.usualPerMinute, now);
  return {
    // An impairment whose calls have stopped is neither going on nor over.
    state:
      impairments.length > 0 && (counts.calls > 0 || recent.some(({ unsent = 0 }) => unsent > 0))
        ? 'impaired'
        : isEnough && silence === null && source.newestBad === null
          ? 'healthy'
          : 'too_few_calls',
    impairments,
    window: {
      from: recovered?.from ?? Math.max(recent[0]?.startAt ?? now, source.firstAt ?? now),
      to: now,
      calls: counts.calls,
      bad: bySignal((place) => counts.bad[place] ?? 0),
    },
    usual,
    detectableRate: detectable,
    silentSince: silence,
    unsent: recent.reduce((sum, { unsent = 0 }) => sum + unsent, 0),
    suspicion,
    newestBad: source.newestBad,
    isLatencyKnown: source.isLatencyKnown,
    rise: source.rise,
  };
}

function bySignal(valueOf: (place: number) => number): Record<Signal, number> {
  const values: Partial<Record<Signal, number>> = {};
  for (const [place, signal] of SIGNALS.entries()) values[signal] = valueOf(place);
  // One value for each signal.
  return values as Record<Signal, number>;
}
