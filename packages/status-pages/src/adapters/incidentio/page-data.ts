import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  recordAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, makeIncident, observed } from '../../reading/observed.ts';
import { impactOfStatus, statusOfImpact, worstOfOpen, worstStatus } from '../../reading/severity.ts';
import { resolvePath } from '../../reading/target-url.ts';
import {
  COMMON_PHASES,
  COMMON_STATUSES,
  readStatus,
  readReported,
  type ReportedTable,
} from '../../reading/reported-status.ts';
import type { IncidentStatus } from '@upriver/contract';
import { readUpdates, type UpdateFields } from '../../reading/update.ts';

const PHASES: ReportedTable<IncidentStatus> = {
  ...COMMON_PHASES,
  maintenance_scheduled: 'scheduled',
  maintenance_in_progress: 'in_progress',
  maintenance_complete: 'completed',
};

/** True for `/proxy/<host>`: what the page itself is drawn from. */
export function isPageData(value: unknown): value is JsonRecord {
  const summary = isRecord(value) ? recordAt(value, 'summary') : undefined;
  if (summary === undefined) return false;
  return ['components', 'affected_components', 'ongoing_incidents'].every((key) => isListOfRecords(summary[key]));
}

/** Components carry no status here; those that are not in `affected_components` are operational by the page's own rule. */
export function readPageData(value: JsonRecord, url: string, now: number): Reading {
  const summary = recordAt(value, 'summary') ?? {};
  const unknownStatuses = new Set<string>();
  const pageUrl = textAt(summary, 'public_url') ?? url;
  const components = readComponents(summary, unknownStatuses);
  const rows = [...recordsAt(summary, 'ongoing_incidents'), ...recordsAt(summary, 'scheduled_maintenances')];
  const incidents = rows.map((row) => readIncident(row, pageUrl, now, unknownStatuses));
  const worst = worstStatus(components.map(({ status }) => status));
  const affected = recordsAt(summary, 'affected_components');
  const statuses = affected.map((row) => readStatus(COMMON_STATUSES, textAt(row, 'status'), unknownStatuses));
  // The page shows a banner for an open incident in monitoring although all components are well again; the components decide.
  // One that is still looked into has often not been given its components yet.
  const felt = incidents
    .filter(({ kind, status: phase }) => kind === 'incident' && (phase === 'investigating' || phase === 'identified'))
    .map(({ impact }) => statusOfImpact(impact));
  const status =
    components.length === 0 ? (worstOfOpen(incidents) ?? 'unknown') : worstStatus([worst, ...statuses, ...felt]);
  return observed(
    {
      status,
      components,
      incidents,
      listsAllUnresolved: listAt(summary, 'scheduled_maintenances') !== undefined,
      pageName: textAt(summary, 'name'),
    },
    unknownStatuses,
  );
}

function readComponents(summary: JsonRecord, unknownStatuses: Set<string>): readonly ObservedComponent[] {
  const affected = new Map(
    recordsAt(summary, 'affected_components').map((row) => [idAt(row, 'component_id'), textAt(row, 'status')]),
  );
  const groups = readGroups(summary);
  return recordsAt(summary, 'components').flatMap((row, position) => {
    const externalId = idAt(row, 'id');
    const name = textAt(row, 'name');
    if (externalId === undefined || name === undefined) return [];
    const rawStatus = affected.has(externalId) ? affected.get(externalId) : 'operational';
    const status = readStatus(COMMON_STATUSES, rawStatus, unknownStatuses);
    return [makeComponent({ externalId, name, groupName: groups.get(externalId), status, rawStatus, position })];
  });
}

/** Component id → name of its group. */
function readGroups(summary: JsonRecord): ReadonlyMap<string, string> {
  const items = recordsAt(recordAt(summary, 'structure') ?? {}, 'items');
  const groups = items.map((item) => recordAt(item, 'group')).filter((group) => group !== undefined);
  return new Map(
    groups.flatMap((group) => {
      const groupName = textAt(group, 'name');
      const ids = recordsAt(group, 'components').flatMap((component) => idAt(component, 'component_id') ?? []);
      return groupName === undefined ? [] : ids.map((id) => [id, groupName] as const);
    }),
  );
}

const UPDATE_FIELDS: UpdateFields = {
  time: ['published_at', 'created_at'],
  text: 'message_string',
  status: ['to_status', 'status'],
  phases: PHASES,
};

function readIncident(row: JsonRecord, pageUrl: string, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const rawStatus = textAt(row, 'status');
  const isMaintenance = row['type'] === 'maintenance' || rawStatus?.startsWith('maintenance') === true;
  const externalId = idAt(row, 'id');
  const affected = recordsAt(row, 'affected_components');
  const statuses = affected.map((part) =>
    readStatus(COMMON_STATUSES, textAt(part, 'current_status', 'status'), unknownStatuses),
  );
  const impacts = recordsAt(row, 'component_impacts');
  const scheduledFor = isMaintenance ? timeAt(impacts[0] ?? row, 'start_at', 'starts_at') : undefined;
  return makeIncident(
    {
      externalId,
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(row, 'name'),
      impact: impactOfStatus(worstStatus(statuses)),
      status: readReported(PHASES, rawStatus, unknownStatuses) ?? (isMaintenance ? 'scheduled' : 'investigating'),
      startedAt: scheduledFor ?? timeAt(row, 'published_at', 'created_at'),
      scheduledFor,
      scheduledUntil: isMaintenance ? timeAt(impacts[0] ?? row, 'end_at', 'ends_at') : undefined,
      url: externalId === undefined ? undefined : resolvePath(pageUrl, `/incidents/${encodeURIComponent(externalId)}`),
      updates: readUpdates(recordsAt(row, 'updates'), UPDATE_FIELDS, unknownStatuses),
      componentIds: affected.flatMap((part) => idAt(part, 'component_id') ?? []),
      rawStatus,
    },
    now,
  );
}
