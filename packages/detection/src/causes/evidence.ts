import type { ChangeMarkerKind } from '@upriver/contract';
import type { CallAccumulator } from './call-accumulator.ts';
import type { Outcome } from './cause.ts';

/** Calls of a stretch, and the bad ones. */
export interface CallCount {
  readonly calls: number;
  readonly bad: number;
  /** Slow ones among the others; absent where it is not known which are. */
  readonly slow?: number;
}

/** Calls that one project makes to another vendor, from one place. */
export interface OtherVendorCalls {
  readonly vendor: string;
  readonly project: string;
  readonly environment: string;
  readonly region: string;
  readonly before: CallCount;
  /** Since the onset, best over the minutes that count. */
  readonly since: CallCount;
}

/** A change of ours that was reported. */
export interface ChangeMarker {
  readonly kind: ChangeMarkerKind;
  readonly at: number;
  /** Absent when it concerns all projects. */
  readonly project?: string;
  /** The deployment, flag or key, as calls carry it. */
  readonly name?: string;
}

/** What the vendor's page says; a page that is stale or cannot be read is `null` in the evidence. */
export interface PageEvidence {
  /** Trouble under way: when it was posted, and whether it is about components or places that these calls use. */
  readonly trouble: { readonly postedAt: number; readonly isMatching: boolean } | null;
  readonly maintenance: { readonly isMatching: boolean } | null;
}

/** Attempts of this server to reach hosts, since the onset. */
export interface ProbeEvidence {
  readonly vendor: { readonly attempts: number; readonly failed: number };
  readonly others: { readonly attempts: number; readonly failed: number };
  /** True if the probe asks a path that needs no key, so that it sees a vendor's errors, too. */
  readonly hasPath: boolean;
}

/** Other organizations with enough calls to judge, and those of them whose calls are impaired. */
export interface OrganizationEvidence {
  readonly judged: number;
  readonly impaired: number;
}

/** Calls since an impairment looks over by the test of its end, which then waits until it has looked so for long enough. */
export interface WellCalls {
  readonly lastedMs: number;
  readonly calls: number;
  readonly bad: number;
}

/** All that is known of one vendor while its calls are impaired. Whatever is absent is no evidence. */
export interface CauseEvidence {
  readonly now: number;
  /** The change detector's estimate. */
  readonly onsetAt: number;
  /** Calls of the watched series since it looks well again; absent while it does not, or not for longer than before a relapse. */
  readonly well?: WellCalls | undefined;
  /** The series in which the change was found. */
  readonly watched: { readonly project: string; readonly environment: string; readonly region: string };
  readonly calls: CallAccumulator;
  /** Outcomes that are weighed by themselves; absent where all that have risen are. */
  readonly only?: readonly Outcome[];
  /** Variance of minute counts over that of independent calls, in calm history; at least 1. */
  readonly overdispersion: number;
  readonly otherVendors: readonly OtherVendorCalls[];
  /** Deployments of each project a day, on average. */
  readonly deploymentsPerDay: Readonly<Record<string, number>>;
  readonly changes: readonly ChangeMarker[];
  /** Projects that report their changes, so that silence says something. */
  readonly reportingProjects: readonly string[];
  readonly page: PageEvidence | null;
  readonly probe: ProbeEvidence | null;
  /** Other vendors' pages that failed at the network level since the onset, of those that were asked. */
  readonly otherPages: { readonly asked: number; readonly unreachable: number } | null;
  readonly organizations: OrganizationEvidence | null;
}
