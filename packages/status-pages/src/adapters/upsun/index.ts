import type { IncidentStatus, Status } from '@upriver/contract';
import type { Adapter, PageDocument, PageTarget } from '../../adapter.ts';
import type { ObservedIncident, Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  parsePageJson,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeIncident, observed, unreadable } from '../../reading/observed.ts';
import {
  COMMON_PHASES,
  COMMON_STATUSES,
  readReported,
  readStatus,
  type ReportedTable,
} from '../../reading/reported-status.ts';
import { impactOfStatus, worstOfOpen, worstStatus } from '../../reading/severity.ts';
import { jsonMatches } from '../../reading/single-document.ts';
import { resolvePath } from '../../reading/target-url.ts';
import { readUpdates, type UpdateFields } from '../../reading/update.ts';

const PHASES: ReportedTable<IncidentStatus> = { ...COMMON_PHASES, cancelled: 'completed' };
const UPDATE_FIELDS: UpdateFields = { time: ['timestamp'], text: 'description', status: ['status'], phases: PHASES };

/**
 * Upsun (Platform.sh): incidents of the last time, each with its end and the status of the parts and regions that it touches, and
 * planned work. What is well is not listed.
 */
export const upsun: Adapter = {
  name: 'upsun',
  title: 'Upsun',
  hosts: ['status.upsun.com'],
  requests: (target) => {
    if (target.options['exact'] === 'yes') return [{ key: 'page', url: target.url }];
    const page = target.url.replace(/\/data\/(?:incidents|events)\.json$/, '');
    return [
      { key: 'incidents', url: resolvePath(page, '/data/incidents.json') },
      { key: 'events', url: resolvePath(page, '/data/events.json'), optional: true },
    ];
  },
  read,
  recognises: (document) =>
    jsonMatches(document, (value) => isIncidentList(value) && recordsAt(value, 'incidents').length > 0),
};

function isIncidentList(value: unknown): value is JsonRecord {
  if (!isRecord(value) || !isListOfRecords(value['incidents'])) return false;
  return recordsAt(value, 'incidents').every(
    (row) => listAt(row, 'region_ids') !== undefined && isListOfRecords(row['components']),
  );
}

function isEventList(value: unknown): value is JsonRecord {
  return isRecord(value) && isListOfRecords(value['events']);
}

function read(documents: ReadonlyMap<string, PageDocument>, _target: PageTarget, now: number): Reading {
  const unknownStatuses = new Set<string>();
  let incidents: readonly ObservedIncident[] | undefined;
  let events: readonly ObservedIncident[] = [];
  let reason = 'No document came.';
  for (const document of documents.values()) {
    const parsed = parsePageJson(document.text);
    if (parsed.kind === 'unreadable') reason = parsed.reason;
    else if (isIncidentList(parsed.value))
      incidents = recordsAt(parsed.value, 'incidents').map((row) => readIncident(row, now, unknownStatuses));
    else if (isEventList(parsed.value))
      events = recordsAt(parsed.value, 'events').map((row) => readEvent(row, now, unknownStatuses));
    else reason = 'The JSON is not a document of Upsun.';
  }
  if (incidents === undefined) return unreadable(reason);
  // A list of past incidents without an open one is a healthy page; an empty list may be anybody's.
  const calm: Status = incidents.length > 0 ? 'operational' : 'unknown';
  return observed(
    {
      status: worstOfOpen([...incidents, ...events]) ?? calm,
      incidents: [...incidents, ...events],
      listsAllUnresolved: incidents.length > 0,
      pageName: 'Upsun',
    },
    unknownStatuses,
  );
}

function readIncident(row: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const rawStatus = textAt(row, 'status');
  const reported = recordsAt(row, 'components').map((part) => textAt(part, 'status'));
  const worst = worstStatus(reported.map((status) => readStatus(COMMON_STATUSES, status, unknownStatuses)));
  const phase = readReported(PHASES, rawStatus, unknownStatuses);
  const closedAt = timeAt(row, 'closed_at');
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      title: textAt(row, 'description'),
      impact: impactOfStatus(worst),
      status: phase ?? 'investigating',
      isOpen: phase === undefined ? closedAt === undefined : undefined,
      startedAt: timeAt(row, 'created_at'),
      resolvedAt: closedAt ?? timeAt(row, 'updated_at'),
      updates: readUpdates(recordsAt(row, 'events'), UPDATE_FIELDS, unknownStatuses),
      rawStatus,
      rawImpact: reported[0],
    },
    now,
  );
}

function readEvent(row: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const rawStatus = textAt(row, 'status');
  const startsAt = timeAt(row, 'start_date');
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind: 'maintenance',
      title: textAt(row, 'description'),
      status: readReported(PHASES, rawStatus, unknownStatuses) ?? 'scheduled',
      startedAt: startsAt,
      resolvedAt: timeAt(row, 'closed_at', 'end_date'),
      scheduledFor: startsAt,
      scheduledUntil: timeAt(row, 'end_date'),
      updates: readUpdates(recordsAt(row, 'timeline'), UPDATE_FIELDS, unknownStatuses),
      rawStatus,
    },
    now,
  );
}
