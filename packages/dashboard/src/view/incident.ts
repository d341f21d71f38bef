// An incident of theirs beside what your calls saw of it.
import type { IncidentDetail, LedgerEntry } from '@upriver/contract';
import { count, plural, span, utc } from './words.ts';
import { PHASE_NAMES } from './vocabulary.ts';

/** One thing that happened: ours bare, theirs boxed. */
export interface Moment {
  readonly at: number;
  readonly side: 'theirs' | 'began' | 'recovered';
  readonly title: string;
  readonly text: string;
}

/** Everything in its order, oldest first. */
export function incidentTimeline(incident: IncidentDetail, entry: LedgerEntry | undefined): Moment[] {
  const episode = entry?.episode ?? undefined;
  const moments: Moment[] = incident.updates.map(({ status, body, createdAt }) => ({
    at: Date.parse(createdAt),
    side: 'theirs',
    title: PHASE_NAMES[status],
    text: body,
  }));
  if (episode !== undefined) {
    moments.push({
      at: Date.parse(episode.onsetAt),
      side: 'began',
      title: 'Your calls became worse',
      text: `${episode.project.name}${episode.region === null ? '' : ` in ${episode.region}`}: ${episode.signals.join(', ').replaceAll('_', ' ')}`,
    });
    if (episode.endedAt !== null)
      moments.push({
        at: Date.parse(episode.endedAt),
        side: 'recovered',
        title: 'Your calls recovered',
        text: `${plural(episode.callsLost, 'call')} lost of ${count(episode.calls)}`,
      });
  }
  return moments.sort((a, b) => a.at - b.at);
}

/** The line of the ledger that is about an incident. */
export function entryOf(entries: readonly LedgerEntry[], incidentId: string): LedgerEntry | undefined {
  return entries.find(({ incident }) => incident?.id === incidentId);
}

/** What can be sent to the vendor: plain text, times in UTC, counts. */
export function incidentEvidence(incident: IncidentDetail, entry: LedgerEntry | undefined): string {
  const lines = [
    `${incident.service.name}: ${incident.title}`,
    `Started, as published: ${utc(Date.parse(incident.startedAt))}`,
    `Resolved, as published: ${incident.resolvedAt === null ? 'not yet' : utc(Date.parse(incident.resolvedAt))}`,
  ];
  const episode = entry?.episode ?? undefined;
  if (episode === undefined) lines.push('Our calls felt nothing of it.');
  else
    lines.push(
      `Our calls were impaired from ${utc(Date.parse(episode.onsetAt))} to ${episode.endedAt === null ? 'now' : utc(Date.parse(episode.endedAt))}.`,
      `${plural(episode.callsLost, 'call')} lost of ${plural(episode.calls, 'call')}; signals: ${episode.signals.join(', ')}.`,
    );
  if (typeof entry?.lagSeconds === 'number') lines.push(`Published ${lagText(entry.lagSeconds)}.`);
  lines.push('', ...incidentTimeline(incident, entry).map(({ at, title, text }) => `${utc(at)}  ${title}: ${text}`));
  return lines.join('\n');
}

/** "22 min after it began", "3 min before". */
export function lagText(seconds: number): string {
  return seconds >= 0 ? `${span(seconds * 1000)} after it began` : `${span(-seconds * 1000)} before your calls felt it`;
}
