import type { EpisodeEvidence } from '@upriver/contract';
import { causePhrase } from '@upriver/detection';

/** A name and its value. */
export type Fact = readonly [name: string, value: string | number | null];

/** What is known of an episode as a whole, for a person: the same in each form of a document. */
export function evidenceFacts({ service, entry, failures, slow, outage, createdAt }: EpisodeEvidence): Fact[] {
  return [
    ['Service', service.name],
    ...episodeFacts(entry),
    ...incidentFacts(entry),
    ['Failed calls read', failures.calls],
    ['All failed calls of the episode were read', yesOrNo(failures.isComplete)],
    ...slowFacts(slow),
    ['Series that felt the same outage', outage.series.length],
    ['Seconds in which at least one of them was impaired', outage.impairedSeconds],
    ['Calls that they lost', outage.callsLost],
    ['Document created', createdAt],
  ];
}

/** What a line of the ledger said before, and since when it says something else. */
export function revisionWords({ reason, from, to, previous }: EpisodeEvidence['entry']['revisions'][number]): string {
  const times = previous === null ? '' : `, from ${previous.onsetAt} to ${previous.endedAt ?? 'now'}`;
  return `${reason}: ${to}; before: ${from ?? 'nothing'}${times}`;
}

function episodeFacts({ kind, episode }: EpisodeEvidence['entry']): Fact[] {
  if (episode === null) return [];
  const { project, cause, probabilities } = episode;
  return [
    ['Episode', episode.id],
    ['Ledger', kind],
    ['Project', project.name],
    ['Environment', episode.environment],
    ['Region', episode.region],
    ['Onset', episode.onsetAt],
    ['Detected', episode.detectedAt],
    ['Ended', episode.endedAt],
    ['Signals', episode.signals.join(', ')],
    ['Calls', episode.calls],
    ['Greatest share of bad calls of one signal', episode.depth],
    ['Calls lost: failed or refused, beyond the usual', episode.callsLost],
    ['Fault', episode.fault],
    ['Most probable cause', cause === null ? null : causePhrase(cause, () => project.name, 0)],
    ['Probability that it is the vendor', probabilities?.them ?? null],
    ['Probability that it is the customer', probabilities?.us ?? null],
  ];
}

/** What the page told of it. */
function incidentFacts(entry: EpisodeEvidence['entry']): Fact[] {
  const { incident } = entry;
  if (incident === null) return [['Incident', 'none posted']];
  return [
    ['Incident', incident.title],
    ['Start that the incident claims', incident.startedAt],
    ['First seen on the page', incident.postedAt],
    ['Resolved by the page', incident.resolvedAt],
    ['Seconds from the onset to the post', entry.lagSeconds],
    ['Seconds from the detection to the post', entry.leadSeconds],
    ['Seconds from the onset to the start that the incident claims', entry.claimedStartLagSeconds],
    ['Seconds from the end to the end on the page', entry.resolveLagSeconds],
  ];
}

function slowFacts(slow: EpisodeEvidence['slow']): Fact[] {
  if (slow === null) return [];
  return [
    ['Slow calls that did not fail', slow.calls],
    ['Slow is longer than, ms', slow.limitMs],
    ['All slow calls of the episode were read', yesOrNo(slow.isComplete)],
  ];
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
