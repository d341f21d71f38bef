import type { IncidentStatus, Status } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import { idAt, isRecord, ownValue, recordAt, textAt, timeAt, type JsonRecord } from '../../reading/json-value.ts';
import { makeIncident, observed } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { impactOfStatus, worstStatus } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { documentUrl } from '../../reading/target-url.ts';
import { normalizeReported, readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';

const PATH = '/adobestatus/StatusEvents';

const SEVERITIES: ReportedTable<Status> = {
  trivial: 'degraded',
  potential: 'degraded',
  minor: 'degraded',
  major: 'partial_outage',
  critical: 'major_outage',
  maintenance: 'maintenance',
};

const PHASES: ReportedTable<IncidentStatus> = {
  opened: 'investigating',
  discovery: 'investigating',
  started: 'investigating',
  updated: 'investigating',
  reopened: 'investigating',
  scheduled: 'scheduled',
  closed: 'resolved',
  canceled: 'resolved',
  cancelled: 'resolved',
  completed: 'resolved',
  dismissed: 'resolved',
};

/** Entries of one map that are read. */
const ENTRIES_MAX = 2000;

/** Adobe: the events of the last weeks, in maps by id; each product of an event has a history of its own. */
export const adobe = createSingleDocumentAdapter({
  name: 'adobe',
  title: 'Adobe',
  hosts: ['data.status.adobe.com', 'status.adobe.com'],
  path: eventsUrl,
  readDocument: jsonReader('Adobe', isEvents, read),
  recognises: (document) => jsonMatches(document, isEvents),
});

function eventsUrl(target: PageTarget): string {
  const host = URL.canParse(target.url) ? new URL(target.url).hostname : '';
  return host === 'status.adobe.com' ? `https://data.status.adobe.com${PATH}` : documentUrl(target, PATH);
}

function isEvents(value: unknown): value is JsonRecord {
  if (!isRecord(value)) return false;
  const incidents = recordAt(recordAt(value, 'incidentEvent') ?? {}, 'incidents');
  return (
    incidents !== undefined &&
    Object.values(incidents).every(
      (row) => isRecord(row) && Object.values(recordAt(row, 'products') ?? {}).every(isRecord),
    ) &&
    recordAt(value, 'maintenanceEvent') !== undefined
  );
}

interface Event {
  readonly incident: ObservedIncident;
  /** What an open event says about now. */
  readonly status?: Status;
}

function read(value: JsonRecord, context: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const incidentEvent = recordAt(value, 'incidentEvent') ?? {};
  const maintenanceEvent = recordAt(value, 'maintenanceEvent') ?? {};
  const events = [
    ...membersOf(recordAt(incidentEvent, 'incidents')).map((row) =>
      readEvent(row, incidentEvent, false, context, unknownStatuses),
    ),
    ...membersOf(recordAt(maintenanceEvent, 'maintenance')).map((row) =>
      readEvent(row, maintenanceEvent, true, context, unknownStatuses),
    ),
  ];
  const statuses = events.flatMap(({ status }) => status ?? []);
  return observed(
    {
      status: statuses.length === 0 ? 'operational' : worstStatus(statuses),
      incidents: events.map(({ incident }) => incident),
      listsAllUnresolved: true,
      pageName: 'Adobe',
    },
    unknownStatuses,
  );
}

function membersOf(map: JsonRecord | undefined): readonly JsonRecord[] {
  return Object.values(map ?? {})
    .slice(0, ENTRIES_MAX)
    .filter(isRecord);
}

function readEvent(
  row: JsonRecord,
  parent: JsonRecord,
  isMaintenance: boolean,
  { now }: ReadContext,
  unknownStatuses: Set<string>,
): Event {
  const products = membersOf(recordAt(row, 'products'));
  const latest = products.map(latestOf);
  const reported =
    products.length === 0 ? [textAt(row, 'status')] : latest.map((entry) => textAt(entry, 'status', 'csoStatus'));
  const phases = reported.map((reported) => readReported(PHASES, reported, unknownStatuses));
  // Open as long as one product is; an unknown reported status does not close anything.
  const isOpen = phases.some((phase) => phase !== 'resolved');
  const isScheduled = isMaintenance && phases.every((phase) => phase === 'scheduled' || phase === 'resolved');
  const openEntries = latest.filter((_entry, index) => phases[index] !== 'resolved');
  const severity = worstStatus(
    openEntries.map((entry) => readStatus(SEVERITIES, textAt(entry, 'severity'), unknownStatuses)),
  );
  const starts = products.flatMap((product) => timeAt(product, 'startedOn') ?? []);
  const ends = products.flatMap((product) => timeAt(product, 'endedOn') ?? []);
  const scheduledFor = isMaintenance ? timeAt(row, 'scheduledDate', 'startedOn') : undefined;
  const open: IncidentStatus = isMaintenance ? (isScheduled ? 'scheduled' : 'in_progress') : 'investigating';
  const incident = makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind: isMaintenance ? 'maintenance' : 'incident',
      title:
        titleOf(latest, parent) ??
        products
          .flatMap((product) => textAt(product, 'name') ?? [])
          .join(', ')
          .slice(0, 300),
      impact: impactOfStatus(severity),
      status: isOpen ? open : 'resolved',
      startedAt: starts.length > 0 ? Math.min(...starts) : (scheduledFor ?? timeAt(row, 'startedOn')),
      resolvedAt: ends.length > 0 ? Math.max(...ends) : timeAt(row, 'completedOn'),
      scheduledFor,
      componentIds: products.flatMap((product) => idAt(product, 'id') ?? []),
      rawStatus: reported[0],
    },
    now,
  );
  if (!isOpen || isScheduled) return { incident };
  return { incident, status: isMaintenance ? 'maintenance' : severity };
}

/** The entry of a product's history with the latest time. */
function latestOf(product: JsonRecord): JsonRecord {
  const entries = Object.entries(recordAt(product, 'history') ?? {}).slice(0, ENTRIES_MAX);
  const dated = entries.flatMap(([key, entry]) =>
    isRecord(entry) ? [{ entry, at: timeAt(entry, 'statusTime', 'messageTime') ?? (Number(key) || 0) }] : [],
  );
  return dated.toSorted((a, b) => a.at - b.at).at(-1)?.entry ?? {};
}

/** Titles are tokens; their texts stand beside the events, by language. */
function titleOf(entries: readonly JsonRecord[], parent: JsonRecord): string | undefined {
  const messages = recordAt(recordAt(parent, 'messages') ?? {}, 'en') ?? {};
  const token = entries.map((entry) => textAt(entry, 'titleToken')).find((value) => value !== undefined);
  const message = token === undefined ? undefined : ownValue(messages, token);
  const text = isRecord(message) ? toPlainText(textAt(message, 'textMessage') ?? '') : '';
  return text === '' || normalizeReported(text) === '' ? undefined : text;
}
