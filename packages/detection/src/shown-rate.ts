import type { SeriesHealth } from './series-health.ts';
import { SIGNAL_RULES } from './signal.ts';
import { MINUTE_MS } from './time.ts';

/** Calls and days of history from which a baseline is trusted. */
const TRUSTED_CALLS = 500;
const TRUSTED_DAYS = 1;
/** A failing share is ruled out if so few bad calls would come by chance once in a hundred times. */
const ONCE_IN_A_HUNDRED = 2.33;
const LEAST_CALLS = 3;
/** Calls prove that they are well, whatever the tests know, if they rule out an outage of this depth. */
export const RULED_OUT = 0.1;
/** From here on a share of failures is called unusual, though not yet beyond chance: nats, and two bad calls. */
const UNUSUAL_NATS = 2.5;
/** From here on a share of failures is above a rate: about once in a thousand windows by chance. */
const CLEARLY_NATS = 4.6;
/** What is supposed to be usual of few calls, as long as that is known from little history. */
const SUPPOSED_RATE = 0.01;
/** Calls that would have shown a shallower outage than this are not few. */
const SHOWS_SHALLOW = 0.25;
/** The same by the tests of all signals, of which one has come so far on its way to an alarm. */
const UNUSUAL_SUSPICION = 0.5;
/** From here on an impairment may have just begun: calls are not called unaffected while the page reports trouble. */
const RAISED_SUSPICION = 0.2;
/** Calls that were called unaffected are so until here: below, chance comes and goes every few minutes. */
const STRONG_SUSPICION = 0.35;

/** Calls come in batches; in a shorter time, and with fewer calls missing, chance may have left them out. */
const QUIET_MS_MIN = 3 * MINUTE_MS;
const MISSED_CALLS = 8;

/**
 * The shallowest share of failures that the calls of the window would have shown: by the tests, or because so few of them failed. A
 * series that has just begun tests carefully, but a thousand calls without a failure leave no room for an outage.
 * @returns 0 to 1; null when not even a total outage would have shown
 */
export function shownRate({ detectableRate, window }: SeriesHealth): number | null {
  const bad = window.bad.failures;
  const most = bad + ONCE_IN_A_HUNDRED * Math.sqrt(bad + 1) + LEAST_CALLS;
  const ruledOut = window.calls > 0 ? most / window.calls : Infinity;
  const least = Math.min(detectableRate ?? Infinity, ruledOut);
  return least <= 1 ? least : null;
}

/**
 * The shallowest share of failures that shows by the tests, or that is ruled out: so few of the calls failed that not even a shallow outage
 * can be. The tests of a series whose hours differ much, as by a batch, would show only the deepest.
 */
export function provenRate(health: SeriesHealth): number | null {
  const shown = shownRate(health);
  return shown !== null && shown <= RULED_OUT ? shown : health.detectableRate;
}

/** More failures than usual, or more calls that are bad in another way, though not yet beyond chance. */
export function isUnusual(health: SeriesHealth): boolean {
  return health.suspicion >= UNUSUAL_SUSPICION || failureNats(health, health.usual.rates.failures) > UNUSUAL_NATS;
}

/** The same of the calls since an impairment, by so much that it may have become shallower: more than the smallest rise that is one. */
export function isUnusualByARise(health: SeriesHealth): boolean {
  const { riseMin } = SIGNAL_RULES.failures;
  return (
    health.suspicion >= UNUSUAL_SUSPICION || failureNats(health, health.usual.rates.failures + riseMin) > UNUSUAL_NATS
  );
}

/**
 * So many of the newest calls failed that their test is half way to an alarm. On the second half calls are not called healthy: it takes
 * as long as the first.
 * @param wasDoubted it was so before, and is until half of that is left
 */
export function isDeeplyRising({ rise }: SeriesHealth, wasDoubted: boolean): boolean {
  return (rise?.way ?? 0) >= (wasDoubted ? UNUSUAL_SUSPICION / 2 : UNUSUAL_SUSPICION);
}

/** Whether what is usual was learned from history enough. */
export function isTrusted({ usual }: SeriesHealth): boolean {
  return usual.calls >= TRUSTED_CALLS && usual.days >= TRUSTED_DAYS;
}

/**
 * Of calls so few that only a deep outage would show, more failed than chance explains: the tests find it late, if at all. Where calls are
 * many they know better, and allow for failures that cluster and for rates that wander.
 * @param wasDoubted the failures were too many before, and are so until they are no longer unusual
 */
export function failsBeyondChance(health: SeriesHealth, wasDoubted: boolean): boolean {
  if ((health.detectableRate ?? 1) <= SHOWS_SHALLOW) return false;
  const { failures } = health.usual.rates;
  const usual = isTrusted(health) ? failures : Math.max(failures, SUPPOSED_RATE);
  return failureNats(health, usual) > (wasDoubted ? UNUSUAL_NATS : CLEARLY_NATS);
}

/**
 * More failures than a series has that is well: than a careful person would accept of one whose usual rate is not trusted yet, or than
 * is usual of any. The tests of a young series do not find them, and learn them as usual.
 * @param wasDoubted the failures were too many before, and are so until their share has fallen
 */
export function failsTooMuch(health: SeriesHealth, wasDoubted: boolean): boolean {
  const { normalMax, adoptedRateMax } = SIGNAL_RULES.failures;
  return failureNats(health, isTrusted(health) ? normalMax : adoptedRateMax) > (wasDoubted ? 0 : CLEARLY_NATS);
}

/** Information by which the failures of a window lie above a rate, in nats of Poisson counts; 0 of fewer than two. */
function failureNats({ window }: SeriesHealth, rate: number): number {
  const bad = window.bad.failures;
  const expected = Math.max(1e-9, window.calls * rate);
  return bad >= 2 && bad > expected ? bad * Math.log(bad / expected) - (bad - expected) : 0;
}

/**
 * Bad calls lately that chance rarely brings: two thresholds, so that what one failed call says does not change with each call (hysteresis,
 * as of Schmitt, "A thermionic trigger", 1938).
 */
export function hasLikelyBegun({ suspicion }: SeriesHealth): boolean {
  return suspicion >= STRONG_SUSPICION;
}

/**
 * For how long no call has come, where so many would have come at the rate before that chance does not explain it: what is so now is not
 * known. Null where calls come as they did.
 */
export function quietMs({ window }: SeriesHealth, lastCallAt: number | undefined, now: number): number | null {
  if (lastCallAt === undefined || lastCallAt <= window.from) return null;
  const quiet = now - lastCallAt;
  const missed = (window.calls * quiet) / Math.max(MINUTE_MS, lastCallAt - window.from);
  return quiet >= QUIET_MS_MIN && missed >= MISSED_CALLS ? quiet : null;
}

/** Somewhat more bad calls than usual lately, as chance often has it, and as an impairment begins. */
export function mayHaveBegun(health: SeriesHealth): boolean {
  return health.suspicion >= RAISED_SUSPICION || isUnusual(health);
}
