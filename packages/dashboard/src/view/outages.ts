// Lines of a ledger that are one thing for its reader: one outage is felt by several projects and regions at once.
import type { Cause, EpisodeJudgment, LedgerEntry, Verdict } from '@upriver/contract';
import { list, span } from './words.ts';

type Episode = NonNullable<LedgerEntry['episode']>;

/** An outage in one line. Times are milliseconds. */
export interface Outage {
  /** The first of its entries. */
  readonly id: string;
  readonly verdict: Verdict;
  readonly incident: LedgerEntry['incident'];
  readonly episodes: readonly Episode[];
  readonly from: number;
  /** Null while it goes on. */
  readonly until: number | null;
  /** Null where no calls felt it. */
  readonly callsLost: number | null;
  /** "checkout and billing-jobs, in eu-west-1"; '' where no calls felt it. */
  readonly where: string;
  /** "22 min later", "they first, by 3 min", "never", "not yet". */
  readonly posted: string;
  /** Of the entry that felt it first. */
  readonly lagSeconds: number | null;
  readonly claimedStartLagSeconds: number | null;
  readonly resolveLagSeconds: number | null;
}

const VERDICTS: Readonly<Record<LedgerEntry['kind'], Verdict>> = {
  both: 'them',
  not_posted_yet: 'them',
  never_posted: 'them',
  our_own: 'us',
  undecided: 'undecided',
  never_felt: 'not_affecting_you',
  cannot_say: 'cannot_say',
};

/** Outages of one service, in the order in which their first entries come. */
export function listOutages(entries: readonly LedgerEntry[]): Outage[] {
  const groups: LedgerEntry[][] = [];
  for (const entry of entries) {
    const group = groups.find((one) => one.some((other) => isSame(entry, other)));
    if (group === undefined) groups.push([entry]);
    else group.push(entry);
  }
  return groups.map(toOutage);
}

/** The outage that an incident of theirs is about. */
export function outageOf(outages: readonly Outage[], incidentId: string): Outage | undefined {
  return outages.find(({ incident }) => incident?.id === incidentId);
}

/** What calls felt at the time of an incident of theirs although it was not of it: by a cause of ours, or undecided. */
export function besideOf(outages: readonly Outage[], from: number, until: number): Outage | undefined {
  return outages.find(
    (one) => one.incident === null && one.episodes.length > 0 && one.from < until && (one.until ?? Infinity) > from,
  );
}

/** Of one incident, or at the same time with the same cause while they posted nothing. */
function isSame(a: LedgerEntry, b: LedgerEntry): boolean {
  if (a.incident !== null || b.incident !== null) return a.incident?.id === b.incident?.id;
  if (a.episode === null || b.episode === null || VERDICTS[a.kind] !== VERDICTS[b.kind]) return false;
  return causeOf(a.episode) === causeOf(b.episode) && begin(a) < end(b) && begin(b) < end(a);
}

/** Theirs is one cause: regions may see another part of it fail. */
function causeOf({ fault, cause }: Episode): string {
  return fault === 'them' ? 'them' : `${cause?.kind ?? ''} ${cause?.subject.deployment ?? ''}`;
}

function toOutage(entries: readonly LedgerEntry[]): Outage {
  const ordered = entries.toSorted((a, b) => begin(a) - begin(b));
  // Safe: a group has at least one entry.
  const first = ordered[0] as LedgerEntry;
  const last = Math.max(...entries.map(end));
  const episodes = ordered.flatMap(({ episode }) => episode ?? []);
  return {
    id: first.episode?.id ?? first.incident?.id ?? '',
    verdict: VERDICTS[first.kind],
    incident: first.incident,
    episodes,
    from: begin(first),
    until: last === Infinity ? null : last,
    callsLost: episodes.length === 0 ? null : episodes.reduce((sum, { callsLost }) => sum + callsLost, 0),
    where: whereOf(episodes),
    posted: postedOf(first),
    lagSeconds: first.lagSeconds,
    claimedStartLagSeconds: first.claimedStartLagSeconds,
    resolveLagSeconds:
      ordered.findLast(({ resolveLagSeconds }) => resolveLagSeconds !== null)?.resolveLagSeconds ?? null,
  };
}

/** "51 min", "13 min so far". */
export function lastedText({ from, until }: Outage, now: number): string {
  return until === null ? `${span(now - from)} so far` : span(until - from);
}

function begin({ episode, incident }: LedgerEntry): number {
  return Date.parse(episode?.onsetAt ?? incident?.startedAt ?? '');
}

function end({ episode, incident }: LedgerEntry): number {
  const at = episode === null ? incident?.resolvedAt : episode.endedAt;
  return typeof at === 'string' ? Date.parse(at) : Infinity;
}

function whereOf(episodes: readonly Episode[]): string {
  const projects = list([...new Set(episodes.map(({ project }) => project.name))]);
  const regions = list([...new Set(episodes.flatMap(({ region }) => region ?? []))]);
  return regions === '' ? projects : `${projects}, in ${regions}`;
}

function postedOf({ kind, lagSeconds: lag }: LedgerEntry): string {
  if (kind === 'not_posted_yet') return 'not yet';
  if (kind === 'never_posted') return 'never';
  if (lag === null) return '–';
  return lag >= 0 ? `${span(lag * 1000)} later` : `they first, by ${span(-lag * 1000)}`;
}

/** Whether people may say if the answer to an outage was right, and what they said. */
export interface OutageJudgment {
  /** Episodes that ended, which can be judged. */
  readonly episodes: readonly string[];
  readonly said: Pick<EpisodeJudgment, 'was' | 'cause' | 'by' | 'at'> | undefined;
}

/** The judgment of an outage; what was said of any of its episodes is said of all. */
export function judgmentOf({ episodes }: Outage): OutageJudgment {
  const judged = episodes.filter(({ endedAt }) => endedAt !== null);
  return {
    episodes: judged.map(({ id }) => id),
    said: judged.find(({ judgment }) => judgment !== null)?.judgment ?? undefined,
  };
}

/** What can be named as the cause of an outage, in words. */
export const JUDGED_CAUSES: readonly (readonly [Cause | '', string])[] = [
  ['', 'Not known'],
  ['vendor', 'The vendor'],
  ['vendor_part', 'A part of the vendor'],
  ['deployment', 'A deployment of ours'],
  ['feature', 'A feature of ours'],
  ['project', 'A change of a project of ours'],
  ['network', 'Our network'],
  ['credentials', 'A key of ours'],
  ['input', 'What we send'],
  ['other', 'Something else'],
];

/** "Right, said Ines Moreau", "Wrong: our network, said Ines Moreau". */
export function judgmentText({ was, cause, by }: Pick<EpisodeJudgment, 'was' | 'cause' | 'by'>): string {
  const name = JUDGED_CAUSES.find(([word]) => word === cause)?.[1];
  if (was === 'right') return `Right, said ${by}`;
  return `Wrong${cause === null || name === undefined ? '' : `: ${name.charAt(0).toLowerCase()}${name.slice(1)}`}, said ${by}`;
}
