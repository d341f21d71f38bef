import { informationPerCall, shortestDelayCalls } from '../../packages/detection/src/cusum.ts';
import { SIGNAL_RULES } from '../../packages/detection/src/signal.ts';
import { detectorRule, oracleRule, tuneRules } from './rules.ts';
import type { Compared, Rule } from './rules.ts';
import { TICK_MS, flatSeries, stepOutage } from './series.ts';
import type { SeriesShape } from './series.ts';
import { CALM_MS, DAY_MS, START_AT, calmTicks, delayQuantile, detectionDelays, trainDetector } from './simulate.ts';

/** A series and an outage's depth. */
export interface Cell {
  /** At the onset. */
  readonly callsPerMinute: number;
  readonly usual: number;
  readonly impaired: number;
}

/** A series of any shape; `onsetHour` is the hour of the day at which outages begin. */
export interface Played {
  readonly shape: SeriesShape;
  readonly onsetHour: number;
  readonly seed: number;
}

/** A series that is the same at all hours. */
export function playedFlat({ callsPerMinute, usual }: Pick<Cell, 'callsPerMinute' | 'usual'>): Played {
  const seed = Math.round(callsPerMinute * 1009 + usual * 1e6 * 31);
  return { shape: flatSeries(callsPerMinute, usual), onsetHour: 6.5, seed };
}

/** Delays in minutes: medians over the trials, and the ninth decile of ours. */
export interface CellResult extends Cell {
  readonly bound: number;
  readonly oracle: number;
  readonly ours: number;
  readonly oursLate: number;
  /** Of the comparison rules, tuned to the same rate of false alarms on this series. */
  readonly compared: Readonly<Record<Compared, number>>;
  /** Trials in which the detector did not fire, and in which it had fired before. */
  readonly missed: number;
  readonly early: number;
}

/** How the delays are measured. */
export interface DelayOptions {
  readonly trials: number;
  readonly trainingDays: number;
  readonly falseAlarmDays: number;
  readonly lastsMs: number;
}

/** What a series' rules are set to: a trained detector, and the comparison rules at equal false alarms. */
export interface Prepared {
  readonly trained: string;
  readonly compared: Readonly<Record<Compared, () => Rule>>;
}

/** Every depth that is at least twice the usual rate and a percent above it. */
export function listCells(traffic: readonly number[], usuals: readonly number[], depths: readonly number[]): Cell[] {
  return traffic.flatMap((callsPerMinute) =>
    usuals.flatMap((usual) =>
      depths
        .filter((impaired) => impaired >= 2 * usual && impaired >= usual + 0.01)
        .map((impaired) => ({ callsPerMinute, usual, impaired })),
    ),
  );
}

/** The comparison rules watch failures only, to which the detector gives two fifths of its false alarms. */
const ALARMS_OF_FAILURES = SIGNAL_RULES.failures.alarmShare;

/** Trains the detector, and tunes the comparison rules to the rate of false alarms that the detector promises for failures. */
export function prepare({ shape, seed }: Played, options: DelayOptions): Prepared {
  const trained = trainDetector(shape, options.trainingDays, seed, options.falseAlarmDays);
  return { trained, compared: tuneRules(calmTicks(shape, options.falseAlarmDays / ALARMS_OF_FAILURES, seed + 1), 1) };
}

/** Plays outages of one depth to all rules. */
export function measureCell(cell: Cell, played: Played, prepared: Prepared, options: DelayOptions): CellResult {
  const { callsPerMinute, usual, impaired } = cell;
  const { shape, onsetHour, seed } = played;
  const outage = stepOutage((impaired - usual) / (1 - usual));
  const startAt = START_AT + options.trainingDays * DAY_MS + onsetHour * 3_600_000 - CALM_MS;
  const delays = Array.from({ length: options.trials }, (_, trial) =>
    detectionDelays({ shape, outage, seed: seed + (trial + 1) * 7919, startAt, lastsMs: options.lastsMs }, [
      detectorRule(options.falseAlarmDays, prepared.trained),
      oracleRule(usual, impaired, callsPerMinute, options.falseAlarmDays),
      prepared.compared.fixed(),
      prepared.compared.burn(),
      prepared.compared.deviation(),
    ]),
  );
  const of = (rule: number): number[] => delays.map((row) => row[rule] ?? Number.NaN);
  const gapCalls = callsPerMinute * options.falseAlarmDays * 1440;
  return {
    ...cell,
    bound: shortestDelayCalls(usual, Math.min(impaired, 0.999), gapCalls) / callsPerMinute,
    ours: delayQuantile(of(0), 0.5),
    oursLate: delayQuantile(of(0), 0.9),
    oracle: delayQuantile(of(1), 0.5),
    compared: {
      fixed: delayQuantile(of(2), 0.5),
      burn: delayQuantile(of(3), 0.5),
      deviation: delayQuantile(of(4), 0.5),
    },
    missed: of(0).filter((delay) => delay === Infinity).length,
    early: of(0).filter(Number.isNaN).length,
  };
}

/** The bound for one who looks once per tick: no decision comes before the end of the first. */
export function tickBound(bound: number): number {
  return Math.max(bound, TICK_MS / 60_000);
}

/**
 * The bound for one who sees whole calls, once a tick: a test rises by no more than the log of the ratio of both rates with each bad call, so
 * that it takes so many of them, and no decision comes before the end of a tick. As a median, like the delays beside it.
 */
export function wholeBound({ callsPerMinute, usual, impaired, bound }: Pick<CellResult, keyof Cell | 'bound'>): number {
  const perBadCall = Math.log(Math.min(impaired, 0.999) / usual);
  const nats = bound * callsPerMinute * informationPerCall(Math.min(impaired, 0.999), usual);
  const badCalls = Math.ceil(nats / perBadCall);
  // The median of a gamma distribution: the time until so many of them have come.
  const come = (badCalls - 1 / 3) / (callsPerMinute * impaired);
  const ticks = Math.max(bound, come) / (TICK_MS / 60_000);
  return Math.ceil(ticks) * (TICK_MS / 60_000);
}
