import type { HistoryEntry, OrganizationHistory, Verdict } from '@upriver/contract';
import { listOutages } from './outages.ts';
import type { Outage } from './outages.ts';
import { list } from './words.ts';

/** Ranges of the history. */
export const RANGES = ['night', '24h', '7d', '30d', '90d'] as const;
export type Range = (typeof RANGES)[number];

export const RANGE_WORDS: Readonly<Record<Range, string>> = {
  night: 'Since yesterday 18:00',
  '24h': '24 h',
  '7d': '7 d',
  '30d': '30 d',
  '90d': '90 d',
};

/** Verdicts that something of the past can have. */
export const HISTORY_VERDICTS = ['us', 'them', 'undecided', 'not_affecting_you', 'cannot_say'] as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The evening from which a night is told. */
const EVENING_HOUR = 18;

/**
 * Start of a range.
 * @param now milliseconds; the evening is that of the reader's time zone
 */
export function startOf(range: Range, now: number): number {
  if (range !== 'night') return now - { '24h': 1, '7d': 7, '30d': 30, '90d': 90 }[range] * DAY_MS;
  const evening = new Date(now);
  evening.setHours(EVENING_HOUR, 0, 0, 0);
  evening.setDate(evening.getDate() - 1);
  return evening.getTime();
}

/** One line of the list. Times are milliseconds. */
export interface HistoryRow {
  readonly id: string;
  readonly verdict: Verdict;
  readonly service: { readonly slug: string; readonly name: string } | null;
  readonly what: string;
  /** Calls were slow, and did not fail. */
  readonly isSlow: boolean;
  readonly from: number;
  /** Null while it goes on. */
  readonly until: number | null;
  readonly callsLost: number | null;
  /** Where it is told in full. */
  readonly href: string | null;
}

/** Entries in the order in which they began, without alerts, which are what people were told of them. */
export function listHistory({ entries }: OrganizationHistory): HistoryRow[] {
  const impaired = entries.filter(({ type }) => type === 'impairment');
  const others = entries.filter(({ type }) => type === 'incident' || type === 'maintenance');
  const rows = [
    ...[...Map.groupBy(impaired, ({ service }) => service?.id ?? '').values()].flatMap(toOutageRows),
    ...others.map((entry) => toRow(entry)),
  ];
  return rows.toSorted((a, b) => a.from - b.from || a.id.localeCompare(b.id));
}

/** Impairments of one service, those of one outage in one line. */
function toOutageRows(entries: readonly HistoryEntry[]): HistoryRow[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return listOutages(entries.flatMap(({ ledger }) => ledger ?? [])).flatMap((outage) => {
    const first = byId.get(outage.id);
    if (first === undefined) return [];
    const { from, until, callsLost } = outage;
    return [{ ...toRow(first, outage.episodes), from, until, callsLost }];
  });
}

/** What happened, in a sentence or three. */
export function summarize({ summary }: OrganizationHistory, rows: readonly HistoryRow[]): string[] {
  const { impairments, neverFelt, ourOwn, callsLost, servicesWatched, pageChecks } = summary;
  if (impairments + summary.incidents + summary.maintenances === 0)
    return [
      `A quiet time. ${count(servicesWatched, 'vendor')} watched, ${number(pageChecks)} page checks, ${number(summary.calls)} calls.`,
    ];
  const theirs = namesOf(rows, 'them');
  const undecided = namesOf(rows, 'undecided');
  const sentences: string[] = [];
  if (theirs.failed.length > 0) sentences.push(`${list(theirs.failed)} failed.`);
  if (theirs.slow.length > 0) sentences.push(`${list(theirs.slow)} ${theirs.slow.length === 1 ? 'was' : 'were'} slow.`);
  const calls = [
    undecided.failed.length === 0 ? '' : `to ${list(undecided.failed)} failed`,
    undecided.slow.length === 0 ? '' : `to ${list(undecided.slow)} were slow`,
  ].filter((part) => part !== '');
  if (calls.length > 0) sentences.push(`Calls ${calls.join(', ')}; whose fault it was is undecided.`);
  if (theirs.failed.length + theirs.slow.length + calls.length === 0)
    sentences.push('You felt no failure of a vendor.');
  if (ourOwn > 0) sentences.push(`${count(ourOwn, 'failure')} of your own.`);
  else if (calls.length === 0) sentences.push('Nothing of yours broke.');
  if (callsLost > 0) sentences.push(`In all you lost ${number(callsLost)} ${callsLost === 1 ? 'call' : 'calls'}.`);
  if (neverFelt > 0)
    sentences.push(
      `${neverFelt === 1 ? 'One page told' : `${number(neverFelt)} incidents told`} of trouble that you did not feel.`,
    );
  return sentences;
}

/** What is drawn of one vendor: above the line what they said, below it what calls showed. Times are milliseconds. */
export interface HistoryLane {
  readonly service: { readonly slug: string; readonly name: string };
  readonly said: readonly LanePart[];
  readonly saw: readonly LanePart[];
}

export interface LanePart {
  readonly from: number;
  readonly until: number;
  /** How much of the lane's height it takes, 0 to 1. */
  readonly share: number;
  readonly look: 's-degraded' | 's-partial' | 's-major' | 's-maintenance' | 'them' | 'us' | 'undecided';
  /** For its reader. */
  readonly title: string;
}

const IMPACT_LOOKS = {
  none: { look: 's-degraded', share: 0.3 },
  minor: { look: 's-degraded', share: 0.42 },
  major: { look: 's-partial', share: 0.7 },
  critical: { look: 's-major', share: 1 },
} as const;

/** Lanes of every vendor with anything to tell, those that cost most calls first. */
export function listLanes({ since, until, entries }: OrganizationHistory): HistoryLane[] {
  const [from, to] = [Date.parse(since), Date.parse(until)];
  const lanes = new Map<string, { lane: HistoryLane & { said: LanePart[]; saw: LanePart[] }; lost: number }>();
  for (const entry of entries) {
    if (entry.service === null) continue;
    const { slug, name } = entry.service;
    const found = lanes.get(slug) ?? { lane: { service: { slug, name }, said: [], saw: [] }, lost: 0 };
    found.lane.said.push(...saidOf(entry, from, to));
    found.lane.saw.push(...sawOf(entry, from, to));
    found.lost += entry.ledger?.episode?.callsLost ?? 0;
    lanes.set(slug, found);
  }
  return [...lanes.values()]
    .toSorted((a, b) => b.lost - a.lost || a.lane.service.name.localeCompare(b.lane.service.name))
    .map(({ lane }) => lane);
}

function saidOf({ incident, ledger, type }: HistoryEntry, from: number, to: number): LanePart[] {
  const posted = incident ?? ledger?.incident ?? null;
  if (posted === null) return [];
  const { look, share } = type === 'maintenance' ? { look: 's-maintenance' as const, share: 0.42 } : lookOf(posted);
  return within(Date.parse(posted.startedAt), posted.resolvedAt, from, to).map((part) => ({
    ...part,
    look,
    share,
    title: posted.title,
  }));
}

function lookOf(posted: object): (typeof IMPACT_LOOKS)[keyof typeof IMPACT_LOOKS] {
  const impact = 'impact' in posted ? (posted.impact as keyof typeof IMPACT_LOOKS) : 'minor';
  return IMPACT_LOOKS[impact];
}

function sawOf({ ledger }: HistoryEntry, from: number, to: number): LanePart[] {
  const episode = ledger?.episode ?? null;
  if (episode === null) return [];
  const fault = episode.fault === 'them' || episode.fault === 'us' ? episode.fault : 'undecided';
  return within(Date.parse(episode.onsetAt), episode.endedAt, from, to).map((part) => ({
    ...part,
    look: fault,
    // The square root, so that shallow trouble is seen beside deep.
    share: Math.min(1, Math.max(0.15, Math.sqrt(episode.depth / 0.6))),
    title: `${episode.project.name}: ${Math.round(episode.depth * 100)} % of calls at worst`,
  }));
}

function within(begin: number, end: string | null, from: number, to: number): { from: number; until: number }[] {
  const until = end === null ? to : Date.parse(end);
  return until <= from || begin >= to ? [] : [{ from: Math.max(begin, from), until: Math.min(until, to) }];
}

function toRow(entry: HistoryEntry, episodes: Outage['episodes'] = []): HistoryRow {
  const { id, type, at, endedAt, service, ledger } = entry;
  const posted = entry.incident ?? ledger?.incident ?? null;
  return {
    id,
    verdict: verdictOf(entry),
    service: service === null ? null : { slug: service.slug, name: service.name },
    what: whatOf(entry, episodes),
    isSlow: episodes.length > 0 && episodes.every(({ signals }) => signals.every((signal) => SLOW.has(signal))),
    from: Date.parse(at),
    until: endedAt === null ? null : Date.parse(endedAt),
    callsLost: type === 'impairment' ? (ledger?.episode?.callsLost ?? null) : ledger?.kind === 'never_felt' ? 0 : null,
    href: posted === null ? (service === null ? null : `/services/${service.slug}`) : `/incidents/${posted.id}`,
  };
}

/** The verdict that an entry stands for, once it is over. */
function verdictOf({ type, ledger }: HistoryEntry): Verdict {
  const fault = ledger?.episode?.fault;
  if (ledger?.kind === 'our_own') return 'us';
  if (fault === 'them' || fault === 'us') return fault;
  if (type === 'impairment') return 'undecided';
  return ledger?.kind === 'cannot_say' ? 'cannot_say' : 'not_affecting_you';
}

function whatOf({ type, incident, ledger }: HistoryEntry, episodes: Outage['episodes']): string {
  const [episode] = episodes;
  const posted = incident ?? ledger?.incident ?? null;
  if (type === 'maintenance') return `planned maintenance: ${posted?.title ?? ''}`;
  if (episode === undefined) {
    const felt = ledger?.kind === 'cannot_say' ? 'too few calls to say whether you felt it' : 'you did not feel it';
    return `${posted?.title ?? ''}; ${felt}`;
  }
  const projects = list([...new Set(episodes.map(({ project }) => project.name))]);
  const where = [projects, episode.environment].filter(Boolean).join(' in ');
  const signals = new Set(episodes.flatMap((one) => one.signals));
  const subject = episode.cause?.subject;
  const part = subject?.deployment ?? subject?.endpoint ?? '';
  const told = [...signals].filter((signal) => signal !== 'very_slow' || !signals.has('slow'));
  return `${list(told.map((signal) => SIGNAL_TEXTS[signal]))} for ${where}${part === '' ? '' : `, ${part}`}${leadText(ledger?.leadSeconds ?? null, posted !== null)}`;
}

const SIGNAL_TEXTS = {
  failures: 'calls failed',
  slow: 'calls were slow',
  very_slow: 'calls were very slow',
  waiting: 'calls waited for limits of ours',
  rate_limited: 'calls were rate limited',
  auth: 'the key was refused',
  client_error: 'calls were rejected',
} as const;

const SLOW: ReadonlySet<keyof typeof SIGNAL_TEXTS> = new Set(['slow', 'very_slow', 'waiting']);

function leadText(leadSeconds: number | null, isPosted: boolean): string {
  if (!isPosted || leadSeconds === null) return '';
  const minutes = Math.round(Math.abs(leadSeconds) / 60);
  return leadSeconds >= 0 ? `; posted ${minutes} min later` : `; posted ${minutes} min before`;
}

/** Vendors whose calls failed, and others whose calls were only slow. */
function namesOf(rows: readonly HistoryRow[], verdict: Verdict) {
  const named = (isSlow: boolean): Set<string> =>
    new Set(
      rows.filter((row) => row.verdict === verdict && row.isSlow === isSlow).map(({ service }) => service?.name ?? ''),
    );
  const failed = named(false);
  return { failed: [...failed], slow: [...named(true)].filter((name) => !failed.has(name)) };
}

function count(amount: number, noun: string): string {
  return `${amount === 1 ? 'One' : number(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

function number(amount: number): string {
  return amount.toLocaleString('en');
}
