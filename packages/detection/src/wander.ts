import { SIGNALS } from './signal.ts';
import { HOUR_MS } from './time.ts';

/** An hour counts as no more than so many times what was expected of it: an outage is no sign of a rate that wanders. */
const HOUR_MAX = 4;
/** So many standard errors of the estimate are taken off it, so that independent calls seldom seem to wander. */
const STANDARD_ERRORS = 0.5;
const WANDER_MAX = 1.5;
/** What was seen says how rates wander after this time, and after twice as long at the latest: an outage that lasts must not hide itself. */
const SETTLES_MS = 12 * HOUR_MS;
/** In an hour in which so many bad calls are usual an outage would have been found: it says so at once. */
const FOUND_FROM = 10;

/** Sums over hours, by signal: squared distance beyond chance, squared expectation, and the variance of the first. */
interface WanderSums {
  readonly excess: number[];
  readonly squares: number[];
  readonly noise: number[];
}

/**
 * How much the rates of a series wander from hour to hour beyond what chance and its clusters explain: the variance of a random effect,
 * relative to the squared mean, by the method of moments. By signal, over faded hours. Plain data.
 */
export interface Wander extends WanderSums {
  /** Start of the hour that is being added up. */
  hourAt: number;
  readonly bad: number[];
  readonly expected: number[];
  /** Variance of the hour's count from chance alone. */
  readonly chance: number[];
  /** Hours of this half of the day and of the one before, which say nothing yet. Absent in states of before. */
  settling?: readonly [now: WanderSums, before: WanderSums];
}

/** Nothing known. */
export function createWander(): Wander {
  return { hourAt: 0, bad: zeros(), expected: zeros(), chance: zeros(), ...createSums() };
}

function createSums(): WanderSums {
  return { excess: zeros(), squares: zeros(), noise: zeros() };
}

function zeros(): number[] {
  return SIGNALS.map(() => 0);
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

/** Lets the hours that are over count less, also those that say nothing yet; the hour that is being added up stays whole. */
export function fadeWander(wander: Wander, by: number): void {
  for (const { excess, squares, noise } of [wander, ...(wander.settling ?? [])])
    for (const sums of [excess, squares, noise])
      for (let signal = 0; signal < sums.length; signal += 1) sums[signal] = (sums[signal] ?? 0) * by;
}

/** Forgets what was seen of a signal. */
export function forgetWander(wander: Wander, signal: number): void {
  for (const sums of [wander.bad, wander.expected, wander.chance]) sums[signal] = 0;
  for (const { excess, squares, noise } of [wander, ...(wander.settling ?? [])])
    for (const sums of [excess, squares, noise]) sums[signal] = 0;
}

function finishHour(wander: Wander, hourAt: number): void {
  const [now, before] = (wander.settling ??= [createSums(), createSums()]);
  const halves = Math.floor(hourAt / SETTLES_MS) - Math.floor(wander.hourAt / SETTLES_MS);
  wander.hourAt = hourAt;
  for (let signal = 0; signal < SIGNALS.length; signal += 1) {
    const expected = wander.expected[signal] ?? 0;
    const chance = wander.chance[signal] ?? 0;
    const bad = Math.min(wander.bad[signal] ?? 0, HOUR_MAX * expected + 3 * Math.sqrt(chance));
    const sums = expected >= FOUND_FROM ? wander : now;
    sums.excess[signal] = (sums.excess[signal] ?? 0) + (bad - expected) ** 2 - chance;
    sums.squares[signal] = (sums.squares[signal] ?? 0) + expected ** 2;
    // The fourth moment of a Poisson count in clusters.
    sums.noise[signal] = (sums.noise[signal] ?? 0) + 2 * chance ** 2 + (expected > 0 ? chance ** 3 / expected ** 2 : 0);
    wander.bad[signal] = 0;
    wander.expected[signal] = 0;
    wander.chance[signal] = 0;
  }
  if (halves === 0) return;
  addSums(wander, before);
  if (halves > 1) addSums(wander, now);
  wander.settling = [createSums(), halves > 1 ? createSums() : now];
}

function addSums(into: WanderSums, from: WanderSums): void {
  for (const key of ['excess', 'squares', 'noise'] as const)
    for (let signal = 0; signal < SIGNALS.length; signal += 1)
      into[key][signal] = (into[key][signal] ?? 0) + (from[key][signal] ?? 0);
}
