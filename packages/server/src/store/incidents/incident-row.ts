import type { Impact, IncidentKind, IncidentStatus } from '@upriver/contract';
import type { IncidentTable } from '../schema/core.ts';

/** An incident or a maintenance that a page published. */
export interface Incident {
  readonly id: string;
  readonly serviceId: string;
  /** The page's own identifier. */
  readonly externalId: string;
  readonly kind: IncidentKind;
  readonly title: string;
  readonly impact: Impact;
  readonly status: IncidentStatus;
  readonly startedAt: number;
  readonly resolvedAt: number | null;
  readonly scheduledFor: number | null;
  readonly scheduledUntil: number | null;
  readonly url: string | null;
  /** The page's own words for status and impact. */
  readonly rawStatus: string | null;
  readonly rawImpact: string | null;
  readonly firstSeenAt: number;
  readonly changedAt: number;
}

/** A row as the noun that it stands for. Safe: only `applyIncidents` writes these columns, from observed incidents. */
export function toIncident(row: IncidentTable): Incident {
  return {
    id: row.id,
    serviceId: row.service_id,
    externalId: row.external_id,
    kind: row.kind as IncidentKind,
    title: row.title,
    impact: row.impact as Impact,
    status: row.status as IncidentStatus,
    startedAt: row.started_at,
    resolvedAt: row.resolved_at,
    scheduledFor: row.scheduled_for,
    scheduledUntil: row.scheduled_until,
    url: row.url,
    rawStatus: row.raw_status,
    rawImpact: row.raw_impact,
    firstSeenAt: row.first_seen_at,
    changedAt: row.changed_at,
  };
}

/** The order of lists. */
export function newestFirst(a: Pick<Incident, 'startedAt' | 'id'>, b: Pick<Incident, 'startedAt' | 'id'>): number {
  return b.startedAt - a.startedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
