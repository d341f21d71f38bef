import type { Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import {
  idAt,
  areListsOfRecords,
  isListOfRecords,
  isRecord,
  listAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { customerOf } from '../../reading/named-documents.ts';
import { deriveId, makeComponent, makeIncident, nameOr, observed } from '../../reading/observed.ts';
import { COMMON_PHASES, readReported, readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { impactOfStatus, worstStatus } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { resolvePath } from '../../reading/target-url.ts';
import { readUpdates, type UpdateFields } from '../../reading/update.ts';

const STATES: ReportedTable<Status> = {
  operational: 'operational',
  degraded: 'degraded',
  partial_outage: 'partial_outage',
  major_outage: 'major_outage',
  maintenance: 'maintenance',
};

const UPDATE_FIELDS: UpdateFields = {
  time: ['startedAt', 'createdAt'],
  text: 'description',
  status: ['status'],
  phases: COMMON_PHASES,
};

/** The page is a shell of some hundred characters. */
const HTML_LENGTH_MAX = 5000;
/** Groups within groups, deeper than anybody has them. */
const GROUP_DEPTH_MAX = 8;

/**
 * Pages hosted by Datadog: one document from which a browser draws the page, with components, which have the status, and incidents with
 * their history. Maintenances have a list of their own, whose shape is not known; a component in maintenance says so itself.
 */
export const datadog = createSingleDocumentAdapter({
  name: 'datadog',
  title: 'Datadog Status Pages',
  isHostedByProvider: true,
  path: '/config.json',
  readDocument: jsonReader('Datadog Status Pages', isConfig, read),
  recognises: (document) => jsonMatches(document, isConfig),
  findDocuments: (html, pageUrl) =>
    customerOf(pageUrl, 'statuspage.datadoghq.com') !== undefined || /datadog/i.test(html.slice(0, HTML_LENGTH_MAX))
      ? [resolvePath(pageUrl, '/config.json')]
      : [],
});

function isConfig(value: unknown): value is JsonRecord {
  if (!isRecord(value) || !isListOfRecords(value['incidents']) || !('maintenances' in value)) return false;
  const rows = listAt(value, 'components') ?? [];
  return (
    rows.length > 0 &&
    rows.every(
      (row) => isRecord(row) && /^Component(?:Group)?$/.test(textAt(row, 'type') ?? '') && isWholeGroup(row, 0),
    )
  );
}

/** Whether a group has nothing but components and groups in it. */
function isWholeGroup(row: JsonRecord, depth: number): boolean {
  return (
    areListsOfRecords(row, 'components') &&
    (depth >= GROUP_DEPTH_MAX || recordsAt(row, 'components').every((part) => isWholeGroup(part, depth + 1)))
  );
}

function read(value: JsonRecord, { now }: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const components = readComponents(recordsAt(value, 'components'), undefined, unknownStatuses);
  return observed(
    {
      status: worstStatus(components.map(({ status }) => status)),
      components,
      incidents: recordsAt(value, 'incidents').map((row) => readIncident(row, now, unknownStatuses)),
      listsAllUnresolved: true,
      pageName: textAt(value, 'name'),
    },
    unknownStatuses,
  );
}

/** Components of all groups. A group has no status of its own; one without a list of components counts as an unknown component. */
function readComponents(
  rows: readonly JsonRecord[],
  groupName: string | undefined,
  unknownStatuses: Set<string>,
  depth = 0,
): readonly ObservedComponent[] {
  return rows.flatMap((row, position) => {
    const name = nameOr(textAt(row, 'name'), idAt(row, 'id'), position);
    if (textAt(row, 'type') === 'ComponentGroup' && listAt(row, 'components') !== undefined && depth < GROUP_DEPTH_MAX)
      return readComponents(recordsAt(row, 'components'), groupName ?? name, unknownStatuses, depth + 1);
    const rawStatus = textAt(row, 'status');
    return [
      makeComponent({
        externalId: idAt(row, 'id') ?? deriveId([groupName ?? '', name]),
        name,
        groupName,
        status: readStatus(STATES, rawStatus, unknownStatuses),
        rawStatus,
        position,
      }),
    ];
  });
}

function readIncident(row: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const timeline = recordsAt(row, 'timeline');
  const rawStatus = textAt(row, 'currentStatus');
  const isOpen = row['resolved'] !== true;
  // The incident's own list of components holds their status now, which is operational once it is over; the history tells the worst.
  const affected = [...timeline, row].flatMap((update) => recordsAt(update, 'componentsAffected'));
  const worst = worstStatus(
    affected.map((component) => readStatus(STATES, textAt(component, 'status'), unknownStatuses)),
  );
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      title: textAt(row, 'title'),
      impact: impactOfStatus(worst),
      status: readReported(COMMON_PHASES, rawStatus, unknownStatuses) ?? 'investigating',
      isOpen,
      startedAt: timeAt(row, 'publishedDate'),
      resolvedAt: isOpen ? undefined : timeAt(row, 'resolvedDate'),
      updates: readUpdates(timeline, UPDATE_FIELDS, unknownStatuses),
      componentIds: [...new Set(affected.flatMap((component) => idAt(component, 'id') ?? []))],
      rawStatus,
    },
    now,
  );
}
