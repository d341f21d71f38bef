import type { Status } from '@upriver/contract';

/** A status as a page reported it. */
export interface ReportedStatus {
  readonly status: Status;
  /** When a check last found it reported, in milliseconds UTC; null before the first. */
  readonly observedAt: number | null;
}

/** The status as far as it is known now: `unknown` when no check has found it reported for longer than `validMs`. */
export function statusNow({ status, observedAt }: ReportedStatus, validMs: number, now: number): Status {
  return observedAt === null || now - observedAt > validMs ? 'unknown' : status;
}
