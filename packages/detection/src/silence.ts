import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

/** A gap is remarkable at more than this many times the longest one known. */
const LONGER_THAN_KNOWN = 2;
/** Calls come in batches, and some senders keep them for a minute or two. */
const SILENCE_MS_MIN = 3 * MINUTE_MS;
/** In a shorter silence than the time of so many usual calls chance may have left them out. */
const MISSED_CALLS_MIN = 8;
/** One long gap may make the known one only so many times as long: traffic that stopped once is not regular traffic. */
const GROWTH_MAX = 3;
/** A gap that did not come again is forgotten by half in this time. */
const HALF_LIFE_MS = 30 * DAY_MS;

/** How regular the calls of a series are: the longest usual gap between them, by hour of the day. Plain data. */
export interface Regularity {
  lastCallAt: number | null;
  /** Milliseconds, by hour UTC; null for an hour in which nothing was seen yet. */
  readonly gaps: (number | null)[];
}

/** The regularity of a series never seen. */
export function createRegularity(): Regularity {
  return { lastCallAt: null, gaps: Array.from({ length: 24 }, () => null) };
}

/** Notes that there were calls at `at`: the gap before it is one that the series has. */
export function noteCalls(regularity: Regularity, at: number): void {
  const { lastCallAt, gaps } = regularity;
  regularity.lastCallAt = at;
  if (lastCallAt === null) return;
  const gap = at - lastCallAt;
  for (const hour of hoursBetween(lastCallAt, at)) {
    const known = gaps[hour] ?? null;
    const bounded = known === null ? gap : Math.min(gap, GROWTH_MAX * Math.max(known, SILENCE_MS_MIN));
    gaps[hour] = Math.max(known ?? 0, bounded);
  }
}

/** Forgets old gaps as time goes by. */
export function fadeGaps({ gaps }: Regularity, spanMs: number): void {
  const by = 2 ** (-spanMs / HALF_LIFE_MS);
  for (const [hour, gap] of gaps.entries()) if (gap !== null) gaps[hour] = Math.round(gap * by);
}

/** Since when the calls of a series that is called regularly have ceased altogether; null while they have not. */
export function silentSince(regularity: Regularity, usualPerMinute: number, now: number): number | null {
  const { lastCallAt, gaps } = regularity;
  if (lastCallAt === null) return null;
  const silence = now - lastCallAt;
  if (silence < SILENCE_MS_MIN || (silence / MINUTE_MS) * usualPerMinute < MISSED_CALLS_MIN) return null;
  const known = hoursBetween(lastCallAt, now).map((hour) => gaps[hour] ?? null);
  const isUsual = known.some((gap) => gap === null || silence <= LONGER_THAN_KNOWN * gap + MINUTE_MS);
  return isUsual ? null : lastCallAt;
}

/** Hours of the day that a stretch touches, each once. */
function hoursBetween(from: number, to: number): number[] {
  const first = Math.floor(from / HOUR_MS);
  const count = Math.min(24, Math.floor(to / HOUR_MS) - first + 1);
  return Array.from({ length: Math.max(1, count) }, (_, index) => (first + index) % 24);
}
