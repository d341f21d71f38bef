import type { Status } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  recordAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeIncident, observed } from '../../reading/observed.ts';
import { isDocumentUrl } from '../../reading/target-url.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';

/**
 * OneUptime: the overview of a page, whose status is one that its owner has named; what it means are its flags. Option `pageId`; without it
 * the page is asked for by its own host. https://oneuptime.com/docs/status-pages/public-api
 */
export const oneuptime = createSingleDocumentAdapter({
  name: 'oneuptime',
  title: 'OneUptime',
  path: overviewUrl,
  readDocument: jsonReader('OneUptime', isOverview, read),
  recognises: (document) => jsonMatches(document, isOverview),
  findDocuments: (html, pageUrl) =>
    /oneuptime/i.test(html.slice(0, 200_000)) ? [overviewUrl({ url: pageUrl, options: {} })] : [],
});

function overviewUrl(target: PageTarget): string {
  if (target.url.includes('/status-page-api/') || isDocumentUrl(target) || !URL.canParse(target.url)) return target.url;
  const { origin, hostname } = new URL(target.url);
  return `${origin}/status-page-api/overview/${encodeURIComponent(target.options['pageId'] ?? hostname)}`;
}

function isOverview(value: unknown): value is JsonRecord {
  return (
    isRecord(value) &&
    recordAt(value, 'overallStatus') !== undefined &&
    isListOfRecords(value['activeIncidents']) &&
    listAt(value, 'statusPageResources') !== undefined
  );
}

function read(value: JsonRecord, { now }: ReadContext): Reading {
  const overall = recordAt(value, 'overallStatus') ?? {};
  const hasResources = recordsAt(value, 'statusPageResources').length > 0;
  const incidents = [
    ...recordsAt(value, 'activeIncidents').map((row) => readIncident(row, now)),
    ...recordsAt(value, 'scheduledMaintenanceEvents').map((row) => readMaintenance(row, now)),
  ];
  return observed({
    // A page without anything on it gets a status of its own accord.
    status: hasResources ? statusOf(overall) : 'unknown',
    rawStatus: textAt(overall, 'name'),
    incidents,
    listsAllUnresolved: true,
  });
}

function statusOf(overall: JsonRecord): Status {
  if (overall['isOperationalState'] === true) return 'operational';
  if (overall['isOfflineState'] === true) return 'major_outage';
  return overall['isOperationalState'] === false ? 'degraded' : 'unknown';
}

/** Times are texts, or texts within an object that says so. */
function timeOf(row: JsonRecord, ...keys: readonly string[]): number | undefined {
  return timeAt(Object.fromEntries(keys.map((key) => [key, recordAt(row, key)?.['value'] ?? row[key]])), ...keys);
}

function idOf(row: JsonRecord): string | undefined {
  const id = recordAt(row, '_id');
  return id === undefined ? idAt(row, '_id', 'id') : idAt(id, 'value');
}

function readIncident(row: JsonRecord, now: number): ObservedIncident {
  const state = recordAt(row, 'currentIncidentState');
  return makeIncident(
    {
      externalId: idOf(row),
      title: textAt(row, 'title'),
      impact: 'minor',
      status: 'investigating',
      startedAt: timeOf(row, 'declaredAt', 'createdAt'),
      rawStatus: state === undefined ? undefined : textAt(state, 'name'),
      rawImpact: textAt(recordAt(row, 'incidentSeverity') ?? {}, 'name'),
    },
    now,
  );
}

function readMaintenance(row: JsonRecord, now: number): ObservedIncident {
  const startsAt = timeOf(row, 'startsAt');
  return makeIncident(
    {
      externalId: idOf(row),
      kind: 'maintenance',
      title: textAt(row, 'title'),
      status: startsAt !== undefined && startsAt > now ? 'scheduled' : 'in_progress',
      startedAt: startsAt,
      scheduledFor: startsAt,
      scheduledUntil: timeOf(row, 'endsAt'),
    },
    now,
  );
}
