import type { Impact, IncidentKind } from '@upriver/contract';
import { sideOf } from './causes/cause.ts';
import type { Cause, FaultSide } from './causes/cause.ts';
import type { CauseAnswer, WeighedCause } from './causes/weigh-causes.ts';
import type { Signal } from './signal.ts';
import { UNSEEN_MS } from './signal-watch.ts';
import { mergeSpans } from './spans.ts';
import type { Span } from './spans.ts';
import { withTimeRevisions } from './time-revisions.ts';
import type { TimeRevision } from './time-revisions.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';

/** Impairments of one series this near to each other are one episode: failing and slow calls rarely start together. */
export const SAME_EPISODE_MS = 5 * MINUTE_MS;
/** A vendor's incident belongs to an episode when it starts up to this long before it … */
const STARTS_BEFORE_MS = 30 * MINUTE_MS;
/** … or is posted up to this long after it ended: some are only told of afterwards. */
const POSTED_AFTER_MS = 2 * HOUR_MS;

/** The answer that is kept with an impairment: the last one that named a side, else the last one. It does not change once the impairment is over. */
export interface KeptAnswer {
  readonly side: FaultSide;
  readonly isHigh: boolean;
  readonly probabilities: CauseAnswer['probabilities'];
  /** See `CauseAnswer`; absent from answers that were kept before rates were learned. */
  readonly byCauseUnlearned?: CauseAnswer['byCauseUnlearned'];
  readonly themWithoutPage?: CauseAnswer['themWithoutPage'];
  /** The most probable cause; null where none was weighed. */
  readonly cause: Pick<WeighedCause, 'cause' | 'kind' | 'side' | 'subject' | 'probability'> | null;
}

/** What a person said of an answer. */
export interface Judged {
  readonly was: 'right' | 'wrong';
  /** The answer that it is about, as it was then. */
  readonly judged: { readonly fault: FaultSide; readonly cause: Cause | null };
  /** What it was; null if the person does not know. */
  readonly cause: Cause | null;
  readonly by: string;
  /** Milliseconds UTC. */
  readonly at: number;
  readonly note: string | null;
}

/** Whose fault it was according to a person; `undecided` if the person names nothing. */
export function judgedFault({ was, judged, cause }: Pick<Judged, 'was' | 'judged' | 'cause'>): FaultSide {
  if (cause === null) return was === 'right' ? judged.fault : 'undecided';
  const side = sideOf(cause);
  return side === 'none' ? 'undecided' : side;
}

/** What it was according to a person; null if the person does not know. */
export function judgedCause({ was, judged, cause }: Judged): Cause | null {
  return cause ?? (was === 'right' && judged.fault !== 'undecided' ? judged.cause : null);
}

/** One impairment, open or closed, as it is kept. */
export interface ImpairmentRecord {
  readonly id: string;
  readonly signal: Signal;
  readonly onsetAt: number;
  readonly detectedAt: number;
  /** Null while it goes on. */
  readonly endedAt: number | null;
  readonly calls: number;
  readonly bad: number;
  readonly normalRate: number;
  readonly fault: FaultSide;
  /** Null if the causes were never weighed. */
  readonly answer: KeptAnswer | null;
  /** Null if nobody said anything. */
  readonly judgment: Judged | null;
  /** Oldest first. */
  readonly revisions: readonly TimeRevision[];
  /** Newest call of one that goes on; absent once it is over. */
  readonly lastCallAt?: number;
}

/** A stretch in which the calls of a series were impaired, by whatever signal. */
export interface Episode {
  /** Identifier of its first impairment. */
  readonly id: string;
  /** Identifiers of all its impairments. */
  readonly impairmentIds: readonly string[];
  readonly onsetAt: number;
  readonly detectedAt: number;
  readonly endedAt: number | null;
  /** Newest call of one that goes on, if it is known. */
  readonly lastCallAt: number | null;
  readonly signals: readonly Signal[];
  readonly calls: number;
  /** Greatest share of bad calls of its signals. */
  readonly depth: number;
  /** See `sumLostCalls`. */
  readonly callsLost: number;
  readonly fault: FaultSide;
  /** The answer that goes with `fault`; null if the causes were never weighed. */
  readonly answer: KeptAnswer | null;
  /** The last one of its impairments. */
  readonly judgment: Judged | null;
  /** Oldest first. */
  readonly revisions: readonly TimeRevision[];
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

/** A line of the ledger that says something else since its episode was over. */
export interface Revision {
  /** When the incident was first on the page, a person judged the answer, or late calls were taken in. */
  readonly at: number;
  /** What the line said until then, and says since; null where there was none. */
  readonly from: EpisodeKind | null;
  readonly to: EpisodeKind;
  readonly reason: 'posted_afterwards' | 'judged' | 'found_late';
  /** Times of the episode that are other ones since; null where they are not. */
  readonly previous: TimeRevision['previous'];
}

type EpisodeKind = 'both' | 'our_own' | 'undecided' | 'not_posted_yet' | 'never_posted';

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
      readonly revisions: readonly Revision[];
    }
  | {
      /**
       * `our_own`: proven to be our own fault, such as a bad deploy: nothing that the vendor could have posted, whatever else the vendor
       * posted. `undecided`: no side was named and the vendor posted nothing, so nobody is accused.
       */
      readonly kind: 'our_own' | 'undecided' | 'not_posted_yet' | 'never_posted';
      readonly episode: Episode;
      readonly revisions: readonly Revision[];
    }
  /** Of an incident that is still open: not felt so far. */
  | { readonly kind: 'never_felt'; readonly incident: VendorIncident }
  /** Too few calls, or calls that failed by our own fault at the time. */
  | { readonly kind: 'cannot_say'; readonly incident: VendorIncident };

/** A ledger in numbers. What happened to several series at the same time is counted once. */
export interface LedgerSummary {
  /** Incidents of the vendor that were felt. */
  readonly both: number;
  readonly neverPosted: number;
  readonly neverFelt: number;
  /** These two stand apart: their calls and time are in none of the other numbers. */
  readonly ourOwn: number;
  readonly undecided: number;
  readonly medianLeadMs: number | null;
  readonly medianLagMs: number | null;
  readonly callsLost: number;
  /** Time in which calls of at least one series were impaired, episodes that go on counted until now, or until their newest call if none came lately. */
  readonly impairedMs: number;
}

/**
 * Sets the episodes of a service beside the vendor's incidents, newest first. Every episode and every incident stands in one
 * entry at least; an incident that spans several episodes (flapping, several series) stands with each.
 */
export function joinLedger(
  episodes: readonly Episode[],
  incidents: readonly VendorIncident[],
  now: number,
): LedgerEntry[] {
  const entries: LedgerEntry[] = episodes.map((episode) => withTimeRevisions(entryOf(episode, incidents, now)));
  const joined = new Set(entries.flatMap((entry) => (entry.kind === 'both' ? [entry.incident.id] : [])));
  for (const incident of incidents) {
    if (joined.has(incident.id)) continue;
    const touching = episodes.filter((episode) => overlapMs(episode, incident, now) !== null);
    // An episode's better match does not make this incident unfelt.
    if (touching.some((episode) => faultOf(episode) !== 'us')) continue;
    const isHidden = touching.some((episode) => (overlapMs(episode, incident, now) ?? 0) > 0);
    entries.push({ kind: incident.hadEnoughCalls && !isHidden ? 'never_felt' : 'cannot_say', incident });
  }
  return entries.toSorted((a, b) => startOf(b) - startOf(a));
}

/** A line of the ledger that tells of an episode. */
export type EpisodeEntry = Extract<LedgerEntry, { readonly episode: Episode }>;

/** A person's word stands above the answer, and the line says so where it says something else since. */
function entryOf(episode: Episode, incidents: readonly VendorIncident[], now: number): EpisodeEntry {
  const answered = entryFor(episode, episode.fault, incidents, now);
  const { judgment } = episode;
  if (judgment === null) return answered;
  const judged = entryFor(episode, faultOf(episode), incidents, now);
  if (judged.kind === answered.kind) return judged;
  const revision: Revision = {
    at: judgment.at,
    from: answered.kind,
    to: judged.kind,
    reason: 'judged',
    previous: null,
  };
  return { ...judged, revisions: [...answered.revisions, revision] };
}

/** Whose fault an episode was: a person's word, else the answer. */
export function faultOf({ fault, judgment }: Episode): FaultSide {
  return judgment === null ? fault : judgedFault(judgment);
}

function entryFor(episode: Episode, fault: FaultSide, incidents: readonly VendorIncident[], now: number): EpisodeEntry {
  if (fault === 'us') return { kind: 'our_own', episode, revisions: [] };
  const incident = findIncident(episode, incidents, now);
  if (incident) return bothEntry(episode, fault, incident);
  return { kind: kindUnposted(episode, fault, now), episode, revisions: [] };
}

/** What a ledger says of an episode at a time at which the vendor has posted nothing. */
function kindUnposted(
  { endedAt }: Episode,
  fault: FaultSide,
  at: number,
): 'undecided' | 'not_posted_yet' | 'never_posted' {
  if (fault !== 'them') return 'undecided';
  return endedAt === null || at <= endedAt + POSTED_AFTER_MS ? 'not_posted_yet' : 'never_posted';
}

/** Counts and medians of a ledger. Maintenance that was announced is no lag and stands apart. */
export function summarizeLedger(entries: readonly LedgerEntry[], now: number): LedgerSummary {
  const felt = [
    ...Map.groupBy(
      entries.filter((entry) => entry.kind === 'both'),
      ({ incident }) => incident.id,
    ).values(),
  ];
  const unplanned = felt.filter(([first]) => first?.incident.kind === 'incident');
  const theirs = entries.flatMap((entry) =>
    'episode' in entry && entry.kind !== 'our_own' && entry.kind !== 'undecided' ? [entry.episode] : [],
  );
  const countOf = (kind: LedgerEntry['kind']): number =>
    mergeSpans(
      entries.flatMap((entry) => ('episode' in entry && entry.kind === kind ? [entry.episode] : [])),
      (episode) => spanOf(episode, now),
      SAME_EPISODE_MS,
    ).length;
  return {
    both: felt.length,
    neverPosted: countOf('never_posted'),
    neverFelt: entries.filter(({ kind }) => kind === 'never_felt').length,
    ourOwn: countOf('our_own'),
    undecided: countOf('undecided'),
    // Whoever saw it first counts: a project that calls rarely is no later vendor.
    medianLeadMs: median(unplanned.map((lines) => Math.max(...lines.map(({ leadMs }) => leadMs)))),
    medianLagMs: median(unplanned.map((lines) => Math.max(...lines.map(({ lagMs }) => lagMs)))),
    ...sumEpisodes(theirs, now),
  };
}

/** Calls that several episodes lost, and the time in which at least one of them was impaired. */
export function sumEpisodes(
  episodes: readonly Episode[],
  now: number,
): Pick<LedgerSummary, 'callsLost' | 'impairedMs'> {
  return {
    callsLost: episodes.reduce((sum, { callsLost }) => sum + callsLost, 0),
    impairedMs: mergeSpans(episodes, (episode) => spanOf(episode, now), 0)
      .map((together) => together.map((episode) => spanOf(episode, now)))
      .reduce(
        (sum, spans) => sum + Math.max(...spans.map(([, to]) => to)) - Math.min(...spans.map(([from]) => from)),
        0,
      ),
  };
}

/**
 * The episodes of all series that are one outage with the episode of a line: those that the same incident is set beside, else those of the same
 * kind that overlap, or follow each other within some minutes.
 */
export function sameOutage(line: EpisodeEntry, entries: readonly LedgerEntry[], now: number): Episode[] {
  if (line.kind === 'both')
    return entries.flatMap((entry) =>
      entry.kind === 'both' && entry.incident.id === line.incident.id ? [entry.episode] : [],
    );
  const alike = entries.flatMap((entry) => ('episode' in entry && entry.kind === line.kind ? [entry.episode] : []));
  const groups = mergeSpans(alike, (episode) => spanOf(episode, now), SAME_EPISODE_MS);
  return groups.find((group) => group.includes(line.episode)) ?? [line.episode];
}

function spanOf({ onsetAt, endedAt, lastCallAt }: Episode, now: number): Span {
  // Of a time without calls nobody knows whether it goes on.
  const isUnseen = lastCallAt !== null && now - lastCallAt > UNSEEN_MS;
  return [onsetAt, endedAt ?? (isUnseen ? lastCallAt : now)];
}

function findIncident(episode: Episode, incidents: readonly VendorIncident[], now: number): VendorIncident | undefined {
  let best: VendorIncident | undefined;
  let bestOverlapMs = Number.NEGATIVE_INFINITY;
  for (const incident of incidents) {
    const overlap = overlapMs(episode, incident, now);
    if (overlap === null || overlap <= bestOverlapMs) continue;
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

function bothEntry(episode: Episode, fault: FaultSide, incident: VendorIncident): EpisodeEntry {
  const isOver = episode.endedAt !== null && incident.resolvedAt !== null;
  return {
    kind: 'both',
    episode,
    incident,
    leadMs: incident.postedAt - episode.detectedAt,
    lagMs: incident.postedAt - episode.onsetAt,
    claimedStartLagMs: incident.startedAt - episode.onsetAt,
    resolveLagMs: isOver ? (incident.resolvedAt ?? 0) - (episode.endedAt ?? 0) : null,
    revisions: isRevised(episode, incident)
      ? [
          {
            at: incident.postedAt,
            from: kindUnposted(episode, fault, incident.postedAt),
            to: 'both',
            reason: 'posted_afterwards',
            previous: null,
          },
        ]
      : [],
  };
}

/** Where the episode was found only after the post, the line has never said anything else. */
function isRevised({ endedAt, detectedAt }: Episode, { postedAt }: VendorIncident): boolean {
  return endedAt !== null && postedAt > Math.max(endedAt, detectedAt);
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
