import { adoptRate, createBaseline } from './baseline.ts';
import type { Baseline } from './baseline.ts';
import { toDigits } from './digits.ts';
import { createLatencyBaseline } from './latency-baseline.ts';
import type { LatencyBaseline } from './latency-baseline.ts';
import { createSketch } from './latency-sketch.ts';
import type { LatencySketch } from './latency-sketch.ts';
import { createOccasionHistory } from './occasions.ts';
import type { OccasionHistory } from './occasions.ts';
import { SIGNALS } from './signal.ts';
import type { SignalCounts } from './signal.ts';
import { createSignalWatch, moveWatchBack } from './signal-watch.ts';
import type { SignalWatch } from './signal-watch.ts';
import type { WatchPlan } from './watch-plan.ts';
import { createRegularity } from './silence.ts';
import type { Regularity } from './silence.ts';

/** Faded counts are estimates; more digits of them would be most of the state. */
const DIGITS = 6;
const VERSION = 1;
/** What is taken for normal of a signal that a state stored before it was watched does not know: only a great rise is seen until it is learned. */
const NOT_YET_LEARNED = 0.5;

/** How often a detector may be wrong. */
export interface DetectorOptions {
  /** One false alarm per series in this many days, all signals together. */
  readonly falseAlarmDays: number;
}

/** The default of `UPRIVER_FALSE_ALARM_DAYS`. */
export const FALSE_ALARM_DAYS = 30;

/** Sequential tests on one series of (project, service, environment, region). */
export interface Detector {
  readonly options: DetectorOptions;
  readonly state: DetectorState;
  /** Latencies of the current chunk; a restart loses five minutes of learning and nothing else. */
  latencies: LatencySketch;
  /** Derived from the state; null until the next tick. */
  plans: readonly WatchPlan[] | null;
}

export interface DetectorState {
  readonly version: typeof VERSION;
  firstAt: number | null;
  lastAt: number | null;
  readonly baseline: Baseline;
  readonly latency: LatencyBaseline;
  readonly regularity: Regularity;
  /** Oldest first; the last one is being filled. */
  readonly chunks: Chunk[];
  readonly watches: SignalWatch[];
  /** When alarms of the last weeks began that were over by themselves, oldest first. */
  readonly shortAlarms: number[];
  readonly occasions: OccasionHistory;
  /** The end of the last impairment; null before the first. */
  recovered: Recovered | null;
}

/** Calls between the end of an impairment and when that was certain: the chunk after it begins then. */
export interface Recovered {
  readonly from: number;
  readonly at: number;
  readonly counts: SignalCounts;
}

/** Five minutes of a series. */
export interface Chunk {
  readonly startAt: number;
  spanMs: number;
  readonly counts: SignalCounts;
  /** Part of an impairment: hardly learned. */
  isTainted: boolean;
  /** Signals, by place, that were impaired in it. */
  impaired: number[];
  /** Calls that were never sent, if there were any. */
  unsent?: number;
}

/** A detector for a series never seen. `slowLimit` is learned from the latencies that ticks carry. */
export function createDetector(options: DetectorOptions): Detector {
  const state: DetectorState = {
    version: VERSION,
    firstAt: null,
    lastAt: null,
    baseline: createBaseline(),
    latency: createLatencyBaseline(),
    regularity: createRegularity(),
    chunks: [],
    watches: SIGNALS.map(() => createSignalWatch()),
    shortAlarms: [],
    occasions: createOccasionHistory(),
    recovered: null,
  };
  return { options, state, latencies: createSketch(), plans: null };
}

/**
 * The same detector with all its times earlier: after the clock was set back it goes on with what it knows. Without this every later
 * tick would be in its past.
 */
export function moveBack(detector: Detector, byMs: number): Detector {
  const { state } = detector;
  const moved: DetectorState = {
    ...state,
    firstAt: state.firstAt === null ? null : state.firstAt - byMs,
    lastAt: state.lastAt === null ? null : state.lastAt - byMs,
    latency: { ...state.latency, decidedAt: state.latency.decidedAt - byMs },
    regularity: {
      ...state.regularity,
      lastCallAt: state.regularity.lastCallAt === null ? null : state.regularity.lastCallAt - byMs,
    },
    chunks: state.chunks.map((chunk) => ({ ...chunk, startAt: chunk.startAt - byMs })),
    watches: state.watches.map((watch) => moveWatchBack(watch, byMs)),
    shortAlarms: state.shortAlarms.map((at) => at - byMs),
    recovered: state.recovered && {
      ...state.recovered,
      from: state.recovered.from - byMs,
      at: state.recovered.at - byMs,
    },
  };
  return { ...detector, state: moved, plans: null };
}

/** The state as text of a few kilobytes, whatever the series' age and traffic. */
export function encodeDetector(detector: Detector): string {
  return JSON.stringify(rounded(detector.state));
}

/** A copy of plain data with fewer digits; asked for each value, `JSON.stringify` would take a third longer. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : toDigits(value, DIGITS);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(rounded);
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) copy[key] = rounded(field);
  return copy;
}

/** Reverses `encodeDetector`; undefined for a state of another version, whose series starts anew. */
export function decodeDetector(text: string, options: DetectorOptions): Detector | undefined {
  // Written by encodeDetector; the version says so. States of earlier releases lack what was added since.
  const stored = JSON.parse(text) as DetectorState;
  if (stored.version !== VERSION) return undefined;
  const state: DetectorState = {
    ...stored,
    baseline: { ...createBaseline(), ...stored.baseline },
    latency: { ...createLatencyBaseline(), ...stored.latency },
    regularity: stored.regularity ?? createRegularity(),
    chunks: stored.chunks.map((chunk) => ({ ...chunk, impaired: chunk.impaired ?? [] })),
    watches: stored.watches.map((watch) => ({ ...createSignalWatch(), ...watch })),
    shortAlarms: stored.shortAlarms ?? [],
    occasions: stored.occasions ?? createOccasionHistory(),
    recovered: stored.recovered ?? null,
  };
  for (let place = state.watches.length; place < SIGNALS.length; place += 1) {
    adoptRate(state.baseline, place, NOT_YET_LEARNED);
    state.watches.push(createSignalWatch());
  }
  return { options, state, latencies: createSketch(), plans: null };
}
