import type { IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import {
  areListsOfRecords,
  idAt,
  isRecord,
  numberAt,
  recordAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { deriveId, makeComponent, makeIncident, makeUpdate, nameOr, observed } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { impactOfStatus } from '../../reading/severity.ts';
import { jsonReader, type ReadContext } from '../../reading/single-document.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

const STATES: ReportedTable<Status> = {
  operational: 'operational',
  degraded: 'degraded',
  downtime: 'major_outage',
  maintenance: 'maintenance',
  not_monitored: 'unknown',
  resolved: 'operational',
};

/** True for `/index.json`. */
export function isBetterStackIndex(value: unknown): value is JsonRecord {
  const data = isRecord(value) ? recordAt(value, 'data') : undefined;
  if (!isRecord(value) || !areListsOfRecords(value, 'included')) return false;
  if (recordsAt(value, 'included').some((item) => textAt(item, 'type') === undefined)) return false;
  return data?.['type'] === 'status_page' && recordAt(data, 'attributes') !== undefined;
}

export const readBetterStackIndex = jsonReader('Better Stack', isBetterStackIndex, read);

function read(value: JsonRecord, context: ReadContext): Reading {
  const attributes = recordAt(recordAt(value, 'data') ?? {}, 'attributes') ?? {};
  const included = recordsAt(value, 'included');
  const unknownStatuses = new Set<string>();
  const components = readComponents(included, unknownStatuses);
  const rawStatus = textAt(attributes, 'aggregate_state');
  const reports = included.filter((item) => item['type'] === 'status_report');
  return observed(
    {
      status: readOverall(rawStatus, components, unknownStatuses),
      rawStatus,
      components: Array.isArray(value['included']) ? components : undefined,
      incidents: reports.map((report) => readReport(report, included, context, unknownStatuses)),
      listsAllUnresolved: Array.isArray(value['included']),
      pageId: idAt(recordAt(value, 'data') ?? {}, 'id'),
      pageName: textAt(attributes, 'company_name'),
    },
    unknownStatuses,
  );
}

/** `downtime` of the page means that something is down; how much of it, its resources tell. Without any it knows nothing of itself. */
function readOverall(
  reported: string | undefined,
  components: readonly ObservedComponent[],
  unknownStatuses: Set<string>,
): Status {
  const status = readStatus(STATES, reported, unknownStatuses);
  if (status === 'operational' && components.length === 0) return 'unknown';
  if (status !== 'major_outage') return status;
  const watched = components.filter((component) => component.rawStatus !== 'not_monitored');
  const isAll = watched.every((component) => component.status === 'major_outage');
  return isAll ? 'major_outage' : 'partial_outage';
}

function readComponents(included: readonly JsonRecord[], unknownStatuses: Set<string>): readonly ObservedComponent[] {
  const sections = new Map(
    included
      .filter((item) => item['type'] === 'status_page_section')
      .map((item) => [idAt(item, 'id'), textAt(recordAt(item, 'attributes') ?? {}, 'name')]),
  );
  return included
    .filter((item) => item['type'] === 'status_page_resource')
    .map((item, place) => {
      const attributes = recordAt(item, 'attributes') ?? {};
      const name = nameOr(textAt(attributes, 'public_name'), idAt(item, 'id'), place);
      const rawStatus = textAt(attributes, 'status');
      return makeComponent({
        externalId: idAt(item, 'id') ?? name,
        name,
        groupName: sections.get(idAt(attributes, 'status_page_section_id')),
        status: readStatus(STATES, rawStatus, unknownStatuses),
        rawStatus,
        position: numberAt(attributes, 'position'),
      });
    });
}

/** A report is open until it says `resolved` or its end has passed: closed ones may keep `ends_at: null`. */
function readReport(
  report: JsonRecord,
  included: readonly JsonRecord[],
  context: ReadContext,
  unknownStatuses: Set<string>,
): ObservedIncident {
  const attributes = recordAt(report, 'attributes') ?? {};
  const rawImpact = textAt(attributes, 'aggregate_state');
  const isMaintenance = attributes['report_type'] === 'maintenance';
  const startedAt = timeAt(attributes, 'starts_at');
  const endsAt = timeAt(attributes, 'ends_at');
  const isOpen = rawImpact !== 'resolved' && (endsAt === undefined || endsAt > context.now);
  const status: IncidentStatus = isMaintenance
    ? maintenancePhase(isOpen, startedAt, context.now)
    : isOpen
      ? 'investigating'
      : 'resolved';
  const impact = impactOfStatus(readStatus(STATES, rawImpact, unknownStatuses));
  return makeIncident(
    {
      externalId: idAt(report, 'id'),
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(attributes, 'title'),
      // `downtime` does not tell how much is down.
      impact: impact === 'critical' ? 'major' : impact,
      status,
      isOpen,
      startedAt,
      resolvedAt: endsAt,
      scheduledFor: isMaintenance ? startedAt : undefined,
      scheduledUntil: isMaintenance ? endsAt : undefined,
      updates: readUpdates(report, included, status),
      componentIds: recordsAt(attributes, 'affected_resources').flatMap(
        (part) => idAt(part, 'status_page_resource_id') ?? [],
      ),
      rawImpact,
    },
    context.now,
  );
}

function maintenancePhase(isOpen: boolean, startedAt: number | undefined, now: number): IncidentStatus {
  if (!isOpen) return 'completed';
  return startedAt !== undefined && startedAt > now ? 'scheduled' : 'in_progress';
}

function readUpdates(
  report: JsonRecord,
  included: readonly JsonRecord[],
  status: IncidentStatus,
): readonly ObservedUpdate[] {
  const reportId = idAt(report, 'id');
  const relation = recordAt(recordAt(report, 'relationships') ?? {}, 'status_updates') ?? {};
  const ids = new Set(recordsAt(relation, 'data').flatMap((item) => idAt(item, 'id') ?? []));
  const updates = included.filter((item) => item['type'] === 'status_update' && belongsTo(item, reportId, ids));
  const rows = updates.flatMap((item) => {
    const attributes = recordAt(item, 'attributes') ?? {};
    const createdAt = timeAt(attributes, 'published_at');
    const body = toPlainText(textAt(attributes, 'message') ?? '');
    return createdAt === undefined
      ? []
      : [{ externalId: idAt(item, 'id') ?? deriveId([String(createdAt), body]), body, createdAt }];
  });
  const last = Math.max(...rows.map(({ createdAt }) => createdAt));
  const before: IncidentStatus = status === 'resolved' || status === 'investigating' ? 'investigating' : 'in_progress';
  return rows.map((row) => makeUpdate({ ...row, status: row.createdAt === last ? status : before }));
}

function belongsTo(update: JsonRecord, reportId: string | undefined, ids: ReadonlySet<string>): boolean {
  if (ids.has(idAt(update, 'id') ?? '')) return true;
  const relation = recordAt(recordAt(update, 'relationships') ?? {}, 'status_report') ?? {};
  const parent = idAt(recordAt(relation, 'data') ?? recordAt(update, 'attributes') ?? {}, 'id', 'status_report_id');
  return reportId !== undefined && parent === reportId;
}
