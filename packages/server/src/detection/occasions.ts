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
  /** Reads what was reported lately, before calls are taken in. `watched` are all series that are called at present. */
  readChanges(db: Queries, watched: Iterable<WatchedSeries>, now: number): Promise<void>;
  /** Learns what pages tell, for the calls that come next. */
  readPages(watched: Iterable<WatchedSeries>, pages: PageSides, relevances: Relevances, now: number): Promise<void>;
  /** Those of one series. `counted` are the calls by `keyOfCounts`. */
  of(series: WatchedSeries, counted: ReadonlyMap<string, CountedCalls>): OccasionsAt;
  clear(): void;
}

type RecentChange = Awaited<ReturnType<typeof listRecentChanges>>[number];

/** Changes of one organization, and the environments of its calls by project. */
interface OrganizationChanges {
  readonly changes: readonly RecentChange[];
  readonly called: Map<string, Set<string>>;
}

export function createKnownOccasions(): KnownOccasions {
  let reported: ReadonlyMap<string, OrganizationChanges> = new Map();
  let troubled: ReadonlySet<WatchedSeries> = new Set();

  return {
    async readChanges(db, watched, now) {
      const recent = await listRecentChanges(db, now - CHANGE_LASTS_MS - LATE_MS, CHANGES_MAX);
      reported = byOrganization(recent, watched);
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
    of(series, counted) {
      const accumulator = counted.get(keyOfCounts(series))?.accumulator;
      const versions = accumulator === undefined ? [] : [...firstCallMinutes(accumulator, series.projectId).values()];
      const changedAt = [
        ...versions.map((minute) => minute * MINUTE_MS),
        ...changesOf(series, reported.get(series.organizationId)),
      ];
      const page: readonly Occasion[] = troubled.has(series) ? ['page'] : [];
      return (at) => (changedAt.some((from) => at >= from && at < from + CHANGE_LASTS_MS) ? [...page, 'change'] : page);
    },
    clear() {
      reported = new Map();
      troubled = new Set();
    },
  };
}

function tellsOfTrouble(page: PageSide, now: number): boolean {
  const told = pageEvidenceOf(page, now);
  return told?.trouble?.isMatching === true || told?.maintenance?.isMatching === true;
}

function byOrganization(
  recent: readonly RecentChange[],
  watched: Iterable<WatchedSeries>,
): ReadonlyMap<string, OrganizationChanges> {
  const found = new Map<string, OrganizationChanges>();
  for (const [organizationId, changes] of Map.groupBy(recent, (change) => change.organizationId))
    found.set(organizationId, { changes, called: new Map() });
  if (found.size === 0) return found;
  for (const { organizationId, projectId, environment } of watched) {
    const called = found.get(organizationId)?.called;
    called?.set(projectId, (called.get(projectId) ?? new Set()).add(environment));
  }
  return found;
}

/** When changes were made that concern the calls of a series. */
function changesOf({ projectId, environment }: WatchedSeries, known: OrganizationChanges | undefined): number[] {
  if (known === undefined) return [];
  return known.changes.flatMap((change) =>
    (change.projectId === null || change.projectId === projectId) && concerns(change, environment, known.called)
      ? [change.at]
      : [],
  );
}
