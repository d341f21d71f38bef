// The stretch of time that a page shows, from its address.

const HOUR_MS = 3_600_000;

/** Ranges that can be chosen, and their steps. */
export const RANGES = {
  '1h': { ms: HOUR_MS, step: '1m', name: '1 h' },
  '6h': { ms: 6 * HOUR_MS, step: '5m', name: '6 h' },
  '24h': { ms: 24 * HOUR_MS, step: '15m', name: '24 h' },
  '7d': { ms: 7 * 24 * HOUR_MS, step: '1h', name: '7 d' },
  '30d': { ms: 30 * 24 * HOUR_MS, step: '6h', name: '30 d' },
  '90d': { ms: 90 * 24 * HOUR_MS, step: '1d', name: '90 d' },
} as const;
export type RangeName = keyof typeof RANGES;

export interface ShownRange {
  /** Absent for a stretch that was zoomed to. */
  readonly name: RangeName | undefined;
  readonly from: number;
  readonly to: number;
  readonly step: string;
}

/** The range of an address: `from` and `to`, or a named range, or the one that suits. @param now rounded to the minute */
export function shownRange(query: URLSearchParams, fallback: RangeName, now: number): ShownRange {
  const [from, to] = ['from', 'to'].map((name) => Date.parse(query.get(name) ?? '')) as [number, number];
  if (from < to && from < now)
    return { name: undefined, from, to: Math.min(to, now), step: stepFor(Math.min(to, now) - from) };
  const asked = query.get('range') ?? '';
  const name = asked in RANGES ? (asked as RangeName) : fallback;
  const { ms, step } = RANGES[name];
  return { name, from: now - ms, to: now, step };
}

function stepFor(ms: number): string {
  return Object.values(RANGES).find((range) => ms <= range.ms)?.step ?? '1d';
}
