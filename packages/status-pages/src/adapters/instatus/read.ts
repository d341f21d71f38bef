import { MINUTE_MS } from '@upriver/contract';
import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import {
  areListsOfRecords,
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  numberAt,
  parsePageJson,
  recordAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { deriveId, makeComponent, makeIncident, nameOr, observed, unreadable } from '../../reading/observed.ts';
import { worstStatus } from '../../reading/severity.ts';
import { absoluteLink } from '../../reading/target-url.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';

const COMPONENT_STATUSES: ReportedTable<Status> = {
  operational: 'operational',
  undermaintenance: 'maintenance',
  degradedperformance: 'degraded',
  minoroutage: 'partial_outage',
  partialoutage: 'partial_outage',
  majoroutage: 'major_outage',
};

const IMPACTS: ReportedTable<Impact> = {
  operational: 'none',
  undermaintenance: 'none',
  degradedperformance: 'minor',
  minoroutage: 'minor',
  partialoutage: 'major',
  majoroutage: 'critical',
};

const PHASES: ReportedTable<IncidentStatus> = {
  investigating: 'investigating',
  identified: 'identified',
  monitoring: 'monitoring',
  resolved: 'resolved',
  notstartedyet: 'scheduled',
  inprogress: 'in_progress',
  verifying: 'verifying',
  completed: 'completed',
};

/** Depth of component trees that is followed; the page draws two levels. */
const DEPTH_MAX = 5;

/** True for the summary, the component list and the data embedded in the page. */
export function isInstatusDocument(value: unknown): value is JsonRecord {
  if (!isRecord(value) || !areListsOfRecords(value, 'components', 'activeIncidents', 'activeMaintenances'))
    return false;
  return (
    recordsAt(value, 'components').every((row) => hasWholeTree(row, 0)) &&
    (textAt(statusHolder(value) ?? {}, 'status') !== undefined || isComponentList(value))
  );
}

/** Whether a component has nothing but components below it. */
function hasWholeTree(row: JsonRecord, depth: number): boolean {
  return (
    areListsOfRecords(row, 'children') &&
    (depth >= DEPTH_MAX || recordsAt(row, 'children').every((child) => hasWholeTree(child, depth + 1)))
  );
}

/** True for `/v2/components.json`: components and nothing about the page. */
export function isComponentList(value: unknown): boolean {
  return isRecord(value) && isListOfRecords(value['components']) && !('page' in value) && !('site' in value);
}

/** Reads the summary, and the components beside it where they came. Either alone is enough. */
export function readInstatus(documents: ReadonlyMap<string, PageDocument>, target: PageTarget, now: number): Reading {
  const values: JsonRecord[] = [];
  let reason = 'No document came.';
  for (const document of documents.values()) {
    const parsed = parsePageJson(document.text);
    if (parsed.kind === 'unreadable') reason = parsed.reason;
    else if (isInstatusDocument(parsed.value)) {
      values.push(parsed.value);
      continue;
    } else reason = 'The JSON is not a document of Instatus.';
    // Components alone cannot speak for a summary that came and does not, nor a summary for components that cannot be read.
    if (
      document.key === 'summary' ||
      (parsed.kind === 'json' ? isRecord(parsed.value) && 'components' in parsed.value : parsed.isCut === true)
    )
      return unreadable(reason);
  }
  return values.length === 0 ? unreadable(reason) : readValues(values, target.url, now);
}

function readValues(values: readonly JsonRecord[], pageUrl: string, now: number): Reading {
  const unknownStatuses = new Set<string>();
  const summary = values.find((value) => statusHolder(value) !== undefined);
  const componentRows = values.map(componentList).find((rows) => rows !== undefined);
  const components = componentRows?.flatMap((row, place) => readComponent(row, undefined, place, unknownStatuses, 0));
  const incidents = summary === undefined ? [] : readIncidents(summary, pageUrl, now, unknownStatuses);
  const holder = summary === undefined ? undefined : statusHolder(summary);
  const rawStatus = holder === undefined ? undefined : textAt(holder, 'status');
  const parts = (components ?? []).map(({ status }) => status);
  return observed(
    {
      status: holder === undefined ? worstStatus(parts) : readPageStatus(rawStatus, parts, incidents, unknownStatuses),
      rawStatus,
      components,
      incidents,
      listsAllUnresolved: summary !== undefined,
      pageName: holder === undefined ? undefined : localizedAt(holder, 'name'),
    },
    unknownStatuses,
  );
}

/** The object with the reported overall status: `page` in the summary, `site` in the embedded data. */
function statusHolder(value: JsonRecord): JsonRecord | undefined {
  return [recordAt(value, 'page'), recordAt(value, 'site')].find(
    (holder) => textAt(holder ?? {}, 'status') !== undefined,
  );
}

function componentList(value: JsonRecord): readonly JsonRecord[] | undefined {
  const holder = listAt(value, 'components') === undefined ? (recordAt(value, 'site') ?? {}) : value;
  return listAt(holder, 'components') === undefined ? undefined : recordsAt(holder, 'components');
}

/** `HASISSUES` says only that there are some: the worst part or open incident tells how bad. */
function readPageStatus(
  reported: string | undefined,
  parts: readonly Status[],
  incidents: readonly ObservedIncident[],
  unknownStatuses: Set<string>,
): Status {
  if (reported === undefined) return 'unknown';
  if (reported.toUpperCase() === 'UP') return 'operational';
  if (reported.toUpperCase() === 'HASISSUES') {
    const open = incidents.filter(({ kind, resolvedAt }) => kind === 'incident' && resolvedAt === null);
    const felt = open.map((incident) => readStatus(COMPONENT_STATUSES, incident.rawImpact, unknownStatuses));
    return worstStatus(['degraded', ...parts, ...felt]);
  }
  const [, extent = 'ALL', rest = reported] = /^(ALL|SOME|ONE)?(.*)$/i.exec(reported) ?? [];
  const status = readStatus(COMPONENT_STATUSES, rest, unknownStatuses);
  if (extent.toUpperCase() === 'ALL') return status;
  // That some parts are well says nothing of the others.
  if (status === 'operational') return 'unknown';
  return status === 'major_outage' ? 'partial_outage' : status;
}

/** A row with children is a group: its children are the components. */
function readComponent(
  row: JsonRecord,
  parentName: string | undefined,
  place: number,
  unknownStatuses: Set<string>,
  depth: number,
): readonly ObservedComponent[] {
  const id = idAt(row, 'id');
  const name = nameOr(localizedAt(row, 'name'), id, place);
  const children = recordsAt(row, 'children');
  if (children.length > 0 && depth < DEPTH_MAX) {
    return children.flatMap((child, index) => readComponent(child, name, index, unknownStatuses, depth + 1));
  }
  if (row['isParent'] === true) return [];
  const rawStatus = textAt(row, 'status');
  const groupName = parentName ?? localizedAt(recordAt(row, 'group') ?? {}, 'name');
  const status = readStatus(COMPONENT_STATUSES, rawStatus, unknownStatuses);
  const externalId = id ?? deriveId([groupName ?? '', name]);
  return [makeComponent({ externalId, name, groupName, status, rawStatus, position: numberAt(row, 'order') })];
}

function readIncidents(
  summary: JsonRecord,
  pageUrl: string,
  now: number,
  unknownStatuses: Set<string>,
): readonly ObservedIncident[] {
  const incidents = recordsAt(summary, 'activeIncidents').map((row) =>
    readIncident(row, pageUrl, now, unknownStatuses),
  );
  const rows = recordsAt(summary, 'activeMaintenances');
  return [...incidents, ...rows.map((row) => readMaintenance(row, pageUrl, now, unknownStatuses))];
}

function readIncident(row: JsonRecord, pageUrl: string, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const rawStatus = textAt(row, 'status');
  const rawImpact = textAt(row, 'impact');
  return makeIncident(
    {
      externalId: idAt(row, 'id') ?? textAt(row, 'url'),
      title: localizedAt(row, 'name'),
      impact: readReported(IMPACTS, rawImpact, unknownStatuses),
      status: readReported(PHASES, rawStatus, unknownStatuses) ?? 'investigating',
      startedAt: timeAt(row, 'started', 'updatedAt'),
      resolvedAt: timeAt(row, 'resolved', 'updatedAt'),
      url: absoluteLink(textAt(row, 'url'), pageUrl),
      rawStatus,
      rawImpact,
    },
    now,
  );
}

function readMaintenance(
  row: JsonRecord,
  pageUrl: string,
  now: number,
  unknownStatuses: Set<string>,
): ObservedIncident {
  const rawStatus = textAt(row, 'status');
  const scheduledFor = timeAt(row, 'start', 'started');
  const minutes = numberAt(row, 'duration');
  return makeIncident(
    {
      externalId: idAt(row, 'id') ?? textAt(row, 'url'),
      kind: 'maintenance',
      title: localizedAt(row, 'name'),
      status: readReported(PHASES, rawStatus, unknownStatuses) ?? 'scheduled',
      startedAt: scheduledFor,
      scheduledFor,
      scheduledUntil:
        scheduledFor === undefined || minutes === undefined ? undefined : scheduledFor + minutes * MINUTE_MS,
      url: absoluteLink(textAt(row, 'url'), pageUrl),
      rawStatus,
    },
    now,
  );
}

/** A text, or one text per language. */
function localizedAt(row: JsonRecord, key: string): string | undefined {
  const texts = recordAt(row, key) ?? {};
  return textAt(row, key) ?? textAt(texts, 'default', 'en', ...Object.keys(texts));
}
