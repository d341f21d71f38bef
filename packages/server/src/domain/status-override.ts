import type { Status } from '@upriver/contract';

/** A status that somebody of an organization set by hand in place of the reported one. */
export interface StatusOverride {
  readonly status: Status;
  readonly by: string;
  readonly reason: string | null;
  readonly setAt: number;
  /** Null: until the page next reports another status, or anything about an incident. */
  readonly until: number | null;
}
