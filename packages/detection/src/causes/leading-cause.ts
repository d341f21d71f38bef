import { sideOf } from './cause.ts';
import type { CauseAnswer, WeighedCause } from './weigh-causes.ts';

/** The most probable cause of the side that is named; of any while none is. */
export function leadingCause(answer: CauseAnswer | null): WeighedCause | null {
  const { causes = [], side } = answer ?? {};
  return causes.find(({ cause }) => side === 'undecided' || sideOf(cause) === side) ?? causes[0] ?? null;
}
