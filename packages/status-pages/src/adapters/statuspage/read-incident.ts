import type { Impact, IncidentStatus } from '@upriver/contract';
import type { ObservedIncident } from '../../observation.ts';
import {
  idAt,
  isRecord,
  pastTimeAt,
  recordAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { isMaintenancePhase, makeIncident } from '../../reading/observed.ts';
import { absoluteLink } from '../../reading/target-url.ts';
import { COMMON_PHASES, readReported, type ReportedTable } from '../../reading/reported-status.ts';
import { isIncidentShape } from './shape.ts';
import { readUpdates, type UpdateFields } from '../../reading/update.ts';

const IMPACTS: ReportedTable<Impact> = {
  none: 'none',
  minor: 'minor',
  major: 'major',
  critical: 'critical',
  maintenance: 'none',
};

/** The document of one incident: bare, or under `incident` or `scheduled_maintenance`. */
export function readIncidentDocument(value: unknown, now: number): ObservedIncident | undefined {
  if (!isRecord(value)) return undefined;
  const record = recordAt(value, 'incident') ?? recordAt(value, 'scheduled_maintenance') ?? value;
  return isIncidentShape(record) ? readIncident(record, now, new Set()) : undefined;
}

const UPDATE_FIELDS: UpdateFields = {
  time: ['display_at', 'created_at', 'updated_at'],
  text: 'body',
  status: ['status'],
  phases: COMMON_PHASES,
};

/** One incident or maintenance as the API lists it. */
export function readIncident(record: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const rawStatus = textAt(record, 'status');
  const rawImpact = textAt(record, 'impact');
  const known = readReported(COMMON_PHASES, rawStatus, unknownStatuses);
  const isMaintenance = isMaintenanceRecord(record, known);
  const endedAt = timeAt(record, 'resolved_at');
  const createdAt = timeAt(record, 'started_at', 'created_at');
  const scheduledFor = timeAt(record, 'scheduled_for');
  return makeIncident(
    {
      externalId: idAt(record, 'id'),
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(record, 'name'),
      impact: readReported(IMPACTS, rawImpact, unknownStatuses),
      status: known ?? (isMaintenance ? 'scheduled' : 'investigating'),
      // An unknown reported status does not distinguish open from closed; the time of the end does.
      isOpen: known === undefined ? pastTimeAt(record, 'resolved_at', now) === undefined : undefined,
      startedAt: isMaintenance ? (scheduledFor ?? createdAt) : createdAt,
      resolvedAt: endedAt ?? timeAt(record, 'updated_at'),
      scheduledFor,
      scheduledUntil: timeAt(record, 'scheduled_until'),
      url: absoluteLink(textAt(record, 'shortlink'), 'https://stspg.io/'),
      updates: readUpdates(recordsAt(record, 'incident_updates'), UPDATE_FIELDS, unknownStatuses),
      componentIds: readComponentIds(record),
      rawStatus,
      rawImpact,
    },
    now,
  );
}

function isMaintenanceRecord(record: JsonRecord, status: IncidentStatus | undefined): boolean {
  if (status !== undefined && isMaintenancePhase(status)) return true;
  return record['impact'] === 'maintenance' || timeAt(record, 'scheduled_for') !== undefined;
}

/** Affected components: the incident's own list, else what its updates name. */
function readComponentIds(record: JsonRecord): readonly string[] | undefined {
  const own = recordsAt(record, 'components').flatMap((component) => idAt(component, 'id') ?? []);
  const named = recordsAt(record, 'incident_updates')
    .flatMap((update) => recordsAt(update, 'affected_components'))
    .flatMap((component) => idAt(component, 'code') ?? []);
  const ids = [...new Set(own.length > 0 ? own : named)];
  return ids.length === 0 ? undefined : ids;
}
