import type { TagKey } from './cell.ts';
import type { FrameCell } from './frame.ts';
import type { Hypothesis } from './hypothesis.ts';
import { OURS, distinct } from './hypothesis-context.ts';
import type { HypothesisContext } from './hypothesis-context.ts';
import { lagDensity } from './timing.ts';
import { failingEndpoints, risenProjects } from './vendor-hypotheses.ts';
import { MINUTE_MS } from '../time.ts';

/** A credential first used this long before the onset may be a rotation that went wrong. */
const ROTATED_WITHIN_MS = 60 * MINUTE_MS;

/** Share of shared credentials that only some of several projects use: any group of them that has the watched one, not all and not it alone. */
const SHARED_BY_SOME = 0.5;

/** Share of keys and quotas that calls from one region have of their own, where there are several: its secrets, its address, its account. */
const OF_REGION = 0.15;

/** Share of them that a project has in all of its environments, where there are several. */
const OF_ALL_ENVIRONMENTS = 0.3;

/** Keys that expire, are revoked or wrongly rotated, and quotas that are used up. */
export function listCredentialHypotheses(context: HypothesisContext): Hypothesis[] {
  const { evidence, watched, rate, projects } = context;
  const { project, environment, region } = evidence.watched;
  const inProject = ({ key }: FrameCell): boolean => key.project === project && key.environment === environment;
  const inPlace = (cell: FrameCell): boolean => inProject(cell) && cell.key.region === region;
  const isPlaced = region !== '' && context.frame.cells.some((cell) => inProject(cell) && cell.key.region !== region);
  const inRegion = isPlaced ? OF_REGION : 0;
  const ofProject = ({ key }: FrameCell): boolean => key.project === project;
  const inAll = context.frame.cells.some((cell) => ofProject(cell) && !inProject(cell)) ? OF_ALL_ENVIRONMENTS : 0;
  const own = 1 - inRegion - inAll;
  const sharing = projectsThatShare(context);
  const isShared = sharing === undefined ? projects.length > 1 : sharing.size > 1;
  const endpoints = distinct(watched.map(({ key }) => key.endpoint));
  // Without fingerprints a single project's shared key looks like its own.
  const isAlone = projects.length < 2;
  const key = {
    ...OURS,
    cause: 'credentials',
    depths: 'key',
    profile: 'key',
    tags: { credential: [['some', 0.9]] },
  } as const;
  const quota = {
    ...OURS,
    cause: 'credentials',
    profile: 'quota',
    quota: 'spent',
    tags: { credential: [['some', 0.7]], account: [['some', 0.1]] },
  } as const;
  const list: Hypothesis[] = [
    { ...key, kind: 'key', subject: { project }, rate: rate('key', own), exposes: inProject },
    { ...key, kind: 'key', subject: { project }, rate: rate('key', inAll), exposes: ofProject },
    { ...key, kind: 'key', subject: { project, region }, rate: rate('key', inRegion), exposes: inPlace },
    ...rotations(context, new Set([project]), {
      ...key,
      kind: 'rotated_key',
      subject: { project },
      exposes: inProject,
    }),
    { ...quota, kind: 'quota', subject: { project }, rate: rate('quota', own), exposes: inProject },
    { ...quota, kind: 'quota', subject: { project }, rate: rate('quota', inAll), exposes: ofProject },
    { ...quota, kind: 'quota', subject: { project, region }, rate: rate('quota', inRegion), exposes: inPlace },
    ...endpoints.map((endpoint): Hypothesis => ({
      ...quota,
      kind: 'quota_endpoint',
      subject: { project, endpoint },
      rate: rate('quota_endpoint', 1 / endpoints.length),
      exposes: (cell) => inProject(cell) && cell.key.endpoint === endpoint,
    })),
  ];
  const failing = failingEndpoints(context.frame);
  const known = new Set(context.frame.cells.map((cell) => cell.key.endpoint));
  // Quotas often count some endpoints only.
  if (failing.size > 1 && failing.size < known.size)
    list.push({
      ...quota,
      kind: 'quota_endpoints',
      subject: {},
      rate: rate('quota_endpoint'),
      exposes: (cell) => failing.has(cell.key.endpoint),
    });
  if (isAlone) return list.filter((one) => one.rate > -Infinity);
  const risen = risenProjects(context.frame, projects);
  // Which projects share a key is not known without fingerprints: it may be those that fail.
  const isSome = sharing === undefined && risen.length > 1 && risen.length < projects.length && risen.includes(project);
  const inRisen = (cell: FrameCell): boolean => risen.includes(cell.key.project);
  const ofSome = SHARED_BY_SOME / Math.max(1, 2 ** (projects.length - 1) - 2);
  const some: Hypothesis[] = isSome
    ? [
        { ...key, kind: 'shared_key_of_some', subject: {}, rate: rate('shared_key', ofSome), exposes: inRisen },
        { ...quota, kind: 'shared_quota_of_some', subject: {}, rate: rate('shared_quota', ofSome), exposes: inRisen },
      ]
    : [];
  const all = isSome ? 0.5 : 1;
  return [...list, ...some, ...listShared(context, { key, quota, sharing, isShared, all })].filter(
    (one) => one.rate > -Infinity,
  );
}

interface SharedOptions {
  readonly key: SharedDefaults;
  readonly quota: SharedDefaults;
  /** Projects that use a credential of the watched one; undefined where that is not known. */
  readonly sharing: ReadonlySet<string> | undefined;
  readonly isShared: boolean;
  /** Share of the rates that is left for all projects. */
  readonly all: number;
}

type SharedDefaults = Omit<Hypothesis, 'kind' | 'subject' | 'rate' | 'exposes'>;

/** Share of keys and quotas that production has of its own, where there are several environments. */
const OF_ENVIRONMENT = 0.6;

/** Share of the quotas of several projects that those with one key use up together, where fingerprints show that not all have it. */
const OF_KEY = 0.5;

/** Keys and quotas that all projects share, or all of one environment: vendors give others to a sandbox. */
function listShared(context: HypothesisContext, { key, quota, sharing, isShared, all }: SharedOptions): Hypothesis[] {
  const { evidence, frame, projects, rate } = context;
  const { environment, region } = evidence.watched;
  const share = (cell: FrameCell): boolean => sharing?.has(cell.key.project) ?? true;
  const ofEnvironment = (cell: FrameCell): boolean => cell.key.environment === environment;
  const ofRegion = (cell: FrameCell): boolean => ofEnvironment(cell) && cell.key.region === region;
  const isPlaced = region !== '' && frame.cells.some((cell) => ofEnvironment(cell) && !ofRegion(cell));
  const inRegion = isPlaced ? OF_REGION : 0;
  const isSplit = frame.cells.some((cell) => !ofEnvironment(cell));
  const inEnvironment = isSplit ? OF_ENVIRONMENT : 0;
  // Fingerprints say themselves which environments use the key.
  const keyInEnvironment = sharing === undefined ? inEnvironment : 0;
  // One that they show to be shared fails as often as any other key.
  const keyRate = (part: number): number => rate(sharing === undefined ? 'shared_key' : 'key', all * part);
  // Projects with keys of their own may still share the account whose quota is spent.
  const isOfSome = sharing !== undefined && sharing.size > 1 && sharing.size < projects.length;
  const ofKeys = isOfSome ? OF_KEY : 0;
  const quotaRate = (part: number): number => rate('shared_quota', (isShared ? all : 0.6) * part);
  const ofKey = { ...key, kind: 'shared_key' } as const;
  const ofQuota = { ...quota, kind: 'shared_quota' } as const;
  const whole = 1 - inRegion;
  const others = 1 - ofKeys;
  const list: Hypothesis[] = [
    { ...ofQuota, subject: {}, rate: quotaRate(ofKeys), exposes: share },
    { ...ofQuota, subject: {}, rate: quotaRate(others * whole * (1 - inEnvironment)), exposes: () => true },
    { ...ofQuota, subject: { environment }, rate: quotaRate(others * whole * inEnvironment), exposes: ofEnvironment },
    { ...ofQuota, subject: { region }, rate: quotaRate(others * inRegion), exposes: ofRegion },
    // An address of ours that the vendor does not let in, whatever the keys.
    { ...ofKey, subject: { region }, rate: keyRate(inRegion), exposes: ofRegion },
  ];
  if (isShared)
    list.push(
      { ...ofKey, subject: {}, rate: keyRate(whole * (1 - keyInEnvironment)), exposes: share },
      { ...ofKey, subject: { environment }, rate: keyRate(whole * keyInEnvironment), exposes: ofEnvironment },
      ...rotations(context, sharing ?? new Set(projects), {
        ...key,
        kind: 'rotated_shared_key',
        subject: {},
        exposes: share,
      }),
    );
  return list;
}

/** A key that was changed near the onset, as a marker or the first use of another fingerprint tells. */
function rotations(
  { evidence, frame, rates }: HypothesisContext,
  users: ReadonlySet<string>,
  hypothesis: Omit<Hypothesis, 'rate' | 'timing'>,
): Hypothesis[] {
  const { project } = evidence.watched;
  const marked = evidence.changes
    .filter((change) => change.kind === 'key' && (change.project === undefined || users.has(change.project)))
    .map(({ at }) => at);
  const used = credentialsOf(evidence.calls.tags.values(), project).flatMap((value) => {
    const minute = evidence.calls.firstCredentials.get(value);
    return minute === undefined ? [] : [minute * MINUTE_MS];
  });
  const near = [...marked, ...used].filter((at) => Math.abs(frame.onsetAt - at) < ROTATED_WITHIN_MS);
  if (near.length === 0) return [];
  const at = near.reduce((best, one) => (Math.abs(frame.onsetAt - one) < Math.abs(frame.onsetAt - best) ? one : best));
  const bad = rates.badChange;
  const untimed = Math.log((bad * 0.02) / 1440);
  const timed = Math.log(bad * lagDensity(at, frame));
  return [{ ...hypothesis, change: { kind: 'key', at }, rate: untimed, timing: timed - untimed }];
}

/** Projects that use a credential of the watched one; undefined when calls carry none. */
function projectsThatShare({ evidence }: HypothesisContext): Set<string> | undefined {
  const own = new Set(credentialsOf(evidence.calls.tags.values(), evidence.watched.project));
  if (own.size === 0) return undefined;
  const sharing = new Set<string>([evidence.watched.project]);
  for (const { key } of evidence.calls.tags.values())
    if (key.kind === 'credential' && own.has(key.value)) sharing.add(key.project);
  return sharing;
}

function credentialsOf(tags: Iterable<{ readonly key: TagKey }>, project: string): string[] {
  const values = new Set<string>();
  for (const { key } of tags) if (key.kind === 'credential' && key.project === project) values.add(key.value);
  return distinct([...values]);
}
