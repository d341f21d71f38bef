import type { Impact, Status } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
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
import { deriveId, makeIncident, observed } from '../../reading/observed.ts';
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
const IMPACTS: ReportedTable<Impact> = { 0: 'none', 1: 'none', 2: 'minor', 3: 'major' };

/** A bare list of open events, or the older wrapper around it. An empty list is the healthy answer. */
export function isCurrentEvents(value: unknown): value is JsonRecord | readonly JsonRecord[] {
  const rows = eventsOf(value);
  return (
    rows !== undefined &&
    rows.every((row) => isRecord(row) && 'status' in row && 'service' in row && ('event_log' in row || 'date' in row))
  );
}

/** True when there is an event in it: an empty list may be anybody's. */
export function hasEvents(value: unknown): boolean {
  return recordsOf(eventsOf(value)).some((row) => 'event_log' in row);
}

export const readCurrentEvents = jsonReader('AWS Health', isCurrentEvents, read);

function eventsOf(value: unknown): readonly unknown[] | undefined {
  return isRecord(value) ? listAt(value, 'current') : Array.isArray(value) ? value : undefined;
}

function read(value: JsonRecord | readonly JsonRecord[], { target, now }: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const rows = recordsOf(eventsOf(value)).filter((row) => isWanted(row, target));
  const statuses = rows.map((row) => readStatus(CODES, idAt(row, 'status'), unknownStatuses));
  return observed(
    {
      status: statuses.length === 0 ? 'operational' : worstStatus(statuses),
      incidents: rows.map((row) => readEvent(row, now, unknownStatuses)),
      listsAllUnresolved: true,
      pageName: 'AWS',
    },
    unknownStatuses,
  );
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
  const slugs = [textAt(row, 'service') ?? '', ...Object.keys(recordAt(row, 'impacted_services') ?? {})];
  const isInRegion = regions.length === 0 || isGlobal || regions.includes(region);
  return (
    isInRegion &&
    (services.length === 0 ||
      slugs.some((slug) => services.some((name) => slug === name || slug.startsWith(`${name}-`))))
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
      componentIds: Object.keys(recordAt(row, 'impacted_services') ?? {}).slice(0, 500),
      rawStatus,
    },
    now,
  );
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
