// The stretch of time that a page shows, from its address.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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

/** Lengths of steps, and the longest stretch that is drawn with them: some 180 points. */
const STEPS = [
  ['1m', 3 * HOUR_MS],
  ['5m', 15 * HOUR_MS],
  ['15m', 45 * HOUR_MS],
  ['1h', 7.5 * 24 * HOUR_MS],
  ['6h', 45 * 24 * HOUR_MS],
] as const;
/** So much calm is shown before trouble at least. */
const CALM_MS = 45 * MINUTE_MS;
/** Older trouble is looked at in a range that somebody chooses. */
const ONSET_MAX_MS = 12 * HOUR_MS;

/** The range of an address: `from` and `to`, or a named range, or the one that suits. @param now rounded to the minute */
export function shownRange(query: URLSearchParams, fallback: RangeName, now: number, onset?: number): ShownRange {
  const [from, to] = ['from', 'to'].map((name) => Date.parse(query.get(name) ?? '')) as [number, number];
  if (from < to && from < now) return stretch(from, Math.min(to, now));
  const asked = query.get('range') ?? '';
  if (!(asked in RANGES) && onset !== undefined && onset < now && now - onset < ONSET_MAX_MS)
    return aroundOnset(onset, now);
  const name = asked in RANGES ? (asked as RangeName) : fallback;
  const { ms, step } = RANGES[name];
  return { name, from: now - ms, to: now, step };
}

/** The range up to now that shows as much as a stretch does, at least; the longest where none does. */
export function rangeToNow(ms: number): RangeName {
  const names = Object.keys(RANGES) as RangeName[];
  return names.find((name) => RANGES[name].ms >= ms) ?? '90d';
}

/** The onset in sight, with as much calm before it as trouble after it, an hour at least. */
function aroundOnset(onset: number, now: number): ShownRange {
  const before = Math.max(CALM_MS, now - onset);
  const from = Math.min(now - HOUR_MS, Math.floor((onset - before) / MINUTE_MS) * MINUTE_MS);
  return from === now - HOUR_MS ? { name: '1h', from, to: now, step: '1m' } : stretch(from, now);
}

/** A range without a name. */
export function stretch(from: number, to: number): ShownRange {
  return { name: undefined, from, to, step: STEPS.find(([, ms]) => to - from <= ms)?.[0] ?? '1d' };
}
