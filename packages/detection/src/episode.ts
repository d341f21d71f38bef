import type { Impact, IncidentKind } from '@upriver/contract';
import type { FaultSide } from './causes/cause.ts';
import type { Signal } from './signal.ts';

/** Impairments of one series this near to each other are one episode: failing and slow calls rarely start together. */
const SAME_EPISODE_MS = 5 * 60_000;
/** A vendor's incident belongs to an episode when it starts up to this long before it … */
const STARTS_BEFORE_MS = 30 * 60_000;
/** … or is posted up to this long after it ended: some are only told of afterwards. */
const POSTED_AFTER_MS = 2 * 3_600_000;

/** One impairment, open or closed, as it is kept. */
export interface ImpairmentRecord {
  readonly signal: Signal;
  readonly onsetAt: number;
  readonly detectedAt: number;
  /** Null while it goes on. */
  readonly endedAt: number | null;
  readonly calls: number;
  readonly bad: number;
  readonly normalRate: number;
  readonly fault: FaultSide;
}

/** A stretch in which the calls of a series were impaired, by whatever signal. */
export interface Episode {
  readonly onsetAt: number;
  readonly detectedAt: number;
  readonly endedAt: number | null;
  readonly signals: readonly Signal[];
  readonly calls: number;
  /** Greatest share of bad calls of its signals. */
  readonly depth: number;
  /** Failed calls beyond what is usual; 0 for an episode that was only slow or refused. */
  readonly callsLost: number;
  /** `us` only when all of it was. */
  readonly fault: FaultSide;
}

/** An incident as the vendor published it. */
export interface VendorIncident {
  readonly id: string;
  readonly title: string;
  readonly kind: IncidentKind;
  readonly impact: Impact;
  /** The start that the vendor claims. */
  readonly startedAt: number;
  /** When it first stood on the page, by our own checks. */
  readonly postedAt: number;
  readonly resolvedAt: number | null;
  /** False when the calls of that time were too few to feel it. */
  readonly hadEnoughCalls: boolean;
}

/** One line of the ledger: an episode, an incident, or both. Times are milliseconds; positive means the vendor came later. */
export type LedgerEntry =
  | {
      readonly kind: 'both';
      readonly episode: Episode;
      readonly incident: VendorIncident;
      /** From our detection to the vendor's post: our lead, or, negative, theirs. */
      readonly leadMs: number;
      /** From the onset in our calls to the vendor's post. */
      readonly lagMs: number;
      /** From the onset in our calls to the start that the vendor claims. */
      readonly claimedStartLagMs: number;
      /** From our recovery to the vendor's "resolved"; null while either goes on. */
      readonly resolveLagMs: number | null;
    }
  /** Proven to be our own fault, such as a bad deploy: nothing that the vendor could have posted. */
  | { readonly kind: 'our_own'; readonly episode: Episode }
  | { readonly kind: 'not_posted_yet'; readonly episode: Episode }
  | { readonly kind: 'never_posted'; readonly episode: Episode }
  /** Of an incident that is still open: not felt so far. */
  | { readonly kind: 'never_felt'; readonly incident: VendorIncident }
  | { readonly kind: 'cannot_say'; readonly incident: VendorIncident };

/** A ledger in numbers. */
export interface LedgerSummary {
  readonly both: number;
  readonly neverPosted: number;
  readonly neverFelt: number;
  /** Stands apart: its calls and time are in none of the other numbers. */
  readonly ourOwn: number;
  readonly medianLeadMs: number | null;
  readonly medianLagMs: number | null;
  readonly callsLost: number;
  /** Time impaired, episodes that go on counted until now. */
  readonly impairedMs: number;
}

/** Joins the impairments of one series that overlap, or nearly touch and are of one side. */
export function groupImpairments(records: readonly ImpairmentRecord[]): Episode[] {
  const groups: ImpairmentRecord[][] = [];
  let reachesTo = Number.NEGATIVE_INFINITY;
  for (const record of records.toSorted((a, b) => a.onsetAt - b.onsetAt)) {
    const group = groups.at(-1);
    const isOfOneSide = group?.every(({ fault }) => (fault === 'us') === (record.fault === 'us')) === true;
    if (group && record.onsetAt <= reachesTo + (isOfOneSide ? SAME_EPISODE_MS : 0)) group.push(record);
    else groups.push([record]);
    const endsAt = record.endedAt ?? Number.POSITIVE_INFINITY;
    reachesTo = Math.max(reachesTo, endsAt);
  }
  return groups.map(episodeOf);
}

/**
 * Sets the episodes of a service beside the vendor's incidents, newest first. Every episode and every incident stands in one
 * entry at least; an incident that spans several episodes (flapping) stands with each.
 */
export function joinLedger(
  episodes: readonly Episode[],
  incidents: readonly VendorIncident[],
  now: number,
): LedgerEntry[] {
  const joined = new Set<string>();
  const entries: LedgerEntry[] = episodes.map((episode) => {
    const incident = findIncident(episode, incidents, now);
    if (incident) {
      joined.add(incident.id);
      return bothEntry(episode, incident);
    }
    if (episode.fault === 'us') return { kind: 'our_own', episode };
    const canStillPost = episode.endedAt === null || now <= episode.endedAt + POSTED_AFTER_MS;
    return { kind: canStillPost ? 'not_posted_yet' : 'never_posted', episode };
  });
  for (const incident of incidents) {
    if (joined.has(incident.id)) continue;
    // An episode's better match does not make this incident unfelt.
    const wasFelt = episodes.some((episode) => episode.fault !== 'us' && overlapMs(episode, incident, now) !== null);
    if (wasFelt) continue;
    entries.push({ kind: incident.hadEnoughCalls ? 'never_felt' : 'cannot_say', incident });
  }
  return entries.toSorted((a, b) => startOf(b) - startOf(a));
}

/** Counts and medians of a ledger. Maintenance that was announced is no lag and stands apart. */
export function summarizeLedger(entries: readonly LedgerEntry[], now: number): LedgerSummary {
  const both = entries.filter((entry) => entry.kind === 'both');
  const unplanned = both.filter(({ incident }) => incident.kind === 'incident');
  const episodes = entries.flatMap((entry) => ('episode' in entry && entry.kind !== 'our_own' ? [entry.episode] : []));
  return {
    both: both.length,
    neverPosted: entries.filter(({ kind }) => kind === 'never_posted').length,
    neverFelt: entries.filter(({ kind }) => kind === 'never_felt').length,
    ourOwn: entries.filter(({ kind }) => kind === 'our_own').length,
    medianLeadMs: median(unplanned.map(({ leadMs }) => leadMs)),
    medianLagMs: median(unplanned.map(({ lagMs }) => lagMs)),
    callsLost: episodes.reduce((sum, { callsLost }) => sum + callsLost, 0),
    impairedMs: episodes.reduce((sum, { onsetAt, endedAt }) => sum + ((endedAt ?? now) - onsetAt), 0),
  };
}

function episodeOf(records: readonly ImpairmentRecord[]): Episode {
  const failures = records.filter(({ signal }) => signal === 'failures');
  const faults = records.map(({ fault }) => fault);
  const isOpen = records.some(({ endedAt }) => endedAt === null);
  return {
    onsetAt: Math.min(...records.map(({ onsetAt }) => onsetAt)),
    detectedAt: Math.min(...records.map(({ detectedAt }) => detectedAt)),
    endedAt: isOpen ? null : Math.max(...records.map(({ endedAt }) => endedAt ?? 0)),
    signals: [...new Set(records.map(({ signal }) => signal))],
    calls: Math.max(...records.map(({ calls }) => calls)),
    depth: Math.max(...records.map(({ calls, bad }) => (calls > 0 ? bad / calls : 0))),
    callsLost: Math.round(
      failures.reduce((sum, { calls, bad, normalRate }) => sum + Math.max(0, bad - calls * normalRate), 0),
    ),
    fault: faults.includes('them') ? 'them' : faults.every((fault) => fault === 'us') ? 'us' : 'undecided',
  };
}

function findIncident(episode: Episode, incidents: readonly VendorIncident[], now: number): VendorIncident | undefined {
  let best: VendorIncident | undefined;
  let bestOverlapMs = Number.NEGATIVE_INFINITY;
  for (const incident of incidents) {
    const overlap = overlapMs(episode, incident, now);
    if (overlap === null || overlap <= bestOverlapMs) continue;
    // Our own fault beside an incident is a matter of chance, unless both are going on.
    if (episode.fault === 'us' && overlap <= 0) continue;
    best = incident;
    bestOverlapMs = overlap;
  }
  return best;
}

/** Common time of both; negative when they only come near each other, null when they have nothing to do with each other. */
function overlapMs(episode: Episode, incident: VendorIncident, now: number): number | null {
  const episodeEnd = episode.endedAt ?? now;
  const incidentStart = Math.min(incident.startedAt, incident.postedAt);
  const incidentEnd = incident.resolvedAt ?? now;
  const isOver = incidentEnd < episode.onsetAt - STARTS_BEFORE_MS;
  const isLater = incidentStart > episodeEnd + POSTED_AFTER_MS;
  if (isOver || isLater) return null;
  return Math.min(episodeEnd, incidentEnd) - Math.max(episode.onsetAt, incidentStart);
}

function bothEntry(episode: Episode, incident: VendorIncident): LedgerEntry {
  const isOver = episode.endedAt !== null && incident.resolvedAt !== null;
  return {
    kind: 'both',
    episode,
    incident,
    leadMs: incident.postedAt - episode.detectedAt,
    lagMs: incident.postedAt - episode.onsetAt,
    claimedStartLagMs: incident.startedAt - episode.onsetAt,
    resolveLagMs: isOver ? (incident.resolvedAt ?? 0) - (episode.endedAt ?? 0) : null,
  };
}

function startOf(entry: LedgerEntry): number {
  return 'episode' in entry ? entry.episode.onsetAt : entry.incident.startedAt;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor((sorted.length - 1) / 2);
  const lower = sorted[middle];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
