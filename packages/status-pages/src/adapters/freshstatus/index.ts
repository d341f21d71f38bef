import type { IncidentStatus, Status } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  recordAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { findNamed } from '../../reading/named-documents.ts';
import { makeIncident, observed } from '../../reading/observed.ts';
import { impactOfStatus, worstOfOpen, worstStatus } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { COMMON_PHASES, readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { newestOf, readUpdates, type UpdateFields } from '../../reading/update.ts';

const STATES: ReportedTable<Status> = {
  op: 'operational',
  pd: 'degraded',
  po: 'partial_outage',
  mo: 'major_outage',
  um: 'maintenance',
};

const PHASES: ReportedTable<IncidentStatus> = {
  ...COMMON_PHASES,
  in: 'investigating',
  id: 'identified',
  mo: 'monitoring',
  re: 'resolved',
};

/** Freshstatus: incidents of an account, each with its end. Option `accountId`; without it the URL is that of the list. */
export const freshstatus = createSingleDocumentAdapter({
  name: 'freshstatus',
  title: 'Freshstatus',
  isHostedByProvider: true,
  path: listUrl,
  readDocument: jsonReader('Freshstatus', isIncidentList, read),
  findDocuments: (html) =>
    findNamed(
      html,
      /public-api\.freshstatus\.io\/v1\/[\w-]{1,60}\/\?account_id=(\d{1,12})/g,
      ([id = '']) => `https://public-api.freshstatus.io/v1/public-incidents/?account_id=${id}`,
    ),
  recognises: (document) =>
    jsonMatches(document, (value) => isIncidentList(value) && recordsAt(value, 'results').length > 0),
});

function listUrl(target: PageTarget): string {
  const accountId = target.options['accountId'];
  if (accountId === undefined || target.url.includes('/public-incidents')) return target.url;
  return `https://public-api.freshstatus.io/v1/public-incidents/?account_id=${encodeURIComponent(accountId)}`;
}

function isIncidentList(value: unknown): value is JsonRecord {
  if (!isRecord(value) || !isListOfRecords(value['results'])) return false;
  return recordsAt(value, 'results').every((row) => 'end_time' in row && 'start_time' in row);
}

/** A list with history in which all has ended is a healthy page; an empty list may be anybody's. */
function read(value: JsonRecord, { now }: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const incidents = recordsAt(value, 'results').map((row) => readIncident(row, now, unknownStatuses));
  return observed(
    {
      status: worstOfOpen(incidents) ?? (incidents.length > 0 ? 'operational' : 'unknown'),
      incidents,
      listsAllUnresolved: true,
    },
    unknownStatuses,
  );
}

const UPDATE_FIELDS: UpdateFields = {
  time: ['status_created_at', 'created_at', 'updated_at'],
  text: 'message',
  status: ['incident_status', 'status'],
  phases: PHASES,
};

function readIncident(row: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const isPlanned = row['is_planned'] === true;
  const affected = recordsAt(row, 'affected_components');
  const reported = affected.map((part) => textAt(part, 'new_status'));
  const worst = worstStatus(reported.map((reported) => readStatus(STATES, reported, unknownStatuses)));
  const updates = readUpdates(recordsAt(row, 'incident_updates'), UPDATE_FIELDS, unknownStatuses);
  const startedAt = timeAt(row, 'start_time');
  const scheduledFor = isPlanned ? (timeAt(row, 'scheduled_start_time') ?? startedAt) : undefined;
  const endedAt = timeAt(row, 'end_time');
  const newest = newestOf(updates);
  const planned: IncidentStatus = startedAt !== undefined && startedAt > now ? 'scheduled' : 'in_progress';
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind: isPlanned ? 'maintenance' : 'incident',
      title: textAt(row, 'title'),
      impact: impactOfStatus(worst),
      status: isPlanned ? planned : (newest?.status ?? 'investigating'),
      isOpen: endedAt === undefined || endedAt > now,
      startedAt: startedAt ?? scheduledFor,
      resolvedAt: endedAt,
      scheduledFor,
      scheduledUntil: isPlanned ? timeAt(row, 'scheduled_end_time', 'end_time') : undefined,
      updates,
      componentIds: affected.flatMap(
        (part) => idAt(part, 'component') ?? idAt(recordAt(part, 'component') ?? {}, 'id') ?? [],
      ),
      rawImpact: reported[0],
    },
    now,
  );
}
