import type { CauseSide } from './cause.ts';
import type { CauseEvidence } from './evidence.ts';
import type { Frame } from './frame.ts';
import { sumAll } from './tally.ts';

/**
 * The odds of the two sides are raised to this power: what is stated is too modest without it. Fitted on stories of `bench/attribution`, where
 * 1.27 fits best where projects are compared, and 1.4 where they are not; a larger one is worse on hostile stories.
 */
const POWER = 1.2;
/**
 * The same where calls are tagged. Each kind of evidence is doubted by itself, as if in another world in which it means nothing; where
 * several kinds agree, that is doubted too often.
 */
const TAGGED_POWER = 1.4;
/** A project with fewer calls in the minutes that count is not compared with, and a tag with fewer does not count. */
const COMPARED_CALLS = 3;

/** Powers for the calls at hand. */
export interface Sharpness {
  /** By which probabilities are stated, and by which a side is named. */
  readonly stated: number;
  readonly named: number;
}

/**
 * Without a comparison and tags, a side is named by its odds as they are: where both sides explain the calls alike, these are hardly more than how
 * often each is at fault.
 */
export function sharpnessOf(evidence: CauseEvidence, frame: Frame): Sharpness {
  if (isTagged(evidence, frame)) return { stated: TAGGED_POWER, named: TAGGED_POWER };
  const { cells } = frame;
  const compared = new Set(cells.flatMap((cell) => (cell.calls >= COMPARED_CALLS ? [cell.key.project] : [])));
  return { stated: POWER, named: compared.size < 2 ? 1 : POWER };
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

/** The odds of `them` and `us` raised to a power, neither above `most`; what is nobody's, and the sum of both, stay. */
export function sharpen(
  { them, us, none }: Readonly<Record<CauseSide, number>>,
  power: number,
  most = 1,
): Record<CauseSide, number> {
  const both = them + us;
  const sum = them ** power + us ** power;
  if (sum === 0) return { them, us, none };
  const sharp = (both * them ** power) / sum;
  const stated = Math.min(most, Math.max(both - most, sharp));
  return { them: stated, us: both - stated, none };
}
