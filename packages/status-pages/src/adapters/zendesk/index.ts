import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  recordAt,
  recordsAt,
  textAt,
  pastTimeAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, makeIncident, observed } from '../../reading/observed.ts';
import { worstOfOpen, worstStatus } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { COMMON_PHASES, readReported, type ReportedTable } from '../../reading/reported-status.ts';

const IMPACTS: ReportedTable<Impact> = { none: 'none', minor: 'minor', major: 'major', critical: 'critical' };

/** Zendesk: JSON:API. Only `resolvedAt: null` means open; the status field lags behind. Services carry no status. */
export const zendesk = createSingleDocumentAdapter({
  name: 'zendesk',
  title: 'Zendesk',
  hosts: ['status.zendesk.com'],
  path: '/api/ssp/incidents.json',
  readDocument: jsonReader('Zendesk', isList, read),
  recognises: (document) => jsonMatches(document, (value) => isList(value) && rowsOf(value, 'incident').length > 0),
});

function isList(value: unknown): value is JsonRecord {
  if (!isRecord(value) || !isListOfRecords(value['data'])) return false;
  const rows = recordsAt(value, 'data');
  return rows.every(
    (row) => (row['type'] === 'incident' || row['type'] === 'service') && recordAt(row, 'attributes') !== undefined,
  );
}

function rowsOf(value: JsonRecord, type: 'incident' | 'service'): readonly JsonRecord[] {
  return recordsAt(value, 'data').filter((row) => row['type'] === type);
}

function read(value: JsonRecord, context: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const rows = rowsOf(value, 'incident');
  const incidents = rows.map((row) => readIncident(row, value, context.now, unknownStatuses));
  const services = rowsOf(value, 'service');
  const isActiveList = /\/incidents\/active/.test(context.url);
  // What is open may stand on the next page.
  const isWhole = textAt(recordAt(value, 'links') ?? {}, 'next') === undefined;
  // All has ended, by the field that says so, in every row; an empty list may say it only where it is the list of what is active.
  const isClear =
    rows.length > 0
      ? isWhole && rows.every((row) => 'resolvedAt' in (recordAt(row, 'attributes') ?? {}))
      : isActiveList && services.length === 0;
  const hasOutage = rows.some(
    (row, index) => recordAt(row, 'attributes')?.['outage'] === true && incidents[index]?.resolvedAt === null,
  );
  const open = worstOfOpen(incidents);
  return observed(
    {
      status:
        open === undefined
          ? isClear
            ? 'operational'
            : 'unknown'
          : worstStatus(hasOutage ? ['major_outage', open] : [open]),
      components: services.length === 0 ? undefined : services.flatMap(readService),
      incidents,
      listsAllUnresolved: isWhole && (rows.length > 0 || isActiveList),
      pageName: 'Zendesk',
    },
    unknownStatuses,
  );
}

function readService(row: JsonRecord): readonly ObservedComponent[] {
  const name = textAt(recordAt(row, 'attributes') ?? {}, 'name');
  const status: Status = 'unknown';
  return name === undefined ? [] : [makeComponent({ externalId: idAt(row, 'id') ?? name, name, status })];
}

function readIncident(
  row: JsonRecord,
  document: JsonRecord,
  now: number,
  unknownStatuses: Set<string>,
): ObservedIncident {
  const attributes = recordAt(row, 'attributes') ?? {};
  const rawStatus = textAt(attributes, 'status');
  const rawImpact = textAt(attributes, 'impact');
  const known: IncidentStatus | undefined = readReported(COMMON_PHASES, rawStatus, unknownStatuses);
  const resolvedAt = pastTimeAt(attributes, 'resolvedAt', now);
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      title: textAt(attributes, 'name', 'title'),
      impact: readReported(IMPACTS, rawImpact, unknownStatuses),
      status: known ?? 'investigating',
      isOpen: 'resolvedAt' in attributes ? resolvedAt === undefined : undefined,
      startedAt: timeAt(attributes, 'startedAt', 'createdAt'),
      resolvedAt,
      componentIds: readServiceIds(row, document),
      rawStatus,
      rawImpact,
    },
    now,
  );
}

/** An incident relates to `incidentService` rows, which name the services. */
function readServiceIds(row: JsonRecord, document: JsonRecord): readonly string[] | undefined {
  const relation = recordAt(recordAt(row, 'relationships') ?? {}, 'incidentServices') ?? {};
  const ids = new Set(recordsAt(relation, 'data').flatMap((item) => idAt(item, 'id') ?? []));
  const included = recordsAt(document, 'included').filter((item) => ids.has(idAt(item, 'id') ?? ''));
  const services = included.flatMap((item) => idAt(recordAt(item, 'attributes') ?? {}, 'serviceId') ?? []);
  return services.length === 0 ? undefined : [...new Set(services)];
}
