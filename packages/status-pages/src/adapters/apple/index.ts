import type { IncidentStatus, Impact, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import {
  areListsOfRecords,
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  parsePageJson,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
  type ParsedJson,
} from '../../reading/json-value.ts';
import { deriveId, makeComponent, makeIncident, makeUpdate, observed, unreadable } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { impactOfStatus, worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';
import { documentUrl } from '../../reading/target-url.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';

const TYPES: ReportedTable<Status> = {
  available: 'operational',
  performance: 'degraded',
  issue: 'partial_outage',
  outage: 'major_outage',
  maintenance: 'maintenance',
};
const PHASES: ReportedTable<IncidentStatus> = {
  ongoing: 'investigating',
  resolved: 'resolved',
  upcoming: 'scheduled',
  scheduled: 'scheduled',
  completed: 'completed',
};

/** Apple: a script that calls a function with the data. A service without events is available. */
export const apple = createSingleDocumentAdapter({
  name: 'apple',
  title: 'Apple System Status',
  hosts: ['developer.apple.com', 'www.apple.com'],
  path: scriptUrl,
  readDocument,
  recognises: (document) => {
    const parsed = parseScript(document.text);
    return parsed.kind === 'json' && isServiceList(parsed.value);
  },
});

/** The page for developers stands on a host of its own, and its document below the page for everybody. */
function scriptUrl(target: PageTarget): string {
  const isForDevelopers = URL.canParse(target.url) && new URL(target.url).hostname === 'developer.apple.com';
  return isForDevelopers
    ? documentUrl(target, 'https://www.apple.com/support/systemstatus/data/developer/system_status_en_US.js')
    : documentUrl(target, '/data/system_status_en_US.js');
}

/** `jsonCallback({...});` or the bare object. */
function parseScript(text: string): ParsedJson {
  const call = text.trim().replace(/;$/, '').trimEnd();
  const opening = /^[\w$.]{1,60}\s*\(/.exec(call)?.[0];
  return parsePageJson(opening !== undefined && call.endsWith(')') ? call.slice(opening.length, -1) : text);
}

function isServiceList(value: unknown): value is JsonRecord {
  const rows = isRecord(value) ? recordsAt(value, 'services') : [];
  return (
    rows.length > 0 &&
    isRecord(value) &&
    isListOfRecords(value['services']) &&
    rows.every((row) => textAt(row, 'serviceName') !== undefined && areListsOfRecords(row, 'events'))
  );
}

function readDocument(document: PageDocument, _target: PageTarget, now: number): Reading {
  const parsed = parseScript(document.text);
  if (parsed.kind === 'unreadable') return parsed;
  if (!isServiceList(parsed.value)) return unreadable('The script is not that of Apple.');
  const unknownStatuses = new Set<string>();
  const rows = recordsAt(parsed.value, 'services');
  const components = rows.map((row, position) => readService(row, position, unknownStatuses));
  const incidents = rows.flatMap((row) =>
    recordsAt(row, 'events').map((event) => readEvent(row, event, now, unknownStatuses)),
  );
  return observed(
    {
      status: worstStatus(components.map(({ status }) => status)),
      components,
      incidents: [...new Map(incidents.map((incident) => [incident.externalId, incident])).values()],
      listsAllUnresolved: true,
      pageName: 'Apple',
    },
    unknownStatuses,
  );
}

function readService(row: JsonRecord, position: number, unknownStatuses: Set<string>): ObservedComponent {
  const name = textAt(row, 'serviceName') ?? '';
  const ongoing = recordsAt(row, 'events').filter((event) => isOngoing(event, unknownStatuses));
  const reported = ongoing.map((event) => textAt(event, 'statusType'));
  const calm: Status = listAt(row, 'events') === undefined ? 'unknown' : 'operational';
  const status =
    reported.length === 0
      ? calm
      : worstStatus(reported.map((reported) => readStatus(TYPES, reported, unknownStatuses)));
  return makeComponent({ externalId: name, name, status, rawStatus: reported[0], position });
}

/** A state that nobody knows counts as going on, so that it cannot hide anything. */
function isOngoing(event: JsonRecord, unknownStatuses: Set<string>): boolean {
  const phase = readReported(PHASES, textAt(event, 'eventStatus'), unknownStatuses);
  return phase === undefined || phase === 'investigating';
}

function readEvent(row: JsonRecord, event: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const name = textAt(row, 'serviceName') ?? '';
  const rawImpact = textAt(event, 'statusType');
  const isMaintenance = rawImpact?.toLowerCase() === 'maintenance';
  const phase = readReported(PHASES, textAt(event, 'eventStatus'), unknownStatuses) ?? 'investigating';
  const startedAt = timeAt(event, 'epochStartDate', 'startDate');
  const endedAt = timeAt(event, 'epochEndDate', 'endDate');
  const body = toPlainText(textAt(event, 'message') ?? '');
  const impact: Impact = impactOfStatus(readStatus(TYPES, rawImpact, unknownStatuses));
  const status =
    isMaintenance && phase === 'investigating'
      ? 'in_progress'
      : isMaintenance && phase === 'resolved'
        ? 'completed'
        : phase;
  return makeIncident(
    {
      externalId: idAt(event, 'messageId') ?? deriveId([name, String(startedAt ?? ''), rawImpact ?? '']),
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: `${name}: ${body === '' ? (rawImpact ?? 'Event') : body.split('\n')[0]?.slice(0, 200)}`,
      impact,
      status,
      startedAt,
      resolvedAt: endedAt,
      scheduledFor: isMaintenance ? startedAt : undefined,
      scheduledUntil: isMaintenance ? endedAt : undefined,
      updates:
        startedAt === undefined || body === ''
          ? []
          : [makeUpdate({ externalId: deriveId([name, body]), status, body, createdAt: startedAt })],
      componentIds: [name],
      rawStatus: textAt(event, 'eventStatus'),
      rawImpact,
    },
    now,
  );
}
