import { shortestDelayCalls } from '../../packages/detection/src/cusum.ts';
import { burnRateRule, countAlarms, detectorRule, fixedThresholdRule, oracleRule } from './rules.ts';
import { TICK_MS, flatSeries, stepOutage } from './series.ts';
import { DAY_MS, START_AT, calmTicks, delayQuantile, detectionDelays, trainDetector } from './simulate.ts';

/** A series and an outage's depth. */
export interface Cell {
  readonly callsPerMinute: number;
  readonly usual: number;
  readonly impaired: number;
}

/** Delays in minutes: medians over the trials, and the ninth decile of ours. */
export interface CellResult extends Cell {
  readonly bound: number;
  readonly oracle: number;
  readonly ours: number;
  readonly oursLate: number;
  readonly fixed: number;
  readonly burn: number;
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

/** Error budgets that a team may choose from: objectives of 99.9 % down to 90 %. */
const BUDGETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1];

/** What a series' rules are set to: a trained detector, and the burn-rate budget at equal false alarms. */
export interface Prepared {
  readonly trained: string;
  readonly budget: number;
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

/** Trains the detector, and finds the tightest budget with which the burn-rate rule keeps the same false-alarm rate. */
export function prepare(callsPerMinute: number, usual: number, options: DelayOptions): Prepared {
  const shape = flatSeries(callsPerMinute, usual);
  const seed = seedOf(callsPerMinute, usual, 0);
  const trained = trainDetector(shape, options.trainingDays, seed, options.falseAlarmDays);
  const watched = 2 * options.falseAlarmDays;
  const budget = BUDGETS.find(
    (candidate) => countAlarms(burnRateRule(candidate), calmTicks(shape, watched, seed + 1)) <= 2,
  );
  return { trained, budget: budget ?? 0.1 };
}

/** Plays outages of one depth to all rules. */
export function measureCell(cell: Cell, prepared: Prepared, options: DelayOptions): CellResult {
  const { callsPerMinute, usual, impaired } = cell;
  const shape = flatSeries(callsPerMinute, usual);
  const outage = stepOutage((impaired - usual) / (1 - usual));
  const startAt = START_AT + options.trainingDays * DAY_MS;
  const delays = Array.from({ length: options.trials }, (_, trial) =>
    detectionDelays(
      { shape, outage, seed: seedOf(callsPerMinute, usual, trial + 1), startAt, lastsMs: options.lastsMs },
      [
        detectorRule(options.falseAlarmDays, prepared.trained),
        oracleRule(usual, impaired, callsPerMinute, options.falseAlarmDays),
        fixedThresholdRule(),
        burnRateRule(prepared.budget),
      ],
    ),
  );
  const of = (rule: number): number[] => delays.map((row) => row[rule] ?? Number.NaN);
  const gapCalls = callsPerMinute * options.falseAlarmDays * 1440;
  return {
    ...cell,
    bound: shortestDelayCalls(usual, Math.min(impaired, 0.999), gapCalls) / callsPerMinute,
    ours: delayQuantile(of(0), 0.5),
    oursLate: delayQuantile(of(0), 0.9),
    oracle: delayQuantile(of(1), 0.5),
    fixed: delayQuantile(of(2), 0.5),
    burn: delayQuantile(of(3), 0.5),
    missed: of(0).filter((delay) => delay === Infinity).length,
    early: of(0).filter(Number.isNaN).length,
  };
}

/** The bound for one who looks once per tick: no decision comes before the end of the first. */
export function tickBound(bound: number): number {
  return Math.max(bound, TICK_MS / 60_000);
}

function seedOf(callsPerMinute: number, usual: number, trial: number): number {
  return Math.round(callsPerMinute * 1009 + usual * 1e6 * 31 + trial * 7919);
}
