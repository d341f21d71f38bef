import type { IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import {
  areListsOfRecords,
  idAt,
  isListOfRecords,
  isRecord,
  numberAt,
  parsePageJson,
  recordAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, makeIncident, nameOr, observed, unreadable } from '../../reading/observed.ts';
import { parseTime } from '../../reading/parse-time.ts';
import { worstOfOpen, worstStatus } from '../../reading/severity.ts';
import { absoluteLink } from '../../reading/target-url.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';
import { updateOf } from '../../reading/update.ts';

const COMPONENT_CODES: ReportedTable<Status> = {
  0: 'unknown',
  1: 'operational',
  2: 'degraded',
  3: 'partial_outage',
  4: 'major_outage',
  5: 'unknown',
  6: 'maintenance',
};

/** 0 is "scheduled" in version 1 and "unknown" in version 3; neither is a phase that says more than "open". */
const INCIDENT_CODES: ReportedTable<IncidentStatus> = {
  0: 'investigating',
  1: 'investigating',
  2: 'identified',
  3: 'monitoring',
  4: 'resolved',
};

const SCHEDULE_CODES: ReportedTable<IncidentStatus> = { 0: 'scheduled', 1: 'in_progress', 2: 'completed' };

type ListKind = 'components' | 'groups' | 'incidents' | 'schedules';

interface CachetList {
  readonly kind: ListKind;
  readonly rows: readonly JsonRecord[];
  /** False when the list has further pages. */
  readonly isWhole: boolean;
}

/** True for a list of components, incidents or schedules; a list of groups alone says nothing about a page. */
export function isCachetList(value: unknown): boolean {
  const list = listOf(value);
  return list !== undefined && list.kind !== 'groups';
}

/** Reads whichever of the lists came, distinguished by the members of their rows. */
export function readCachet(documents: ReadonlyMap<string, PageDocument>, target: PageTarget, now: number): Reading {
  const lists: CachetList[] = [];
  let reason = 'No document came.';
  for (const document of documents.values()) {
    const parsed = parsePageJson(document.text);
    if (parsed.kind === 'json' && hasOddList(parsed.value))
      return unreadable('A list of the document has an entry that is no object.');
    const list =
      parsed.kind === 'json' ? (listOf(parsed.value) ?? listAskedFor(parsed.value, document.key)) : undefined;
    if (list !== undefined) lists.push(list);
    else reason = parsed.kind === 'json' ? 'The JSON is not a document of Cachet.' : parsed.reason;
  }
  return lists.every(({ kind }) => kind === 'groups') ? unreadable(reason) : readLists(lists, target, now);
}

function readLists(lists: readonly CachetList[], target: PageTarget, now: number): Reading {
  const unknownStatuses = new Set<string>();
  const zone = target.options['timeZone'] ?? 'UTC';
  const list = (kind: ListKind): CachetList | undefined => lists.find((candidate) => candidate.kind === kind);
  const parts = list('components');
  const groups = new Map((list('groups')?.rows ?? []).map((row) => [idAt(row, 'id'), textAt(row, 'name')]));
  const components = parts?.rows.flatMap((row, position) => readComponent(row, groups, position, unknownStatuses));
  const incidents = [
    ...(list('incidents')?.rows ?? []).map((row) => readIncident(row, zone, target, now, unknownStatuses)),
    ...(list('schedules')?.rows ?? []).map((row) => readSchedule(row, zone, now, unknownStatuses)),
  ];
  return observed(
    {
      status:
        components === undefined
          ? (worstOfOpen(incidents) ?? 'unknown')
          : overall(components, parts?.isWhole === true, list('incidents')?.rows ?? []),
      components,
      incidents,
      listsAllUnresolved: list('incidents') !== undefined && list('schedules') !== undefined,
    },
    unknownStatuses,
    // Older versions never closed what was over; the newer field is looked at above.
    { neverCloses: true },
  );
}

/**
 * One page of several cannot say that everything is well. While an incident says itself that it is not resolved the page does not
 * either: it is headed by "some systems are experiencing issues". Before there was such a member incidents stayed open for ever.
 */
function overall(
  components: readonly ObservedComponent[],
  isWhole: boolean,
  incidentRows: readonly JsonRecord[],
): Status {
  const worst = worstStatus(components.map(({ status }) => status));
  if (worst !== 'operational') return worst;
  return incidentRows.some(saysItIsOpen) ? 'degraded' : isWhole ? 'operational' : 'unknown';
}

/** By the member that says whether it is resolved, else by the phase where that is kept up to date, as in version 3, whose rows have a type. */
function saysItIsOpen(row: JsonRecord): boolean {
  const isResolved = row['is_resolved'];
  const phase = codeAt(row, 'latest_status') ?? codeAt(row, 'status');
  if (typeof isResolved === 'boolean') return !isResolved && codeAt(row, 'status') !== '0';
  if (phase === undefined) return true;
  if (row['type'] === 'incidents') return phase !== '4';
  return ('latest_status' in row || 'is_resolved' in row) && phase !== '4' && phase !== '0';
}

function listOf(value: unknown): CachetList | undefined {
  if (!isRecord(value) || !isListOfRecords(value['data'])) return undefined;
  const rows = rowsOf(value);
  const kind = rows.map(kindOf).find((candidate) => candidate !== undefined);
  if (kind === undefined) return undefined;
  return { kind, rows, isWhole: isWholeList(value, rows.length) };
}

/** A list that is another kind of thing, or has other things in it. */
function hasOddList(value: unknown): boolean {
  return isRecord(value) && !areListsOfRecords(value, 'data');
}

/** Rows that do not say what they are, or none, are what was asked for. */
function listAskedFor(value: unknown, key: string): CachetList | undefined {
  if (key !== 'incidents' && key !== 'schedules') return undefined;
  return isRecord(value) && isListOfRecords(value['data'])
    ? { kind: key, rows: rowsOf(value), isWhole: isWholeList(value, value['data'].length) }
    : undefined;
}

/** Version 3 has the members of a row in its attributes. */
function rowsOf(value: JsonRecord): readonly JsonRecord[] {
  return recordsAt(value, 'data').map((row) => ({ ...row, ...recordAt(row, 'attributes') }));
}

/** Version 3 counts no pages: it has a link to the next one, and says how many rows a page has. */
function isWholeList(value: JsonRecord, count: number): boolean {
  const meta = recordAt(value, 'meta') ?? {};
  const pagination = recordAt(meta, 'pagination') ?? meta;
  const pages = numberAt(pagination, 'total_pages') ?? numberAt(pagination, 'last_page');
  if (pages !== undefined) return pages <= 1;
  const links = recordAt(pagination, 'links') ?? recordAt(value, 'links') ?? {};
  if (textAt(links, 'next', 'next_page') !== undefined) return false;
  const perPage = numberAt(pagination, 'per_page');
  return 'next' in links || 'next_page' in links || (perPage !== undefined && count < perPage);
}

/** `type` in version 3; the members that only this kind of row has in the others. */
function kindOf(row: JsonRecord): ListKind | undefined {
  const isGroup = row['type'] === 'componentGroups' || 'enabled_components' in row || 'collapsed' in row;
  if (isGroup && !('status' in row)) return 'groups';
  if (!('status' in row) || textAt(row, 'name') === undefined) return undefined;
  if ('scheduled_at' in row && !('is_resolved' in row)) return 'schedules';
  if ('is_resolved' in row || 'occurred_at' in row || 'latest_status' in row || 'stickied' in row) return 'incidents';
  if ('severity' in row || 'resolvedAt' in row) return undefined;
  return 'group_id' in row || 'component_group_id' in row || 'order' in row || 'status_name' in row
    ? 'components'
    : undefined;
}

/** A number, a number as text, or version 3's `{ human, value }`. */
function codeAt(row: JsonRecord, key: string): string | undefined {
  return idAt(row, key) ?? idAt(recordAt(row, key) ?? {}, 'value');
}

function timeIn(row: JsonRecord, zone: string, ...keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const nested = recordAt(row, key);
    const time = parseTime(nested === undefined ? row[key] : (nested['timestamp'] ?? nested['string']), zone);
    if (time !== undefined) return time;
  }
  return undefined;
}

function readComponent(
  row: JsonRecord,
  groups: ReadonlyMap<string | undefined, string | undefined>,
  position: number,
  unknownStatuses: Set<string>,
): readonly ObservedComponent[] {
  if (row['enabled'] === false) return [];
  const groupId = idAt(row, 'group_id', 'component_group_id') ?? relatedGroup(row);
  const name = nameOr(textAt(row, 'name'), idAt(row, 'id'), position);
  const status = readStatus(COMPONENT_CODES, codeAt(row, 'status'), unknownStatuses);
  const rawStatus = textAt(row, 'status_name') ?? codeAt(row, 'status');
  return [
    makeComponent({
      externalId: idAt(row, 'id') ?? name,
      name,
      groupName: groupId === undefined ? undefined : groups.get(groupId),
      status,
      rawStatus,
      position: numberAt(row, 'order'),
    }),
  ];
}

/** Version 3 relates a component to its group as JSON:API does. */
function relatedGroup(row: JsonRecord): string | undefined {
  const relation = recordAt(recordAt(row, 'relationships') ?? {}, 'group') ?? {};
  return idAt(recordAt(relation, 'data') ?? {}, 'id');
}

/** The newest update's status and `is_resolved` are ahead of the incident's own status, and the human-readable status can be wrong. */
function readIncident(
  row: JsonRecord,
  zone: string,
  target: PageTarget,
  now: number,
  unknownStatuses: Set<string>,
): ObservedIncident {
  const code = codeAt(row, 'latest_status') ?? codeAt(row, 'status');
  const isResolved = row['is_resolved'];
  const componentId = idAt(row, 'component_id');
  // Version 1 kept its planned work among the incidents.
  const scheduledFor = code === '0' ? timeIn(row, zone, 'scheduled_at') : undefined;
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind: scheduledFor === undefined ? 'incident' : 'maintenance',
      title: textAt(row, 'name'),
      status:
        scheduledFor === undefined
          ? (readReported(INCIDENT_CODES, code, unknownStatuses) ?? 'investigating')
          : 'scheduled',
      scheduledFor,
      isOpen: typeof isResolved === 'boolean' ? !isResolved : undefined,
      startedAt: timeIn(row, zone, 'occurred_at', 'occurred', 'created_at', 'created'),
      resolvedAt: timeIn(row, zone, 'updated_at', 'updated'),
      url: absoluteLink(textAt(row, 'permalink'), target.url),
      updates: readUpdates(row, zone, unknownStatuses),
      componentIds: componentId === undefined || componentId === '0' ? undefined : [componentId],
      rawStatus: code,
    },
    now,
  );
}

/** The incident's own message is its first text. */
function readUpdates(row: JsonRecord, zone: string, unknownStatuses: Set<string>): readonly ObservedUpdate[] {
  const first = { ...row, id: undefined, status: codeAt(row, 'status') };
  return [first, ...recordsAt(row, 'updates')]
    .flatMap((update) => {
      const createdAt = timeIn(update, zone, 'created_at', 'created', 'occurred_at');
      const html = textAt(update, 'message');
      if (createdAt === undefined || html === undefined) return [];
      const rawStatus = codeAt(update, 'status');
      const status = readReported(INCIDENT_CODES, rawStatus, unknownStatuses) ?? 'investigating';
      return updateOf({ externalId: idAt(update, 'id'), createdAt, html, status, rawStatus });
    })
    .filter(({ body }) => body !== '');
}

function readSchedule(row: JsonRecord, zone: string, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const scheduledFor = timeIn(row, zone, 'scheduled_at', 'scheduled');
  const completedAt = timeIn(row, zone, 'completed_at', 'completed');
  const rawStatus = codeAt(row, 'status');
  const id = idAt(row, 'id');
  return makeIncident(
    {
      // Schedules and incidents count their ids apart.
      externalId: id === undefined ? undefined : `schedule-${id}`,
      kind: 'maintenance',
      title: textAt(row, 'name'),
      status: readReported(SCHEDULE_CODES, rawStatus, unknownStatuses) ?? 'scheduled',
      startedAt: scheduledFor,
      resolvedAt: completedAt,
      scheduledFor,
      scheduledUntil: completedAt,
      rawStatus,
    },
    now,
  );
}
