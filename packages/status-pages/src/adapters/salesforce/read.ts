import type { Impact, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import {
  idAt,
  isRecord,
  areListsOfRecords,
  listAt,
  pastTimeAt,
  recordAt,
  recordsAt,
  recordsOf,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, makeIncident, observed } from '../../reading/observed.ts';
import { statusOfMany, worstOfOpen } from '../../reading/severity.ts';
import type { ReadContext } from '../../reading/single-document.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';
import { updateOf } from '../../reading/update.ts';

const STATES: ReportedTable<Status> = {
  ok: 'operational',
  informational: 'operational',
  informational_core: 'operational',
  informational_noncore: 'operational',
  maintenance: 'maintenance',
  maintenance_core: 'maintenance',
  maintenance_noncore: 'maintenance',
  minor_incident_noncore: 'degraded',
  minor_incident_core: 'partial_outage',
  major_incident_noncore: 'partial_outage',
  major_incident_core: 'major_outage',
};

const IMPACTS: ReportedTable<Impact> = { minor: 'minor', major: 'major', critical: 'critical' };

type TrustDocument = JsonRecord | readonly JsonRecord[];

/**
 * A list of instances, the status of one, or a list of incidents. Rows of another shape among them are passed over, but a list of
 * nothing else is another document.
 */
export function isTrustDocument(value: unknown): value is TrustDocument {
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = value;
    return (
      rows.every(hasReadableIncidents) &&
      (rows.length === 0 || rows.some((row) => isRecord(row) && (isWholeInstance(row) || isIncident(row))))
    );
  }
  return isRecord(value) && isWholeInstance(value) && hasReadableIncidents(value);
}

/** False for an instance whose incidents are in a form that nobody knows. */
function hasReadableIncidents(row: unknown): boolean {
  return !isRecord(row) || areListsOfRecords(row, 'Incidents');
}

/** An instance by what only instances have. */
function isWholeInstance(row: JsonRecord): boolean {
  return isInstance(row) && ('Services' in row || 'Incidents' in row || 'environment' in row);
}

/** An instance among others. */
function isInstance(row: JsonRecord): boolean {
  return textAt(row, 'key') !== undefined && textAt(row, 'status') !== undefined;
}

function isIncident(row: JsonRecord): boolean {
  return listAt(row, 'IncidentImpacts') !== undefined;
}

export function readTrust(value: TrustDocument, context: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const rows = isRecord(value) ? [value] : recordsOf(value);
  const listed = rows.filter(isInstance);
  const instances = listed.filter((row) => row['isActive'] !== false);
  const incidentRows = [...rows.filter(isIncident), ...instances.flatMap((row) => recordsAt(row, 'Incidents'))];
  const maintenanceRows = instances.flatMap((row) => recordsAt(row, 'Maintenances'));
  const all = [
    ...incidentRows.map((row) => readIncident(row, context, unknownStatuses)),
    ...maintenanceRows.map((row) => readMaintenance(row, context)),
  ];
  // One incident hangs on every instance that it touches.
  const incidents = [...new Map(all.map((incident) => [incident.externalId, incident])).values()];
  const components = instances.map((row, position) => readInstance(row, position, unknownStatuses));
  const oddCount = (Array.isArray(value) ? value.length : 1) - listed.length - rows.filter(isIncident).length;
  const odd: readonly Status[] = oddCount > 0 ? ['unknown'] : [];
  if (oddCount > 0) unknownStatuses.add('(a row that is no instance)');
  return observed(
    {
      status:
        instances.length > 0
          ? statusOfMany([...components.map(({ status }) => status), ...odd])
          : withoutInstances(incidents, oddCount === 0 && isActiveList(context.url)),
      components: instances.length > 0 ? components : undefined,
      incidents,
      listsAllUnresolved: instances.length > 0 || isActiveList(context.url),
      pageName: 'Salesforce',
    },
    unknownStatuses,
  );
}

/** Only the list of active incidents means something by being empty. */
function withoutInstances(incidents: readonly ObservedIncident[], isWholeActiveList: boolean): Status {
  return worstOfOpen(incidents) ?? (isWholeActiveList ? 'operational' : 'unknown');
}

function isActiveList(url: string): boolean {
  return /\/v1\/incidents\/active(?:\?|$)/.test(url);
}

function readInstance(row: JsonRecord, position: number, unknownStatuses: Set<string>): ObservedComponent {
  const name = textAt(row, 'key') ?? '';
  const rawStatus = textAt(row, 'status');
  const status = readStatus(STATES, rawStatus, unknownStatuses);
  return makeComponent({ externalId: name, name, region: textAt(row, 'location'), status, rawStatus, position });
}

/** The interface stands beside the page that people open, which has a page for each incident. */
function pageOf(list: 'incidents' | 'maintenances', id: string | undefined, { url }: ReadContext): string | undefined {
  const page = URL.canParse(url) ? new URL(url).origin.replace('//api.', '//') : undefined;
  return id === undefined || page === undefined ? undefined : `${page}/${list}/${encodeURIComponent(id)}`;
}

/** Open while an impact has no end. There is no title: the newest event's type stands for it. */
function readIncident(row: JsonRecord, context: ReadContext, unknownStatuses: Set<string>): ObservedIncident {
  const id = idAt(row, 'id');
  const impacts = recordsAt(row, 'IncidentImpacts');
  const events = recordsAt(row, 'IncidentEvents').toSorted(
    (a, b) => (timeAt(b, 'createdAt') ?? 0) - (timeAt(a, 'createdAt') ?? 0),
  );
  const isOpen =
    impacts.length === 0
      ? textAt(row, 'status')?.toLowerCase() !== 'resolved'
      : impacts.some((impact) => pastTimeAt(impact, 'endTime', context.now) === undefined);
  const rawImpact = textAt(impacts[0] ?? {}, 'severity');
  const services = (listAt(row, 'serviceKeys') ?? []).filter((key) => typeof key === 'string');
  const type = textAt(events[0] ?? {}, 'type') ?? textAt(impacts[0] ?? {}, 'type');
  const ends = impacts.flatMap((impact) => timeAt(impact, 'endTime') ?? []);
  const starts = impacts.flatMap((impact) => timeAt(impact, 'startTime') ?? []);
  return makeIncident(
    {
      externalId: id,
      url: pageOf('incidents', id, context),
      title: [type ?? 'Incident', services.join(', ')].filter(Boolean).join(': '),
      impact: readReported(IMPACTS, rawImpact, unknownStatuses),
      status: isOpen ? 'investigating' : 'resolved',
      isOpen,
      startedAt: starts.length > 0 ? Math.min(...starts) : timeAt(row, 'createdAt'),
      resolvedAt: ends.length > 0 ? Math.max(...ends) : timeAt(row, 'updatedAt'),
      updates: events.flatMap(readEvent),
      componentIds: (listAt(row, 'instanceKeys') ?? []).filter((key) => typeof key === 'string'),
      rawStatus: type,
      rawImpact,
    },
    context.now,
  );
}

function readEvent(row: JsonRecord): readonly ObservedUpdate[] {
  const rawStatus = textAt(row, 'type');
  return updateOf({
    externalId: idAt(row, 'id'),
    createdAt: timeAt(row, 'createdAt'),
    html: textAt(row, 'message'),
    status: /resolved/i.test(rawStatus ?? '') ? 'resolved' : 'investigating',
    rawStatus,
  });
}

function readMaintenance(row: JsonRecord, context: ReadContext): ObservedIncident {
  const { now } = context;
  const id = idAt(row, 'id');
  const scheduledFor = timeAt(row, 'plannedStartTime', 'startTime');
  const scheduledUntil = timeAt(row, 'plannedEndTime', 'endTime');
  const hasEnded = scheduledUntil !== undefined && scheduledUntil <= now;
  const hasBegun = scheduledFor !== undefined && scheduledFor <= now;
  const message = recordAt(row, 'message') ?? {};
  return makeIncident(
    {
      externalId: `maintenance-${id ?? String(scheduledFor)}`,
      url: pageOf('maintenances', id, context),
      kind: 'maintenance',
      title: textAt(row, 'name') ?? textAt(message, 'eventStatus') ?? 'Maintenance',
      status: hasEnded ? 'completed' : hasBegun ? 'in_progress' : 'scheduled',
      startedAt: scheduledFor,
      resolvedAt: scheduledUntil,
      scheduledFor,
      scheduledUntil,
    },
    now,
  );
}
