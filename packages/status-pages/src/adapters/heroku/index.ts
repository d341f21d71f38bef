import type { IncidentKind, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import {
  areListsOfRecords,
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
import { makeComponent, makeIncident, nameOr, observed } from '../../reading/observed.ts';
import { shareOfDown } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { absoluteLink } from '../../reading/target-url.ts';
import { COMMON_PHASES, normalizeReported, readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { ownValue } from '../../reading/json-value.ts';
import { readUpdates, type UpdateFields } from '../../reading/update.ts';

const COLOURS: ReportedTable<Status> = {
  green: 'operational',
  yellow: 'degraded',
  red: 'major_outage',
  blue: 'maintenance',
};

/** Heroku's own page, versions 3 and 4 of its document. The page moved to Salesforce Trust in 2025. */
export const heroku = createSingleDocumentAdapter({
  name: 'heroku',
  title: 'Heroku Status',
  hosts: ['status.heroku.com'],
  path: '/api/v4/current-status',
  readDocument: jsonReader('Heroku Status', isCurrentStatus, read),
  recognises: (document) => jsonMatches(document, isCurrentStatus),
});

function isCurrentStatus(value: unknown): value is JsonRecord {
  if (!isRecord(value) || systemsOf(value).length === 0) return false;
  const rows = recordsAt(value, 'status');
  if (!areListsOfRecords(value, 'incidents', 'issues')) return false;
  if (Array.isArray(value['status']) && !(isListOfRecords(value['status']) && 'incidents' in value)) return false;
  return rows.length === 0 || rows.some((row) => textAt(row, 'system') !== undefined);
}

/** Version 4 lists systems; version 3 had two members, one per environment. */
function systemsOf(value: JsonRecord): readonly { readonly name: string; readonly reported: string | undefined }[] {
  if (listAt(value, 'status') !== undefined) {
    return recordsAt(value, 'status').map((row, position) => ({
      name: nameOr(textAt(row, 'system'), undefined, position),
      reported: textAt(row, 'status'),
    }));
  }
  const status = recordAt(value, 'status') ?? {};
  if (!('issues' in value) || !('Production' in status || 'Development' in status)) return [];
  return Object.keys(status).map((name) => ({ name, reported: textAt(status, name) }));
}

function read(value: JsonRecord, context: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const components = systemsOf(value).map(({ name, reported }, position): ObservedComponent => {
    const status = readStatus(COLOURS, reported, unknownStatuses);
    return makeComponent({ externalId: name, name, status, rawStatus: reported, position });
  });
  const open = [...recordsAt(value, 'incidents'), ...recordsAt(value, 'issues')];
  const incidents = [
    ...open.map((row) => readIncident(row, 'incident', context)),
    ...recordsAt(value, 'scheduled').map((row) => readIncident(row, 'maintenance', context)),
  ];
  return observed(
    {
      status: shareOfDown(components.map(({ status }) => status)),
      components,
      incidents,
      listsAllUnresolved: 'incidents' in value || 'issues' in value,
      pageName: 'Heroku',
    },
    unknownStatuses,
  );
}

/** An update type that is not a phase, such as `issue`, is its kind and is not recorded as unknown. */
const UPDATE_FIELDS: UpdateFields = {
  time: ['created_at', 'updated_at'],
  text: 'contents',
  status: ['update_type', 'title'],
  phases: COMMON_PHASES,
};

function readIncident(row: JsonRecord, kind: IncidentKind, { now, url }: ReadContext): ObservedIncident {
  const rawStatus = textAt(row, 'state', 'status');
  const known = ownValue(COMMON_PHASES, normalizeReported(rawStatus ?? ''));
  const isResolved = row['resolved'] === true || known === 'resolved';
  const scheduledFor = kind === 'maintenance' ? timeAt(row, 'scheduled_for', 'starts_at', 'created_at') : undefined;
  const open: IncidentStatus = kind === 'maintenance' ? 'scheduled' : 'investigating';
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind,
      title: textAt(row, 'title'),
      status: isResolved ? 'resolved' : (known ?? open),
      startedAt: scheduledFor ?? timeAt(row, 'created_at'),
      resolvedAt: timeAt(row, 'resolved_at', 'updated_at'),
      scheduledFor,
      url: absoluteLink(textAt(row, 'full_url', 'href'), url),
      updates: readUpdates(recordsAt(row, 'updates'), UPDATE_FIELDS, new Set()),
      rawStatus,
    },
    now,
  );
}
