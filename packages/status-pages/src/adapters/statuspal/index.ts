import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  areListsOfRecords,
  idAt,
  isRecord,
  listAt,
  recordAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { customerOf, findNamed } from '../../reading/named-documents.ts';
import { deriveId, makeComponent, makeIncident, nameOr, observed } from '../../reading/observed.ts';
import { parseTime } from '../../reading/parse-time.ts';
import { worstOfOpen, worstStatus } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { absoluteLink, resolvePath } from '../../reading/target-url.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';
import { newestOf, readUpdates, type UpdateFields } from '../../reading/update.ts';

const TYPES: ReportedTable<Status> = { minor: 'degraded', major: 'major_outage', scheduled: 'maintenance' };
const IMPACTS: ReportedTable<Impact> = { minor: 'minor', major: 'major', scheduled: 'none' };
const PHASES: ReportedTable<IncidentStatus> = {
  issue: 'investigating',
  investigating: 'investigating',
  identified: 'identified',
  update: 'identified',
  monitoring: 'monitoring',
  resolved: 'resolved',
  retroactive: 'resolved',
  scheduled: 'scheduled',
  in_progress: 'in_progress',
  completed: 'completed',
};

/** Depth of the tree of services that is followed. */
const DEPTH_MAX = 8;

const readDocument = jsonReader('Statuspal', isStatuspal, read);

/**
 * Statuspal. Its times carry no zone: they are the page's own. Option `subdomain` names the page (and `api` another region's
 * address); without it the URL is that of the document.
 */
export const statuspal = createSingleDocumentAdapter({
  name: 'statuspal',
  title: 'Statuspal',
  isHostedByProvider: true,
  key: 'summary',
  path: summaryUrl,
  readDocument,
  recognises: (document) => jsonMatches(document, isStatuspal),
  findDocuments: (html, pageUrl) => [
    ...['statuspal.io', 'statuspal.eu'].flatMap((domain) => {
      const subdomain = customerOf(pageUrl, domain);
      return subdomain === undefined ? [] : [`https://${domain}/api/v2/status_pages/${subdomain}/summary`];
    }),
    ...findNamed(
      html,
      /https:\/\/(statuspal\.(?:io|eu))\/api\/v\d\/status_pages\/([\w.-]{1,100})/g,
      ([domain = '', subdomain = '']) => `https://${domain}/api/v2/status_pages/${subdomain}/summary`,
    ),
  ],
});

function summaryUrl(target: PageTarget): string {
  const subdomain = target.options['subdomain'];
  if (subdomain === undefined || target.url.includes('/status_pages/')) return target.url;
  const api = target.options['api'] ?? 'https://statuspal.io';
  return resolvePath(api, `/api/v2/status_pages/${encodeURIComponent(subdomain)}/summary`);
}

function isStatuspal(value: unknown): value is JsonRecord {
  if (!isRecord(value) || !areListsOfRecords(value, 'services', 'incidents', 'maintenances')) return false;
  if (!recordsAt(value, 'services').every((row) => hasWholeTree(row, 0))) return false;
  const page = recordAt(value, 'status_page');
  if (page !== undefined) return 'current_incident_type' in page || listAt(value, 'services') !== undefined;
  return recordsAt(value, 'incidents').some((row) => 'starts_at' in row && 'service_ids' in row);
}

/** Whether a service has nothing but services below it. */
function hasWholeTree(row: JsonRecord, depth: number): boolean {
  return (
    areListsOfRecords(row, 'children') &&
    (depth >= DEPTH_MAX || recordsAt(row, 'children').every((child) => hasWholeTree(child, depth + 1)))
  );
}

function read(value: JsonRecord, context: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const page = recordAt(value, 'status_page');
  const zone = textAt(page ?? {}, 'time_zone') ?? context.target.options['timeZone'] ?? 'UTC';
  const services = listAt(value, 'services') === undefined ? undefined : recordsAt(value, 'services');
  const rows = ['incidents', 'maintenances', 'upcoming_maintenances'].flatMap((key) =>
    recordsAt(value, key).map((row) => readIncident(row, key !== 'incidents', zone, context, unknownStatuses)),
  );
  const incidents = [...new Map(rows.map((row) => [row.externalId, row])).values()];
  const components = services?.flatMap((row, place) => readService(row, undefined, place, unknownStatuses, 0));
  return observed(
    {
      status:
        page === undefined ? (worstOfOpen(incidents) ?? 'unknown') : readOverall(page, components, unknownStatuses),
      rawStatus: textAt(page ?? {}, 'current_incident_type'),
      components,
      incidents,
      listsAllUnresolved: services !== undefined && 'incidents' in value,
      pageName: textAt(page ?? {}, 'name'),
    },
    unknownStatuses,
  );
}

/** The page reports no status when nothing is open. The statuses of its services take precedence over that. */
function readOverall(
  page: JsonRecord,
  components: readonly ObservedComponent[] | undefined,
  unknownStatuses: Set<string>,
): Status {
  const status = readType(page, unknownStatuses);
  if (status !== 'operational') return status;
  const speaking = (components ?? []).filter(({ rawStatus }) => rawStatus !== undefined);
  return worstStatus([status, ...speaking.map((part) => part.status)]);
}

/** `null` means that nothing is open; an absent member does not. */
function readType(row: JsonRecord, unknownStatuses: Set<string>): Status {
  if (row['current_incident_type'] === null) return 'operational';
  return readStatus(TYPES, textAt(row, 'current_incident_type'), unknownStatuses);
}

function readService(
  row: JsonRecord,
  groupName: string | undefined,
  place: number,
  unknownStatuses: Set<string>,
  depth: number,
): readonly ObservedComponent[] {
  if (depth > DEPTH_MAX) return [];
  const id = idAt(row, 'id');
  const name = nameOr(textAt(row, 'name'), id, place);
  const externalId = id ?? deriveId([groupName ?? '', name]);
  const rawStatus = textAt(row, 'current_incident_type');
  const own = makeComponent({ externalId, name, groupName, status: readType(row, unknownStatuses), rawStatus });
  return [
    own,
    ...recordsAt(row, 'children').flatMap((child, index) =>
      readService(child, name, index, unknownStatuses, depth + 1),
    ),
  ];
}

const UPDATE_FIELDS: UpdateFields = { time: ['posted_at'], text: 'description', status: ['type'], phases: PHASES };

function readIncident(
  row: JsonRecord,
  isMaintenance: boolean,
  zone: string,
  context: ReadContext,
  unknownStatuses: Set<string>,
): ObservedIncident {
  const rawImpact = textAt(row, 'type');
  const kind = isMaintenance || rawImpact === 'scheduled' ? 'maintenance' : 'incident';
  const updates = readUpdates(recordsAt(row, 'updates'), UPDATE_FIELDS, unknownStatuses, zone);
  const startedAt = parseTime(row['starts_at'], zone);
  const endsAt = parseTime(row['ends_at'], zone);
  const newest = newestOf(updates);
  const hasEnded = endsAt !== undefined && endsAt <= context.now;
  const hasBegun = startedAt === undefined || startedAt <= context.now;
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind,
      title: textAt(row, 'title'),
      impact: readReported(IMPACTS, rawImpact, unknownStatuses),
      status: kind === 'maintenance' ? (hasBegun ? 'in_progress' : 'scheduled') : (newest?.status ?? 'investigating'),
      isOpen: !hasEnded,
      startedAt,
      resolvedAt: endsAt,
      scheduledFor: kind === 'maintenance' ? startedAt : undefined,
      scheduledUntil: kind === 'maintenance' ? endsAt : undefined,
      url: absoluteLink(textAt(row, 'url'), context.url),
      updates,
      componentIds: (listAt(row, 'service_ids') ?? [])
        .filter((id) => typeof id === 'number' || typeof id === 'string')
        .map(String),
      rawImpact,
      rawStatus: newest?.rawStatus,
    },
    context.now,
  );
}
