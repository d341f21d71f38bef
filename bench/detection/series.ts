import type { Tick } from '../../packages/detection/src/detector.ts';
import { drawBinomial, drawPoisson } from './random.ts';
import type { Random } from './random.ts';

/** The detector runs every five seconds. */
export const TICK_MS = 5000;
const DAY_MS = 86_400_000;

/** A series as it normally is. Rates are shares of calls. */
export interface SeriesShape {
  readonly callsPerMinute: number;
  readonly failures: number;
  readonly slow: number;
  readonly rateLimited: number;
  readonly auth: number;
  /** Traffic and failures follow the day: 0 is flat; 0.8 is from a fifth to nine fifths of the mean. */
  readonly trafficRhythm: number;
  readonly failureRhythm: number;
  /** Mean size of a cluster of failures: 1 is independent calls, 2 is retries that fail together. */
  readonly cluster: number;
}

/** What an outage does to the rates at a moment; `since` is milliseconds since its onset. */
export interface Outage {
  readonly name: string;
  /** Share of calls that fail on top of the usual ones. */
  readonly failing: (since: number) => number;
  /** Share of slow calls on top of the usual ones. */
  readonly slowing: (since: number) => number;
}

/** A flat series with the usual slow share of one call in twenty. */
export function flatSeries(callsPerMinute: number, failures: number): SeriesShape {
  return {
    callsPerMinute,
    failures,
    slow: 0.05,
    rateLimited: 0.001,
    auth: 0.0005,
    trafficRhythm: 0,
    failureRhythm: 0,
    cluster: 1,
  };
}

/** Fails at once and stays so. */
export function stepOutage(depth: number): Outage {
  return { name: `step to ${percent(depth)}`, failing: () => depth, slowing: () => 0 };
}

/** Outages of other forms. A minute is 60,000 ms. */
export const OUTAGES: readonly Outage[] = [
  {
    name: 'ramp to 50 % in 30 minutes',
    failing: (since) => Math.min(0.5, (since / 1_800_000) * 0.5),
    slowing: () => 0,
  },
  { name: 'partial: one region of four is down', failing: () => 0.25, slowing: () => 0 },
  { name: 'latency only: half of the calls slow', failing: () => 0, slowing: () => 0.5 },
  { name: 'latency only: a fifth of the calls slow', failing: () => 0, slowing: () => 0.2 },
  {
    name: 'flapping: 2 minutes down, 3 up',
    failing: (since) => (since % 300_000 < 120_000 ? 0.6 : 0),
    slowing: () => 0,
  },
  { name: 'deploy: half of the calls fail on a third of the traffic', failing: () => 0.5 / 3, slowing: () => 0 },
];

/** The calls of one tick that ends at `at`; with an outage when `since` is not negative. */
export function drawTick(random: Random, shape: SeriesShape, at: number, outage?: Outage, since = -1): Tick {
  const wave = Math.sin((2 * Math.PI * at) / DAY_MS);
  const calls = drawPoisson(random, (shape.callsPerMinute * (1 + shape.trafficRhythm * wave) * TICK_MS) / 60_000);
  if (calls === 0) return { at, calls, failures: 0, slow: 0, rateLimited: 0, auth: 0 };
  const isOut = outage !== undefined && since >= 0;
  const usual = shape.failures * (1 + shape.failureRhythm * wave);
  const added = isOut ? outage.failing(since) : 0;
  const slow = shape.slow + (isOut ? outage.slowing(since) : 0);
  const good = calls - drawBinomial(random, calls, added);
  const failures = calls - good + drawClustered(random, good, usual, shape.cluster);
  return {
    at,
    calls,
    failures,
    slow: drawBinomial(random, calls, slow),
    rateLimited: drawBinomial(random, calls - failures, shape.rateLimited),
    auth: drawBinomial(random, calls - failures, shape.auth),
  };
}

/** A share as text. */
export function percent(share: number): string {
  return `${Number((share * 100).toPrecision(3))} %`;
}

function drawClustered(random: Random, calls: number, rate: number, cluster: number): number {
  if (cluster === 1) return drawBinomial(random, calls, rate);
  let failures = 0;
  for (let seeds = drawPoisson(random, (calls * rate) / cluster); seeds > 0; seeds -= 1) {
    // Geometric size with the mean `cluster`.
    failures += Math.ceil(Math.log(1 - random()) / Math.log(1 - 1 / cluster)) || 1;
  }
  return Math.min(calls, failures);
}
