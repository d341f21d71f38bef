import type { Impact, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  idAt,
  isRecord,
  listAt,
  recordAt,
  recordsAt,
  recordsOf,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { deriveId, makeComponent, makeIncident, observed } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstStatus } from '../../reading/severity.ts';
import { jsonReader, type ReadContext } from '../../reading/single-document.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';
import { updateOf } from '../../reading/update.ts';

/**
 * Events concern a service in a region, so a disruption is a part of the whole. An informational event is open too: the dashboard
 * does not call the service healthy.
 */
const CODES: ReportedTable<Status> = { 0: 'operational', 1: 'degraded', 2: 'degraded', 3: 'partial_outage' };
/** Services that are read of one event. */
const IMPACTED_MAX = 500;
const IMPACTS: ReportedTable<Impact> = { 0: 'none', 1: 'none', 2: 'minor', 3: 'major' };

/**
 * A bare list of open events, or the older wrapper around it. An empty list is the healthy answer; rows of another shape among events
 * are passed over, but a list of nothing else is another document.
 */
export function isCurrentEvents(value: unknown): value is JsonRecord | readonly JsonRecord[] {
  const rows = eventsOf(value);
  return rows !== undefined && (rows.length === 0 || rows.some(isEvent));
}

function isEvent(row: unknown): row is JsonRecord {
  if (!isRecord(row) || !('status' in row) || !('service' in row)) return false;
  return 'event_log' in row || 'date' in row || isHealthArn(row);
}

function isHealthArn(row: JsonRecord): boolean {
  return textAt(row, 'arn')?.startsWith('arn:aws:health:') === true;
}

/** True when there is an event in it: an empty list may be anybody's. */
export function hasEvents(value: unknown): boolean {
  return recordsOf(eventsOf(value)).some((row) => 'event_log' in row || isHealthArn(row));
}

export const readCurrentEvents = jsonReader('AWS Health', isCurrentEvents, read);

function eventsOf(value: unknown): readonly unknown[] | undefined {
  return isRecord(value) ? listAt(value, 'current') : Array.isArray(value) ? value : undefined;
}

function read(value: JsonRecord | readonly JsonRecord[], { target, now }: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const listed = eventsOf(value) ?? [];
  const events = listed.filter(isEvent);
  if (events.length < listed.length) unknownStatuses.add('(a row that is no event)');
  const rows = recordsOf(events).filter((row) => isWanted(row, target));
  const odd: readonly Status[] = events.length < listed.length ? ['unknown'] : [];
  const statuses = [...rows.map((row) => readStatus(CODES, idAt(row, 'status'), unknownStatuses)), ...odd];
  return observed(
    {
      status: statuses.length === 0 ? 'operational' : worstStatus(statuses),
      components: readComponents(rows, unknownStatuses),
      incidents: rows.map((row) => readEvent(row, now, unknownStatuses)),
      listsAllUnresolved: true,
      pageName: 'AWS',
    },
    unknownStatuses,
  );
}

/** Services with an open event, each in its region: who calls another region is not concerned. Those that are well are not listed. */
function readComponents(rows: readonly JsonRecord[], unknownStatuses: Set<string>): readonly ObservedComponent[] {
  const components = new Map<string, ObservedComponent>();
  for (const row of rows) {
    const region = regionOf(row);
    const impacted = Object.entries(recordAt(row, 'impacted_services') ?? {}).slice(0, IMPACTED_MAX);
    const parts = impacted.length > 0 ? impacted : [[textAt(row, 'service') ?? '', row] as const];
    for (const [slug, part] of parts) {
      if (slug === '') continue;
      const details = isRecord(part) ? part : {};
      const rawStatus = idAt(details, 'current', 'status') ?? idAt(row, 'status');
      const status = readStatus(CODES, rawStatus, unknownStatuses);
      const known = components.get(slug);
      components.set(
        slug,
        makeComponent({
          externalId: slug,
          name: textAt(details, 'service_name') ?? slug,
          region: region === '' ? undefined : region,
          status: known === undefined ? status : worstStatus([known.status, status]),
          rawStatus,
        }),
      );
    }
  }
  return [...components.values()];
}

/** The region is in the ARN; `region_name` is a display name, and empty for global services. */
function regionOf(row: JsonRecord): string {
  return (textAt(row, 'arn') ?? '').split(':')[3] ?? '';
}

function isWanted(row: JsonRecord, target: PageTarget): boolean {
  const regions = wordsOf(target.options['regions']);
  const services = wordsOf(target.options['services']);
  const region = regionOf(row);
  const isGlobal = region === '' || region === 'global';
  const impacted = Object.keys(recordAt(row, 'impacted_services') ?? {});
  const slug = textAt(row, 'service') ?? '';
  // Which services an event of several concerns, its list tells; without one it may be any.
  const isOfAny = impacted.length === 0 && (slug === '' || slug.startsWith('multipleservices'));
  const isInRegion = regions.length === 0 || isGlobal || regions.includes(region);
  return (
    isInRegion &&
    (services.length === 0 ||
      isOfAny ||
      [slug, ...impacted].some((one) => services.some((name) => one === name || one.startsWith(`${name}-`))))
  );
}

function wordsOf(option: string | undefined): readonly string[] {
  return (option ?? '')
    .toLowerCase()
    .split(',')
    .map((reported) => reported.trim())
    .filter(Boolean);
}

function readEvent(row: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const rawStatus = idAt(row, 'status');
  const where = [textAt(row, 'service_name'), textAt(row, 'region_name') ?? regionOf(row)].filter(
    (part) => part !== undefined && part !== '',
  );
  const summary = toPlainText(textAt(row, 'summary') ?? '') || 'Event';
  const isResolved = rawStatus === '0' || /^\[RESOLVED\]/i.test(summary);
  return makeIncident(
    {
      externalId: textAt(row, 'arn') ?? deriveId([textAt(row, 'service') ?? '', idAt(row, 'date') ?? '']),
      title: where.length === 0 ? summary : `${summary} (${where.join(', ')})`,
      impact: readReported(IMPACTS, rawStatus, unknownStatuses),
      status: isResolved ? 'resolved' : 'investigating',
      startedAt: timeAt(row, 'date'),
      updates: recordsAt(row, 'event_log').flatMap(readLogEntry),
      componentIds: componentIdsOf(row),
      rawStatus,
    },
    now,
  );
}

function componentIdsOf(row: JsonRecord): readonly string[] {
  const impacted = Object.keys(recordAt(row, 'impacted_services') ?? {}).slice(0, IMPACTED_MAX);
  return impacted.length > 0 ? impacted : [textAt(row, 'service') ?? ''].filter(Boolean);
}

function readLogEntry(row: JsonRecord): readonly ObservedUpdate[] {
  const rawStatus = idAt(row, 'status');
  return updateOf({
    createdAt: timeAt(row, 'timestamp'),
    html: textAt(row, 'message'),
    status: rawStatus === '0' ? 'resolved' : 'investigating',
    rawStatus,
  });
}
