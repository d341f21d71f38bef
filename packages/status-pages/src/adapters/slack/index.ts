import type { Impact, IncidentKind, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  recordsAt,
  recordsOf,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { deriveId, makeIncident, makeUpdate, observed } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstOfOpen, worstStatus } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { absoluteLink, originUrl } from '../../reading/target-url.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';

const PATH = '/api/v2.0.0/current';

/** What an active incident of this type says. A notice is mild, yet the page does not call itself ok. */
const TYPES: ReportedTable<Status> = {
  outage: 'major_outage',
  incident: 'degraded',
  notice: 'degraded',
  maintenance: 'maintenance',
};
const IMPACTS: ReportedTable<Impact> = { outage: 'critical', incident: 'minor', notice: 'none', maintenance: 'none' };
const PHASES: ReportedTable<IncidentStatus> = {
  active: 'investigating',
  resolved: 'resolved',
  scheduled: 'scheduled',
  completed: 'completed',
  cancelled: 'completed',
};

/** Slack's own page: what is active now; `/history` answers a bare list. */
export const slack = createSingleDocumentAdapter({
  name: 'slack',
  title: 'Slack',
  hosts: ['slack-status.com', 'status.slack.com'],
  path: (target) => originUrl({ ...target, url: target.url.replace(/\/history\/?$/, PATH) }, PATH),
  readDocument: jsonReader(
    'Slack',
    (value): value is JsonRecord | readonly JsonRecord[] => isCurrent(value) || isHistory(value),
    read,
  ),
  recognises: (document) => jsonMatches(document, (value) => isCurrent(value) || isHistory(value)),
});

function isCurrent(value: unknown): value is JsonRecord {
  return isRecord(value) && textAt(value, 'status') !== undefined && isListOfRecords(value['active_incidents']);
}

function isHistory(value: unknown): boolean {
  const rows = recordsOf(value);
  return (
    rows.length > 0 &&
    rows.every(
      (row) => Array.isArray(row['notes']) && Array.isArray(row['services']) && textAt(row, 'type') !== undefined,
    )
  );
}

function read(value: JsonRecord | readonly JsonRecord[], context: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const rows = isRecord(value) ? recordsAt(value, 'active_incidents') : recordsOf(value);
  const incidents = rows.map((row) => readIncident(row, context, unknownStatuses));
  const rawStatus = isRecord(value) ? textAt(value, 'status') : undefined;
  return observed(
    {
      status: isRecord(value) ? readOverall(rawStatus, rows, unknownStatuses) : (worstOfOpen(incidents) ?? 'unknown'),
      rawStatus,
      incidents,
      listsAllUnresolved: isRecord(value),
      pageName: 'Slack',
    },
    unknownStatuses,
  );
}

function readOverall(reported: string | undefined, rows: readonly JsonRecord[], unknownStatuses: Set<string>): Status {
  if (reported === 'ok') return 'operational';
  if (reported !== 'active') return readStatus({}, reported, unknownStatuses);
  const active = rows.filter((row) => textAt(row, 'status') !== 'scheduled');
  const statuses = active.map((row) => readStatus(TYPES, textAt(row, 'type'), unknownStatuses));
  return statuses.length === 0 ? 'degraded' : worstStatus(statuses);
}

function readIncident(row: JsonRecord, context: ReadContext, unknownStatuses: Set<string>): ObservedIncident {
  const rawStatus = textAt(row, 'status');
  const rawImpact = textAt(row, 'type');
  const known = readReported(PHASES, rawStatus, unknownStatuses);
  const kind: IncidentKind =
    rawImpact === 'maintenance' || known === 'scheduled' || known === 'completed' ? 'maintenance' : 'incident';
  const status = known === 'investigating' && kind === 'maintenance' ? 'in_progress' : (known ?? 'investigating');
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind,
      title: textAt(row, 'title'),
      impact: readReported(IMPACTS, rawImpact, unknownStatuses),
      status,
      startedAt: timeAt(row, 'date_created'),
      resolvedAt: timeAt(row, 'date_updated'),
      url: absoluteLink(textAt(row, 'url'), context.url),
      updates: readNotes(row, status),
      componentIds: (listAt(row, 'services') ?? []).filter((service) => typeof service === 'string'),
      rawStatus,
      rawImpact,
    },
    context.now,
  );
}

/** Notes carry no phase of their own: the newest one stands for the incident's. */
function readNotes(row: JsonRecord, status: IncidentStatus): readonly ObservedUpdate[] {
  const notes = recordsAt(row, 'notes').flatMap((note) => {
    const createdAt = timeAt(note, 'date_created');
    return createdAt === undefined ? [] : [{ createdAt, body: toPlainText(textAt(note, 'body') ?? '') }];
  });
  const last = Math.max(...notes.map(({ createdAt }) => createdAt));
  return notes.map(({ createdAt, body }) =>
    makeUpdate({
      externalId: deriveId([idAt(row, 'id') ?? '', String(createdAt), body]),
      status: createdAt === last ? status : 'investigating',
      body,
      createdAt,
    }),
  );
}
