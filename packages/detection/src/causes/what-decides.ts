import { DECIDER_WORDS } from '@upriver/contract';
import type { TagKind } from './cell.ts';
import type { CauseEvidence } from './evidence.ts';
import type { Frame } from './frame.ts';
import type { Hypothesis } from './hypothesis.ts';

/** Evidence that is not at hand and would tell two hypotheses apart. */
export const DECIDERS = DECIDER_WORDS;
export type Decider = (typeof DECIDERS)[number];

/** What would decide between the leaders of both sides, best first; where all else is at hand, the vendor's own word. */
export function whatDecides(
  evidence: CauseEvidence,
  frame: Frame,
  ours: readonly Hypothesis[],
  theirs: readonly Hypothesis[],
): Decider[] {
  const missing = DECIDERS.filter(
    (decider) =>
      isMissing(evidence, frame, decider) &&
      ours.some((one) => theirs.some((other) => tells(decider, one, other, evidence, frame))),
  );
  return missing.length > 0 ? missing : ['vendor_word'];
}

/** Whether the two predict different things of it. */
function tells(decider: Decider, ours: Hypothesis, theirs: Hypothesis, evidence: CauseEvidence, frame: Frame): boolean {
  const isOfAccounts = theirs.kind.startsWith('vendor_accounts');
  const isOfCode = ours.cause === 'project' || ours.cause === 'deployment' || ours.cause === 'feature';
  switch (decider) {
    case 'other_organizations':
      return !isOfAccounts;
    case 'second_project':
      // Where calls name accounts, those of the same account can be compared.
      return ours.subject.project !== undefined && (!isOfAccounts || hasTag(evidence, 'account'));
    case 'other_vendor':
      return ours.reach !== theirs.reach;
    case 'server_probe':
      return theirs.probeScope >= 0.3;
    case 'status_page':
      return theirs.pageShare > 0;
    case 'change_markers':
      return isOfCode || ours.cause === 'input' || ours.kind === 'key' || ours.kind === 'shared_key';
    case 'deployment_tag':
      return isOfCode;
    case 'old_version_beside_new':
      return ours.cause === 'deployment';
    case 'credential_fingerprint':
      return ours.cause === 'credentials';
    case 'account_tag':
      return isOfAccounts || ours.cause === 'input';
    case 'instance_tag':
      return ours.isNetwork || ours.kind === 'instance' || ours.cause === 'deployment';
    case 'answered_by':
      return ours.answeredBy !== theirs.answeredBy;
    case 'rate_limit_headers':
      return ours.quota !== theirs.quota && frame.risen.includes('rate_limited');
    case 'more_calls':
      return frame.watchedBad < 20;
    default:
      return false;
  }
}

function isMissing(evidence: CauseEvidence, frame: Frame, decider: Decider): boolean {
  const { watched } = evidence;
  const own = frame.cells.filter(({ key }) => key.project === watched.project);
  switch (decider) {
    case 'other_organizations':
      return (evidence.organizations?.judged ?? 0) < 3;
    case 'second_project':
      return !hasComparable(evidence, frame);
    case 'other_vendor':
      return !evidence.otherVendors.some(({ project, since }) => project === watched.project && since.calls >= 5);
    case 'server_probe':
      return (evidence.probe?.vendor.attempts ?? 0) < 2;
    case 'status_page':
      return evidence.page === null;
    case 'change_markers':
      return !evidence.reportingProjects.includes(watched.project);
    case 'deployment_tag':
      return own.every(({ key }) => key.deployment === '');
    case 'old_version_beside_new':
      return (
        new Set(own.filter(({ calls, edgeCalls }) => calls > edgeCalls).map(({ key }) => key.deployment)).size <= 1
      );
    case 'credential_fingerprint':
      return !hasTag(evidence, 'credential');
    case 'account_tag':
      return !hasTag(evidence, 'account');
    case 'instance_tag':
      return !hasTag(evidence, 'instance');
    case 'answered_by':
      return frame.answers.by_vendor + frame.answers.by_proxy === 0;
    case 'rate_limit_headers':
      return frame.answers.limit_spent + frame.answers.limit_left === 0;
    default:
      return true;
  }
}

function hasTag({ calls, watched }: CauseEvidence, kind: TagKind): boolean {
  return [...calls.tags.values()].some(({ key }) => key.kind === kind && key.project === watched.project);
}

/** Another project that makes calls of the same environment, region and endpoint. */
function hasComparable({ watched }: CauseEvidence, frame: Frame): boolean {
  const endpoints = new Set(frame.cells.filter(({ isWatched }) => isWatched).map(({ key }) => key.endpoint));
  return frame.cells.some(
    ({ key, calls }) =>
      key.project !== watched.project &&
      key.environment === watched.environment &&
      key.region === watched.region &&
      endpoints.has(key.endpoint) &&
      calls >= 5,
  );
}
