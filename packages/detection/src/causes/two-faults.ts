import type { Outcome } from './cause.ts';
import type { CauseEvidence } from './evidence.ts';
import { readFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { distinct } from './hypothesis-context.ts';
import { risenProjects } from './vendor-hypotheses.ts';
import type { CauseAnswer, WeighedCause } from './weigh-causes.ts';

/** Refusals for what a call is: where one project alone gets them while others suffer in other ways, too, they may be a fault of their own. */
const APART: readonly Outcome[] = ['auth', 'client'];
/** A project with fewer calls shows nothing. */
const COMPARED_CALLS = 20;

/**
 * Two faults at once: calls of the watched project are refused for what they are, which is ours, and they and those of other projects suffer in
 * another way, which is the vendor's. Neither side is named then.
 * @param weigh weighs some outcomes by themselves
 * @returns undefined where all of it is one fault, or not both sides are certain
 */
export function twoFaults(
  evidence: CauseEvidence,
  answer: CauseAnswer,
  weigh: (evidence: CauseEvidence) => CauseAnswer | undefined,
): CauseAnswer | undefined {
  const outcomes = answer.failing.outcomes.map(({ outcome }) => outcome);
  const refused = { ...evidence, only: outcomes.filter((one) => APART.includes(one)) };
  const rest = { ...evidence, only: outcomes.filter((one) => !APART.includes(one)) };
  if (answer.side === 'us' || refused.only.length === 0 || rest.only.length === 0) return undefined;
  const [refusing, suffering] = [readFrame(refused), readFrame(rest)];
  if (!refusing || !suffering || !differ(evidence, refusing, suffering)) return undefined;
  const [ours, theirs] = [weigh(refused), weigh(rest)];
  if (ours?.side !== 'us' || theirs?.side !== 'them') return undefined;
  const both = Math.min(ours.probabilities.us, theirs.probabilities.them);
  const alone = (1 - both) / 2;
  const [first, second] = [theirs.causes[0], ours.causes[0]];
  if (!first || !second) return undefined;
  const byCause = { other: both, [first.cause]: alone, [second.cause]: alone };
  const pair: WeighedCause = { ...second, cause: 'other', kind: 'two_faults', side: 'none', probability: both };
  return {
    ...answer,
    side: 'undecided',
    isHigh: false,
    probabilities: { them: alone, us: alone, other: both },
    byCause,
    byCauseUnlearned: byCause,
    themWithoutPage: null,
    causes: [pair, { ...first, probability: alone }, { ...second, probability: alone }],
    deciders: ['vendor_word'],
  };
}

/** Whether another project suffers without being refused. */
function differ({ watched }: CauseEvidence, refusing: Frame, suffering: Frame): boolean {
  const projects = distinct(suffering.cells.map(({ key }) => key.project)).filter(
    (project) =>
      suffering.cells.reduce((sum, { key, calls }) => sum + (key.project === project ? calls : 0), 0) >= COMPARED_CALLS,
  );
  const alsoRefused = risenProjects(refusing, projects);
  return risenProjects(suffering, projects).some(
    (project) => project !== watched.project && !alsoRefused.includes(project),
  );
}
