import { sideOf } from './cause.ts';
import type { CauseAnswer, WeighedCause } from './weigh-causes.ts';

/** The most probable cause of the side that is named; of the more probable side while none is. */
export function leadingCause(
  answer: Pick<CauseAnswer, 'causes' | 'side' | 'probabilities'> | null,
): WeighedCause | null {
  if (answer === null) return null;
  const { them, us, other } = answer.probabilities;
  const likelier = other > Math.max(them, us) ? 'none' : them >= us ? 'them' : 'us';
  const side = answer.side === 'undecided' ? likelier : answer.side;
  return answer.causes.find(({ cause }) => sideOf(cause) === side) ?? answer.causes[0] ?? null;
}

/** Whether a cause is a fault of the vendor and one of ours at once. */
export function isOfBothSides({ kind }: Pick<WeighedCause, 'kind'>): boolean {
  return kind === 'vendor_and_deployment' || kind === 'two_faults';
}
