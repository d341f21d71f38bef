import { MINUTE_MS } from '../time.ts';

/** Density a minute of the lag from a change to its first harm, by lag in minutes. It sums to 1. */
const LAG_DENSITY: readonly (readonly [from: number, density: number])[] = [
  [60, 0.000_02],
  [12, 0.001_8],
  [2, 0.028],
  [0.75, 0.08],
  [-0.75, 0.28],
  [-2, 0.08],
];
/** Before it happened nothing is its doing, but clocks and estimates err. */
const BEFORE = 1e-6;
/** Where the onset may have been, in units of its spread. */
const STEPS = [-2, -1.25, -0.75, -0.4, -0.15, 0.15, 0.4, 0.75, 1.25, 2];

/** Log likelihood of the calls that a change concerns if they failed since a moment, beside that they failed since the onset. */
export type FailedSince = (at: number) => number;

/** When a fault began, as far as calls tell. */
export interface OnsetEstimate {
  /** Milliseconds UTC, and how far it may be off. */
  readonly onsetAt: number;
  readonly onsetSpreadMinutes: number;
  /**
   * Other minutes in which it may have begun instead, each with its probability: later, what came before being usual failures, or earlier, shallow, with
   * what failed then.
   */
  readonly otherOnsets: readonly (readonly [at: number, probability: number])[];
  /** Minutes in which calls may have begun to fail as they do now, after fewer had failed by something else, with the weights of `Beginnings`. */
  readonly grewAt: readonly (readonly [at: number, weight: number])[];
}

/** Density a minute with which a change at `changedAt` does harm from the onset on, over what the onset may be off. */
export function lagDensity(
  changedAt: number,
  { onsetAt, onsetSpreadMinutes, otherOnsets }: OnsetEstimate,
  failedSince: FailedSince = () => 0,
): number {
  let [sum, weights] = [0, 0];
  for (const step of STEPS) {
    const at = onsetAt + step * onsetSpreadMinutes * MINUTE_MS;
    const weight = Math.exp(failedSince(at));
    sum += weight * densityAt((at - changedAt) / MINUTE_MS);
    weights += weight;
  }
  let density = sum / weights;
  for (const [at, probability] of otherOnsets) density += probability * (densityWithin(at, changedAt) - sum / weights);
  return density;
}

/** How much likelier it is that a change at `changedAt` did harm while something else failed already, than that both began in one minute. */
export function besideEarlier(changedAt: number, grewAt: OnsetEstimate['grewAt']): number {
  return grewAt.reduce((sum, [at, weight]) => sum + weight * densityWithin(at, changedAt), 0);
}

/** Parts of a minute at which an onset somewhere within it is looked at. */
const WITHIN = [1 / 6, 1 / 2, 5 / 6];

function densityWithin(minuteAt: number, changedAt: number): number {
  const lags = WITHIN.map((part) => densityAt((minuteAt - changedAt) / MINUTE_MS + part));
  return lags.reduce((sum, one) => sum + one, 0) / lags.length;
}

function densityAt(lag: number): number {
  return LAG_DENSITY.find(([from]) => lag >= from)?.[1] ?? BEFORE;
}
