import { clockShifts } from './clock-changes.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

/** A rate is expected again where it was reached so many days ago: the day before, and the same day of earlier weeks. */
const PERIODS: readonly number[] = [1, 2, 7, 14];
const KEPT_DAYS = 15;
/** What begins shortly before the hour or lasts a little longer than it belongs to it, too. */
const MARGIN_MS = 15 * MINUTE_MS;
/** Where clocks were changed, a rate of at least this share of the height that may have moved to its hour is what has moved. */
const MOVED_SHARE = 0.5;
/** Hours from which a clock that was changed moves a surge to this one, and those with what is near it. */
const MOVED_HOURS: readonly number[] = [-1, 1];
const NEAR_HOURS: readonly number[] = [0, -1, 1, -2, 2];

/**
 * The heights that the rate of a signal reaches at an hour of the day, for batches that run every night or every week: `15.2` is the
 * third signal at three in the afternoon, UTC. Plain data; hours without a surge have no entry.
 */
export type Surges = Record<string, SurgeDay[]>;

/** The highest rate of a day, counted from the epoch. */
type SurgeDay = [day: number, rate: number];

/** Notes the rate of five minutes that were impaired, or that lie in an hour that has surges. */
export function noteSurge(surges: Surges, signal: number, at: number, rate: number): void {
  const day = Math.floor(at / DAY_MS);
  const key = keyOf(signal, at);
  const days = (surges[key] ?? []).filter(([seen]) => seen > day - KEPT_DAYS);
  const today = days.find(([seen]) => seen === day);
  if (today) today[1] = Math.max(today[1], rate);
  else days.push([day, rate]);
  surges[key] = days;
}

/** True where an hour has surges of a signal, so that its rates are to be noted. */
export function hasSurges(surges: Surges, signal: number, at: number): boolean {
  return hasAny(surges) && surges[keyOf(signal, at)] !== undefined;
}

/** Forgets what the hours between two times were noted for: an outage that lasts is no batch. */
export function dropSurges(surges: Surges, signal: number, from: number, to: number): void {
  for (let at = from; at < to + HOUR_MS; at += HOUR_MS) {
    const key = keyOf(signal, at);
    const others = (surges[key] ?? []).filter(([day]) => day !== Math.floor(at / DAY_MS));
    if (others.length > 0) surges[key] = others;
    else delete surges[key];
  }
}

/**
 * The rate that the signal has reached around this time on `times` of the days that may recur today; 0 where it has not. Where clocks were
 * changed since such a day, it may have been an hour earlier or later.
 */
export function recurringRate(surges: Surges, signal: number, at: number, times: number): number {
  if (!hasAny(surges) || !NEAR_HOURS.some((hours) => hasSurges(surges, signal, at + hours * HOUR_MS))) return 0;
  const heights = PERIODS.map((days) => {
    const then = at - days * DAY_MS;
    return Math.max(
      ...[0, ...clockShifts(then, at)].flatMap((shift) =>
        [-MARGIN_MS, 0, MARGIN_MS].map((margin) => heightAt(surges, signal, then - shift + margin)),
      ),
    );
  });
  return heights.sort((a, b) => b - a)[times - 1] ?? 0;
}

/** Whether a rate is what recurs at another hour since clocks were changed, so that it is to be noted there. */
export function hasMoved(surges: Surges, signal: number, at: number, rate: number): boolean {
  if (!hasAny(surges) || !MOVED_HOURS.some((hours) => hasSurges(surges, signal, at + hours * HOUR_MS))) return false;
  return PERIODS.some((days) => {
    const then = at - days * DAY_MS;
    return clockShifts(then, at).some((shift) => {
      const height = heightAt(surges, signal, then - shift);
      return height > 0 && rate >= height * MOVED_SHARE;
    });
  });
}

/** Most series have none, and are asked at each minute and signal. */
function hasAny(surges: Surges): boolean {
  for (const key in surges) if (Object.hasOwn(surges, key)) return true;
  return false;
}

function heightAt(surges: Surges, signal: number, at: number): number {
  const day = Math.floor(at / DAY_MS);
  return surges[keyOf(signal, at)]?.find(([seen]) => seen === day)?.[1] ?? 0;
}

function keyOf(signal: number, at: number): string {
  return `${Math.floor(at / HOUR_MS) % 24}.${signal}`;
}
