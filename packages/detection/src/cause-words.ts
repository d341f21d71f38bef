import type { Outcome } from './causes/cause.ts';
import type { Decider } from './causes/what-decides.ts';
import type { CauseAnswer, WeighedCause } from './causes/weigh-causes.ts';
import { formatList, formatMoment } from './wording.ts';

const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  gateway: 'gateway errors (502 to 504)',
  server: 'server errors (5xx)',
  timeout: 'time-outs',
  connection: 'connection errors (refused, broken, TLS)',
  dns: 'DNS failures',
  rate_limited: 'rate limiting (429)',
  auth: 'refused credentials (401, 403)',
  client: 'rejected requests (4xx)',
  slow: 'slow calls',
};

const DECIDER_WORDS: Readonly<Record<Decider, string>> = {
  other_organizations: "other organizations' calls to the same vendor",
  second_project: 'calls of a second project to the same endpoints',
  other_vendor: 'calls of the same project to another vendor',
  server_probe: "this server's own attempts to reach the vendor",
  status_page: 'a status page that can be read',
  change_markers: 'changes of configuration, flags and keys that are reported',
  deployment_tag: 'a deployment identifier on each call',
  old_version_beside_new: 'one instance on the previous version',
  credential_fingerprint: 'a fingerprint of the key on each call (tag `credential`)',
  account_tag: 'the account or tenant on each call (tag `account`)',
  instance_tag: 'the instance on each call (tag `instance`)',
  answered_by: 'who answered, the vendor or a proxy (tag `answered_by`)',
  rate_limit_headers: 'whether the quota was spent (tag `quota`)',
  more_calls: 'more calls',
  vendor_word: 'what the vendor says of it, on its status page or when it is asked',
};

/** How calls fail and where, for a person: `gateway errors (502 to 504) at POST /v1/charges`; empty when nothing sets it apart. */
export function failingPhrase({ outcomes, endpoints, moreEndpoints }: CauseAnswer['failing']): string {
  const ways = formatList(
    outcomes.slice(0, 2).map(({ outcome }) => OUTCOME_WORDS[outcome]),
    2,
  );
  const where = [...endpoints, ...(moreEndpoints > 0 ? [`${moreEndpoints} more`] : [])];
  if (where.length === 0) return ways;
  const places = new Intl.ListFormat('en-GB').format(where);
  return ways === '' ? `at ${places}` : `${ways} at ${places}`;
}

/** What would decide, for a person. */
export function deciderPhrase(decider: Decider): string {
  return DECIDER_WORDS[decider];
}

/**
 * A cause for a person: `deployment v42 of checkout`, `the configuration of checkout (proxy), changed at 14:01 UTC`.
 * @param projectName of an identifier that calls carry
 * @param now milliseconds UTC, to which times are told
 */
export function causePhrase(
  { cause, kind, subject, change }: Pick<WeighedCause, 'cause' | 'kind' | 'subject' | 'change'>,
  projectName: (id: string) => string,
  now: number,
): string {
  const project = subject.project === undefined ? 'our projects' : projectName(subject.project);
  const changed = change === undefined ? '' : `, changed at ${formatMoment(change.at, now)}`;
  switch (cause) {
    case 'vendor':
      return kind === 'shared_cloud' ? 'a cloud that several vendors share' : 'the vendor as a whole';
    case 'vendor_part':
      return `a part of the vendor (${vendorPart(kind, subject)})`;
    case 'deployment':
      return `${deploymentOf(subject.deployment, project)}${deployedAt(kind, change, now)}${kind.startsWith('deployment_train') ? ', and those of other projects about then' : ''}`;
    case 'feature':
      return `${subject.feature === undefined ? 'a feature flag' : `the feature flag ${subject.feature}`} of ${project}${changed}`;
    case 'project':
      if (kind === 'instance')
        return `one instance of ${project}${subject.instance === undefined ? '' : ` (${subject.instance})`}`;
      if (kind === 'busy_host') return `the hosts of ${project}, which are busy`;
      if (kind === 'pool') return `the pool of connections of ${project}, which is used up`;
      if (kind === 'event_loop') return `the event loop of ${project}, which stands still`;
      return change === undefined
        ? `a change of ${project} that was not reported`
        : `the configuration of ${project}${change.name === undefined ? '' : ` (${change.name})`}${changed}`;
    case 'network':
      return `${networkPart(kind)}${networkPlace(subject, projectName)}`;
    case 'credentials':
      return `${credentialPart(kind, subject.project === undefined ? undefined : project)}${subject.region === undefined ? '' : `, in ${subject.region}`}${changed}`;
    case 'input':
      return subject.project === undefined ? 'what our projects send' : `what ${project} sends`;
    default:
      if (kind === 'two_faults')
        return `two faults at once, the vendor's and ${subject.deployment === undefined ? `one of ${project}` : `that of ${deploymentOf(subject.deployment, project)}`}`;
      return kind === 'vendor_and_deployment' ? 'the vendor and a deployment of ours at once' : 'something else';
  }
}

/** `deployment v42 of checkout`; one whose name says the project is `deployment checkout v42`. */
function deploymentOf(deployment: string | undefined, project: string): string {
  if (deployment === undefined) return `a deployment of ${project}`;
  const isNamed = deployment.startsWith(project) && !/^[\p{L}\p{N}]/u.test(deployment.slice(project.length));
  return `deployment ${deployment}${isNamed ? '' : ` of ${project}`}`;
}

/** When a deployment was reported; one that calls name is known by its name. */
function deployedAt(kind: string, change: WeighedCause['change'], now: number): string {
  return change === undefined || !kind.startsWith('marked_') ? '' : ` at ${formatMoment(change.at, now)}`;
}

function vendorPart(kind: string, { endpoint, region, environment }: WeighedCause['subject']): string {
  const parts = [
    kind.startsWith('vendor_accounts') ? 'some accounts' : '',
    endpoint === undefined ? '' : `endpoint ${endpoint}`,
    region === undefined ? '' : `region ${region}`,
    environment === undefined ? '' : `environment ${environment}`,
  ].filter((part) => part !== '');
  if (parts.length > 0) return parts.join(', ');
  if (kind === 'vendor_endpoints') return 'several endpoints';
  if (kind === 'vendor_environments') return 'its environments for tests';
  return kind === 'vendor_auth' ? 'its authentication' : 'not known which';
}

function credentialPart(kind: string, project: string | undefined): string {
  const what = kind.includes('quota') ? 'quota' : 'key';
  return project === undefined ? `a ${what} that our projects share` : `the ${what} of ${project}`;
}

/** Where our network fails, if not everywhere: ` (region eu-west-1)`. */
function networkPlace({ project, region }: WeighedCause['subject'], projectName: (id: string) => string): string {
  const parts = [
    project === undefined ? '' : `project ${projectName(project)}`,
    region === undefined || region === '' ? '' : `region ${region}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function networkPart(kind: string): string {
  if (kind.startsWith('dns')) return 'our DNS';
  if (kind.startsWith('proxy')) return 'our proxy';
  return kind.startsWith('route') ? 'our route to this vendor' : 'our network';
}
