import { formatCount, formatList, formatShare } from './wording.ts';

/** Along what the calls of one service are split to see where a change is. */
export const SPLIT_DIMENSIONS = ['deployment', 'project', 'region', 'endpoint'] as const;
export type SplitDimension = (typeof SPLIT_DIMENSIONS)[number];

/** A deploy first seen this long before the onset, or this shortly after its estimate, coincides with it. */
const DEPLOY_BEFORE_MS = 30 * 60_000;
const DEPLOY_AFTER_MS = 5 * 60_000;
/** How much earlier than it is estimated an onset may have been. */
const ONSET_UNCERTAIN_MS = 2 * 60_000;

/** Evidence, in nats, at which a group's rate has risen; 4.6 is a likelihood a hundred times higher. */
const RISEN_EVIDENCE = 4.6;
/** A group has risen only if its rate is at least doubled and up by a percent. */
const RISEN_FACTOR = 2;
const RISEN_SHARE = 0.01;
/** A group is fine only if it should have shown this many failures and shows less than a third of the risen groups' rate. */
const FINE_EXPECTED_MIN = 5;
const FINE_BELOW = 1 / 3;
/** Names listed in an answer; numbers are kept for all. */
const NAMED_MAX = 5;

/** Calls of a stretch, and the bad ones. */
export interface CallCount {
  readonly calls: number;
  readonly bad: number;
}

/** One deployment, project, region or endpoint. */
export interface SplitGroup {
  readonly key: string;
  /** In the clean baseline before the onset; no calls for a deployment that is new. */
  readonly before: CallCount;
  /** Since the onset. */
  readonly since: CallCount;
  /** First call ever of this group, milliseconds UTC. */
  readonly firstSeenAt?: number;
}

/** What a fault is split by; a dimension that is not known is absent. */
export interface SplitInputs {
  readonly onsetAt: number;
  readonly groups: Readonly<Partial<Record<SplitDimension, readonly SplitGroup[]>>>;
}

/** A group with its verdict. */
export interface JudgedGroup extends SplitGroup {
  readonly finding: 'risen' | 'fine' | 'unclear';
}

/** Where the change is along one dimension. */
export interface SplitAnswer {
  readonly dimension: SplitDimension;
  /** `uneven`: some risen and some fine, but the risen ones are several. `one_group`: nothing to compare with. */
  readonly finding: 'confined' | 'everywhere' | 'uneven' | 'one_group' | 'too_few_calls';
  readonly groups: readonly JudgedGroup[];
  readonly sentence: string;
}

/** A deployment whose first call is near the onset. */
export interface CoincidingDeploy {
  readonly deploymentId: string;
  readonly firstSeenAt: number;
  readonly since: CallCount;
}

/** All answers, and whom they point at. */
export interface FaultSplit {
  readonly pointsAt: 'us' | 'them' | 'unclear';
  readonly answers: readonly SplitAnswer[];
  readonly coincidingDeploys: readonly CoincidingDeploy[];
  /** Why it points where it points. */
  readonly sentence: string;
}

/**
 * Compares the calls since the onset with those before it, group by group. Failures confined to one deployment or one project
 * while others are proven fine point at us; failures everywhere, over several projects or deployments, point at them.
 */
export function splitFault(inputs: SplitInputs): FaultSplit {
  const answers = SPLIT_DIMENSIONS.flatMap((dimension) => {
    const groups = inputs.groups[dimension];
    return groups && groups.length > 0 ? [answerFor(dimension, groups, inputs.onsetAt)] : [];
  });
  const coincidingDeploys = findDeploys(inputs);
  return { ...pointer(answers, coincidingDeploys), answers, coincidingDeploys };
}

function answerFor(dimension: SplitDimension, groups: readonly SplitGroup[], onsetAt: number): SplitAnswer {
  const before = sum(groups.map((group) => group.before));
  const judged = judge(groups, before, onsetAt);
  const risen = judged.filter(({ finding }) => finding === 'risen');
  const fine = judged.filter(({ finding }) => finding === 'fine');
  const finding = findingOf(groups.length, risen.length, fine.length);
  return { dimension, finding, groups: judged, sentence: describe(dimension, finding, risen, fine) };
}

function judge(groups: readonly SplitGroup[], before: CallCount, onsetAt: number): JudgedGroup[] {
  const isRisen = groups.map((group) => hasRisen(group, before, onsetAt));
  const risenRate = rateOf(sum(groups.filter((_, index) => isRisen[index]).map(({ since }) => since)));
  return groups.map((group, index) => {
    if (isRisen[index]) return { ...group, finding: 'risen' };
    const isFine =
      risenRate > 0 &&
      group.since.calls * risenRate >= FINE_EXPECTED_MIN &&
      rateOf(group.since) < risenRate * FINE_BELOW;
    return { ...group, finding: isFine ? 'fine' : 'unclear' };
  });
}

function hasRisen(group: SplitGroup, everyone: CallCount, onsetAt: number): boolean {
  // A group without a past of its own is compared with everyone's. The onset is an estimate: what came of a group that began shortly
  // before it may be the failure itself.
  const hasPast = group.before.calls > 0 && (group.firstSeenAt ?? 0) < onsetAt - ONSET_UNCERTAIN_MS;
  const past = hasPast ? group.before : everyone;
  const usual = (past.bad + 0.5) / (past.calls + 1);
  const rate = rateOf(group.since);
  if (rate < usual * RISEN_FACTOR || rate < usual + RISEN_SHARE) return false;
  return evidenceOfRise(past, group.since) >= RISEN_EVIDENCE;
}

/** Log likelihood ratio of two rates against one. */
function evidenceOfRise(before: CallCount, since: CallCount): number {
  const together = sum([before, since]);
  return likelihood(before) + likelihood(since) - likelihood(together);
}

function likelihood({ calls, bad }: CallCount): number {
  const good = calls - bad;
  return (bad > 0 ? bad * Math.log(bad / calls) : 0) + (good > 0 ? good * Math.log(good / calls) : 0);
}

function findingOf(groups: number, risen: number, fine: number): SplitAnswer['finding'] {
  if (groups === 1) return 'one_group';
  if (risen === 0) return 'too_few_calls';
  if (fine > 0) return risen === 1 ? 'confined' : 'uneven';
  return risen > 1 ? 'everywhere' : 'too_few_calls';
}

function pointer(
  answers: readonly SplitAnswer[],
  deploys: readonly CoincidingDeploy[],
): Pick<FaultSplit, 'pointsAt' | 'sentence'> {
  const projects = answers.find(({ dimension }) => dimension === 'project');
  const deployments = answers.find(({ dimension }) => dimension === 'deployment');
  // Several projects failing outweighs one deployment: they do not share our code.
  if (projects?.finding === 'everywhere') return { pointsAt: 'them', sentence: projects.sentence };
  if (deployments?.finding === 'confined') return { pointsAt: 'us', sentence: deployments.sentence };
  if (projects?.finding === 'confined') return { pointsAt: 'us', sentence: projects.sentence };
  if (deployments?.finding === 'everywhere') return { pointsAt: 'them', sentence: deployments.sentence };
  const [deploy] = deploys;
  const sentence = deploy
    ? `Deployment ${deploy.deploymentId} began around the onset, and there is nothing to compare it with.`
    : 'Nothing to compare with: one project and one deployment, or too few calls.';
  return { pointsAt: 'unclear', sentence };
}

function findDeploys({ onsetAt, groups }: SplitInputs): CoincidingDeploy[] {
  return (groups.deployment ?? []).flatMap(({ key, firstSeenAt, since }) =>
    firstSeenAt !== undefined && firstSeenAt >= onsetAt - DEPLOY_BEFORE_MS && firstSeenAt <= onsetAt + DEPLOY_AFTER_MS
      ? [{ deploymentId: key, firstSeenAt, since }]
      : [],
  );
}

function describe(
  dimension: SplitDimension,
  finding: SplitAnswer['finding'],
  risen: readonly JudgedGroup[],
  fine: readonly JudgedGroup[],
): string {
  const others = sum(fine.map(({ since }) => since));
  const named = formatList(risen.map(withNumbers), NAMED_MAX);
  switch (finding) {
    case 'confined':
      return `Confined to ${dimension} ${named}; ${shareOf(others)} fail in ${otherGroups(fine.length, dimension)}.`;
    case 'uneven':
      return `In ${formatCount(risen.length, dimension)} (${named}), while ${shareOf(others)} fail in ${otherGroups(fine.length, dimension)}.`;
    case 'everywhere':
      return `In every ${dimension} with enough calls: ${named}.`;
    case 'one_group':
      return `Only one ${dimension} calls this service.`;
    default:
      return `Too few calls to tell one ${dimension} from another.`;
  }
}

function otherGroups(count: number, dimension: SplitDimension): string {
  return count === 1 ? `the other ${dimension}` : `${count} other ${dimension}s`;
}

function withNumbers({ key, since }: SplitGroup): string {
  return `${key} (${shareOf(since)})`;
}

function shareOf(count: CallCount): string {
  return `${formatShare(rateOf(count))} of ${formatCount(count.calls, 'call')}`;
}

function rateOf({ calls, bad }: CallCount): number {
  return calls > 0 ? bad / calls : 0;
}

function sum(counts: readonly CallCount[]): CallCount {
  return counts.reduce((total, { calls, bad }) => ({ calls: total.calls + calls, bad: total.bad + bad }), {
    calls: 0,
    bad: 0,
  });
}
