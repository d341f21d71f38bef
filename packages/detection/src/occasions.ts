import { informationPerCall } from './cusum.ts';
import type { PlannedRate, WatchPlan } from './watch-plan.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

/**
 * What makes an outage more probable for as long as it is so: the vendor's page tells of trouble, or a change of ours has just been made.
 * A page tells of what has begun before; a change comes before what it does.
 */
const OCCASIONS = ['page', 'change'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A change of ours is an occasion for so long after it was made, or its first call was seen. */
export const CHANGE_LASTS_MS = 5 * MINUTE_MS;

/** False alarms that each may add, as a share of the one that is allowed without them: half of one together. */
const ALARMS_ADDED: Readonly<Record<Occasion, number>> = { page: 0.15, change: 0.35 };
/** An onset is taken to be at most so many times as probable. */
const WEIGHT_MAX = 150;
/** What was seen counts e times less after so long. */
const REMEMBERED_MS = 30 * DAY_MS;
/** So long is supposed to have been seen before, with so many occasions that they weigh nothing. */
const SUPPOSED_MS = 4 * HOUR_MS;

/** How many of the calls of a series were made on occasions while nothing was impaired; faded. Plain data. */
export interface OccasionHistory {
  spanMs: number;
  calls: number;
  readonly page: OccasionCalls;
  readonly change: OccasionCalls;
}

interface OccasionCalls {
  calls: number;
  /** How many times it began. */
  times: number;
  isOn: boolean;
}

/** Nothing seen. */
export function createOccasionHistory(): OccasionHistory {
  const none = (): OccasionCalls => ({ calls: 0, times: 0, isOn: false });
  return { spanMs: 0, calls: 0, page: none(), change: none() };
}

/** Adds calls that nothing was wrong with, and what was so while they were made. */
export function noteOccasions(
  history: OccasionHistory,
  spanMs: number,
  calls: number,
  occasions: readonly Occasion[],
): void {
  const kept = Math.exp(-spanMs / REMEMBERED_MS);
  history.spanMs = history.spanMs * kept + spanMs;
  history.calls = history.calls * kept + calls;
  for (const occasion of OCCASIONS) {
    const known = history[occasion];
    const isOn = occasions.includes(occasion);
    known.calls = known.calls * kept + (isOn ? calls : 0);
    known.times = known.times * kept + (isOn && !known.isOn ? 1 : 0);
    // Between two times without a call no test has moved: they are one.
    if (isOn || calls > 0) known.isOn = isOn;
  }
}

/** What a sum is taken to have reached without any call, in nats. */
export interface HeadStart {
  /** Whenever it began. */
  readonly before: number;
  /** If it begins now. */
  readonly now: number;
}

/**
 * Prior weights on the time of the onset. Page's sum is the greatest of the likelihood ratios of all onsets; here each of them is multiplied
 * by the weight of its minute, as in the procedure of Shiryaev and Roberts with a prior (Shiryaev, Theory of Probability and Its Applications
 * 8, 1963) and in e-detectors (Shin, Ramdas and Rinaldo, arXiv 2203.03532, 2022). False alarms are then at
 * most as frequent as the sum of the weights lets them be: what the occasions add is their share of the calls times their weight, so
 * the weight is what may be added over the share. One that is always on weighs nothing. As a logarithm, a weight is a head start of the sum
 * (Lucas and Crosier, Technometrics 24, 1982).
 */
export function headStartOf(
  history: OccasionHistory,
  occasions: readonly Occasion[],
  { rate, threshold }: PlannedRate,
  { base, normal: { clustering } }: WatchPlan,
): HeadStart {
  // A sum that begins with a head start uses it up in about so many calls as usual, however short the occasion is.
  const lasts = clustering / informationPerCall(base, rate);
  // One that is under way is as high as chance has made it, by the exponential tail of sums as usual.
  const lastsOnTop = lasts + (clustering * threshold) / informationPerCall(rate, base);
  return {
    before: occasions.includes('page') ? natsOf(history, 'page', lastsOnTop) : 0,
    now: occasions.includes('change') ? natsOf(history, 'change', lasts) : 0,
  };
}

function natsOf(history: OccasionHistory, occasion: Occasion, callsEachTime: number): number {
  const { spanMs, calls } = history;
  if (calls === 0 || spanMs === 0) return 0;
  const known = history[occasion];
  const times = known.times + (known.isOn ? 0 : 1);
  const added = ALARMS_ADDED[occasion];
  const supposed = SUPPOSED_MS / spanMs;
  const share = ((known.calls + times * callsEachTime) / calls + supposed * added) / (1 + supposed);
  return Math.log(Math.min(WEIGHT_MAX, Math.max(1, added / share)));
}
