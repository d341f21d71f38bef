import type { Impact, IncidentKind, IncidentStatus, Status } from '@upriver/contract';

/**
 * What one check of one status page said. Times are integer milliseconds UTC. Everything is optional that a provider may
 * not tell; absence never means "fine".
 */
export interface Observation {
  /** The page's overall status, as reported if the page reports one, else the worst of components, else of open incidents. */
  readonly status: Status;
  /** The status as the page reported it. */
  readonly rawStatus?: string;
  /** Absent when the document does not list components; then the known ones stay as they are. */
  readonly components?: readonly ObservedComponent[];
  /** Incidents and maintenances, unresolved ones and what recent history the document carries. */
  readonly incidents: readonly ObservedIncident[];
  /**
   * True when the document lists every unresolved incident, or the newest incidents whether resolved or not, so that one that is no
   * longer listed has ended or was removed; false for documents that list none or only some.
   */
  readonly listsAllUnresolved: boolean;
  /** External ids of listed incidents whose state cannot be read: they stay as they were. */
  readonly unreadIncidentIds?: readonly string[];
  /** Reported statuses, impacts and phases that the adapter does not know, for the log of checks. */
  readonly unknownStatuses?: readonly string[];
  /** The provider's identifier of the page, which stays while its address and its name change. */
  readonly pageId?: string;
  /** The page's name for itself. */
  readonly pageName?: string;
}

/** A part of a service as its page lists it. Group rows are not components; their children name the group. */
export interface ObservedComponent {
  readonly externalId: string;
  readonly name: string;
  readonly groupName?: string;
  readonly region?: string;
  readonly status: Status;
  readonly rawStatus?: string;
  readonly position?: number;
}

/** An incident or maintenance as the vendor published it. */
export interface ObservedIncident {
  readonly externalId: string;
  readonly kind: IncidentKind;
  readonly title: string;
  /** `none` when the vendor gives no impact. */
  readonly impact: Impact;
  readonly status: IncidentStatus;
  readonly startedAt: number;
  /** Null while unresolved. */
  readonly resolvedAt: number | null;
  /** Planned window of a maintenance. */
  readonly scheduledFor?: number;
  readonly scheduledUntil?: number;
  /** The vendor's page of this incident. */
  readonly url?: string;
  /** Oldest first. */
  readonly updates: readonly ObservedUpdate[];
  /** External ids of affected components. */
  readonly componentIds?: readonly string[];
  readonly rawStatus?: string;
  readonly rawImpact?: string;
}

export interface ObservedUpdate {
  readonly externalId: string;
  readonly status: IncidentStatus;
  /** Text as the vendor wrote it, HTML reduced to plain text. */
  readonly body: string;
  readonly createdAt: number;
  readonly rawStatus?: string;
}

/** The raw status of an incident that a page stopped listing without saying that it is over: the ending is our conclusion. */
export const NO_LONGER_LISTED = 'no longer listed';

/** The outcome of reading a page's documents: an observation, or why there is none. */
export type Reading =
  | { readonly kind: 'observed'; readonly observation: Observation }
  | { readonly kind: 'unreadable'; readonly reason: string };
