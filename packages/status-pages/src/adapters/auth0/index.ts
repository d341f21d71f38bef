import type { Impact, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { parseEmbeddedJson } from '../../reading/embedded-json.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  ownValue,
  pastTimeAt,
  recordAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { isClosed, makeComponent, makeIncident, observed, unreadable } from '../../reading/observed.ts';
import { statusOfImpact, worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';
import { resolvePath } from '../../reading/target-url.ts';
import {
  COMMON_PHASES,
  COMMON_STATUSES,
  normalizeReported,
  readReported,
  type ReportedTable,
} from '../../reading/reported-status.ts';

const IMPACTS: ReportedTable<Impact> = {
  none: 'none',
  minor: 'minor',
  major: 'major',
  critical: 'critical',
  maintenance: 'none',
};

/** Auth0: the page's own data (`__NEXT_DATA__`), one row per region. Option `regions` (`US-1,EU-1`) keeps some of them. */
export const auth0 = createSingleDocumentAdapter({
  name: 'auth0',
  title: 'Auth0',
  hosts: ['status.auth0.com'],
  partOptions: ['regions'],
  path: '',
  readDocument,
  recognises: (document) => regionsOf(document).kind === 'regions',
});

type Regions =
  | { readonly kind: 'regions'; readonly rows: readonly JsonRecord[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

function regionsOf(document: PageDocument): Regions {
  const parsed = parseEmbeddedJson(document.text, 'script', 'id', '__NEXT_DATA__');
  if (parsed.kind === 'unreadable') return parsed;
  const value = isRecord(parsed.value) ? parsed.value : {};
  const props = recordAt(recordAt(value, 'props') ?? value, 'pageProps') ?? {};
  const rows = recordsAt(props, 'activeIncidents');
  const isRegion = (row: JsonRecord): boolean =>
    textAt(row, 'region') !== undefined && isListOfRecords(recordAt(row, 'response')?.['incidents']);
  const isShape = rows.length > 0 && isListOfRecords(props['activeIncidents']) && rows.every(isRegion);
  return isShape ? { kind: 'regions', rows } : { kind: 'unreadable', reason: 'The page has no list of regions.' };
}

function readDocument(document: PageDocument, target: PageTarget, now: number): Reading {
  const regions = regionsOf(document);
  if (regions.kind === 'unreadable') return regions;
  const unknownStatuses = new Set<string>();
  const wanted = (target.options['regions'] ?? '')
    .split(',')
    .map((reported) => reported.trim())
    .filter(Boolean);
  const rows = regions.rows.filter((row) => wanted.length === 0 || wanted.includes(textAt(row, 'region') ?? ''));
  if (rows.length === 0) return unreadable('The page has none of the regions asked for.');
  const components = rows.map((row) => readRegion(row, now, unknownStatuses));
  const incidents = rows.flatMap((row) =>
    openRows(row, now).map((incident) => readIncident(incident, row, target, now, unknownStatuses)),
  );
  return observed(
    {
      status: worstStatus(components.map(({ status }) => status)),
      components,
      incidents: mergeRegions(incidents),
      listsAllUnresolved: true,
      pageName: 'Auth0',
    },
    unknownStatuses,
  );
}

/** Rows that are no incidents ("All Systems Operational"), private ones and closed ones are left out. */
function openRows(region: JsonRecord, now: number): readonly JsonRecord[] {
  const rows = recordsAt(recordAt(region, 'response') ?? {}, 'incidents');
  return rows.filter(
    (row) => textAt(row, 'status') !== 'operational' && row['isPrivate'] !== true && !isOver(row, now),
  );
}

/** By its phase, which may come without the time of the end, or by an end that has come. */
function isOver(row: JsonRecord, now: number): boolean {
  const phase = ownValue(COMMON_PHASES, normalizeReported(textAt(row, 'status') ?? ''));
  return (phase !== undefined && isClosed(phase)) || pastTimeAt(row, 'resolved_at', now) !== undefined;
}

function readRegion(region: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedComponent {
  const name = textAt(region, 'region') ?? '';
  const environment = textAt(region, 'environment');
  const statuses = openRows(region, now).map((row) => statusOf(row, unknownStatuses));
  return makeComponent({
    externalId: environment === undefined ? name : `${name}/${environment}`,
    name: environment === undefined ? name : `${name} (${environment})`,
    region: name,
    status: statuses.length === 0 ? 'operational' : worstStatus(statuses),
  });
}

/** The reported status is either the status of a component, or a phase with the impact in another field. */
function statusOf(row: JsonRecord, unknownStatuses: Set<string>): Status {
  const reported = normalizeReported(textAt(row, 'status') ?? '');
  const status = ownValue(COMMON_STATUSES, reported);
  if (status !== undefined) return status;
  const reportedImpact = textAt(row, 'impact');
  if (reportedImpact === 'maintenance' || reported === 'in_progress') return 'maintenance';
  if (reported === 'scheduled') return 'operational';
  const impact = readReported(IMPACTS, reportedImpact, unknownStatuses);
  return impact === undefined ? 'unknown' : statusOfImpact(impact);
}

function readIncident(
  row: JsonRecord,
  region: JsonRecord,
  target: PageTarget,
  now: number,
  unknownStatuses: Set<string>,
): ObservedIncident {
  const rawStatus = textAt(row, 'status');
  const rawImpact = textAt(row, 'impact');
  const externalId = idAt(row, 'id');
  const reported = normalizeReported(rawStatus ?? '');
  const isMaintenance =
    rawImpact === 'maintenance' ||
    reported === 'under_maintenance' ||
    reported === 'scheduled' ||
    reported === 'in_progress';
  const environment = textAt(region, 'environment');
  const name = textAt(region, 'region') ?? '';
  return makeIncident(
    {
      externalId,
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(row, 'name'),
      impact: readReported(IMPACTS, rawImpact, unknownStatuses),
      status: ownValue(COMMON_PHASES, reported) ?? (isMaintenance ? 'in_progress' : 'investigating'),
      isOpen: true,
      startedAt: timeAt(row, 'created_at', 'started_at', 'updated_at'),
      scheduledFor: isMaintenance ? timeAt(row, 'scheduled_for') : undefined,
      scheduledUntil: isMaintenance ? timeAt(row, 'scheduled_until') : undefined,
      url:
        externalId === undefined ? undefined : resolvePath(target.url, `/incidents/${encodeURIComponent(externalId)}`),
      componentIds: [environment === undefined ? name : `${name}/${environment}`],
      rawStatus,
      rawImpact,
    },
    now,
  );
}

/** One incident stands in every region that it touches. */
function mergeRegions(incidents: readonly ObservedIncident[]): readonly ObservedIncident[] {
  const merged = new Map<string, ObservedIncident>();
  for (const incident of incidents) {
    const known = merged.get(incident.externalId);
    const componentIds = [...(known?.componentIds ?? []), ...(incident.componentIds ?? [])];
    merged.set(incident.externalId, { ...(known ?? incident), componentIds });
  }
  return [...merged.values()];
}
