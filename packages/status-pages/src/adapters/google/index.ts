import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  recordsAt,
  recordsOf,
  textAt,
  pastTimeAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeIncident, observed } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstStatus } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { absoluteLink } from '../../reading/target-url.ts';
import { ownValue } from '../../reading/json-value.ts';
import { normalizeReported, readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';
import { updateOf } from '../../reading/update.ts';

/** `status_impact` of an open incident. An open one is not calm, also when it is said to be only information or over. */
const IMPACT_STATUSES: ReportedTable<Status> = {
  available: 'degraded',
  service_information: 'degraded',
  service_disruption: 'partial_outage',
  service_outage: 'major_outage',
};
/** Where only the severity is given: even `high` touches some products of many. */
const SEVERITY_STATUSES: ReportedTable<Status> = { low: 'degraded', medium: 'partial_outage', high: 'partial_outage' };
const SEVERITY_IMPACTS: ReportedTable<Impact> = { low: 'minor', medium: 'major', high: 'critical' };

/**
 * Google Cloud, Workspace, Firebase and Maps: about a year of incidents; an open one has no end. Option `products` (names or
 * prefixes of names, separated by commas) keeps only the incidents of these products; when none of them is ever named, nothing is
 * known.
 */
export const google = createSingleDocumentAdapter({
  name: 'google',
  title: 'Google Cloud and Workspace',
  hosts: ['status.cloud.google.com', 'status.firebase.google.com', 'www.google.com'],
  partOptions: ['products', 'product'],
  path: '/incidents.json',
  readDocument: jsonReader('Google', isIncidentList, read),
  recognises: (document) => jsonMatches(document, isIncidentList),
});

function isIncidentList(value: unknown): value is readonly JsonRecord[] {
  const rows = recordsOf(value);
  return (
    rows.length > 0 &&
    isListOfRecords(value) &&
    rows.every(
      (row) => 'begin' in row && ('external_desc' in row || 'affected_products' in row || 'service_name' in row),
    )
  );
}

function read(value: readonly JsonRecord[], context: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const rows = recordsOf(value).filter((row) => isOfProducts(row, context.target));
  const incidents = rows.map((row) => readIncident(row, context, unknownStatuses));
  const open = rows.filter((_row, index) => incidents[index]?.resolvedAt === null);
  return observed(
    {
      status: statusOfAll(rows, open, context.target, unknownStatuses),
      incidents,
      listsAllUnresolved: true,
    },
    unknownStatuses,
  );
}

/**
 * Nothing open is calm. But a product that a year of incidents never names may as well be one that the page does not know, and
 * of that it says nothing.
 */
function statusOfAll(
  rows: readonly JsonRecord[],
  open: readonly JsonRecord[],
  target: PageTarget,
  unknownStatuses: Set<string>,
): Status {
  if (open.length > 0) return worstStatus(open.map((row) => statusOf(row, unknownStatuses)));
  return rows.length === 0 && wantedProducts(target).length > 0 ? 'unknown' : 'operational';
}

function wantedProducts(target: PageTarget): readonly string[] {
  return (target.options['products'] ?? target.options['product'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function isOfProducts(row: JsonRecord, target: PageTarget): boolean {
  const wanted = wantedProducts(target);
  if (wanted.length === 0 || isOfAny(row)) return true;
  const products = recordsAt(row, 'affected_products').flatMap((product) => [
    textAt(product, 'title'),
    textAt(product, 'id'),
  ]);
  const names = [...products, textAt(row, 'service_name'), textAt(row, 'service_key')].map((name) =>
    name?.toLowerCase(),
  );
  return wanted.some((prefix) => names.some((name) => name?.startsWith(prefix) === true));
}

/** An incident of many products that lists none of them, or one that says nothing of what it is about, may be of any product. */
function isOfAny(row: JsonRecord): boolean {
  if (recordsAt(row, 'affected_products').length > 0) return false;
  return textAt(row, 'service_name') === undefined || textAt(row, 'service_key') === 'zall';
}

function statusOf(row: JsonRecord, unknownStatuses: Set<string>): Status {
  const impact = textAt(row, 'status_impact');
  if (impact !== undefined) return readStatus(IMPACT_STATUSES, impact, unknownStatuses);
  const severity = textAt(row, 'severity');
  // An open incident that says nothing of its severity is trouble of at least the least severity.
  return severity === undefined ? 'degraded' : readStatus(SEVERITY_STATUSES, severity, unknownStatuses);
}

function impactOf(row: JsonRecord, unknownStatuses: Set<string>): Impact | undefined {
  const impact = normalizeReported(textAt(row, 'status_impact') ?? '');
  if (impact === 'service_outage') return 'critical';
  if (impact === 'service_disruption') return textAt(row, 'severity') === 'low' ? 'minor' : 'major';
  if (impact === 'service_information' || impact === 'available') return 'none';
  return readReported(SEVERITY_IMPACTS, textAt(row, 'severity'), unknownStatuses);
}

function readIncident(row: JsonRecord, context: ReadContext, unknownStatuses: Set<string>): ObservedIncident {
  const endedAt = pastTimeAt(row, 'end', context.now);
  const products = recordsAt(row, 'affected_products');
  const title = toPlainText(textAt(row, 'external_desc') ?? '') || textAt(row, 'service_name');
  return makeIncident(
    {
      externalId: idAt(row, 'id', 'number'),
      title: title?.replace(/\s+/g, ' ').slice(0, 300),
      impact: impactOf(row, unknownStatuses),
      status: endedAt === undefined ? openPhase(row) : 'resolved',
      isOpen: endedAt === undefined,
      startedAt: timeAt(row, 'begin', 'created'),
      resolvedAt: endedAt,
      url: absoluteLink(textAt(row, 'uri'), context.url),
      updates: recordsAt(row, 'updates').flatMap((update) => readUpdate(update, endedAt)),
      componentIds: products.flatMap((product) => idAt(product, 'id', 'title') ?? []),
      rawStatus: textAt(row, 'status_impact'),
      rawImpact: textAt(row, 'severity'),
    },
    context.now,
  );
}

/** `AVAILABLE` in the newest update of an open incident: the fix is being watched. */
function openPhase(row: JsonRecord): IncidentStatus {
  const newest = row['most_recent_update'];
  return isRecord(newest) && textAt(newest, 'status') === 'AVAILABLE' ? 'monitoring' : 'investigating';
}

const UPDATE_PHASES: ReportedTable<IncidentStatus> = { available: 'resolved' };

function readUpdate(row: JsonRecord, endedAt: number | undefined): readonly ObservedUpdate[] {
  const rawStatus = textAt(row, 'status');
  const known = ownValue(UPDATE_PHASES, normalizeReported(rawStatus ?? ''));
  return updateOf({
    createdAt: timeAt(row, 'when', 'created'),
    html: textAt(row, 'text'),
    status: known === 'resolved' && endedAt === undefined ? 'monitoring' : (known ?? 'investigating'),
    rawStatus,
  });
}
