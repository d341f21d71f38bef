import type { DayUptime, PastIncident, PastMaintenance, ServiceHistory, Uptime } from '@upriver/contract';
import { STATUSES } from '@upriver/contract';
import type { Status } from '@upriver/contract';
import { toNullableTimestamp, toTimestamp } from '../domain/clock.ts';
import { NO_LONGER_LISTED } from '@upriver/status-pages';
import { availableShare } from '../domain/uptime.ts';
import type { DayTime, StatusPoint, TimeByStatus } from '../domain/uptime.ts';
import type { Incident } from '../store/incidents/incidents.ts';

/** Points within a range as changes, newest first; the first of all is a change from `unknown`. */
export function toStatusChanges(points: readonly StatusPoint[], from: number): ServiceHistory['statusChanges'] {
  return points
    .map(({ at, status }, index) => ({ at, from: points[index - 1]?.status ?? ('unknown' as const), to: status }))
    .filter((change) => change.at >= from && change.from !== change.to)
    .map((change) => ({ ...change, at: toTimestamp(change.at) }))
    .reverse();
}

export function toPastIncident(row: Incident): PastIncident {
  return {
    id: row.id,
    title: row.title,
    impact: row.impact,
    status: row.status,
    startedAt: toTimestamp(row.startedAt),
    firstSeenAt: toTimestamp(row.firstSeenAt),
    resolvedAt: toNullableTimestamp(row.resolvedAt),
    endKnownBy: row.resolvedAt === null ? null : row.rawStatus === NO_LONGER_LISTED ? 'absence' : 'page',
    url: row.url,
  };
}

export function toPastMaintenance(row: Incident): PastMaintenance {
  return {
    ...toPastIncident(row),
    scheduledFor: toNullableTimestamp(row.scheduledFor),
    scheduledUntil: toNullableTimestamp(row.scheduledUntil),
  };
}

/** Days as answered. */
export function toDayUptime({ day, time }: DayTime): DayUptime {
  return { day: toTimestamp(day).slice(0, 10), ...toUptime(time) };
}

/** Time by status as answered. */
export function toUptime(time: TimeByStatus): Uptime {
  const all = STATUSES.reduce((sum, status) => sum + time[status], 0);
  const available = availableShare(time);
  const seconds: Partial<Record<Status, number>> = {};
  for (const status of STATUSES) seconds[status] = time[status] / 1000;
  return {
    // Safe: every status was just given a number.
    seconds: seconds as Record<Status, number>,
    availableShare: available === null ? null : roundShare(available),
    knownShare: all === 0 ? 0 : roundShare((all - time.unknown) / all),
    basis: 'observed',
  };
}

/** Six digits: a millisecond of a day is below that, and binary fractions read badly. */
function roundShare(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}
