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
