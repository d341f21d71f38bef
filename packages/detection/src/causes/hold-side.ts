import type { FaultSide } from './cause.ts';
import type { CauseAnswer } from './weigh-causes.ts';

/** A side that was named stays until its probability falls below this, so that a word does not flicker while evidence comes in. */
const HELD_FROM = 0.8;

/** The answer with the side that was named before, as long as that is still likely by more than how often each breaks. */
export function holdSide(answer: CauseAnswer, before: FaultSide | undefined): CauseAnswer {
  if (before === undefined || before === 'undecided' || answer.side !== 'undecided') return answer;
  if (before === 'them' && answer.isRouteOnlyRarer === true) return answer;
  return answer.probabilities[before] >= HELD_FROM ? { ...answer, side: before } : answer;
}
