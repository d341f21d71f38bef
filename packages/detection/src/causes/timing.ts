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

/** Density a minute with which a change at `changedAt` does harm from `onsetAt` on, over what the onset may be off. */
export function lagDensity(
  changedAt: number,
  onsetAt: number,
  spreadMinutes: number,
  failedSince: FailedSince = () => 0,
): number {
  let [sum, weights] = [0, 0];
  for (const step of STEPS) {
    const at = onsetAt + step * spreadMinutes * MINUTE_MS;
    const weight = Math.exp(failedSince(at));
    sum += weight * densityAt((at - changedAt) / MINUTE_MS);
    weights += weight;
  }
  return sum / weights;
}

function densityAt(lag: number): number {
  return LAG_DENSITY.find(([from]) => lag >= from)?.[1] ?? BEFORE;
}
