import { OUTCOMES } from './cause.ts';
import type { CauseSide, Outcome } from './cause.ts';
import type { CauseEvidence } from './evidence.ts';
import type { Frame } from './frame.ts';
import { sumAll } from './tally.ts';

/**
 * The odds of the two sides are raised to a power: what is stated is too modest without it. Fitted on stories of `bench/attribution`. A side that is
 * named and one that is not have powers of their own: in the middle odds are more modest than at the ends, where a few surprises weigh.
 */
const POWER = 1.2;
const OPEN_POWER = 1.35;
/**
 * The same where calls are tagged. Each kind of evidence is doubted by itself, as if in another world in which it means nothing; where
 * several kinds agree, that is doubted too often.
 */
const TAGGED_POWER = 1.4;
/** While no side is named, the more is known beside the tags, the less is left that was doubted too often: of one project, of several, and of other organizations. */
const OPEN_TAGGED_POWER = { alone: 1.4, compared: 1.2, organizations: 1.1 } as const;
/** Where tagged calls are refused for what they are (their key, their input or their rate), vendor and caller leave the same outcome, so that the odds are made of several kinds of weak evidence. */
const REFUSED_BY = 1.4;
const REFUSED_POWER = 2;
/** A side is named by less: of those that the whole power would add, two in ten are wrong. */
const REFUSED_NAMED_POWER = 1.6;
const REFUSALS: readonly Outcome[] = ['auth', 'client', 'rate_limited'];
const REFUSED_FROM = 0.6;
/** A project with fewer calls in the minutes that count is not compared with, and a tag with fewer does not count. */
const COMPARED_CALLS = 3;

/** Powers for the calls at hand. */
export interface Sharpness {
  /** By which a side is named, by which its probability is stated then, and by which those of both are stated while none is named. */
  readonly named: number;
  readonly stated: number;
  readonly open: number;
}

/**
 * Without a comparison and tags, a side is named by its odds as they are: where both sides explain the calls alike, these are hardly more than how
 * often each is at fault.
 */
export function sharpnessOf(evidence: CauseEvidence, frame: Frame): Sharpness {
  const isAlone = countProjects(frame) < 2;
  if (!isTagged(evidence, frame))
    return { named: isAlone ? 1 : POWER, stated: POWER, open: isRefused(frame) ? POWER : OPEN_POWER };
  const { alone, compared, organizations } = OPEN_TAGGED_POWER;
  const open = evidence.organizations !== null ? organizations : isAlone ? alone : compared;
  return isRefused(frame)
    ? { named: REFUSED_NAMED_POWER, stated: REFUSED_POWER, open: open * REFUSED_BY }
    : { named: TAGGED_POWER, stated: TAGGED_POWER, open };
}

function countProjects({ cells }: Frame): number {
  return new Set(cells.flatMap((cell) => (cell.calls >= COMPARED_CALLS ? [cell.key.project] : []))).size;
}

/** Whether most of what fails are refusals. */
function isRefused({ excess }: Frame): boolean {
  const refused = REFUSALS.reduce((sum, outcome) => sum + (excess[OUTCOMES.indexOf(outcome)] ?? 0), 0);
  return refused > REFUSED_FROM * excess.reduce((sum, one) => sum + one, 0);
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
