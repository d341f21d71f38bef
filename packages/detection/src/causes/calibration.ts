import type { CauseSide } from './cause.ts';
import type { CauseEvidence } from './evidence.ts';
import type { Frame } from './frame.ts';
import { sumAll } from './tally.ts';

/**
 * Where projects are compared, the odds of the two sides are raised to this power: what is stated there is too modest. Fitted on stories of
 * `bench/attribution`, where 1.27 fits best; a larger one is worse on hostile stories. Without a comparison and tags it is 1.
 */
const COMPARED_POWER = 1.2;
/**
 * The same where calls are tagged, of a single project, too. Each kind of evidence is doubted by itself, as if in another world in which it means
 * nothing; where several kinds agree, that is doubted too often.
 */
const TAGGED_POWER = 1.3;
/** A project with fewer calls in the minutes that count is not compared with, and a tag with fewer does not count. */
const COMPARED_CALLS = 3;

/** The power for the calls at hand. */
export function powerOf(evidence: CauseEvidence, frame: Frame): number {
  if (isTagged(evidence, frame)) return TAGGED_POWER;
  const { cells } = frame;
  const compared = new Set(cells.flatMap((cell) => (cell.calls >= COMPARED_CALLS ? [cell.key.project] : [])));
  return compared.size < 2 ? 1 : COMPARED_POWER;
}

/** Tags of other projects, and those of single calls, say nothing of the calls at hand. */
function isTagged({ calls, watched: { project, environment } }: CauseEvidence, { counted, onSlots }: Frame): boolean {
  return [...calls.tags.values()].some(
    ({ key, tally }) =>
      key.project === project &&
      key.environment === environment &&
      sumAll(tally, counted.calls, onSlots) >= COMPARED_CALLS,
  );
}

/** Factors that raise the odds of `them` and `us` to a power; what is nobody's, and the sum of both, stay. */
export function sharpen({ them, us }: Readonly<Record<CauseSide, number>>, power: number): Record<CauseSide, number> {
  const sum = them ** power + us ** power;
  if (sum === 0) return { them: 1, us: 1, none: 1 };
  const by = (them + us) / sum;
  return { them: them ** (power - 1) * by, us: us ** (power - 1) * by, none: 1 };
}
