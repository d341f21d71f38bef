import type { IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { parseEmbeddedJson } from '../../reading/embedded-json.ts';
import {
  areListsOfRecords,
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
import { makeComponent, makeIncident, observed, unreadable } from '../../reading/observed.ts';
import { impactOfStatus, worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';
import { absoluteLink } from '../../reading/target-url.ts';
import { COMMON_PHASES, readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { readUpdates, type UpdateFields } from '../../reading/update.ts';

const SEVERITIES: ReportedTable<Status> = {
  all_good: 'operational',
  operational: 'operational',
  minor: 'degraded',
  partial_outage: 'partial_outage',
  major: 'partial_outage',
  outage: 'major_outage',
  critical: 'major_outage',
  maintenance: 'maintenance',
};

const PHASES: ReportedTable<IncidentStatus> = { ...COMMON_PHASES, detected: 'identified' };

/** PagerDuty status pages: the data is in the page, in the script `data`. */
export const pagerduty = createSingleDocumentAdapter({
  name: 'pagerduty',
  title: 'PagerDuty status page',
  hosts: ['status.pagerduty.com'],
  isHostedByProvider: true,
  path: '',
  readDocument,
  recognises: (document) => {
    const parsed = parseEmbeddedJson(document.text, 'script', 'id', 'data');
    return parsed.kind === 'json' && isPageData(parsed.value);
  },
});

function readDocument(document: PageDocument, target: PageTarget, now: number): Reading {
  const parsed = parseEmbeddedJson(document.text, 'script', 'id', 'data');
  if (parsed.kind === 'unreadable') return parsed;
  if (!isPageData(parsed.value)) return unreadable('The JSON is not the data of a PagerDuty status page.');
  const summary = recordAt(parsed.value, 'summary') ?? {};
  const unknownStatuses = new Set<string>();
  const read = (row: JsonRecord, isOpen: boolean): ObservedIncident =>
    readPost(row, isOpen, target.url, now, unknownStatuses);
  const openRows = recordsAt(summary, 'open_incidents');
  const postRows = recordsAt(summary, 'posts');
  const statuses = [...openRows, ...postRows]
    .map((row) => currentSeverity(row, unknownStatuses))
    .filter((status) => status !== undefined);
  return observed(
    {
      status: statuses.length === 0 ? 'operational' : worstStatus(statuses),
      components: readComponents(summary, [...openRows, ...postRows], unknownStatuses),
      incidents: [
        ...openRows.map((row) => read(row, true)),
        ...postRows.map((row) => read(row, true)),
        ...recordsAt(summary, 'resolved_incidents').map((row) => read(row, false)),
      ],
      listsAllUnresolved: true,
      pageName: textAt(recordAt(recordAt(parsed.value, 'layout') ?? {}, 'layout_settings') ?? {}, 'name'),
    },
    unknownStatuses,
  );
}

function isPageData(value: unknown): value is JsonRecord {
  const summary = isRecord(value) ? recordAt(value, 'summary') : undefined;
  return summary !== undefined && isListOfRecords(summary['open_incidents']) && areListsOfRecords(summary, 'posts');
}

/** Updates newest first by time, whatever their order in the document. */
function updatesOf(row: JsonRecord): readonly JsonRecord[] {
  const timeOf = (update: JsonRecord): number => timeAt(update, 'reported_at', 'created_at') ?? 0;
  return recordsAt(row, 'updates').toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** What an open post says about now. Maintenance that has not begun says nothing; being open is never "all good". */
function currentSeverity(row: JsonRecord, unknownStatuses: Set<string>): Status | undefined {
  const newest = updatesOf(row)[0] ?? {};
  if (textAt(newest, 'status') === 'scheduled') return undefined;
  const status = readStatus(SEVERITIES, textAt(newest, 'severity'), unknownStatuses);
  return status === 'operational' ? 'degraded' : status;
}

function readComponents(
  summary: JsonRecord,
  open: readonly JsonRecord[],
  unknownStatuses: Set<string>,
): readonly ObservedComponent[] | undefined {
  if (listAt(summary, 'post_status_page_services') === undefined) return undefined;
  const impacted = Map.groupBy(
    open.flatMap((row) => recordsAt(updatesOf(row)[0] ?? {}, 'impacted_business_services')),
    (part) => idAt(part, 'business_service_id'),
  );
  return recordsAt(summary, 'post_status_page_services').flatMap((row, position) => {
    const name = textAt(row, 'name');
    const externalId = idAt(row, 'external_business_service_id', 'id');
    if (name === undefined || externalId === undefined) return [];
    const reported = (impacted.get(externalId) ?? []).map((part) => textAt(part, 'severity'));
    const status =
      reported.length === 0
        ? 'operational'
        : worstStatus(reported.map((reported) => readStatus(SEVERITIES, reported, unknownStatuses)));
    return [makeComponent({ externalId, name, status, rawStatus: reported[0], position })];
  });
}

const UPDATE_FIELDS: UpdateFields = {
  time: ['reported_at', 'created_at'],
  text: 'message',
  status: ['status'],
  phases: PHASES,
};

function readPost(
  row: JsonRecord,
  isOpen: boolean,
  pageUrl: string,
  now: number,
  unknownStatuses: Set<string>,
): ObservedIncident {
  const rows = updatesOf(row);
  const updates = readUpdates(rows, UPDATE_FIELDS, unknownStatuses);
  const worst = worstStatus(rows.map((update) => readStatus(SEVERITIES, textAt(update, 'severity'), unknownStatuses)));
  const status = updates[0]?.status ?? 'investigating';
  const isMaintenance =
    row['post_type'] === 'maintenance' || worst === 'maintenance' || status === 'scheduled' || status === 'in_progress';
  const id = idAt(row, 'id');
  return makeIncident(
    {
      externalId: id,
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(row, 'title'),
      impact: impactOfStatus(worst),
      status,
      isOpen,
      startedAt: timeAt(row, 'starts_at') ?? updates.at(-1)?.createdAt,
      resolvedAt: updates[0]?.createdAt,
      scheduledFor: isMaintenance ? timeAt(row, 'starts_at') : undefined,
      scheduledUntil: isMaintenance ? timeAt(row, 'ends_at') : undefined,
      url: id === undefined ? undefined : absoluteLink(`/posts/details/${encodeURIComponent(id)}`, pageUrl),
      updates,
      componentIds: recordsAt(rows[0] ?? {}, 'impacted_business_services').flatMap(
        (part) => idAt(part, 'business_service_id') ?? [],
      ),
      rawStatus: updates[0]?.rawStatus,
      rawImpact: textAt(rows[0] ?? {}, 'severity'),
    },
    now,
  );
}
