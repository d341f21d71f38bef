import { firstCallMinutes } from './call-accumulator.ts';
import { deepenedAt } from './deepenings.ts';
import type { ChangeMarker } from './evidence.ts';
import { failedSince } from './failed-since.ts';
import { talliesOf } from './frame.ts';
import type { Frame, FrameCell } from './frame.ts';
import type { Hypothesis, Subject } from './hypothesis.ts';
import { OURS, THEIRS, distinct } from './hypothesis-context.ts';
import type { HypothesisContext } from './hypothesis-context.ts';
import { OTHER } from './name-table.ts';
import { NO_TRAIN, RELEASED_WITHIN_MS, listTrain, releaseTrain } from './release-train.ts';
import { slotOfMinute, sumAll } from './tally.ts';
import { besideEarlier, lagDensity } from './timing.ts';
import type { FailedSince } from './timing.ts';
import { MINUTE_MS } from '../time.ts';

/** Changes older than this are not held against us one by one. */
const CHANGES_WITHIN_MS = 90 * MINUTE_MS;
/** A change may be reported somewhat after it did harm. */
const MARKED_LATE_MS = 15 * MINUTE_MS;
/** Deployments considered as half of two causes at once. */
const BOTH_MAX = 3;

/** A deployment that may be at fault. */
interface RecentDeployment {
  readonly deployment: string;
  /** When it was reported or first called, whichever came first. */
  readonly at: number;
  /** When it could first do harm: within the minute of its first call, if there was one. */
  readonly harmsFrom: number;
  /** It was known long before, and reported anew. */
  readonly isAgain: boolean;
}

/** Deployments near the onset, of the watched project. */
function recentDeployments({ evidence, frame, watched }: HypothesisContext): RecentDeployment[] {
  const { project } = evidence.watched;
  const firstCalls = firstCallMinutes(evidence.calls, project);
  return distinct(watched.map(({ key }) => key.deployment)).flatMap((deployment) => {
    const known = firstCalls.get(deployment);
    const reported = evidence.changes.flatMap(({ kind, name, at }) =>
      kind === 'deployment' && name === deployment && at < frame.onsetAt + MARKED_LATE_MS ? [at] : [],
    );
    const marked = reported.length === 0 ? undefined : Math.max(...reported);
    // An old version that is reported anew came back, or has the name of the one before it.
    const isAgain = known !== undefined && marked !== undefined && marked - known * MINUTE_MS > CHANGES_WITHIN_MS;
    const called = isAgain ? undefined : known;
    if (called === undefined && marked === undefined) return [];
    const at = Math.min(called === undefined ? Infinity : called * MINUTE_MS, marked ?? Infinity);
    const harmsFrom =
      called === undefined ? at : (called + beganWithin(frame, project, deployment, called)) * MINUTE_MS;
    return frame.onsetAt - at > CHANGES_WITHIN_MS ? [] : [{ deployment, at, harmsFrom, isAgain }];
  });
}

/** Where in the minute of its first call a version began: late if it made few calls in it beside the next, in the middle where nothing tells. */
function beganWithin({ cells, counted }: Frame, project: string, deployment: string, minute: number): number {
  const own = talliesOf(cells.filter(({ key }) => key.project === project && key.deployment === deployment));
  const made = (at: number): number =>
    own.reduce((sum, tally) => sum + sumAll(tally, counted.calls, [slotOfMinute(at)]), 0);
  return 1 - Math.min(1, (made(minute) + 1) / (made(minute + 1) + 2));
}

/** Share of bad versions that several projects of ours run whose fault is in what these share; and where these have names of their own. */
const SHARED = 0.3;
const SHARED_OF_TRAIN = 0.1;
/** Each new deployment: as a whole, with what came after it, or at one endpoint; of one project, or of all that run it. */
export function listDeployments(context: HypothesisContext): Hypothesis[] {
  const { evidence, frame, watched } = context;
  const { project } = evidence.watched;
  const newest = recentDeployments(context);
  const perDay = evidence.deploymentsPerDay[project] ?? 1;
  const endpoints = distinct(watched.map(({ key }) => key.endpoint));
  return newest.flatMap(({ deployment, at, harmsFrom, isAgain }) => {
    const isShared = isReleasedTogether(context, deployment, at);
    const train = isShared ? NO_TRAIN : releaseTrain(context, at);
    const hasTrain = train.versions.length > 0;
    const released = frame.cells.filter(
      ({ key }) => key.deployment === deployment && (isShared || key.project === project),
    );
    const { rate: whole, timing } = changeRate(
      context,
      harmsFrom,
      badDeployment(context),
      perDay,
      failedSince(frame, released),
    );
    const shared = isShared ? SHARED : hasTrain ? SHARED_OF_TRAIN : 0;
    const rate = whole + Math.log(1 - shared);
    const ofProject = ({ key }: FrameCell): boolean => key.project === project;
    const isIt = (cell: FrameCell): boolean => ofProject(cell) && cell.key.deployment === deployment;
    const isItOrLater = laterThan(context, at, ofProject, isIt);
    const ours = {
      ...OURS,
      depths: 'total',
      cause: 'deployment',
      timing,
      change: { kind: 'deployment', at, name: deployment },
      // A new version may serve some tenants first. Instances differ while another version runs beside it, and fare alike when it runs on all.
      tags: {
        instance: [['some', isAlone(watched, isIt) ? 0.1 : 0.8]],
        account: [['some', 0.15]],
        credential: [['some', 0.05]],
      },
      endsWith: { project, deployment },
    } as const;
    const subject = { project, deployment };
    return [
      ...(isShared ? listShared(ours, deployment, whole + Math.log(shared), endpoints) : []),
      ...(hasTrain
        ? listTrain(
            { ...ours, timing: timing + train.timing },
            subject,
            [subject, ...train.versions],
            whole + Math.log(shared),
            endpoints,
          )
        : []),
      {
        ...ours,
        kind: isAgain ? 'marked_deployment' : 'deployment',
        subject,
        rate: rate + Math.log(0.35),
        exposes: isIt,
      },
      { ...ours, kind: 'deployment_on', subject, rate: rate + Math.log(0.2), exposes: isItOrLater },
      ...endpoints.map((endpoint): Hypothesis => ({
        ...ours,
        kind: isAgain ? 'marked_deployment_endpoint' : 'deployment_endpoint',
        subject: { ...subject, endpoint },
        rate: rate + Math.log(0.45 / endpoints.length),
        exposes: (cell) => isIt(cell) && cell.key.endpoint === endpoint,
      })),
    ];
  });
}

/** Whether another project first called with the same version about then, as projects of one repository do. */
function isReleasedTogether({ evidence, projects }: HypothesisContext, deployment: string, at: number): boolean {
  if (deployment === '' || deployment === OTHER) return false;
  return projects.some((project) => {
    const called = firstCallMinutes(evidence.calls, project).get(deployment);
    const isOther = project !== evidence.watched.project;
    return isOther && called !== undefined && Math.abs(called * MINUTE_MS - at) < RELEASED_WITHIN_MS;
  });
}

/** A version whose fault is in what several projects share: all that run it, or their calls of one endpoint. */
function listShared(
  ours: Omit<Hypothesis, 'kind' | 'subject' | 'rate' | 'exposes'>,
  deployment: string,
  rate: number,
  endpoints: readonly string[],
): Hypothesis[] {
  const isIt = ({ key }: FrameCell): boolean => key.deployment === deployment;
  const shared = { ...ours, endsWith: { deployment } };
  return [
    { ...shared, kind: 'deployment_shared', subject: { deployment }, rate: rate + Math.log(0.55), exposes: isIt },
    ...endpoints.map((endpoint): Hypothesis => ({
      ...shared,
      kind: 'deployment_shared_endpoint',
      subject: { deployment, endpoint },
      rate: rate + Math.log(0.45 / endpoints.length),
      exposes: (cell) => isIt(cell) && cell.key.endpoint === endpoint,
    })),
  ];
}

/** Share of the calls that count from which a version is taken to run everywhere. */
const ALONE_FROM = 0.97;

/** Whether hardly any call that counts was made by another version. */
function isAlone(watched: readonly FrameCell[], isIt: (cell: FrameCell) => boolean): boolean {
  const calls = (cells: readonly FrameCell[]): number =>
    cells.reduce((sum, cell) => sum + cell.calls - cell.edgeCalls, 0);
  return calls(watched.filter(isIt)) >= ALONE_FROM * calls(watched);
}

/** A bug that stays in what is deployed after it. */
function laterThan(
  { evidence }: HypothesisContext,
  at: number,
  ofProject: (cell: FrameCell) => boolean,
  isIt: (cell: FrameCell) => boolean,
): (cell: FrameCell) => boolean {
  const firstCalls = firstCallMinutes(evidence.calls, evidence.watched.project);
  return (cell) => isIt(cell) || (ofProject(cell) && (firstCalls.get(cell.key.deployment) ?? 0) * MINUTE_MS > at);
}

/** A team that deploys more often breaks less with each. */
function badDeployment({ rates, evidence }: HypothesisContext): number {
  const perDay = evidence.deploymentsPerDay[evidence.watched.project] ?? 1;
  return (rates.badDeployment * 80) / (70 + 10 * perDay);
}

/** A change's rate if its time were unknown, and what its time says beside that. */
function changeRate(
  { frame }: HypothesisContext,
  at: number,
  bad: number,
  perDay: number,
  since?: FailedSince,
): { readonly rate: number; readonly timing: number } {
  const untimed = Math.log((bad * Math.max(0.1, perDay)) / 1440);
  const timed = Math.log(bad * lagDensity(at, frame, since));
  return { rate: untimed, timing: timed - untimed };
}

/** Feature flags, if calls carry at least two values. */
export function listFeatures({ evidence, watched, frame, rate }: HypothesisContext): Hypothesis[] {
  const { project } = evidence.watched;
  const values = new Set(frame.cells.filter(({ key }) => key.project === project).map(({ key }) => key.feature));
  if (values.size < 2) return [];
  const features = distinct(watched.map(({ key }) => key.feature));
  return features.map((feature) => ({
    ...OURS,
    depths: 'total',
    cause: 'feature',
    kind: 'feature',
    subject: { project, feature },
    rate: rate('feature', 1 / features.length),
    tags: { account: [['some', 0.4]] },
    exposes: ({ key }) => key.project === project && key.feature === feature,
  }));
}

/** Changes that were reported, other than deployments that calls name themselves. */
export function listMarked(context: HypothesisContext): Hypothesis[] {
  const { evidence, frame, watched } = context;
  const { project, environment } = evidence.watched;
  const named = new Set(distinct(watched.map(({ key }) => key.deployment)));
  const near = evidence.changes.filter(
    (change) =>
      (change.project === undefined || change.project === project) &&
      change.at < frame.onsetAt + MARKED_LATE_MS &&
      frame.onsetAt - change.at < CHANGES_WITHIN_MS &&
      !(change.kind === 'deployment' && change.name !== undefined && named.has(change.name)) &&
      change.kind !== 'key',
  );
  return near.flatMap((change): Hypothesis[] => {
    const isOurs = changedCells(change, project, environment);
    // A version that calls do not name is as seldom bad as one that they do.
    const { rate, timing } =
      change.kind === 'deployment'
        ? changeRate(context, change.at, badDeployment(context), evidence.deploymentsPerDay[project] ?? 1)
        : changeRate(context, change.at, context.rates.badChange, 1);
    const endpoints = distinct(watched.map(({ key }) => key.endpoint));
    const hasFeature = change.kind === 'flag' && watched.some(({ key }) => key.feature === change.name);
    const ours = {
      ...OURS,
      depths: 'total',
      cause: change.kind === 'flag' ? 'feature' : change.kind === 'deployment' ? 'deployment' : 'project',
      timing,
      change: { kind: change.kind, at: change.at, ...(change.name === undefined ? {} : { name: change.name }) },
      tags: { instance: [['some', 0.3]], account: [['some', change.kind === 'flag' ? 0.5 : 0.2]] },
    } as const;
    const subject: Subject = {
      ...(change.project === undefined ? {} : { project }),
      ...(change.kind === 'flag' && change.name !== undefined ? { feature: change.name } : {}),
      ...(change.kind === 'deployment' && change.name !== undefined ? { deployment: change.name } : {}),
    };
    if (hasFeature)
      return [
        {
          ...ours,
          kind: 'marked_flag',
          subject,
          rate,
          exposes: (cell) => isOurs(cell) && cell.key.feature === change.name,
        },
      ];
    const blaming = (exposes: Hypothesis['exposes'], share: number): Hypothesis[] => [
      { ...ours, kind: `marked_${change.kind}`, subject, rate: rate + Math.log(0.6 * share), exposes },
      ...endpoints.map((endpoint): Hypothesis => ({
        ...ours,
        kind: `marked_${change.kind}_endpoint`,
        subject: { ...subject, endpoint },
        rate: rate + Math.log((0.4 * share) / endpoints.length),
        exposes: (cell) => exposes(cell) && cell.key.endpoint === endpoint,
      })),
    ];
    const alike = changedAlike(change, evidence.changes);
    if (alike.size < 2) return blaming(isOurs, 1);
    return [
      ...blaming(isOurs, 1 - SHARED),
      ...blaming(({ key }) => alike.has(key.project) && key.environment === environment, SHARED),
    ];
  });
}

/** Changes of one kind that several projects report within this time of each other may be one change of what they share. */
const CHANGED_WITHIN_MS = 5 * MINUTE_MS;

/** The projects that report a change of the same kind about then, with its own; none where it is of all projects. */
function changedAlike({ kind, at, project: own }: ChangeMarker, changes: readonly ChangeMarker[]): Set<string> {
  if (own === undefined) return new Set();
  return new Set(
    changes.flatMap(({ kind: other, at: otherAt, project }) =>
      project !== undefined && other === kind && Math.abs(otherAt - at) < CHANGED_WITHIN_MS ? [project] : [],
    ),
  );
}

function changedCells(change: ChangeMarker, project: string, environment: string): (cell: FrameCell) => boolean {
  return ({ key }) => (change.project === undefined || key.project === project) && key.environment === environment;
}

/**
 * The vendor is down and a deployment of ours is bad: neither side alone. Where only the deployment is called since calls fail as they do now, the
 * vendor's trouble may have been what failed before.
 */
export function listBoth(context: HypothesisContext): Hypothesis[] {
  const { evidence, frame, rate } = context;
  const { project } = evidence.watched;
  const bad = badDeployment(context);
  const called = frame.cells.filter(({ callsNow }) => callsNow > 0);
  return recentDeployments(context)
    .slice(-BOTH_MAX)
    .map(({ deployment, harmsFrom }) => {
      const isIt = ({ key }: FrameCell): boolean => key.project === project && key.deployment === deployment;
      return {
        ...THEIRS,
        cause: 'other',
        kind: 'vendor_and_deployment',
        subject: { project, deployment },
        rate: rate('vendor') + Math.log(bad),
        timing: called.every(isIt)
          ? Math.log1p(Math.max(besideEarlier(harmsFrom, frame.grewAt), besideEarlier(harmsFrom, deepenedAt(frame))))
          : 0,
        profile: 'any',
        tags: { instance: [['some', 0.7]] },
        exposes: () => true,
        alsoExposes: isIt,
      };
    });
}
