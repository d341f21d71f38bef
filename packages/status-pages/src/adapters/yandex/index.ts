import type { Impact, IncidentStatus } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeIncident, makeUpdate, observed } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstOfOpen } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { originUrl } from '../../reading/target-url.ts';
import { readReported, type ReportedTable } from '../../reading/reported-status.ts';

/** `levelId`: 1 is called minor, 2 unavailable, of one service in one zone or more. */
const LEVELS: ReportedTable<Impact> = { 1: 'minor', 2: 'major' };
const PHASES: ReportedTable<IncidentStatus> = { open: 'investigating', resolved: 'resolved', withreport: 'postmortem' };
const UPDATE_PHASES: ReportedTable<IncidentStatus> = {
  investigation: 'investigating',
  update: 'identified',
  resolved: 'resolved',
};

/** Yandex Cloud: the newest incidents of all services and regions, resolved ones included. Services carry no status. */
export const yandex = createSingleDocumentAdapter({
  name: 'yandex',
  title: 'Yandex Cloud',
  hosts: ['status.yandex.cloud'],
  path: (target) => originUrl(target, '/api/incidents?lang=en&installation=all'),
  readDocument: jsonReader('Yandex Cloud', isIncidentList, read),
  recognises: (document) => jsonMatches(document, isIncidentList),
});

function isIncidentList(value: unknown): value is JsonRecord {
  if (!isRecord(value) || !isListOfRecords(value['items'])) return false;
  const rows = recordsAt(value, 'items');
  return (
    rows.length > 0 &&
    rows.every(
      (row) => 'levelId' in row && listAt(row, 'comments') !== undefined && textAt(row, 'status') !== undefined,
    )
  );
}

function read(value: JsonRecord, { now }: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const incidents = recordsAt(value, 'items').map((row) => readIncident(row, now, unknownStatuses));
  return observed(
    {
      status: worstOfOpen(incidents) ?? 'operational',
      incidents,
      listsAllUnresolved: true,
      pageName: 'Yandex Cloud',
    },
    unknownStatuses,
  );
}

/** Only its status closes an incident: an end may be written before that. */
function readIncident(row: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const id = idAt(row, 'id');
  const rawStatus = textAt(row, 'status');
  const rawImpact = idAt(row, 'levelId');
  return makeIncident(
    {
      externalId: id,
      title: textAt(row, 'title'),
      // A level of tomorrow is trouble too.
      impact: readReported(LEVELS, rawImpact, unknownStatuses) ?? 'minor',
      status: readReported(PHASES, rawStatus, unknownStatuses) ?? 'investigating',
      startedAt: timeAt(row, 'startDate', 'createdAt'),
      resolvedAt: timeAt(row, 'endDate'),
      url: id === undefined ? undefined : `https://status.yandex.cloud/en/incidents/${encodeURIComponent(id)}`,
      updates: recordsAt(row, 'comments').flatMap((comment) => readComment(comment, unknownStatuses)),
      componentIds: recordsAt(row, 'services').flatMap((service) => textAt(service, 'slug') ?? []),
      rawStatus,
      rawImpact,
    },
    now,
  );
}

function readComment(comment: JsonRecord, unknownStatuses: Set<string>): readonly ObservedUpdate[] {
  const externalId = idAt(comment, 'id');
  const createdAt = timeAt(comment, 'createdAt');
  if (externalId === undefined || createdAt === undefined) return [];
  const rawStatus = textAt(comment, 'type');
  const status = readReported(UPDATE_PHASES, rawStatus, unknownStatuses) ?? 'investigating';
  return [
    makeUpdate({ externalId, status, body: toPlainText(textAt(comment, 'content') ?? ''), createdAt, rawStatus }),
  ];
}
