import type { FaultSide } from '../../packages/detection/src/causes/cause.ts';
import type { CauseAnswer } from '../../packages/detection/src/causes/weigh-causes.ts';

/** One look at one story. */
export interface Scored {
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
    readonly family: string;
    readonly side: Scored['truth'];
    readonly isVisibleChange: boolean;
    readonly isSingle: boolean;
  },
  minute: number,
  answer: Pick<CauseAnswer, 'side' | 'isHigh' | 'probabilities'> | undefined,
): Scored {
  return {
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

/** Stated probability beside how often it came true, for both sides, in tenths. */
export function reliability(
  list: readonly Scored[],
): { readonly stated: number; readonly true: number; readonly count: number }[] {
  const bins = Array.from({ length: 10 }, () => ({ sum: 0, hits: 0, count: 0 }));
  for (const { isDetected, truth, them, us } of list) {
    if (!isDetected || truth === 'both') continue;
    for (const [probability, isTrue] of [
      [them, truth === 'them'],
      [us, truth === 'us'],
    ] as const) {
      const bin = bins[Math.min(9, Math.floor(probability * 10))];
      if (!bin) continue;
      bin.sum += probability;
      bin.hits += Number(isTrue);
      bin.count += 1;
    }
  }
  return bins
    .filter(({ count }) => count > 0)
    .map(({ sum, hits, count }) => ({ stated: sum / count, true: hits / count, count }));
}
