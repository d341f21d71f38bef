import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  areListsOfRecords,
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  numberAt,
  recordAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, makeIncident, nameOr, observed } from '../../reading/observed.ts';
import { impactOfStatus, worstStatus } from '../../reading/severity.ts';
import { findNamed } from '../../reading/named-documents.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { resolvePath } from '../../reading/target-url.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';
import { updateOf } from '../../reading/update.ts';

const CODES: ReportedTable<Status> = {
  100: 'operational',
  200: 'maintenance',
  300: 'degraded',
  400: 'partial_outage',
  500: 'major_outage',
  // A security event: the vendor's worst.
  600: 'major_outage',
};

const STATES: ReportedTable<IncidentStatus> = {
  100: 'investigating',
  200: 'identified',
  300: 'monitoring',
  400: 'resolved',
};

const readDocument = jsonReader('Status.io', isStatusIo, read);

/**
 * Status.io. One public document with everything that is open; resolved incidents leave it. Option `pageId` (24 hexadecimal
 * digits) names the page; without it the URL is that of the document. Option `page` is the page that people open, where it is not
 * the target's URL: incidents have their own pages below it.
 */
export const statusio = createSingleDocumentAdapter({
  name: 'statusio',
  title: 'Status.io',
  isHostedByProvider: true,
  key: 'status',
  path: statusUrl,
  readDocument,
  recognises: (document) => jsonMatches(document, isStatusIo),
  findDocuments: (html, pageUrl) =>
    /\bstatus\.io\b|\bhostedstatus\.com\b/i.test(html)
      ? findNamed(html, PAGE_ID, ([host = '', id = '']) =>
          isOfPage(host, pageUrl) ? `https://api.status.io/1.0/status/${id}` : undefined,
        )
      : [],
});

/** Pages link their history, feeds and maintenances below `/pages/`, by the id that the interface knows them by; scripts hold it. */
const PAGE_ID =
  /(?:(?:\/\/([\w.-]{1,253}))?\/(?:pages\/(?:[a-z]{1,20}\/)?|1\.0\/status\/)|\bstatuspageId\s?=\s?["'])([0-9a-f]{24})\b/g;

/** A page may also link other vendors' pages; those are not its own. */
function isOfPage(host: string, pageUrl: string): boolean {
  const own = URL.canParse(pageUrl) ? new URL(pageUrl).hostname : '';
  return ['', own, 'api.status.io', 'status-api.hostedstatus.com'].includes(host.toLowerCase());
}

function statusUrl(target: PageTarget): string {
  const pageId = target.options['pageId'];
  if (pageId === undefined || target.url.includes('/1.0/status/')) return target.url;
  return resolvePath(target.options['api'] ?? 'https://api.status.io', `/1.0/status/${encodeURIComponent(pageId)}`);
}

function isStatusIo(value: unknown): value is JsonRecord {
  const result = isRecord(value) ? recordAt(value, 'result') : undefined;
  return (
    result !== undefined &&
    recordAt(result, 'status_overall') !== undefined &&
    isListOfRecords(result['status']) &&
    recordsAt(result, 'status').every((row) => areListsOfRecords(row, 'containers')) &&
    areListsOfRecords(result, 'incidents')
  );
}

function read(value: JsonRecord, context: ReadContext): Reading {
  const result = recordAt(value, 'result') ?? {};
  const overall = recordAt(result, 'status_overall') ?? {};
  const unknownStatuses = new Set<string>();
  const maintenance = recordAt(result, 'maintenance') ?? {};
  const incidents = [
    ...recordsAt(result, 'incidents').map((row) => readIncident(row, 'incident', context, unknownStatuses)),
    ...recordsAt(maintenance, 'active').map((row) => readIncident(row, 'active', context, unknownStatuses)),
    ...recordsAt(maintenance, 'upcoming').map((row) => readIncident(row, 'upcoming', context, unknownStatuses)),
  ];
  return observed(
    {
      status: readStatus(CODES, idAt(overall, 'status_code'), unknownStatuses),
      rawStatus: textAt(overall, 'status'),
      components: recordsAt(result, 'status').map((row, position) => readComponent(row, position, unknownStatuses)),
      incidents,
      listsAllUnresolved: listAt(result, 'incidents') !== undefined,
    },
    unknownStatuses,
  );
}

function readComponent(row: JsonRecord, position: number, unknownStatuses: Set<string>): ObservedComponent {
  const id = idAt(row, 'id');
  const name = nameOr(textAt(row, 'name'), id, position);
  const code = idAt(row, 'status_code');
  const own = readStatus(CODES, code, unknownStatuses);
  const containers = recordsAt(row, 'containers').map((part) =>
    readStatus(CODES, idAt(part, 'status_code'), unknownStatuses),
  );
  // A component is as bad as the worst of its places; one that lags behind them is not believed.
  const status = own === 'operational' ? worstStatus([own, ...containers]) : own;
  const rawStatus = status === own ? (own === 'unknown' ? code : textAt(row, 'status')) : undefined;
  return makeComponent({ externalId: id ?? name, name, status, rawStatus, position });
}

/** Where the people's page shows an incident or a maintenance: below it, by the page's id and its own. */
function incidentUrl(id: string | undefined, isMaintenance: boolean, { target, url }: ReadContext): string | undefined {
  const pageId = target.options['pageId'] ?? /\/1\.0\/status\/([0-9a-f]{24})/.exec(url)?.[1];
  const page = target.options['page'] ?? (target.url.includes('/1.0/status/') ? undefined : target.url);
  if (id === undefined || pageId === undefined || page === undefined) return undefined;
  const folder = isMaintenance ? 'maintenance' : 'incident';
  return resolvePath(page, `/pages/${folder}/${encodeURIComponent(pageId)}/${encodeURIComponent(id)}`);
}

function readIncident(
  row: JsonRecord,
  place: 'incident' | 'active' | 'upcoming',
  context: ReadContext,
  unknownStatuses: Set<string>,
): ObservedIncident {
  const isMaintenance = place !== 'incident';
  const isActive = place === 'active';
  const id = idAt(row, '_id', 'id');
  const messages = recordsAt(row, 'messages').toSorted(
    (a, b) => (timeAt(a, 'datetime') ?? 0) - (timeAt(b, 'datetime') ?? 0),
  );
  const last = messages.at(-1) ?? {};
  const scheduledFor = timeAt(row, 'datetime_planned_start');
  const status = readReported(STATES, idAt(last, 'state'), unknownStatuses) ?? 'investigating';
  return makeIncident(
    {
      externalId: id,
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(row, 'name'),
      impact: readImpact(messages, unknownStatuses),
      status: isMaintenance ? (isActive ? 'in_progress' : 'scheduled') : status,
      startedAt: isMaintenance ? (scheduledFor ?? timeAt(row, 'datetime_open')) : timeAt(row, 'datetime_open'),
      scheduledFor,
      url: incidentUrl(id, isMaintenance, context),
      scheduledUntil: timeAt(row, 'datetime_planned_end'),
      updates: messages.flatMap((message) => readMessage(message, isMaintenance, unknownStatuses)),
      componentIds: recordsAt(row, 'components_affected').flatMap((part) => idAt(part, '_id', 'id') ?? []),
      rawStatus: idAt(last, 'state'),
      rawImpact: idAt(last, 'status'),
    },
    context.now,
  );
}

/** The worst severity that any message gave: the last one of a fixed incident says 100. */
function readImpact(messages: readonly JsonRecord[], unknownStatuses: Set<string>): Impact {
  return impactOfStatus(
    worstStatus(messages.map((message) => readStatus(CODES, idAt(message, 'status'), unknownStatuses))),
  );
}

function readMessage(row: JsonRecord, isMaintenance: boolean, unknownStatuses: Set<string>): readonly ObservedUpdate[] {
  const createdAt = timeAt(row, 'datetime');
  if (createdAt === undefined) return [];
  const state = readReported(STATES, idAt(row, 'state'), unknownStatuses) ?? 'investigating';
  return updateOf({
    externalId: idAt(row, '_id', 'id'),
    createdAt,
    html: textAt(row, 'details'),
    status: isMaintenance ? (state === 'resolved' ? 'completed' : 'in_progress') : state,
    rawStatus: String(numberAt(row, 'state') ?? ''),
  });
}
