import type { StatusOverride } from './status-override.ts';
import type {
  ChangeMarkerKind,
  ChangeMarkerSource,
  Cause,
  Impact,
  IncidentChangeWord,
  IncidentKind,
  IncidentStatus,
  PageWord,
  SignalWord,
  Status,
  Verdict,
} from '@upriver/contract';

interface ChangeOf<Kind extends string, Owner, Payload> {
  readonly kind: Kind;
  /** When it was observed. */
  readonly at: number;
  readonly serviceId: string;
  /** Null: for every organization that the service concerns. */
  readonly organizationId: Owner;
  readonly payload: Payload;
}

/** A reported status changed. */
export type StatusChange = ChangeOf<'status', null, { readonly from: Status; readonly to: Status }>;

/** An incident or a maintenance as the vendor published it. */
export type IncidentChange = ChangeOf<
  'incident',
  null,
  {
    readonly change: IncidentChangeWord;
    readonly id: string;
    readonly kind: IncidentKind;
    readonly title: string;
    readonly impact: Impact;
    readonly status: IncidentStatus;
  }
>;

/** The verdict on a service changed for one series of an organization's calls, or what is told beside it. */
export type VerdictChange = ChangeOf<
  'verdict',
  string,
  {
    readonly projectId: string;
    readonly environment: string;
    readonly region: string;
    /** Null for the first. */
    readonly from: Verdict | null;
    /** The same as `from` where only the rest changed. */
    readonly to: Verdict;
    readonly page: PageWord;
    /** The most probable cause; null while the calls are not impaired. */
    readonly cause: Cause | null;
    /** Probability of the side that the verdict names. While it is `undecided`, the probability of the likelier side. */
    readonly probability: number | null;
    readonly isRecovering: boolean;
    /** One plain sentence that a person can paste into a chat. */
    readonly sentence: string;
  }
>;

/** Calls that arrived late showed an impairment of the past, or other times of one. */
export type LedgerChange = ChangeOf<
  'ledger',
  string,
  {
    readonly projectId: string;
    readonly environment: string;
    readonly region: string;
    readonly impairmentId: string;
    readonly signal: SignalWord;
    readonly onsetAt: number;
    readonly endedAt: number | null;
    /** Null: nothing was known of it. */
    readonly previous: { readonly onsetAt: number; readonly endedAt: number | null } | null;
    readonly sentence: string;
  }
>;

/** Somebody set the status of a service by hand, or that ended. */
export type OverrideChange = ChangeOf<'override', string, { readonly override: StatusOverride | null }>;

/** A change of ours was reported: it is of a project, or of all, and of no service. */
export interface MarkerChange {
  readonly kind: 'change';
  /** When it took effect. */
  readonly at: number;
  readonly serviceId: null;
  readonly organizationId: string;
  readonly payload: {
    readonly id: string;
    /** Null when it concerns every project. */
    readonly projectId: string | null;
    readonly kind: ChangeMarkerKind;
    readonly name: string | null;
    readonly environment: string | null;
    readonly description: string | null;
    readonly source: ChangeMarkerSource;
  };
}

/** What those who listen are notified of. */
export type Change = StatusChange | IncidentChange | VerdictChange | LedgerChange | OverrideChange | MarkerChange;
