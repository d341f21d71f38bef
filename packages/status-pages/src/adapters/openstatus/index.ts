import type { Status } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  ownValue,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { customerOf } from '../../reading/named-documents.ts';
import { makeComponent, makeIncident, nameOr, observed } from '../../reading/observed.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import {
  COMMON_PHASES,
  COMMON_STATUSES,
  normalizeReported,
  readReported,
  readStatus,
  type ReportedTable,
} from '../../reading/reported-status.ts';
import { resolvePath } from '../../reading/target-url.ts';
import { readUpdates, updateOf, type UpdateFields } from '../../reading/update.ts';

const STATES: ReportedTable<Status> = { ...COMMON_STATUSES, incident: 'degraded', unknown: 'unknown' };
/** Words of the page's own feed. An error of one part does not say how many calls it hurts. */
const FEED_STATES: ReportedTable<Status> = {
  success: 'operational',
  degraded: 'degraded',
  error: 'partial_outage',
  info: 'maintenance',
};

const UPDATE_FIELDS: UpdateFields = { time: ['date'], text: 'message', status: ['status'], phases: COMMON_PHASES };
/** Characters of a page that are searched for the name of openstatus. */
const HTML_LENGTH_MAX = 200_000;

const readStatusOnly = jsonReader('openstatus', isStatusOnly, read);
const readFeed = jsonReader('openstatus', isFeed, readFeedValue);

/**
 * openstatus: the feed in JSON of a page, wherever it stands, with its monitors and reports; or one status from the public interface.
 * Option `slug` names the page there; without it the URL is that of a document.
 */
export const openstatus = createSingleDocumentAdapter({
  name: 'openstatus',
  title: 'openstatus',
  isHostedByProvider: true,
  path: statusUrl,
  readDocument: (document, target, now) =>
    jsonMatches(document, isFeed) ? readFeed(document, target, now) : readStatusOnly(document, target, now),
  findDocuments: (html, pageUrl) => {
    const slug = customerOf(pageUrl, 'openstatus.dev');
    if (slug !== undefined) return [`https://api.openstatus.dev/public/status/${slug}`];
    return /openstatus/i.test(html.slice(0, HTML_LENGTH_MAX)) ? [resolvePath(pageUrl, '/feed/json')] : [];
  },
  recognises: (document) =>
    jsonMatches(
      document,
      (value) =>
        isFeed(value) ||
        // Anybody's health endpoint answers so.
        (document.url.startsWith('https://api.openstatus.dev/') &&
          isStatusOnly(value) &&
          ownValue(STATES, normalizeReported(textAt(value, 'status') ?? '')) !== undefined),
    ),
});

function statusUrl(target: PageTarget): string {
  const slug = target.options['slug'];
  if (slug === undefined || target.url.includes('/public/status/')) return target.url;
  return `https://api.openstatus.dev/public/status/${encodeURIComponent(slug)}`;
}

/** A document with `status` and nothing else: many documents have a `status` among other members. */
function isStatusOnly(value: unknown): value is JsonRecord {
  return isRecord(value) && Object.keys(value).length === 1 && textAt(value, 'status') !== undefined;
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const rawStatus = textAt(value, 'status');
  const status = readStatus(STATES, rawStatus, unknownStatuses);
  return observed({ status, rawStatus, incidents: [], listsAllUnresolved: false }, unknownStatuses);
}

function isFeed(value: unknown): value is JsonRecord {
  return (
    isRecord(value) &&
    textAt(value, 'status') !== undefined &&
    isListOfRecords(value['monitors']) &&
    isListOfRecords(value['statusReports']) &&
    listAt(value, 'maintenances') !== undefined
  );
}

function readFeedValue(value: JsonRecord, { now }: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const components = recordsAt(value, 'monitors').map((row, position) => {
    const rawStatus = textAt(row, 'status');
    return makeComponent({
      externalId: idAt(row, 'id') ?? String(position),
      name: nameOr(textAt(row, 'name'), idAt(row, 'id'), position),
      status: readStatus(FEED_STATES, rawStatus, unknownStatuses),
      rawStatus,
    });
  });
  const rawStatus = textAt(value, 'status');
  return observed(
    {
      status: readStatus(FEED_STATES, rawStatus, unknownStatuses),
      rawStatus,
      components,
      incidents: [
        ...recordsAt(value, 'statusReports').map((row) => readReport(row, now, unknownStatuses)),
        ...recordsAt(value, 'maintenances').map((row) => readMaintenance(row, now)),
      ],
      listsAllUnresolved: true,
      pageName: textAt(value, 'title'),
    },
    unknownStatuses,
  );
}

function readReport(row: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const rawStatus = textAt(row, 'status');
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      title: textAt(row, 'title'),
      impact: 'minor',
      status: readReported(COMMON_PHASES, rawStatus, unknownStatuses) ?? 'investigating',
      startedAt: undefined,
      updates: readUpdates(recordsAt(row, 'statusReportUpdates'), UPDATE_FIELDS, unknownStatuses),
      componentIds: (listAt(row, 'monitors') ?? []).map(String),
      rawStatus,
    },
    now,
  );
}

function readMaintenance(row: JsonRecord, now: number): ObservedIncident {
  const from = timeAt(row, 'from');
  const to = timeAt(row, 'to');
  const isOver = to !== undefined && to <= now;
  return makeIncident(
    {
      // Reports and maintenances are counted apart.
      externalId: `maintenance-${idAt(row, 'id') ?? String(from)}`,
      kind: 'maintenance',
      title: textAt(row, 'name'),
      status: isOver ? 'completed' : from !== undefined && from <= now ? 'in_progress' : 'scheduled',
      startedAt: from,
      resolvedAt: isOver ? to : undefined,
      scheduledFor: from,
      scheduledUntil: to,
      updates: updateOf({ createdAt: timeAt(row, 'updatedAt'), html: textAt(row, 'message'), status: 'scheduled' }),
      componentIds: (listAt(row, 'monitors') ?? []).map(String),
    },
    now,
  );
}
