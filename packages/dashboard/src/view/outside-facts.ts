// What is known beside the calls while they are impaired, as facts of the verdict card.
import type { ServiceEvidence } from '@upriver/contract';
import type { Fact } from './verdict-card.ts';
import { latency, moment, plural } from './words.ts';

const STAGES = {
  dns: 'its name does not resolve',
  tcp: 'no connection',
  tls: 'TLS fails',
  http: 'its answer is an error',
};

/** Probes of this server, other organizations, other vendors' pages, and what was changed near the onset. */
export function outsideFacts(evidence: ServiceEvidence, now: number, zone: string): Fact[] {
  return [
    ...probeFacts(evidence),
    ...organizationFacts(evidence),
    ...pageFacts(evidence),
    ...changeFacts(evidence, now, zone),
  ];
}

function probeFacts({ probe }: ServiceEvidence): Fact[] {
  const newest = probe?.newest[0];
  if (probe === null || newest === undefined) return [];
  const { stage, status, tookMs, at, reason } = newest;
  const text = newest.failed
    ? `From this server: ${stage === null ? (reason ?? 'no answer') : STAGES[stage]}${status === null ? '' : ` (${status})`}; ${probe.vendor.failed} of ${plural(probe.vendor.attempts, 'probe')} failed`
    : `From this server: DNS, TCP and TLS fine, answers in ${latency(tookMs)}`;
  return [{ icon: 'server', text, at }];
}

function organizationFacts({ organizations }: ServiceEvidence): Fact[] {
  if (organizations === null) return [];
  const { judged, impaired } = organizations;
  const text =
    impaired === 0
      ? `None of ${plural(judged, 'other organization')} on this server sees it`
      : `${impaired} of ${plural(judged, 'other organization')} on this server ${impaired === 1 ? 'sees' : 'see'} it too`;
  return [{ icon: 'people', text, at: null }];
}

/** Where pages of others cannot be reached either, the trouble may be here. */
function pageFacts({ otherPages }: ServiceEvidence): Fact[] {
  if (otherPages === null || otherPages.unreachable === 0) return [];
  const text = `${otherPages.unreachable} of ${plural(otherPages.asked, 'page host')} of other vendors cannot be reached either`;
  return [{ icon: 'page', text, at: null }];
}

const CHANGES = {
  deployment: 'deployed',
  configuration: 'changed the configuration',
  flag: 'changed the flag',
  key: 'changed the key',
};

function changeFacts({ changes, reportingProjects }: ServiceEvidence, now: number, zone: string): Fact[] {
  if (changes.length === 0)
    return reportingProjects.length === 0
      ? []
      : [{ icon: 'deploy', text: 'You deployed and changed nothing near its beginning', at: null }];
  return changes.slice(0, 3).map(({ kind, name, at }) => ({
    icon: 'deploy',
    text: `You ${CHANGES[kind]}${name === null ? '' : ` ${name}`} at ${moment(Date.parse(at), now, zone)}`,
    at: null,
  }));
}
