import type { Impact, Status } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import { idAt, isRecord, listAt, recordsAt, textAt, timeAt, type JsonRecord } from '../../reading/json-value.ts';
import { findNamed } from '../../reading/named-documents.ts';
import { makeIncident, observed } from '../../reading/observed.ts';
import { worstStatus } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { resolvePath } from '../../reading/target-url.ts';
import { COMMON_PHASES, readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';
import { newestOf, readUpdates, type UpdateFields } from '../../reading/update.ts';

const SEVERITIES: ReportedTable<Status> = {
  minor: 'degraded',
  medium: 'partial_outage',
  major: 'major_outage',
  critical: 'major_outage',
  maintenance: 'maintenance',
};

const IMPACTS: ReportedTable<Impact> = { minor: 'minor', medium: 'major', major: 'critical', critical: 'critical' };

const readDocument = jsonReader('Checkly', isUnresolvedList, read);

/**
 * Checkly status pages: one list of what is unresolved, so that an empty list is the healthy answer. Option `slug` names the page;
 * without it the URL is that of the list.
 */
export const checkly = createSingleDocumentAdapter({
  name: 'checkly',
  title: 'Checkly',
  isHostedByProvider: true,
  key: 'incidents',
  path: listUrl,
  readDocument,
  findDocuments: (html, pageUrl) =>
    findNamed(html, /\/api\/status-page\/([\w-]{1,100})\/unresolved-incidents/g, ([slug = '']) =>
      resolvePath(new URL(pageUrl).origin, `/api/status-page/${slug}/unresolved-incidents`),
    ),
  recognises: (document) =>
    jsonMatches(
      document,
      (value) =>
        isUnresolvedList(value) &&
        (/\/status-page\/[^/]+\/unresolved-incidents$/.test(document.url) ||
          recordsAt(value, 'incidents').some(
            (row) => textAt(row, 'severity') !== undefined && Array.isArray(row['services']),
          )),
    ),
});

function listUrl(target: PageTarget): string {
  const slug = target.options['slug'];
  if (slug === undefined || target.url.endsWith('/unresolved-incidents')) return target.url;
  return resolvePath(target.url, `/api/status-page/${encodeURIComponent(slug)}/unresolved-incidents`);
}

/** A list of incidents with severities. Statuspage's list at a similar address has a page beside it and other members. */
function isUnresolvedList(value: unknown): value is JsonRecord {
  if (!isRecord(value) || 'page' in value || 'status' in value) return false;
  const list = listAt(value, 'incidents');
  if (list === undefined) return false;
  // Empty, it stands alone; beside other members it may be the empty list of any other provider.
  if (list.length === 0) return Object.keys(value).length === 1;
  return list.every((row) => isRecord(row) && !('incident_updates' in row) && !('impact' in row));
}

function read(value: JsonRecord, context: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const rows = recordsAt(value, 'incidents');
  const incidents = rows.map((row) => readIncident(row, context.now, unknownStatuses));
  const open = rows.filter((_row, index) => incidents[index]?.resolvedAt === null);
  const statuses = open.map((row) => readStatus(SEVERITIES, textAt(row, 'severity'), unknownStatuses));
  return observed(
    {
      status: statuses.length === 0 ? 'operational' : worstStatus(statuses),
      incidents,
      listsAllUnresolved: true,
    },
    unknownStatuses,
  );
}

const UPDATE_FIELDS: UpdateFields = {
  time: ['publicIncidentUpdateDate', 'created_at'],
  text: 'description',
  status: ['status'],
  phases: COMMON_PHASES,
};

function readIncident(row: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const rawImpact = textAt(row, 'severity');
  const updates = readUpdates(recordsAt(row, 'incidentUpdates'), UPDATE_FIELDS, unknownStatuses);
  const newest = newestOf(updates);
  const rawStatus = textAt(row, 'lastUpdateStatus') ?? newest?.rawStatus;
  const isMaintenance = rawImpact?.toUpperCase() === 'MAINTENANCE';
  const known = readReported(COMMON_PHASES, rawStatus, unknownStatuses);
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(row, 'name'),
      impact: isMaintenance ? 'none' : readReported(IMPACTS, rawImpact, unknownStatuses),
      status:
        known === undefined || (isMaintenance && known !== 'resolved')
          ? isMaintenance
            ? 'in_progress'
            : 'investigating'
          : known,
      startedAt: timeAt(row, 'created_at'),
      resolvedAt: timeAt(row, 'updated_at'),
      updates,
      componentIds: recordsAt(row, 'services').flatMap((service) => idAt(service, 'id') ?? []),
      rawStatus,
      rawImpact,
    },
    now,
  );
}
