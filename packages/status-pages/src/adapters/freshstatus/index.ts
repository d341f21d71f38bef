import type { IncidentStatus, Status } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import type { Adapter, PageDocument, PageTarget } from '../../adapter.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  parsePageJson,
  recordAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { findNamed } from '../../reading/named-documents.ts';
import { makeIncident, observed, unreadable } from '../../reading/observed.ts';
import { impactOfStatus, worstOfOpen, worstStatus } from '../../reading/severity.ts';
import { jsonMatches } from '../../reading/single-document.ts';
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

/** The list that tells whether anything is open: one page of all incidents need not have those that are. */
const OPEN = 'open';

/** Freshstatus: incidents of an account, each with its end. Option `accountId`; without it the URL is that of the list. */
export const freshstatus: Adapter = {
  name: 'freshstatus',
  title: 'Freshstatus',
  isHostedByProvider: true,
  requests: (target) => {
    const page = { key: 'page', url: listUrl(target) };
    if (target.options['exact'] === 'yes') return [page];
    return [{ key: OPEN, url: withSearch(page.url, { end_time__isempty: 'true' }) }, page];
  },
  read,
  incidentRequest: (target, externalId) => ({ key: 'incident', url: incidentUrl(listUrl(target), externalId) }),
  readIncident(document, _target, now) {
    const parsed = parsePageJson(document.text);
    if (parsed.kind !== 'json' || !isRecord(parsed.value) || !isIncident(parsed.value)) return undefined;
    return readIncident(parsed.value, now, new Set());
  },
  findDocuments: (html) =>
    findNamed(
      html,
      /public-api\.freshstatus\.io\/v1\/[\w-]{1,60}\/\?account_id=(\d{1,12})/g,
      ([id = '']) => `https://public-api.freshstatus.io/v1/public-incidents/?account_id=${id}`,
    ),
  recognises: (document) =>
    jsonMatches(document, (value) => isIncidentList(value) && recordsAt(value, 'results').length > 0),
};

function listUrl(target: PageTarget): string {
  const accountId = target.options['accountId'];
  if (accountId === undefined || target.url.includes('/public-incidents')) return target.url;
  return `https://public-api.freshstatus.io/v1/public-incidents/?account_id=${encodeURIComponent(accountId)}`;
}

function withSearch(address: string, parameters: Readonly<Record<string, string>>): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

function incidentUrl(list: string, externalId: string): string {
  if (!URL.canParse(list)) return list;
  const url = new URL(list);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${encodeURIComponent(externalId)}/`;
  return url.href;
}

function isIncidentList(value: unknown): value is JsonRecord {
  return isRecord(value) && isListOfRecords(value['results']) && recordsAt(value, 'results').every(isIncident);
}

function isIncident(row: JsonRecord): boolean {
  return 'end_time' in row && 'start_time' in row;
}

/**
 * A page is healthy when a whole list has nothing open, and when there have been incidents: an empty list may be anybody's. Of several
 * pages of a list the first is no whole.
 */
function read(documents: ReadonlyMap<string, PageDocument>, _target: PageTarget, now: number): Reading {
  const unknownStatuses = new Set<string>();
  const incidents = new Map<string, ObservedIncident>();
  let listsAllUnresolved = false;
  for (const document of documents.values()) {
    const parsed = parsePageJson(document.text);
    if (parsed.kind === 'unreadable') return parsed;
    if (!isIncidentList(parsed.value)) return unreadable('The JSON is not a document of Freshstatus.');
    listsAllUnresolved ||= parsed.value['next'] === null;
    for (const row of recordsAt(parsed.value, 'results')) {
      const incident = readIncident(row, now, unknownStatuses);
      incidents.set(incident.externalId, incident);
    }
  }
  if (documents.size === 0) return unreadable('No document came.');
  const listed = [...incidents.values()];
  const isHealthy = listsAllUnresolved && listed.length > 0;
  return observed(
    { status: worstOfOpen(listed) ?? (isHealthy ? 'operational' : 'unknown'), incidents: listed, listsAllUnresolved },
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
