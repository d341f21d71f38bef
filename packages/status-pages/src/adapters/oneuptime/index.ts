import type { IncidentStatus, Status } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  numberAt,
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
    ...recordsAt(value, 'activeIncidents').map((row) => readIncident(row, recordsAt(value, 'incidentStates'), now)),
    ...recordsAt(value, 'scheduledMaintenanceEvents').map((row) =>
      readMaintenance(row, recordsAt(value, 'scheduledMaintenanceStates'), now),
    ),
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
  if (overall['isOfflineState'] === true) return 'major_outage';
  if (overall['isOperationalState'] === true)
    return (overall['isOfflineState'] ?? false) === false ? 'operational' : 'unknown';
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

/**
 * Whether a state has a flag, or stands at or behind the one of the project's states that has it: a project adds states of its own
 * between those that OneUptime knows. Undefined where the document does not tell.
 */
function hasReached(
  state: JsonRecord | undefined,
  flag: 'isOngoingState' | 'isEndedState' | 'isResolvedState',
  states: readonly JsonRecord[],
): boolean | undefined {
  if (state?.[flag] === true) return true;
  const [order, bound] = [
    numberAt(state ?? {}, 'order'),
    numberAt(states.find((row) => row[flag] === true) ?? {}, 'order'),
  ];
  if (order !== undefined && bound !== undefined) return order >= bound;
  return state?.[flag] === false ? false : undefined;
}

function readIncident(row: JsonRecord, states: readonly JsonRecord[], now: number): ObservedIncident {
  const state = recordAt(row, 'currentIncidentState');
  return makeIncident(
    {
      externalId: idOf(row),
      title: textAt(row, 'title'),
      impact: 'minor',
      status: hasReached(state, 'isResolvedState', states) === true ? 'resolved' : 'investigating',
      startedAt: timeOf(row, 'declaredAt', 'createdAt'),
      rawStatus: state === undefined ? undefined : textAt(state, 'name'),
      rawImpact: textAt(recordAt(row, 'incidentSeverity') ?? {}, 'name'),
    },
    now,
  );
}

function readMaintenance(row: JsonRecord, states: readonly JsonRecord[], now: number): ObservedIncident {
  const state = recordAt(row, 'currentScheduledMaintenanceState');
  const [startsAt, endsAt] = [timeOf(row, 'startsAt'), timeOf(row, 'endsAt')];
  return makeIncident(
    {
      externalId: idOf(row),
      kind: 'maintenance',
      title: textAt(row, 'title'),
      status: maintenancePhase(state, states, { startsAt, endsAt, now }),
      startedAt: startsAt,
      resolvedAt: endsAt,
      scheduledFor: startsAt,
      scheduledUntil: endsAt,
      rawStatus: state === undefined ? undefined : textAt(state, 'name'),
    },
    now,
  );
}

/** By its state; the planned times only tell where the state does not, because work runs late. */
function maintenancePhase(
  state: JsonRecord | undefined,
  states: readonly JsonRecord[],
  {
    startsAt,
    endsAt,
    now,
  }: { readonly startsAt: number | undefined; readonly endsAt: number | undefined; readonly now: number },
): IncidentStatus {
  const isEnded = hasReached(state, 'isEndedState', states);
  if (isEnded === true || hasReached(state, 'isResolvedState', states) === true) return 'completed';
  if (hasReached(state, 'isOngoingState', states) === true) return 'in_progress';
  if (state?.['isScheduledState'] === true) return 'scheduled';
  if (isEnded === undefined && endsAt !== undefined && endsAt <= now) return 'completed';
  return startsAt !== undefined && startsAt > now ? 'scheduled' : 'in_progress';
}
