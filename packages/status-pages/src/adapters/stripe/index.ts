import type { Status } from '@upriver/contract';
import type { ObservedComponent, Reading } from '../../observation.ts';
import {
  areListsOfRecords,
  isRecord,
  listAt,
  recordAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, nameOr, observed } from '../../reading/observed.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { originUrl } from '../../reading/target-url.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

const STATES: ReportedTable<Status> = {
  up: 'operational',
  degraded: 'degraded',
  down: 'major_outage',
  pending: 'unknown',
  paused: 'unknown',
};

/** Stripe's own page. Statuspage's addresses are not served there, although many lists say so. */
export const stripe = createSingleDocumentAdapter({
  name: 'stripe',
  title: 'Stripe',
  hosts: ['status.stripe.com'],
  path: (target) => originUrl(target, target.url.endsWith('/current') ? '/current' : '/current/full'),
  readDocument: jsonReader('Stripe', isCurrent, read),
  recognises: (document) => jsonMatches(document, isCurrent),
});

function isCurrent(value: unknown): value is JsonRecord {
  return isRecord(value) && reportedOverall(value) !== undefined && hasReadableParts(value);
}

/** Both members are absent in the short form. */
function hasReadableParts(value: JsonRecord): boolean {
  const statuses = value['statuses'] ?? null;
  return areListsOfRecords(value, 'uptimeData') && (statuses === null || isRecord(statuses));
}

/** The full form and the short one name it differently. */
function reportedOverall(value: JsonRecord): string | undefined {
  return textAt(value, 'UptimeStatus', 'uptimeStatus', 'largestatus');
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  return observed(
    {
      status: readStatus(STATES, reportedOverall(value), unknownStatuses),
      rawStatus: textAt(value, 'message') ?? reportedOverall(value),
      components: readComponents(value, unknownStatuses),
      incidents: [],
      listsAllUnresolved: false,
      pageName: 'Stripe',
    },
    unknownStatuses,
  );
}

/** Rows with a warning or none; older documents had one status per name. */
function readComponents(value: JsonRecord, unknownStatuses: Set<string>): readonly ObservedComponent[] | undefined {
  if (listAt(value, 'uptimeData') !== undefined) return recordsAt(value, 'uptimeData').map(readRow);
  const statuses = recordAt(value, 'statuses');
  if (statuses === undefined) return undefined;
  return Object.keys(statuses)
    .slice(0, 500)
    .map((name) => {
      const rawStatus = textAt(statuses, name);
      return makeComponent({
        externalId: name,
        name,
        status: readStatus(STATES, rawStatus, unknownStatuses),
        rawStatus,
      });
    });
}

function readRow(row: JsonRecord, position: number): ObservedComponent {
  const name = nameOr(textAt(row, 'title', 'key'), undefined, position);
  const status: Status = !('warning' in row) ? 'unknown' : row['warning'] === null ? 'operational' : 'degraded';
  return makeComponent({
    externalId: textAt(row, 'key') ?? name,
    name,
    status,
    rawStatus: textAt(row, 'warning'),
    position,
  });
}
