import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  parsePageJson,
  recordAt,
  recordsAt,
  recordsOf,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { isRecent, latestRow } from '../../reading/latest-row.ts';
import {
  deriveId,
  makeComponent,
  makeIncident,
  makeUpdate,
  nameOr,
  observed,
  unreadable,
} from '../../reading/observed.ts';
import { parseTime } from '../../reading/parse-time.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { shareOfDown } from '../../reading/severity.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';

/** Pending is a beat that failed and will be tried again: neither up nor down yet. */
const BEATS: ReportedTable<Status> = { 0: 'major_outage', 1: 'operational', 2: 'unknown', 3: 'maintenance' };

/** The colour that the owner gave to a pinned message. */
const STYLES: ReportedTable<Impact> = {
  info: 'none',
  light: 'none',
  primary: 'none',
  dark: 'none',
  success: 'none',
  warning: 'minor',
  danger: 'major',
};

const MAINTENANCE_PHASES: ReportedTable<IncidentStatus> = {
  scheduled: 'scheduled',
  under_maintenance: 'in_progress',
  inactive: 'completed',
  ended: 'completed',
  unknown: 'scheduled',
};

interface Monitor {
  readonly id: string;
  readonly name: string;
  readonly groupName?: string;
}

export function isHeartbeats(value: unknown): value is JsonRecord {
  return isRecord(value) && recordAt(value, 'heartbeatList') !== undefined;
}

export function isPage(value: unknown): value is JsonRecord {
  return isRecord(value) && recordAt(value, 'config') !== undefined && listAt(value, 'publicGroupList') !== undefined;
}

/** What stands in place of a group or a monitor may be one that is down. */
function isWholePage(page: JsonRecord): boolean {
  return (
    isListOfRecords(page['publicGroupList']) &&
    page['publicGroupList'].every((row) => isListOfRecords(row['monitorList']))
  );
}

/** Reads the two documents, or one of them: names without beats are unknown, beats without names keep their numbers. */
export function readUptimeKuma(documents: ReadonlyMap<string, PageDocument>, target: PageTarget, now: number): Reading {
  let page: JsonRecord | undefined;
  let beats: JsonRecord | undefined;
  let reason = 'No document came.';
  for (const document of documents.values()) {
    const parsed = parsePageJson(document.text);
    if (parsed.kind === 'unreadable') {
      // Messages that are pinned to the page may stand in what is missing.
      if (parsed.isCut === true) return unreadable(parsed.reason);
      reason = parsed.reason;
    } else if (isHeartbeats(parsed.value)) beats = recordAt(parsed.value, 'heartbeatList');
    else if (isPage(parsed.value)) page = parsed.value;
    else return unreadable('The JSON is not a document of Uptime Kuma.');
  }
  if (page === undefined && beats === undefined) return unreadable(reason);
  if (page !== undefined && !isWholePage(page)) return unreadable('A list of the page has an entry that is no object.');
  const unknownStatuses = new Set<string>();
  const components = monitorsOf(page, beats).map((monitor, position) =>
    readMonitor(monitor, position, recentBeats(beats, monitor.id, now), unknownStatuses),
  );
  const zone = target.options['timeZone'] ?? 'UTC';
  return observed(
    {
      status: shareOfDown(components.map(({ status }) => status)),
      components,
      incidents: page === undefined ? [] : readIncidents(page, zone, now, unknownStatuses),
      listsAllUnresolved: page !== undefined,
      pageName: textAt(recordAt(page ?? {}, 'config') ?? {}, 'title'),
    },
    unknownStatuses,
  );
}

/** The page's own, and those that only have beats: the page's document may be older than them. */
function monitorsOf(page: JsonRecord | undefined, beats: JsonRecord | undefined): readonly Monitor[] {
  const named = page === undefined ? [] : namedMonitors(page);
  const names = new Set(named.map(({ id }) => id));
  const others = Object.keys(beats ?? {}).filter((id) => !names.has(id));
  return [...named, ...others.map((id) => ({ id, name: `Monitor ${id}` }))];
}

function namedMonitors(page: JsonRecord): readonly Monitor[] {
  return recordsAt(page, 'publicGroupList').flatMap((group) => {
    const groupName = textAt(group, 'name');
    return recordsAt(group, 'monitorList').map((row, position) => {
      const number = idAt(row, 'id');
      const name = nameOr(textAt(row, 'name'), number, position);
      const id = number ?? deriveId([groupName ?? '', name]);
      return groupName === undefined ? { id, name } : { id, name, groupName };
    });
  });
}

/** The beats of a monitor; none of one that has not beaten for long. */
function recentBeats(beats: JsonRecord | undefined, id: string, now: number): readonly JsonRecord[] {
  const rows = listAt(beats ?? {}, id);
  return isListOfRecords(rows) && isRecent(timeOf(latestRow(rows, timeOf) ?? {}), now) ? rows : [];
}

function timeOf(beat: JsonRecord): number | undefined {
  return parseTime(beat['time'], 'UTC');
}

function readMonitor(
  monitor: Monitor,
  position: number,
  beats: readonly JsonRecord[],
  unknownStatuses: Set<string>,
): ObservedComponent {
  const last = latestRow(beats, timeOf);
  const rawStatus = last === undefined ? undefined : idAt(last, 'status');
  const status = readStatus(BEATS, rawStatus, unknownStatuses);
  return makeComponent({
    externalId: monitor.id,
    name: monitor.name,
    groupName: monitor.groupName,
    status,
    rawStatus,
    position,
  });
}

/** Pinned messages are the page's incidents; they are on the page as long as they are open. */
function readIncidents(
  page: JsonRecord,
  zone: string,
  now: number,
  unknownStatuses: Set<string>,
): readonly ObservedIncident[] {
  const pinned = [...recordsOf([page['incident']]), ...recordsAt(page, 'incidents')].filter(
    (row) => row['active'] !== false && row['active'] !== 0,
  );
  const messages = pinned.map((row) => readPinned(row, zone, now, unknownStatuses));
  return [
    ...messages,
    ...recordsAt(page, 'maintenanceList').map((row) => readMaintenance(row, zone, now, unknownStatuses)),
  ];
}

function readPinned(row: JsonRecord, zone: string, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const createdAt = parseTime(row['createdDate'], zone);
  const id = idAt(row, 'id');
  const body = toPlainText(textAt(row, 'content') ?? '');
  const updates =
    createdAt === undefined || body === ''
      ? []
      : [makeUpdate({ externalId: `${id ?? ''}-text`, status: 'investigating', body, createdAt })];
  return makeIncident(
    {
      externalId: id,
      title: textAt(row, 'title'),
      impact: readReported(STYLES, textAt(row, 'style'), unknownStatuses),
      status: 'investigating',
      startedAt: createdAt,
      updates,
      rawImpact: textAt(row, 'style'),
    },
    now,
  );
}

function readMaintenance(row: JsonRecord, zone: string, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const [slot = {}] = recordsAt(row, 'timeslotList');
  const offset = textAt(slot, 'serverTimezoneOffset', 'timezoneOffset') ?? '';
  const timeIn = (key: string): number | undefined => {
    const text = textAt(slot, key);
    return text === undefined ? undefined : (parseTime(text + offset) ?? parseTime(text, zone));
  };
  const id = idAt(row, 'id');
  const rawStatus = textAt(row, 'status');
  const scheduledFor = timeIn('startDate');
  return makeIncident(
    {
      externalId: id === undefined ? undefined : `maintenance-${id}`,
      kind: 'maintenance',
      title: textAt(row, 'title'),
      status: readReported(MAINTENANCE_PHASES, rawStatus, unknownStatuses) ?? 'scheduled',
      startedAt: scheduledFor,
      scheduledFor,
      scheduledUntil: timeIn('endDate'),
      rawStatus,
    },
    now,
  );
}
