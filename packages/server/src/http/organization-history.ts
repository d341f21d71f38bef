// What happened to all vendors of an organization: the ledgers of its services, what else their vendors published, and the alerts.
import type { HistoryEntry, OrganizationHistory } from '@upriver/contract';
import { summarizeLedger } from '@upriver/detection';
import type { LedgerEntry } from '@upriver/detection';
import { readLedgers } from '../detection/read-ledger.ts';
import type { LedgerReading, LedgersQuery } from '../detection/read-ledger.ts';
import { servicesOf } from '../domain/alert.ts';
import type { Subject } from '../domain/alert.ts';
import { toNullableTimestamp, toTimestamp } from '../domain/clock.ts';
import { DAY_MS } from '../domain/time.ts';
import { listSubjects } from '../store/alerts/subjects.ts';
import type { Database } from '../store/database.ts';
import { countCheckTimes } from '../store/history/check-times.ts';
import type { Incident } from '../store/incidents/incidents.ts';
import { listProjects } from '../store/organizations/projects.ts';
import type { Project } from '../store/organizations/projects.ts';
import { countCalls } from '../store/rollups/rollups.ts';
import { listLinkedServices } from '../store/services/services.ts';
import type { ServiceSummary } from '../store/services/services.ts';
import { toPastMaintenance } from './history-answer.ts';
import { toEntry } from './ledger-answer.ts';

/** An incident may be posted long after the calls that felt it, and before the range begins. */
const MARGIN_MS = DAY_MS;

export interface OrganizationHistoryQuery extends Omit<LedgersQuery, 'serviceIds' | 'from' | 'to'> {
  /** Milliseconds; `until` is exclusive. */
  readonly since: number;
  readonly until: number;
}

type Answer = Pick<OrganizationHistory, 'summary' | 'entries'>;

/** Everything that was open at any time of the range, newest first, and its numbers. */
export async function readOrganizationHistory(database: Database, query: OrganizationHistoryQuery): Promise<Answer> {
  const db = database.kysely;
  const { organizationId, projectId, since, until, now } = query;
  const services = await listLinkedServices(db, organizationId, { projectId });
  const serviceIds = services.map(({ id }) => id);
  const range = { from: since - MARGIN_MS, to: Math.min(until + MARGIN_MS, now) };
  const ledgers = await readLedgers(database, { ...query, ...range, serviceIds });
  const projects = new Map((await listProjects(db, organizationId)).map((project) => [project.id, project]));
  const told = services.map((service) => readService(service, ledgers.get(service.id), query, projects));
  const subjects = await listSubjects(db, organizationId, since - 1);
  const alerts = subjects.flatMap((subject) => toAlertEntries(subject, query, new Set(serviceIds)));
  const published = told.flatMap((one) => one.published);
  const entries = [...told.flatMap((one) => one.entries), ...alerts].sort(byTime);
  return {
    summary: {
      servicesWatched: services.length,
      pageChecks: await countCheckTimes(db, serviceIds, since, until),
      ...(await countCalls(db, { ...query, serviceIds, from: since, to: until }, now)),
      ...countEntries(entries),
      incidents: published.filter(({ kind }) => kind === 'incident').length,
      maintenances: published.filter(({ kind }) => kind === 'maintenance').length,
      ...addUp(
        told.map(({ ledger }) => ledger),
        now,
      ),
    },
    entries,
  };
}

/** Entries of one service that touch the range, and the ledger that they are from. */
function readService(
  { id, name, slug }: ServiceSummary,
  reading: LedgerReading | undefined,
  query: OrganizationHistoryQuery,
  projects: ReadonlyMap<string, Project>,
): { ledger: readonly LedgerEntry[]; published: readonly Incident[]; entries: readonly HistoryEntry[] } {
  if (reading === undefined) return { ledger: [], published: [], entries: [] };
  const rows = new Map(reading.incidents.map((row) => [row.id, row]));
  const published = reading.incidents.filter((row) => touches([row.startedAt, row.resolvedAt], query));
  const ledger = reading.entries.filter(
    (entry) =>
      touches(spanOf(entry), query) ||
      ('incident' in entry && touches([entry.incident.startedAt, entry.incident.resolvedAt], query)),
  );
  const service = { id, name, slug };
  const compared = ledger.map((entry): HistoryEntry => {
    const row = 'incident' in entry ? rows.get(entry.incident.id) : undefined;
    const [from, to] = spanOf(entry);
    return {
      id: 'episode' in entry ? entry.episode.id : entry.incident.id,
      type: 'episode' in entry ? 'impairment' : entry.incident.kind,
      at: toTimestamp(from),
      endedAt: toNullableTimestamp(to),
      service,
      ledger: toEntry(entry, reading, projects),
      incident: row === undefined ? null : toPastMaintenance(row),
      alert: null,
    };
  });
  const known = new Set(reading.entries.flatMap((entry) => ('incident' in entry ? [entry.incident.id] : [])));
  const others = published.filter((row) => !known.has(row.id)).map((row) => toIncidentEntry(row, service));
  return { ledger, published, entries: [...compared, ...others] };
}

function toIncidentEntry(row: Incident, service: HistoryEntry['service']): HistoryEntry {
  return {
    id: row.id,
    type: row.kind,
    at: toTimestamp(row.startedAt),
    endedAt: toNullableTimestamp(row.resolvedAt),
    service,
    ledger: null,
    incident: toPastMaintenance(row),
    alert: null,
  };
}

/** None if nobody was told, or if it is about other services. */
function toAlertEntries(
  subject: Subject,
  query: OrganizationHistoryQuery,
  serviceIds: ReadonlySet<string>,
): HistoryEntry[] {
  const services = servicesOf(subject);
  const isTold = subject.state.alerts.some(({ triggeredAt }) => triggeredAt !== null);
  const isConcerned = query.projectId === undefined || services.some(({ id }) => serviceIds.has(id));
  if (!isTold || !isConcerned || !touches([subject.openedAt, subject.closedAt], query)) return [];
  return [
    {
      id: subject.id,
      type: 'alert',
      at: toTimestamp(subject.openedAt),
      endedAt: toNullableTimestamp(subject.closedAt),
      service: null,
      ledger: null,
      incident: null,
      alert: {
        id: subject.id,
        kind: subject.kind,
        services,
        acknowledgedAt: toNullableTimestamp(subject.acknowledgedAt),
        acknowledgedBy: subject.acknowledgedBy,
        messages: subject.state.threads.reduce((sum, { count }) => sum + count, 0),
      },
    },
  ];
}

type Span = readonly [from: number, to: number | null];

function spanOf(entry: LedgerEntry): Span {
  return 'episode' in entry
    ? [entry.episode.onsetAt, entry.episode.endedAt]
    : [entry.incident.startedAt, entry.incident.resolvedAt];
}

function touches([from, to]: Span, { since, until }: OrganizationHistoryQuery): boolean {
  return from < until && (to === null || to >= since);
}

function byTime(a: HistoryEntry, b: HistoryEntry): number {
  return Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? -1 : 1);
}

function countEntries(entries: readonly HistoryEntry[]) {
  const impaired = entries.filter(({ type }) => type === 'impairment');
  return {
    impairments: impaired.length,
    alerts: entries.filter(({ type }) => type === 'alert').length,
    impairedServices: new Set(impaired.map(({ service }) => service?.id)).size,
    notPostedYet: impaired.filter(({ ledger }) => ledger?.kind === 'not_posted_yet').length,
    callsLost: impaired.reduce((sum, { ledger }) => sum + (ledger?.episode?.callsLost ?? 0), 0),
  };
}

/** What the ledgers of single services count, over all of them. */
function addUp(ledgers: readonly (readonly LedgerEntry[])[], now: number) {
  const counts = { both: 0, neverPosted: 0, neverFelt: 0, ourOwn: 0, undecided: 0 };
  for (const ledger of ledgers) {
    const summary = summarizeLedger(ledger, now);
    for (const name of ['both', 'neverPosted', 'neverFelt', 'ourOwn', 'undecided'] as const)
      counts[name] += summary[name];
  }
  return counts;
}
