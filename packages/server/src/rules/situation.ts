// What rules are compared with: the state of one service for one organization, read at one time. No I/O, no clock.
import type { Cause, Impact, PageWord, Status, Verdict } from '@upriver/contract';

/** The verdict on one series of calls. */
export interface SeriesSituation {
  readonly project: { readonly id: string; readonly name: string; readonly slug: string };
  /** '' where the events named none. */
  readonly environment: string;
  readonly region: string;
  readonly verdict: Verdict;
  readonly page: PageWord;
  readonly cause: { readonly cause: Cause; readonly feature: string | null } | null;
  /** Probability of the side that the verdict names; of the likelier one while it names none. */
  readonly probability: number | null;
  readonly shareNow: number | null;
  readonly since: number | null;
  readonly sentence: string;
  /** Whether calls were ever seen. */
  readonly hasCalls: boolean;
}

/** An incident or a maintenance that is not over. */
export interface IncidentSituation {
  readonly id: string;
  readonly title: string;
  readonly impact: Impact;
  readonly startedAt: number;
}

/** A maintenance that is planned or running. */
export interface MaintenanceSituation {
  readonly id: string;
  readonly title: string;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly isRunning: boolean;
}

/** One service as one organization sees it. */
export interface Situation {
  readonly service: { readonly id: string; readonly slug: string; readonly name: string };
  readonly statusPageUrl: string | null;
  /** The reported status; `unknown` when the page is stale. */
  readonly status: Status;
  /** Whether what the page reports matters to what the projects use; true where nobody knows. */
  readonly isRelevant: boolean;
  readonly statusSince: number | null;
  /** What somebody set by hand in place of the reported status; `status` is what was set, then. */
  readonly override: { readonly by: string; readonly until: number | null } | null;
  /** Since when the page could not be read. */
  readonly unreadableSince: number | null;
  readonly incidents: readonly IncidentSituation[];
  readonly maintenances: readonly MaintenanceSituation[];
  readonly series: readonly SeriesSituation[];
  /** Projects that are linked to it. */
  readonly projects: readonly { readonly id: string; readonly name: string; readonly slug: string }[];
}

/** Verdicts on calls that are impaired. */
export const IMPAIRED: readonly Verdict[] = ['them', 'us', 'undecided'];
const TROUBLES: readonly Status[] = ['degraded', 'partial_outage', 'major_outage'];

/** Whether anything is wrong that a rule could be about. */
export function isTroubled({ series, status, incidents, unreadableSince }: Situation): boolean {
  return (
    series.some(({ verdict }) => IMPAIRED.includes(verdict)) ||
    TROUBLES.includes(status) ||
    incidents.length > 0 ||
    unreadableSince !== null
  );
}

/** Whether calls to the service are measured. */
export function isMeasured({ series }: Situation): boolean {
  return series.some(({ hasCalls }) => hasCalls);
}
