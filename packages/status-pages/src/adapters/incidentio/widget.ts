import type { Status } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { deriveId, makeIncident, makeUpdate, observed } from '../../reading/observed.ts';
import { impactOfStatus, worstOfOpen, worstStatus } from '../../reading/severity.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { absoluteLink } from '../../reading/target-url.ts';
import {
  COMMON_PHASES,
  COMMON_STATUSES,
  readStatus,
  readReported,
  type ReportedTable,
} from '../../reading/reported-status.ts';
import type { IncidentStatus } from '@upriver/contract';

const MAINTENANCE_PHASES: ReportedTable<IncidentStatus> = {
  maintenance_scheduled: 'scheduled',
  maintenance_in_progress: 'in_progress',
  maintenance_complete: 'completed',
};

/** True for `/api/widget` and `/proxy/widget`. All three lists are there also when nothing is open. */
export function isWidget(value: unknown): value is JsonRecord {
  if (!isRecord(value)) return false;
  return ['ongoing_incidents', 'in_progress_maintenances', 'scheduled_maintenances'].every((key) =>
    isListOfRecords(value[key]),
  );
}

/** The widget lists everything open, so nothing in it means that nothing is open. */
export function readWidget(value: JsonRecord, url: string, now: number): Reading {
  const unknownStatuses = new Set<string>();
  const ongoing = recordsAt(value, 'ongoing_incidents');
  const incidents = ongoing.map((row) => readIncident(row, url, now, unknownStatuses));
  const maintenances = (['in_progress', 'scheduled'] as const).flatMap((phase) =>
    recordsAt(value, `${phase}_maintenances`).map((row) => readMaintenance(row, phase, { url, now, unknownStatuses })),
  );
  const all = [...incidents, ...maintenances];
  const worst = ongoing.map((row) => readWorst(row, unknownStatuses)).filter((status) => status !== undefined);
  const open = worstOfOpen(all);
  return observed(
    {
      status: worst.length > 0 ? worstStatus(worst) : (open ?? 'operational'),
      incidents: all,
      listsAllUnresolved: true,
      pageName: textAt(value, 'page_title'),
    },
    unknownStatuses,
  );
}

/** The worst impact of an open incident. Without a reported impact, an open incident counts as `degraded`. */
function readWorst(row: JsonRecord, unknownStatuses: Set<string>): Status | undefined {
  const reported = textAt(row, 'current_worst_impact');
  if (reported === undefined) return 'degraded';
  const status = readStatus(COMMON_STATUSES, reported, unknownStatuses);
  return status === 'operational' ? 'degraded' : status;
}

function readIncident(row: JsonRecord, pageUrl: string, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const rawStatus = textAt(row, 'status');
  const rawImpact = textAt(row, 'current_worst_impact');
  const status = readReported(COMMON_PHASES, rawStatus, unknownStatuses) ?? 'investigating';
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      title: textAt(row, 'name'),
      impact: impactOfStatus(readStatus(COMMON_STATUSES, rawImpact, unknownStatuses)),
      status,
      isOpen: true,
      startedAt: timeAt(row, 'published_at', 'created_at', 'last_update_at'),
      url: absoluteLink(textAt(row, 'url'), pageUrl),
      updates: readLastUpdate(row, status),
      componentIds: readComponentIds(row),
      rawStatus,
      rawImpact,
    },
    now,
  );
}

/** `listed` is the phase of the list that it stands in, for one that tells none that is known. */
function readMaintenance(
  row: JsonRecord,
  listed: 'in_progress' | 'scheduled',
  { url, now, unknownStatuses }: { readonly url: string; readonly now: number; readonly unknownStatuses: Set<string> },
): ObservedIncident {
  const rawStatus = textAt(row, 'status');
  const scheduledFor = timeAt(row, 'starts_at');
  const status = readReported(MAINTENANCE_PHASES, rawStatus, unknownStatuses) ?? listed;
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind: 'maintenance',
      title: textAt(row, 'name'),
      status,
      startedAt: scheduledFor,
      scheduledFor,
      scheduledUntil: timeAt(row, 'ends_at'),
      url: absoluteLink(textAt(row, 'url'), url),
      updates: readLastUpdate(row, status),
      componentIds: readComponentIds(row),
      rawStatus,
    },
    now,
  );
}

function readLastUpdate(row: JsonRecord, status: IncidentStatus): ReturnType<typeof makeUpdate>[] {
  const createdAt = timeAt(row, 'last_update_at');
  const body = toPlainText(textAt(row, 'last_update_message') ?? '');
  return createdAt === undefined || body === ''
    ? []
    : [makeUpdate({ externalId: deriveId([String(createdAt), body]), status, body, createdAt })];
}

function readComponentIds(row: JsonRecord): readonly string[] | undefined {
  const ids = recordsAt(row, 'affected_components').flatMap((component) => idAt(component, 'id') ?? []);
  return ids.length === 0 ? undefined : ids;
}
