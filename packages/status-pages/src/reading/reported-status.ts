import type { IncidentStatus, Status } from '@upriver/contract';
import { ownValue } from './json-value.ts';

/** Maps statuses (or impacts, or phases) that a provider reports to ours. Keys are in the form of `normalizeReported`. */
export type ReportedTable<T> = Readonly<Record<string, T>>;

/** Maximum number of unknown values recorded for a check, so that a malformed page cannot fill the log. */
const UNKNOWN_STATUSES_MAX = 20;
/** Of a longer value only the beginning is recorded. */
const UNKNOWN_LENGTH_MAX = 100;

/** Lower case, with `_` between the parts: `Partial Outage`, `partial-outage` and `PARTIAL_OUTAGE` are the same. */
export function normalizeReported(reported: string): string {
  return reported
    .trim()
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

/** The status for a reported one. A status that is not in the table is `unknown` and is added to `unknownStatuses`; a missing one is `unknown`. */
export function readStatus(
  table: ReportedTable<Status>,
  reported: string | undefined,
  unknownStatuses: Set<string>,
): Status {
  return readReported(table, reported, unknownStatuses) ?? 'unknown';
}

/** The meaning of a reported value, or undefined. A value that is not in the table is added to `unknownStatuses`. */
export function readReported<T>(
  table: ReportedTable<T>,
  reported: string | undefined,
  unknownStatuses: Set<string>,
): T | undefined {
  if (reported === undefined) return undefined;
  const meaning = ownValue(table, normalizeReported(reported));
  if (meaning === undefined && unknownStatuses.size < UNKNOWN_STATUSES_MAX)
    unknownStatuses.add(reported.slice(0, UNKNOWN_LENGTH_MAX));
  return meaning;
}

/** Whether a reported value is among the unknown ones. When there are too many to be recorded, any may be. */
export function isAmong(unknownStatuses: ReadonlySet<string>, reported: string): boolean {
  return unknownStatuses.size >= UNKNOWN_STATUSES_MAX || unknownStatuses.has(reported.slice(0, UNKNOWN_LENGTH_MAX));
}

/** Statuses of components and pages that many providers share. */
export const COMMON_STATUSES: ReportedTable<Status> = {
  operational: 'operational',
  degraded_performance: 'degraded',
  partial_outage: 'partial_outage',
  major_outage: 'major_outage',
  full_outage: 'major_outage',
  under_maintenance: 'maintenance',
};

/** Phases of incidents and maintenances under the names that many providers share. */
export const COMMON_PHASES: ReportedTable<IncidentStatus> = {
  investigating: 'investigating',
  identified: 'identified',
  monitoring: 'monitoring',
  resolved: 'resolved',
  postmortem: 'postmortem',
  scheduled: 'scheduled',
  in_progress: 'in_progress',
  verifying: 'verifying',
  completed: 'completed',
};
