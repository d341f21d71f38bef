import type { CauseSide } from './cause.ts';
import type { CauseEvidence } from './evidence.ts';
import type { Frame } from './frame.ts';

/**
 * The odds of the two sides are raised to a power by the kinds of evidence at hand, because what each kind says is hedged for itself: where
 * projects are compared, and where calls tell their account, instance or credential, or who answered. Fitted on 2,000 stories of
 * `bench/attribution`, below the best power for them: hostile ones bear no more.
 */
const COMPARED_POWER = 1.2;
const TOLD_POWER = 1.1;
/** A project with fewer calls in the minutes that count is not compared with. */
const COMPARED_CALLS = 3;

/** The power for the evidence at hand; 1 for a single project whose calls tell nothing. */
export function powerOf({ calls }: CauseEvidence, { cells, answers }: Frame): number {
  const compared = new Set(cells.flatMap((cell) => (cell.calls >= COMPARED_CALLS ? [cell.key.project] : [])));
  const isTold = calls.tags.size > 0 || answers.by_vendor + answers.by_proxy > 0;
  return (compared.size > 1 ? COMPARED_POWER : 1) * (isTold ? TOLD_POWER : 1);
}

/** Factors that raise the odds of `them` and `us` to a power; what is nobody's, and the sum of both, stay. */
export function sharpen({ them, us }: Readonly<Record<CauseSide, number>>, power: number): Record<CauseSide, number> {
  const sum = them ** power + us ** power;
  if (sum === 0) return { them: 1, us: 1, none: 1 };
  const by = (them + us) / sum;
  return { them: them ** (power - 1) * by, us: us ** (power - 1) * by, none: 1 };
}
