import type { FaultSide } from '../../packages/detection/src/causes/cause.ts';
import type { CauseAnswer } from '../../packages/detection/src/causes/weigh-causes.ts';

/** One look at one story. */
export interface Scored {
  /** Tells stories apart; looks at one story are not independent. */
  readonly seed: number;
  readonly family: string;
  readonly truth: 'them' | 'us' | 'both';
  readonly isVisibleChange: boolean;
  readonly isSingle: boolean;
  readonly minute: number;
  readonly isDetected: boolean;
  readonly side: FaultSide;
  readonly isHigh: boolean;
  readonly them: number;
  readonly us: number;
}

/** How an answer compares with the truth. */
export function toScored(
  story: {
    readonly seed: number;
    readonly family: string;
    readonly side: Scored['truth'];
    readonly isVisibleChange: boolean;
    readonly isSingle: boolean;
  },
  minute: number,
  answer: Pick<CauseAnswer, 'side' | 'isHigh' | 'probabilities'> | undefined,
): Scored {
  return {
    seed: story.seed,
    family: story.family,
    truth: story.side,
    isVisibleChange: story.isVisibleChange,
    isSingle: story.isSingle,
    minute,
    isDetected: answer !== undefined,
    side: answer?.side ?? 'undecided',
    isHigh: answer?.isHigh ?? false,
    them: answer?.probabilities.them ?? 0.5,
    us: answer?.probabilities.us ?? 0.5,
  };
}

export const isRight = ({ side, truth }: Scored): boolean => side === truth;
export const isWrong = ({ side, truth }: Scored): boolean => side !== 'undecided' && side !== truth && truth !== 'both';

/** Share of looks for which something holds, in per cent. */
export function percentOf(list: readonly Scored[], holds: (one: Scored) => boolean): string {
  return list.length === 0 ? '–' : ((100 * list.filter(holds).length) / list.length).toFixed(1);
}

/** Mean squared distance of the probability of "them" from what was true, over detected looks. */
export function brier(list: readonly Scored[]): number {
  const known = list.filter(({ isDetected, truth }) => isDetected && truth !== 'both');
  return known.reduce((sum, { them, truth }) => sum + (them - Number(truth === 'them')) ** 2, 0) / known.length;
}

/** Mean negative log of the probability of the true side. */
export function logLoss(list: readonly Scored[]): number {
  const known = list.filter(({ isDetected, truth }) => isDetected && truth !== 'both');
  return (
    known.reduce((sum, one) => sum - Math.log(Math.max(1e-6, one.truth === 'them' ? one.them : one.us)), 0) /
    known.length
  );
}

/** A tenth of fewer stories is merged with the next: what came true in it is hardly known. */
const STORIES_MIN = 100;
const NORMAL_95 = 1.96;

/**
 * Stated probability beside how often it came true, for both sides, in tenths, with the half of an interval of 95 % over stories, and their number.
 * Thin tenths between the first and the last are merged, those below a half and those above it.
 */
export function reliability(
  list: readonly Scored[],
): { readonly stated: number; readonly true: number; readonly error: number; readonly stories: number }[] {
  const bins = Array.from({ length: 10 }, () => new Map<number, { stated: number; hits: number; count: number }>());
  for (const { seed, isDetected, truth, them, us } of list) {
    if (!isDetected || truth === 'both') continue;
    for (const [probability, isTrue] of [
      [them, truth === 'them'],
      [us, truth === 'us'],
    ] as const) {
      const bin = bins[Math.min(9, Math.floor(probability * 10))];
      const story = bin?.get(seed) ?? { stated: 0, hits: 0, count: 0 };
      bin?.set(seed, story);
      story.stated += probability;
      story.hits += Number(isTrue);
      story.count += 1;
    }
  }
  // Below and above a half apart: together they would be right by counting both sides of the same looks.
  const [first = [], below = [], above = [], last = []] = [[0, 1], [1, 5], [5, 9], [9]].map(([from, end]) =>
    bins.slice(from, end),
  );
  return [...first, ...mergeThin(below), ...mergeThin(above), ...last]
    .filter(({ size }) => size > 0)
    .map((bin) => summarize([...bin.values()]));
}

type Bin = Map<number, { stated: number; hits: number; count: number }>;

function mergeThin(bins: readonly Bin[]): Bin[] {
  const merged: Bin[] = [];
  for (const bin of bins) {
    const previous = merged.at(-1);
    if (previous !== undefined && previous.size < STORIES_MIN) addBin(previous, bin);
    else merged.push(new Map(bin));
  }
  const rest = merged.length > 1 && (merged.at(-1)?.size ?? 0) < STORIES_MIN ? merged.pop() : undefined;
  const end = merged.at(-1);
  if (rest && end) addBin(end, rest);
  return merged;
}

function addBin(into: Bin, from: Bin): void {
  for (const [seed, { stated, hits, count }] of from) {
    const known = into.get(seed) ?? { stated: 0, hits: 0, count: 0 };
    into.set(seed, { stated: known.stated + stated, hits: known.hits + hits, count: known.count + count });
  }
}

function summarize(stories: readonly { readonly stated: number; readonly hits: number; readonly count: number }[]) {
  const sum = (of: (story: (typeof stories)[number]) => number): number =>
    stories.reduce((total, story) => total + of(story), 0);
  const count = sum((story) => story.count);
  const share = sum(({ hits }) => hits) / count;
  const squares = sum((story) => (story.hits - share * story.count) ** 2);
  return {
    stated: sum(({ stated }) => stated) / count,
    true: share,
    error: (NORMAL_95 * Math.sqrt(squares)) / count,
    stories: stories.length,
  };
}
