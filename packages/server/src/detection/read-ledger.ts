import { groupImpairments, joinLedger, summarizeLedger } from '@upriver/detection';
import type {
  DetectorOptions,
  Episode,
  Impairment,
  ImpairmentRecord,
  Judged,
  LedgerEntry,
  LedgerSummary,
  VendorIncident,
} from '@upriver/detection';
import type { Database, Queries } from '../store/database.ts';
import { listDetectors, listImpairments } from '../store/detection/detectors.ts';
import type { SeriesKey, StoredImpairment } from '../store/detection/detectors.ts';
import { listJudgments } from '../store/detection/judgments.ts';
import { listIncidentsBetween } from '../store/incidents/incidents.ts';
import type { Incident } from '../store/incidents/incidents.ts';
import { countCallsOfSpans } from '../store/rollups/call-spans.ts';
import { keyOfSeries, restoreSeries } from './series.ts';
import { DAY_MS, MINUTE_MS } from '../domain/time.ts';

/** With so many calls during an incident half of them failing would have been found. */
const ENOUGH_CALLS = 20;

export interface LedgerQuery {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly projectId?: string;
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly options: DetectorOptions;
}

/** The same of several services. */
export interface LedgersQuery extends Omit<LedgerQuery, 'serviceId'> {
  readonly serviceIds: readonly string[];
}

export interface LedgerReading {
  /** Newest first. */
  readonly entries: readonly LedgerEntry[];
  readonly summary: LedgerSummary;
  /** What the vendor published, also what the entries leave out. */
  readonly incidents: readonly Incident[];
  /** Whose calls an episode was of. */
  seriesOf(episode: Episode): SeriesKey | undefined;
}

/** Sets what our calls felt beside what the vendor published, over a stretch of time. */
export async function readLedger(database: Database, { serviceId, ...query }: LedgerQuery): Promise<LedgerReading> {
  const rows = await listImpairments(database.kysely, query.organizationId, { ...query, serviceId });
  const published = await listIncidentsBetween(database.kysely, [serviceId], query.from, query.to);
  const compared = (await compareIncidents(database.kysely, query, published)).get(serviceId) ?? [];
  return joinRows(database, { ...query, serviceId }, rows, { published, compared });
}

/** The ledgers of several services, by identifier; the rows of all are read at once. */
export async function readLedgers(
  database: Database,
  { serviceIds, ...query }: LedgersQuery,
): Promise<ReadonlyMap<string, LedgerReading>> {
  const db = database.kysely;
  const rows = Map.groupBy(await listImpairments(db, query.organizationId, query), ({ serviceId }) => serviceId);
  const incidents = Map.groupBy(
    await listIncidentsBetween(db, serviceIds, query.from, query.to),
    ({ serviceId }) => serviceId,
  );
  const compared = await compareIncidents(db, query, [...incidents.values()].flat());
  const ledgers = new Map<string, LedgerReading>();
  for (const serviceId of serviceIds) {
    const felt = rows.get(serviceId) ?? [];
    const posted = { published: incidents.get(serviceId) ?? [], compared: compared.get(serviceId) ?? [] };
    if (felt.length + posted.published.length > 0)
      ledgers.set(serviceId, await joinRows(database, { ...query, serviceId }, felt, posted));
  }
  return ledgers;
}

async function joinRows(
  database: Database,
  query: LedgerQuery,
  rows: readonly StoredImpairment[],
  { published, compared }: { readonly published: readonly Incident[]; readonly compared: readonly VendorIncident[] },
): Promise<LedgerReading> {
  const current = await readOpenCounts(database, query, rows);
  const judgments = rows.length === 0 ? new Map<string, Judged>() : await readJudgments(database.kysely, query);
  const series = new Map<Episode, SeriesKey>();
  const episodes: Episode[] = [];
  for (const group of Map.groupBy(rows, (row) => keyOfSeries(row)).values()) {
    const [first] = group;
    if (first === undefined) continue;
    for (const episode of groupImpairments(group.map((row) => toRecord(row, current, judgments)))) {
      episodes.push(episode);
      series.set(episode, first);
    }
  }
  const entries = joinLedger(episodes, compared, query.now);
  return {
    entries,
    summary: summarizeLedger(entries, query.now),
    incidents: published,
    seriesOf: (episode) => series.get(episode),
  };
}

/** Incidents that calls are compared with, by service, and whether there were calls enough to feel them. */
async function compareIncidents(
  db: Queries,
  { now, ...calls }: Pick<LedgerQuery, 'organizationId' | 'projectId' | 'now'>,
  published: readonly Incident[],
): Promise<Map<string, VendorIncident[]>> {
  // Planned work that has not begun is nothing that could have been felt.
  const begun = published.filter((row) => row.startedAt <= now && (row.kind !== 'incident' || row.impact !== 'none'));
  const spans = begun.map(({ serviceId, startedAt, resolvedAt }) => ({
    serviceId,
    from: startedAt,
    to: (resolvedAt ?? now) + MINUTE_MS,
  }));
  const counts = await countCallsOfSpans(db, calls, spans, now);
  const compared = new Map<string, VendorIncident[]>();
  for (const [index, row] of begun.entries()) {
    const incidents = compared.get(row.serviceId) ?? [];
    incidents.push(toVendorIncident(row, (counts[index] ?? 0) >= ENOUGH_CALLS));
    compared.set(row.serviceId, incidents);
  }
  return compared;
}

/** Calls and bad calls of impairments that go on, which are stored with the tests until they end. */
async function readOpenCounts(
  database: Database,
  query: LedgerQuery,
  rows: readonly StoredImpairment[],
): Promise<Map<string, OpenCounts>> {
  const counts = new Map<string, OpenCounts>();
  if (rows.every((row) => row.endedAt !== null)) return counts;
  const filter = { serviceIds: [query.serviceId], since: 0 };
  for (const row of await listDetectors(database.kysely, query.organizationId, filter)) {
    const series = restoreSeries(row, query.options);
    for (const { impairment } of series.detector.state.watches)
      if (impairment !== null) counts.set(openKey(series, impairment.signal), impairment);
  }
  return counts;
}

/** What the tests know of an impairment that goes on. */
type OpenCounts = Pick<Impairment, 'calls' | 'bad' | 'lastCallAt'>;

/** An impairment as episodes are made from. `current` has the counts of those that go on, by `openKey`. */
export function toRecord(
  row: StoredImpairment,
  current: ReadonlyMap<string, OpenCounts>,
  judgments: ReadonlyMap<string, Judged>,
): ImpairmentRecord {
  const open = row.endedAt === null ? current.get(openKey(row, row.signal)) : undefined;
  return {
    id: row.id,
    signal: row.signal,
    onsetAt: row.onsetAt,
    // What late calls showed was not known before they came.
    detectedAt: Math.max(row.detectedAt, row.revisions.find(({ previous }) => previous === null)?.at ?? 0),
    endedAt: row.endedAt,
    calls: open?.calls ?? row.calls,
    bad: open?.bad ?? row.bad,
    normalRate: row.normalRate,
    fault: row.fault,
    answer: row.answer,
    judgment: judgments.get(row.id) ?? null,
    revisions: row.revisions,
    ...(open === undefined ? {} : { lastCallAt: open.lastCallAt }),
  };
}

/** An incident as ledgers know it. */
export function toVendorIncident(row: Incident, hadEnoughCalls: boolean): VendorIncident {
  const { id, title, kind, impact, startedAt, firstSeenAt, resolvedAt } = row;
  return { id, title, kind, impact, startedAt, postedAt: firstSeenAt, resolvedAt, hadEnoughCalls };
}

/** What people said of episodes of a service, by the identifier of the impairment that they said it of. */
async function readJudgments(
  db: Queries,
  { organizationId, serviceId }: Pick<LedgerQuery, 'organizationId' | 'serviceId'>,
): Promise<Map<string, Judged>> {
  const judgments = await listJudgments(db, organizationId, { serviceId });
  return new Map(judgments.map((judgment) => [judgment.impairmentId, judgment]));
}

/** The episode that an impairment belongs to. */
export async function findEpisode(
  db: Queries,
  impairment: StoredImpairment,
  now: number,
): Promise<Episode | undefined> {
  const { organizationId, serviceId, projectId, onsetAt, endedAt } = impairment;
  const range = { serviceId, projectId, from: onsetAt - DAY_MS, to: (endedAt ?? now) + DAY_MS };
  const rows = (await listImpairments(db, organizationId, range)).filter(
    (row) => keyOfSeries(row) === keyOfSeries(impairment),
  );
  const judgments = await readJudgments(db, impairment);
  const episodes = groupImpairments(rows.map((row) => toRecord(row, new Map(), judgments)));
  return episodes.find(({ impairmentIds }) => impairmentIds.includes(impairment.id));
}

function openKey(series: SeriesKey, signal: string): string {
  return `${keyOfSeries(series)} ${signal}`;
}
