import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  recordAt,
  recordsAt,
  textAt,
  pastTimeAt,
  timeAt,
  ownValue,
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
import { COMMON_PHASES, normalizeReported, readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { below } from '../../reading/target-url.ts';
import { newestOf, updateOf } from '../../reading/update.ts';

/** What the page's own condition names stand for. */
const CONDITIONS: ReportedTable<Status> = { operational: 'operational', degraded: 'degraded', offline: 'major_outage' };

/** Customers name severities themselves; what is not one of these is minor, as the page shows it. */
const SEVERITIES: ReportedTable<Impact> = {
  sev0: 'critical',
  sev1: 'critical',
  sev2: 'major',
  sev3: 'minor',
  sev4: 'minor',
  sev5: 'minor',
};

/** FireHydrant: one document with components and the whole history of incidents; what has no `resolved` time is open. */
export const firehydrant = createSingleDocumentAdapter({
  name: 'firehydrant',
  title: 'FireHydrant',
  isHostedByProvider: true,
  path: '/data/payload.json',
  readDocument: jsonReader('FireHydrant', isPayload, read),
  recognises: (document) => jsonMatches(document, isPayload),
  probes: { rank: 60, urls: below('/data/payload.json') },
});

function isPayload(value: unknown): value is JsonRecord {
  if (!isRecord(value) || recordAt(value, 'conditions') === undefined) return false;
  return listAt(value, 'components') !== undefined && isListOfRecords(value['incidents']);
}

function read(value: JsonRecord, { now }: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const rows = recordsAt(value, 'incidents');
  const incidents = rows.map((row) => readIncident(row, now));
  const open = rows.filter((_row, index) => incidents[index]?.resolvedAt === null);
  const components = readComponents(value, open, unknownStatuses);
  const worst = worstOfOpen(incidents);
  // The page is green exactly when no incident is open; a component's condition can only make it worse.
  const affected = components.map(({ status }) => status).filter((status) => status !== 'operational');
  return observed(
    {
      status: worst === undefined ? 'operational' : worstStatus([worst, ...affected]),
      components,
      incidents,
      listsAllUnresolved: true,
      pageName: textAt(recordAt(value, 'config') ?? {}, 'companyName', 'title'),
    },
    unknownStatuses,
  );
}

/** Components carry no condition of their own: open incidents give them one, by the page's own names for conditions. */
function readComponents(
  value: JsonRecord,
  open: readonly JsonRecord[],
  unknownStatuses: Set<string>,
): readonly ObservedComponent[] {
  const names = recordAt(value, 'conditions') ?? {};
  const statusOf = (condition: string): Status => {
    const meaning = ownValue(names, condition);
    return readStatus(CONDITIONS, typeof meaning === 'string' ? meaning : condition, unknownStatuses);
  };
  const given = listConditions(open);
  return recordsAt(value, 'components').flatMap((row, position) => {
    const name = textAt(row, 'name');
    if (name === undefined) return [];
    const conditions = [...(given.byId.get(idAt(row, 'id') ?? '') ?? []), ...(given.byName.get(name) ?? [])];
    const status = conditions.length === 0 ? 'operational' : worstStatus(conditions.map(statusOf));
    return [makeComponent({ externalId: idAt(row, 'id') ?? name, name, status, rawStatus: conditions[0], position })];
  });
}

/** Conditions that open incidents give to components, by id and by name; looked through once, for a page may have thousands. */
function listConditions(open: readonly JsonRecord[]) {
  const byId = new Map<string, string[]>();
  const byName = new Map<string, string[]>();
  const note = (map: Map<string, string[]>, key: string, condition: string): void => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [condition]);
    else known.push(condition);
  };
  for (const incident of open) {
    for (const part of recordsAt(incident, 'components')) {
      const condition = textAt(part, 'condition');
      if (condition !== undefined) note(byId, idAt(part, 'id') ?? '', condition);
    }
    const named = recordAt(incident, 'componentConditions') ?? {};
    for (const name of Object.keys(named)) {
      const condition = textAt(named, name);
      if (condition !== undefined) note(byName, name, condition);
    }
  }
  return { byId, byName };
}

function readIncident(row: JsonRecord, now: number): ObservedIncident {
  const timestamps = recordAt(row, 'timestamps') ?? {};
  const rawImpact = textAt(row, 'severitySlug');
  const isMaintenance = rawImpact?.toUpperCase() === 'MAINTENANCE';
  const updates = recordsAt(row, 'timeline').flatMap(readNote);
  const resolvedAt = pastTimeAt(timestamps, 'resolved', now);
  const phase = newestOf(updates)?.status;
  const startedAt = timeAt(timestamps, 'started', 'detected');
  const open: IncidentStatus = isMaintenance
    ? startedAt !== undefined && startedAt > now
      ? 'scheduled'
      : 'in_progress'
    : (phase ?? 'investigating');
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(row, 'title'),
      impact: ownValue(SEVERITIES, normalizeReported(rawImpact ?? '')) ?? 'minor',
      status: resolvedAt === undefined ? open : isMaintenance ? 'completed' : 'resolved',
      isOpen: resolvedAt === undefined,
      startedAt,
      resolvedAt,
      updates,
      componentIds: recordsAt(row, 'components').flatMap((part) => idAt(part, 'id') ?? []),
      rawImpact,
    },
    now,
  );
}

/** A note of the timeline: its text begins with the phase, in bold or plainly. */
function readNote(row: JsonRecord): readonly ObservedUpdate[] {
  const details = recordAt(row, 'details') ?? {};
  const note = textAt(details, 'note') ?? textAt(recordAt(details, 'note') ?? {}, 'note');
  const createdAt = timeAt(row, 'occurredAt', 'time');
  if (note === undefined) return [];
  const label = /^[^A-Za-z]*(Investigating|Identified|Monitoring|Resolved)\b/i.exec(note)?.[1];
  const status = ownValue(COMMON_PHASES, normalizeReported(label ?? '')) ?? 'investigating';
  return updateOf({ createdAt, html: note, status, rawStatus: label });
}
