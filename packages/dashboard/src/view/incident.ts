// An incident of theirs beside what your calls saw of it.
import type { IncidentDetail, RevisedIncidentUpdate, Telemetry } from '@upriver/contract';
import type { ToldMoment } from './alerts.ts';
import type { Outage } from './outages.ts';
import { moment, percent, plural, span, utc } from './words.ts';
import { diffWords } from './text-diff.ts';
import type { DiffPart } from './text-diff.ts';
import { PHASE_NAMES } from './vocabulary.ts';

/** Features of a project that are named at most. */
const FEATURES_MAX = 3;

/** One thing that happened: ours bare, theirs boxed. */
export interface Moment {
  readonly at: number;
  readonly side: 'theirs' | 'began' | 'told' | 'recovered';
  readonly title: string;
  readonly text: string;
  /** What the vendor did to it afterwards, and when a check found that. */
  readonly fate?: { readonly is: 'edited' | 'deleted' | 'back-dated'; readonly at: number };
  /** What they took out and put in, where they edited it. */
  readonly parts?: readonly DiffPart[];
}

/** An update that is dated so long before it was there was not there then. */
const BACK_DATED_MS = 10 * 60_000;

/**
 * Everything in its order, oldest first.
 * @param updates what the vendor wrote, with what it wrote before and what is gone; the incident's own until that is known
 * @param told what our channels were told of it
 */
export function incidentTimeline(
  incident: IncidentDetail,
  outage: Outage | undefined,
  updates: readonly RevisedIncidentUpdate[] | undefined,
  told: readonly ToldMoment[] = [],
): Moment[] {
  const moments: Moment[] =
    updates === undefined
      ? incident.updates.map(({ status, body, createdAt }) => theirs(status, body, createdAt))
      : theirMoments(joinReplaced(updates));
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
  for (const { at, title, whom } of told)
    moments.push({ at, side: 'told', title: 'You were told', text: `${title}: ${whom}` });
  return moments.sort((a, b) => a.at - b.at);
}

/** Whose moments are shown, by the word of the address. */
export const TIMELINE_SIDES = { all: 'All', theirs: 'They said', ours: 'You saw' } as const;
export type TimelineSide = keyof typeof TIMELINE_SIDES;

/** The moments of one side. */
export function momentsOf(moments: readonly Moment[], side: TimelineSide): readonly Moment[] {
  return side === 'all' ? moments : moments.filter((one) => (one.side === 'theirs') === (side === 'theirs'));
}

function theirs(status: RevisedIncidentUpdate['status'], text: string, createdAt: string): Moment {
  return { at: Date.parse(createdAt), side: 'theirs', title: PHASE_NAMES[status], text };
}

function theirMoments(updates: readonly RevisedIncidentUpdate[]): Moment[] {
  const seenFirst = Math.min(...updates.map(({ firstSeenAt }) => Date.parse(firstSeenAt)));
  return updates.map(({ status, body, createdAt, firstSeenAt, goneAt, revisions }) => {
    const moment = theirs(status, body, createdAt);
    const [first] = revisions;
    const replacedAt = revisions.at(-1)?.replacedAt;
    const seenAt = Date.parse(firstSeenAt);
    if (goneAt !== null) return { ...moment, fate: { is: 'deleted', at: Date.parse(goneAt) } };
    if (first !== undefined && replacedAt !== undefined && first.body !== body)
      return { ...moment, fate: { is: 'edited', at: Date.parse(replacedAt) }, parts: diffWords(first.body, body) };
    // What was there when the incident was first seen may have been there for long.
    if (seenAt > seenFirst && seenAt - moment.at > BACK_DATED_MS)
      return { ...moment, fate: { is: 'back-dated', at: seenAt } };
    return moment;
  });
}

/** Pages whose updates have no names of their own show an edited one as another of the same date, in place of the one before. */
function joinReplaced(updates: readonly RevisedIncidentUpdate[]): RevisedIncidentUpdate[] {
  const replaced = new Set<string>();
  const joined = updates.map((update) => {
    const before = updates.find(
      (one) => one.goneAt !== null && one.goneAt === update.firstSeenAt && one.createdAt === update.createdAt,
    );
    if (before === undefined) return update;
    replaced.add(before.id);
    const { status, body, createdAt, goneAt, revisions } = before;
    const last = { status, body, createdAt, replacedAt: goneAt ?? update.firstSeenAt };
    return { ...update, firstSeenAt: before.firstSeenAt, revisions: [...revisions, last, ...update.revisions] };
  });
  return joined.filter(({ id }) => !replaced.has(id));
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
export function incidentEvidence(
  incident: IncidentDetail,
  outage: Outage | undefined,
  updates: readonly RevisedIncidentUpdate[] | undefined,
): string {
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
  lines.push('', ...incidentTimeline(incident, outage, updates).map(evidenceLine));
  return lines.join('\n');
}

/** The evidence of one episode, as the API gives it. */
interface EvidenceFile {
  /** "checkout, eu-west-1, 03:04". */
  readonly name: string;
  readonly json: string;
  readonly csv: string;
  readonly print: string;
}

/** Evidence files of an outage, one of each kind for every episode. @param path of the service in the API */
export function evidenceFiles(path: string, { episodes }: Outage, now: number, zone: string): EvidenceFile[] {
  return episodes.map(({ id, project, region, onsetAt }) => {
    const file = `${path}/ledger/${encodeURIComponent(id)}?format=`;
    const name = [project.name, region, moment(Date.parse(onsetAt), now, zone)].filter(Boolean).join(', ');
    return { name, json: `${file}json`, csv: `${file}csv`, print: `${file}html` };
  });
}

function evidenceLine({ at, title, text, fate, parts }: Moment): string {
  const line = `${utc(at)}  ${title}: ${text}`;
  if (fate === undefined) return line;
  const before = (parts ?? [])
    .filter(({ kind }) => kind !== 'added')
    .map((part) => part.text)
    .join('');
  const more = { edited: ` Before: ${before}`, deleted: '', 'back-dated': '' }[fate.is];
  return `${line} (${fate.is}, seen ${utc(fate.at)})${more}`;
}

type CallGroup = Pick<Telemetry['groups'][number], 'group' | 'total'>;

/** Features of a project whose calls failed, worst first: "checkout 12 %, refund 3 %". Undefined where none is named. */
export function failedFeatures(groups: readonly CallGroup[], project: string): string | undefined {
  const failed = groups
    .filter(({ group, total }) => group.project === project && (group.feature ?? '') !== '' && total.failures > 0)
    .toSorted((a, b) => b.total.failures - a.total.failures);
  if (failed.length === 0) return undefined;
  const named = failed
    .slice(0, FEATURES_MAX)
    .map(({ group, total }) => `${group.feature} ${percent(total.errorRate ?? 0)}`);
  const more = failed.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
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
