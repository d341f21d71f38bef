import { SIGNALS } from './signal.ts';
import { HOUR_MS } from './time.ts';

/** An hour counts as no more than so many times what was expected of it: an outage is no sign of a rate that wanders. */
const HOUR_MAX = 4;
/** So many standard errors of the estimate are taken off it, so that independent calls seldom seem to wander. */
const STANDARD_ERRORS = 0.5;
const WANDER_MAX = 1.5;

/**
 * How much the rates of a series wander from hour to hour beyond what chance and its clusters explain: the variance of a random effect,
 * relative to the squared mean, by the method of moments. By signal, over faded hours. Plain data.
 */
export interface Wander {
  /** Start of the hour that is being added up. */
  hourAt: number;
  readonly bad: number[];
  readonly expected: number[];
  /** Variance of the hour's count from chance alone. */
  readonly chance: number[];
  /** Sums over the hours before: squared distance beyond chance, squared expectation, and the variance of the first. */
  readonly excess: number[];
  readonly squares: number[];
  readonly noise: number[];
}

/** Nothing known. */
export function createWander(): Wander {
  const zeros = (): number[] => SIGNALS.map(() => 0);
  return {
    hourAt: 0,
    bad: zeros(),
    expected: zeros(),
    chance: zeros(),
    excess: zeros(),
    squares: zeros(),
    noise: zeros(),
  };
}

/** Adds a stretch of an hour: by signal its bad calls, those that were expected, and the variance per expected call. */
export function noteWander(
  wander: Wander,
  at: number,
  counts: readonly { readonly bad: number; readonly expected: number; readonly clustering: number }[],
): void {
  const hourAt = Math.floor(at / HOUR_MS) * HOUR_MS;
  if (hourAt > wander.hourAt) finishHour(wander, hourAt);
  for (const [signal, { bad, expected, clustering }] of counts.entries()) {
    wander.bad[signal] = (wander.bad[signal] ?? 0) + bad;
    wander.expected[signal] = (wander.expected[signal] ?? 0) + expected;
    wander.chance[signal] = (wander.chance[signal] ?? 0) + expected * clustering;
  }
}

/** Standard deviation of a signal's rate over hours, as a share of its mean; 0 while chance explains what was seen. */
export function wanderOf({ excess, squares, noise }: Wander, signal: number): number {
  const known = squares[signal] ?? 0;
  if (known === 0) return 0;
  const beyond = (excess[signal] ?? 0) - STANDARD_ERRORS * Math.sqrt(noise[signal] ?? 0);
  return Math.min(WANDER_MAX, Math.sqrt(Math.max(0, beyond / known)));
}

/** Lets what was seen count less. */
export function fadeWander({ excess, squares, noise }: Wander, by: number): void {
  for (const sums of [excess, squares, noise])
    for (let signal = 0; signal < sums.length; signal += 1) sums[signal] = (sums[signal] ?? 0) * by;
}

/** Forgets what was seen of a signal. */
export function forgetWander(wander: Wander, signal: number): void {
  for (const sums of [wander.bad, wander.expected, wander.chance, wander.excess, wander.squares, wander.noise])
    sums[signal] = 0;
}

function finishHour(wander: Wander, hourAt: number): void {
  wander.hourAt = hourAt;
  for (let signal = 0; signal < SIGNALS.length; signal += 1) {
    const expected = wander.expected[signal] ?? 0;
    const chance = wander.chance[signal] ?? 0;
    const bad = Math.min(wander.bad[signal] ?? 0, HOUR_MAX * expected + 3 * Math.sqrt(chance));
    wander.excess[signal] = (wander.excess[signal] ?? 0) + (bad - expected) ** 2 - chance;
    wander.squares[signal] = (wander.squares[signal] ?? 0) + expected ** 2;
    // The fourth moment of a Poisson count in clusters.
    wander.noise[signal] =
      (wander.noise[signal] ?? 0) + 2 * chance ** 2 + (expected > 0 ? chance ** 3 / expected ** 2 : 0);
    wander.bad[signal] = 0;
    wander.expected[signal] = 0;
    wander.chance[signal] = 0;
  }
}
