import type { Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import {
  areListsOfRecords,
  idAt,
  listAt,
  numberAt,
  parsePageJson,
  recordAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { deriveId, makeComponent, nameOr, observed, unreadable } from '../../reading/observed.ts';
import { worstOfOpen, worstStatus } from '../../reading/severity.ts';
import type { ReadDocument } from '../../reading/single-document.ts';
import { COMMON_STATUSES, readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { readHistoryFeed } from './history-feed.ts';
import { readIncident, readIncidentDocument } from './read-incident.ts';
import { isIncidentIoShape, isStatuspageShape } from './shape.ts';

/** The page's indicator. A value that is not here is unknown, never calm. */
export const INDICATORS: ReportedTable<Status> = {
  none: 'operational',
  minor: 'degraded',
  major: 'partial_outage',
  critical: 'major_outage',
  maintenance: 'maintenance',
};

/** Reads any document of the API, distinguished by shape. */
export const readStatuspageDocument: ReadDocument = (document, target, now) => {
  if (document.text.trimStart().startsWith('<')) return readHistoryFeed(document, target, now);
  const parsed = parsePageJson(document.text);
  if (parsed.kind === 'unreadable') return parsed;
  if (!isStatuspageShape(parsed.value)) return unreadable(describeOther(parsed.value));
  if (!areListsOfRecords(parsed.value, 'components', 'incidents', 'scheduled_maintenances'))
    return unreadable('A list of the document has an entry that is no object.');
  return readStatuspageValue(parsed.value, document.url, now);
};

/** Reads the value of any JSON document of the API. */
function readStatuspageValue(value: JsonRecord, url: string, now: number): Reading {
  const single = readIncidentDocument(value, now);
  const unknownStatuses = new Set<string>();
  const components =
    listAt(value, 'components') === undefined || single !== undefined
      ? undefined
      : readComponents(value, unknownStatuses);
  const incidents = single === undefined ? readIncidents(value, now, unknownStatuses) : [single];
  const page = recordAt(value, 'page');
  return observed(
    {
      status: readOverall(value, url, components, incidents, unknownStatuses),
      rawStatus: textAt(recordAt(value, 'status') ?? {}, 'description', 'indicator'),
      components,
      incidents,
      listsAllUnresolved: listsAllUnresolved(value, url),
      pageId: page === undefined ? undefined : idAt(page, 'id'),
      pageName: page === undefined ? undefined : textAt(page, 'name'),
    },
    unknownStatuses,
  );
}

/**
 * The indicator wins. A document that has none by nature speaks through its components or its open incidents; a summary that has
 * lost its indicator does not speak at all.
 */
function readOverall(
  value: JsonRecord,
  url: string,
  components: readonly ObservedComponent[] | undefined,
  incidents: readonly ObservedIncident[],
  unknownStatuses: Set<string>,
): Status {
  if ('status' in value && typeof value['status'] !== 'string') {
    const status = readStatus(INDICATORS, textAt(recordAt(value, 'status') ?? {}, 'indicator'), unknownStatuses);
    // A page that lists its parts and has none, or no list of them, does not know how they are.
    const hasNoParts = 'components' in value && (components === undefined || components.length === 0);
    return status === 'operational' && hasNoParts ? 'unknown' : status;
  }
  const isSummary =
    /\/(?:summary|index)\.json(?:\?|$)/.test(url) || 'incidents' in value || 'scheduled_maintenances' in value;
  if (components !== undefined) return isSummary ? 'unknown' : worstStatus(components.map(({ status }) => status));
  return worstOfOpen(incidents) ?? 'unknown';
}

/** Rows of the page without its group rows, whose status only repeats their children's, as far as these are listed. */
function readComponents(value: JsonRecord, unknownStatuses: Set<string>): readonly ObservedComponent[] {
  const rows = recordsAt(value, 'components');
  const parentIds = new Set(rows.map((row) => idAt(row, 'group_id')));
  const groupNames = new Map(rows.filter(isGroup).map((row) => [idAt(row, 'id'), textAt(row, 'name')]));
  return rows
    .filter((row) => !isGroup(row) || !parentIds.has(idAt(row, 'id')))
    .map((row, index) => {
      const name = nameOr(textAt(row, 'name'), idAt(row, 'id'), index);
      const rawStatus = textAt(row, 'status');
      const groupId = idAt(row, 'group_id');
      return makeComponent({
        externalId: idAt(row, 'id') ?? deriveId([groupId ?? '', name]),
        name,
        groupName: groupId === undefined ? undefined : groupNames.get(groupId),
        status: readStatus(COMMON_STATUSES, rawStatus, unknownStatuses),
        rawStatus,
        position: numberAt(row, 'position'),
      });
    });
}

/** `group: true`, or a row that lists children (documents from before that member). */
function isGroup(row: JsonRecord): boolean {
  return row['group'] === true || (Array.isArray(row['components']) && row['components'].length > 0);
}

function readIncidents(value: JsonRecord, now: number, unknownStatuses: Set<string>): readonly ObservedIncident[] {
  const rows = [...recordsAt(value, 'incidents'), ...recordsAt(value, 'scheduled_maintenances')];
  const incidents = rows.map((row) => readIncident(row, now, unknownStatuses));
  return [...new Map(incidents.map((incident) => [incident.externalId, incident])).values()];
}

/**
 * A summary and `incidents/unresolved.json` hold all that is open; other lists are cut at 50. incident.io leaves the list out when
 * nothing is; a Statuspage that has none has lost it.
 */
function listsAllUnresolved(value: JsonRecord, url: string): boolean {
  if (/\/incidents\/unresolved(?:\.json)?(?:\?|$)/.test(url)) return true;
  const isOlderIndex = /\/index\.json(?:\?|$)/.test(url);
  if (!('status' in value) || !('components' in value) || isOlderIndex) return false;
  return Array.isArray(value['incidents']) || (!('incidents' in value) && isIncidentIoShape(value));
}

function describeOther(value: unknown): string {
  const page = typeof value === 'object' && value !== null && 'page' in value ? value.page : undefined;
  const isInstatus = typeof page === 'object' && page !== null && 'status' in page && typeof page.status === 'string';
  return isInstatus
    ? 'This is a document of Instatus, not of Statuspage.'
    : 'The JSON is not a document of Statuspage.';
}
