// What rates are learned from: episodes that are over, counted once each.
import type { PastImpairment, PastPost } from './causes/learn-rates.ts';
import { SAME_EPISODE_MS, faultOf, joinLedger, judgedCause } from './episode.ts';
import type { Episode, Judged, VendorIncident } from './episode.ts';
import { mergeSpans } from './spans.ts';
import { MINUTE_MS } from './time.ts';

/** Without the page, a fault of the vendor must be so probable for the page to be learned from it. */
const THEIRS_FROM = 0.9;

/** The impairments of one service, of all its series: what happened at the same time is one. Open episodes are left out. */
export function pastImpairments(episodes: readonly Episode[]): PastImpairment[] {
  return together(episodes.filter(({ endedAt }) => endedAt !== null)).flatMap((group) => {
    const [last] = group.flatMap(({ judgment }) => judgment ?? []).toSorted((a, b) => b.at - a.at);
    const judged = last === undefined ? null : judgedCause(last);
    const [most] = group
      .filter(({ answer }) => answer?.byCauseUnlearned !== undefined)
      .toSorted((a, b) => b.calls - a.calls);
    const byCause = most?.answer?.byCauseUnlearned;
    if (byCause === undefined && judged === null) return [];
    return { byCause: withoutRefuted(byCause ?? {}, last), judged };
  });
}

/** Whoever says that an answer was wrong, and not what it was, says at least what it was not. */
function withoutRefuted(byCause: PastImpairment['byCause'], judgment: Judged | undefined): PastImpairment['byCause'] {
  if (judgment?.was !== 'wrong' || judgment.judged.fault === 'undecided') return byCause;
  return Object.fromEntries(Object.entries(byCause).filter(([cause]) => cause !== judgment.judged.cause));
}

/**
 * When one vendor's page told of its faults: of episodes that were the vendor's by a person's word, or by the evidence without the page,
 * while the page could be read.
 */
export function pastPosts(episodes: readonly Episode[], incidents: readonly VendorIncident[], now: number): PastPost[] {
  const entries = joinLedger(episodes.filter(isTheirs), incidents, now);
  const lags = new Map<string, number>();
  const silent: Episode[] = [];
  for (const entry of entries) {
    if (entry.kind === 'never_posted') silent.push(entry.episode);
    if (entry.kind !== 'both' || entry.incident.kind !== 'incident') continue;
    // Whoever felt it first counts.
    lags.set(entry.incident.id, Math.max(lags.get(entry.incident.id) ?? 0, entry.lagMs / MINUTE_MS));
  }
  return [...lags.values(), ...together(silent).map(() => null)];
}

function isTheirs(episode: Episode): boolean {
  const seen = episode.answer?.themWithoutPage ?? null;
  if (episode.endedAt === null || seen === null) return false;
  return episode.judgment === null ? seen >= THEIRS_FROM : faultOf(episode) === 'them';
}

function together(episodes: readonly Episode[]): Episode[][] {
  return mergeSpans(
    episodes,
    ({ onsetAt, endedAt }) => [onsetAt, endedAt ?? Number.POSITIVE_INFINITY],
    SAME_EPISODE_MS,
  );
}
