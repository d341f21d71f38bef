// An incident of theirs beside what your calls saw of it.
import type { IncidentDetail } from '@upriver/contract';
import type { Outage } from './outages.ts';
import { plural, span, utc } from './words.ts';
import { PHASE_NAMES } from './vocabulary.ts';

/** One thing that happened: ours bare, theirs boxed. */
export interface Moment {
  readonly at: number;
  readonly side: 'theirs' | 'began' | 'recovered';
  readonly title: string;
  readonly text: string;
}

/** Everything in its order, oldest first. */
export function incidentTimeline(incident: IncidentDetail, outage: Outage | undefined): Moment[] {
  const moments: Moment[] = incident.updates.map(({ status, body, createdAt }) => ({
    at: Date.parse(createdAt),
    side: 'theirs',
    title: PHASE_NAMES[status],
    text: body,
  }));
  if (outage !== undefined && outage.episodes.length > 0) {
    moments.push({
      at: outage.from,
      side: 'began',
      title: 'Your calls became worse',
      text: `${outage.where}: ${signalsOf(outage)}`,
    });
    if (outage.until !== null)
      moments.push({ at: outage.until, side: 'recovered', title: 'Your calls recovered', text: lossOf(outage) });
  }
  return moments.sort((a, b) => a.at - b.at);
}

function signalsOf({ episodes }: Outage): string {
  return [...new Set(episodes.flatMap(({ signals }) => signals))].join(', ').replaceAll('_', ' ');
}

/** "1,476 calls lost of 5,214 calls". */
function lossOf({ callsLost, episodes }: Outage): string {
  return `${plural(callsLost ?? 0, 'call')} lost of ${plural(callsOf(episodes), 'call')}`;
}

/** Calls that were made while an outage was felt. */
export function callsOf(episodes: Outage['episodes']): number {
  return episodes.reduce((sum, { calls }) => sum + calls, 0);
}

/** What can be sent to the vendor: plain text, times in UTC, counts. */
export function incidentEvidence(incident: IncidentDetail, outage: Outage | undefined): string {
  const lines = [
    `${incident.service.name}: ${incident.title}`,
    `Started, as published: ${utc(Date.parse(incident.startedAt))}`,
    `Resolved, as published: ${incident.resolvedAt === null ? 'not yet' : utc(Date.parse(incident.resolvedAt))}`,
  ];
  if (outage === undefined || outage.episodes.length === 0) lines.push('Our calls felt nothing of it.');
  else
    lines.push(
      `Our calls were impaired from ${utc(outage.from)} to ${outage.until === null ? 'now' : utc(outage.until)}.`,
      `${lossOf(outage)}; signals: ${signalsOf(outage)}.`,
    );
  if (typeof outage?.lagSeconds === 'number') lines.push(`Published ${lagText(outage.lagSeconds)}.`);
  lines.push('', ...incidentTimeline(incident, outage).map(({ at, title, text }) => `${utc(at)}  ${title}: ${text}`));
  return lines.join('\n');
}

/** "22 min after it began", "3 min before". */
export function lagText(seconds: number): string {
  return seconds >= 0 ? `${span(seconds * 1000)} after it began` : `${span(-seconds * 1000)} before your calls felt it`;
}

/** "15 min too late": how far the start that they claim is behind what calls felt; undefined where it is not. */
export function lateText(outage: Pick<Outage, 'claimedStartLagSeconds'> | undefined): string | undefined {
  const seconds = outage?.claimedStartLagSeconds ?? 0;
  return seconds >= 60 ? `${span(seconds * 1000)} too late` : undefined;
}

/**
 * Whether an incident was felt, where no calls felt it as theirs.
 * @param beside what calls felt at its time by another cause
 */
export function feltText(
  outage: Pick<Outage, 'verdict'> | undefined,
  beside: Pick<Outage, 'verdict'> | undefined,
): string {
  if (beside !== undefined) return beside.verdict === 'us' ? 'By a cause of yours' : 'By another cause';
  if (outage === undefined) return '–';
  return outage.verdict === 'not_affecting_you' ? 'You felt nothing' : 'Nobody can say';
}
