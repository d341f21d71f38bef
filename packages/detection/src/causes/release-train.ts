import { firstCallMinutes } from './call-accumulator.ts';
import { GREW, sinceNats } from './failed-since.ts';
import type { Frame, FrameCell } from './frame.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { HypothesisContext } from './hypothesis-context.ts';
import { hedge } from './special-functions.ts';
import { FINE_MINUTES } from './tally.ts';
import { MINUTE_MS } from '../time.ts';

/** Projects of one repository are deployed within this time of each other. */
export const RELEASED_WITHIN_MS = 30 * MINUTE_MS;
/** A version fails if more of its calls do than so many times the usual. */
const FAILING_FROM = 3;
/** Failures before the onset speak for one that came before by no more than this: they may be those of another fault. */
const SINCE_MAX = 2;

/**
 * Versions of other projects that were first called about then, and fail: those of a train of releases have names of their own. How well it
 * fits that each has failed since its first call goes into the time of the train.
 */
export function releaseTrain(
  { evidence, frame, projects }: HypothesisContext,
  at: number,
): { readonly versions: readonly OwnVersion[]; readonly timing: number } {
  const { calls } = evidence;
  const found = projects
    .filter((project) => project !== evidence.watched.project)
    .flatMap((project) =>
      [...firstCallMinutes(calls, project)].flatMap(([deployment, minute]) => {
        const isNear = Math.abs(minute * MINUTE_MS - at) < RELEASED_WITHIN_MS && minute > calls.now - FINE_MINUTES;
        const own = frame.cells.filter(({ key }) => key.project === project && key.deployment === deployment);
        if (!isNear || !isFailing(frame, own)) return [];
        const nats = Math.min(SINCE_MAX, sinceNats(frame, own)(minute * MINUTE_MS));
        return [{ project, deployment, nats: hedge(nats, GREW) }];
      }),
    );
  return { versions: found, timing: found.reduce((sum, { nats }) => sum + nats, 0) };
}

/** None. */
export const NO_TRAIN = { versions: [], timing: 0 } as const;

/** A version of one project. */
interface OwnVersion {
  readonly project: string;
  readonly deployment: string;
}

/** Whether more calls fail than is usual, as far as a few of them tell. */
function isFailing({ strata }: Frame, cells: readonly FrameCell[]): boolean {
  const bad = cells.reduce((sum, cell) => sum + cell.bad, 0);
  const usual = cells.reduce((sum, cell) => sum + cell.calls * (strata[cell.stratum]?.usual ?? 0), 0);
  return bad > FAILING_FROM * usual;
}

/** The versions of a train of releases, whose fault is in what they share. */
export function listTrain(
  ours: Omit<Hypothesis, 'kind' | 'subject' | 'rate' | 'exposes'>,
  subject: OwnVersion,
  train: readonly OwnVersion[],
  rate: number,
  endpoints: readonly string[],
): Hypothesis[] {
  const isIt = ({ key }: FrameCell): boolean =>
    train.some(({ project, deployment }) => key.project === project && key.deployment === deployment);
  return [
    { ...ours, kind: 'deployment_train', subject, rate: rate + Math.log(0.55), exposes: isIt },
    ...endpoints.map((endpoint): Hypothesis => ({
      ...ours,
      kind: 'deployment_train_endpoint',
      subject: { ...subject, endpoint },
      rate: rate + Math.log(0.45 / endpoints.length),
      exposes: (cell) => isIt(cell) && cell.key.endpoint === endpoint,
    })),
  ];
}
