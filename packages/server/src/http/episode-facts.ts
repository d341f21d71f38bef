import type { EpisodeEvidence } from '@upriver/contract';

/** A name and its value. */
export type Fact = readonly [name: string, value: string | number | null];

/** What is known of an episode as a whole, for a person. */
export function episodeFacts({ kind, episode }: EpisodeEvidence['entry']): Fact[] {
  if (episode === null) return [];
  return [
    ['Ledger', kind],
    ['Environment', episode.environment],
    ['Region', episode.region],
    ['Onset', episode.onsetAt],
    ['Detected', episode.detectedAt],
    ['Ended', episode.endedAt],
    ['Signals', episode.signals.join(', ')],
    ['Calls', episode.calls],
    ['Greatest share of bad calls', episode.depth],
    ['Calls lost: failed or refused, beyond the usual', episode.callsLost],
    ['Fault', episode.fault],
    ['Probability that it is the vendor', episode.probabilities?.them ?? null],
  ];
}

/** What the page told of it. */
export function incidentFacts({ incident }: EpisodeEvidence['entry']): Fact[] {
  if (incident === null) return [['Incident', 'none posted']];
  return [
    ['Incident', incident.title],
    ['Start that the incident claims', incident.startedAt],
    ['First seen on the page', incident.postedAt],
    ['Resolved by the page', incident.resolvedAt],
  ];
}
