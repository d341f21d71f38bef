// What makes an outage of a series more probable: what the vendor's page told when verdicts were made last, versions that were called for the
// first time, and changes that were reported. Other organizations are nobody's occasion: how they fare would show in what is found here.
import { CHANGE_LASTS_MS, firstCallMinutes, pageEvidenceOf } from '@upriver/detection';
import type { Occasion, PageSide } from '@upriver/detection';
import { MINUTE_MS } from '../domain/time.ts';
import type { Queries } from '../store/database.ts';
import { listRecentChanges } from '../store/evidence/change-markers.ts';
import type { CountedCalls } from './counted-calls.ts';
import { concerns } from './outside-evidence.ts';
import { NOBODY_KNOWS } from './page-sides.ts';
import type { PageSides } from './page-sides.ts';
import type { Relevances } from './relevance.ts';
import { LATE_MS, keyOfCounts } from './series.ts';
import type { WatchedSeries } from './series.ts';

/** Changes of all organizations within a quarter of an hour; where there are more, the newest. */
const CHANGES_MAX = 1000;

/** What is so at a moment. */
export type OccasionsAt = (at: number) => readonly Occasion[];

export interface KnownOccasions {
  /** Reads what was reported lately, before calls are taken in. */
  readChanges(db: Queries, now: number): Promise<void>;
  /** Learns what pages tell, for the calls that come next. */
  readPages(watched: Iterable<WatchedSeries>, pages: PageSides, relevances: Relevances, now: number): Promise<void>;
  /** Those of one series. `watched` are all that are called at present, and `counted` their calls by `keyOfCounts`. */
  of(series: WatchedSeries, watched: Iterable<WatchedSeries>, counted: ReadonlyMap<string, CountedCalls>): OccasionsAt;
  clear(): void;
}

export function createKnownOccasions(): KnownOccasions {
  let changes: Awaited<ReturnType<typeof listRecentChanges>> = [];
  let troubled: ReadonlySet<WatchedSeries> = new Set();

  const reportedFor = (series: WatchedSeries, watched: Iterable<WatchedSeries>): number[] => {
    const own = changes.filter(
      ({ organizationId, projectId }) =>
        organizationId === series.organizationId && (projectId === null || projectId === series.projectId),
    );
    if (own.length === 0) return [];
    const called = environmentsOf(watched, series.organizationId);
    return own.flatMap((change) => (concerns(change, series.environment, called) ? [change.at] : []));
  };

  return {
    async readChanges(db, now) {
      changes = await listRecentChanges(db, now - CHANGE_LASTS_MS - LATE_MS, CHANGES_MAX);
    },
    async readPages(watched, pages, relevances, now) {
      const found = new Set<WatchedSeries>();
      for (const [serviceId, group] of Map.groupBy(watched, (series) => series.serviceId)) {
        // Most pages tell of no trouble at all.
        if (!tellsOfTrouble(pages.of(serviceId, NOBODY_KNOWS), now)) continue;
        for (const series of group) {
          const touches = pages.listsComponents(serviceId) ? await relevances.of(series, now) : NOBODY_KNOWS;
          if (tellsOfTrouble(pages.of(serviceId, touches), now)) found.add(series);
        }
      }
      troubled = found;
    },
    of(series, watched, counted) {
      const accumulator = counted.get(keyOfCounts(series))?.accumulator;
      const versions = accumulator === undefined ? [] : [...firstCallMinutes(accumulator, series.projectId).values()];
      const changedAt = [...versions.map((minute) => minute * MINUTE_MS), ...reportedFor(series, watched)];
      const page: readonly Occasion[] = troubled.has(series) ? ['page'] : [];
      return (at) => (changedAt.some((from) => at >= from && at < from + CHANGE_LASTS_MS) ? [...page, 'change'] : page);
    },
    clear() {
      changes = [];
      troubled = new Set();
    },
  };
}

function tellsOfTrouble(page: PageSide, now: number): boolean {
  const told = pageEvidenceOf(page, now);
  return told?.trouble?.isMatching === true || told?.maintenance?.isMatching === true;
}

/** Environments of an organization's calls by project. */
function environmentsOf(watched: Iterable<WatchedSeries>, organizationId: string): Map<string, Set<string>> {
  const called = new Map<string, Set<string>>();
  for (const series of watched) {
    if (series.organizationId !== organizationId) continue;
    const own = called.get(series.projectId) ?? new Set();
    called.set(series.projectId, own.add(series.environment));
  }
  return called;
}
