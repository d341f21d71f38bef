import type { IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import type { Adapter, PageDocument, PageTarget } from '../../adapter.ts';
import {
  areListsOfRecords,
  idAt,
  isRecord,
  listAt,
  parsePageJson,
  recordAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { findNamed } from '../../reading/named-documents.ts';
import { makeComponent, makeIncident, nameOr, observed, unreadable } from '../../reading/observed.ts';
import { worstOfOpen, worstStatus } from '../../reading/severity.ts';
import { jsonMatches } from '../../reading/single-document.ts';
import { absoluteLink, resolvePath } from '../../reading/target-url.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';
import { readUpdates, type UpdateFields } from '../../reading/update.ts';

const STATES: ReportedTable<Status> = {
  operational: 'operational',
  partially_degraded: 'partial_outage',
  degraded: 'major_outage',
  under_maintenance: 'maintenance',
};

/** The interface that a page has on its own host, described there at `/api`: it says whether something is wrong, not how much. */
const OWN_HOST_STATES: ReportedTable<Status> = { ...STATES, degraded: 'degraded' };

const PHASES: ReportedTable<IncidentStatus> = {
  open: 'investigating',
  investigating: 'investigating',
  identified: 'identified',
  recovering: 'monitoring',
  resolved: 'resolved',
  scheduled: 'scheduled',
  under_way: 'in_progress',
  complete: 'completed',
};

/**
 * Sorry™: components, and the notices that are open. Option `pageId`, or a URL ending in `/v1/pages/<id>` or, on the page's own host, in
 * `/api/v1`.
 */
export const sorry: Adapter = {
  name: 'sorry',
  title: 'Sorry™',
  isHostedByProvider: true,
  requests: (target) => {
    if (target.options['exact'] === 'yes') return [{ key: 'page', url: target.url }];
    const page = pageUrl(target);
    return [
      { key: 'components', url: `${page}/components` },
      { key: 'notices', url: `${page}/notices?filter[timeline_state_eq]=present`, optional: true },
      ...(page.endsWith('/api/v1') ? [{ key: 'status', url: `${page}/status`, optional: true }] : []),
    ];
  },
  read,
  findDocuments: (html) =>
    findNamed(
      html,
      /https:\/\/api\.sorryapp\.com\/v1\/pages\/([\w-]{1,60})/g,
      ([id = '']) => `https://api.sorryapp.com/v1/pages/${id}/components`,
    ),
  recognises: (document) =>
    jsonMatches(document, (value) =>
      rowsOf(value, isComponent).some((row) => readReported(STATES, textAt(row, 'state'), new Set()) !== undefined),
    ),
};

function pageUrl(target: PageTarget): string {
  const pageId = target.options['pageId'];
  const url = target.url.replace(/\/(?:components|notices)?(?:\?.*)?$/, '');
  return pageId === undefined || url.includes('/v1/pages/')
    ? url
    : resolvePath('https://api.sorryapp.com', `/v1/pages/${encodeURIComponent(pageId)}`);
}

function read(documents: ReadonlyMap<string, PageDocument>, target: PageTarget, now: number): Reading {
  const unknownStatuses = new Set<string>();
  let components: readonly ObservedComponent[] | undefined;
  let incidents: readonly ObservedIncident[] | undefined;
  let overall: Status | undefined;
  let isWhole = true;
  let reason = 'No document came.';
  for (const document of documents.values()) {
    const parsed = parsePageJson(document.text);
    if (parsed.kind === 'unreadable') {
      reason = parsed.reason;
      continue;
    }
    const pageState = pageStateOf(parsed.value);
    if (pageState !== undefined) {
      overall = readStatus(OWN_HOST_STATES, pageState, unknownStatuses);
      continue;
    }
    // A notice that lacks what only notices have is told by the request that it answers.
    const isOne = document.key === 'notices' ? () => true : isNotice;
    const notices = rowsOf(parsed.value, isOne);
    const parts = rowsOf(parsed.value, (row) => !isOne(row));
    if (hasOddRow(parsed.value)) return unreadable('A list of the document has an entry that is no object.');
    if (parts.some(isComponent)) {
      const states = isRecord(parsed.value) && 'components' in parsed.value ? OWN_HOST_STATES : STATES;
      components = parts.map((row, position) => readComponent(row, position, states, unknownStatuses));
      isWhole = !hasNextPage(parsed.value);
    } else if (notices.length > 0 || isEmptyNotices(document, parsed.value))
      incidents = notices.map((row) => readNotice(row, target, now, unknownStatuses));
    else reason = 'The JSON is not a document of Sorry™.';
  }
  if (components === undefined && incidents === undefined) return unreadable(reason);
  return observed(
    {
      status: overall ?? statusOfParts(components, isWhole, incidents ?? []),
      components,
      incidents: incidents ?? [],
      listsAllUnresolved: incidents !== undefined,
    },
    unknownStatuses,
  );
}

/** One list of several cannot say that everything is well. */
function statusOfParts(
  components: readonly ObservedComponent[] | undefined,
  isWhole: boolean,
  incidents: readonly ObservedIncident[],
): Status {
  if (components === undefined) return worstOfOpen(incidents) ?? 'unknown';
  const worst = worstStatus(components.map(({ status }) => status));
  return worst === 'operational' && !isWhole ? 'unknown' : worst;
}

function pageStateOf(value: unknown): string | undefined {
  return isRecord(value) ? textAt(recordAt(value, 'page') ?? {}, 'state') : undefined;
}

function hasNextPage(value: unknown): boolean {
  return isRecord(value) && Boolean(recordAt(value, 'meta')?.['next_page']);
}

/** A list without rows says what it lists only by the request that it answers. */
function isEmptyNotices({ key }: PageDocument, value: unknown): boolean {
  const list = isRecord(value) ? (listAt(value, 'response') ?? listAt(value, 'notices')) : undefined;
  return key === 'notices' && list?.length === 0;
}

const LISTS = ['response', 'components', 'notices'];

/** What stands among the parts of a page may be trouble that cannot be read. */
function hasOddRow(value: unknown): boolean {
  return (
    isRecord(value) &&
    !(
      areListsOfRecords(value, ...LISTS) &&
      LISTS.every((key) => recordsAt(value, key).every((row) => areListsOfRecords(row, 'children')))
    )
  );
}

function rowsOf(value: unknown, matches: (row: JsonRecord) => boolean): readonly JsonRecord[] {
  if (!isRecord(value)) return [];
  const rows = LISTS.flatMap((key) => recordsAt(value, key));
  return rows.flatMap((row) => [row, ...recordsAt(row, 'children')]).filter(matches);
}

function isComponent(row: JsonRecord): boolean {
  return ('name' in row || 'state' in row) && !('subject' in row);
}

function isNotice(row: JsonRecord): boolean {
  return textAt(row, 'subject') !== undefined && 'state' in row;
}

function readComponent(
  row: JsonRecord,
  position: number,
  states: ReportedTable<Status>,
  unknownStatuses: Set<string>,
): ObservedComponent {
  const name = nameOr(textAt(row, 'name'), idAt(row, 'id'), position);
  const rawStatus = textAt(row, 'state');
  return makeComponent({
    externalId: idAt(row, 'id') ?? name,
    name,
    status: readStatus(states, rawStatus, unknownStatuses),
    rawStatus,
  });
}

const UPDATE_FIELDS: UpdateFields = {
  time: ['published_at', 'created_at'],
  text: 'content',
  status: ['state'],
  phases: PHASES,
};

function readNotice(row: JsonRecord, target: PageTarget, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const rawStatus = textAt(row, 'state');
  const isPlanned = row['type'] === 'planned';
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind: isPlanned ? 'maintenance' : 'incident',
      title: textAt(row, 'subject'),
      status: readReported(PHASES, rawStatus, unknownStatuses) ?? (isPlanned ? 'scheduled' : 'investigating'),
      startedAt: timeAt(row, 'began_at', 'begins_at', 'published_at', 'created_at'),
      resolvedAt: timeAt(row, 'ended_at'),
      scheduledFor: isPlanned ? timeAt(row, 'begins_at', 'began_at') : undefined,
      scheduledUntil: isPlanned ? timeAt(row, 'ends_at') : undefined,
      url: absoluteLink(textAt(row, 'url', 'link'), target.url),
      updates: readUpdates(recordsAt(row, 'updates'), UPDATE_FIELDS, unknownStatuses),
      rawStatus,
    },
    now,
  );
}
