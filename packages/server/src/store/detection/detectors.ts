import type { Verdict } from '@upriver/contract';
import { leadingCause } from '@upriver/detection';
import type { CauseAnswer, ImpairmentRecord, KeptAnswer, Signal, TimeRevision } from '@upriver/detection';
import type { Database, Queries, Writing } from '../database.ts';
import type { DetectorTable, ImpairmentTable } from '../schema/detection.ts';
import { HEAD_COLUMNS, toDetector, toDetectorRow, toHead, toSeriesColumns, toSeriesKey } from './detector-row.ts';
import type { DetectorHead } from './detector-row.ts';
import { DAY_MS } from '../../domain/time.ts';
import { listed } from '../listed.ts';
import { prepare } from '../prepared.ts';

/** Whose calls: one series. */
export interface SeriesKey {
  readonly organizationId: string;
  readonly projectId: string;
  readonly serviceId: string;
  readonly environment: string;
  readonly region: string;
}

/** What is known of one series of calls: the state of its tests and what was last published of it. */
export interface StoredDetector extends SeriesKey {
  /** See `encodeDetector`. */
  readonly state: string;
  /** The last block of events that the state has taken in; older ones are not taken again after a restart. */
  readonly consumedTo: number;
  readonly lastCallAt: number;
  /** The last verdict that was published, since when, and what was published beside it. */
  readonly verdict: Verdict | null;
  readonly verdictAt: number | null;
  readonly published: string | null;
  /** Weighed causes while something is impaired. */
  readonly cause: CauseAnswer | null;
  readonly recoveredAt: number | null;
  readonly late: LateWindow | null;
}

/** A stretch of the past of which calls arrived late, and that is still to be looked at in its order. */
export interface LateWindow {
  readonly from: number;
  readonly to: number;
  /** When the first and the last of these calls arrived. */
  readonly firstArrivedAt: number;
  readonly lastArrivedAt: number;
}

/** A rise of one signal of one series; whose fault it is comes with the series' weighed causes. */
export interface NewImpairment extends SeriesKey {
  /** Of the first report; the same impairment again keeps its own. */
  readonly id: string;
  readonly signal: Signal;
  readonly onsetAt: number;
  readonly detectedAt: number;
  /** Null while it is open. */
  readonly endedAt: number | null;
  readonly endedBy: 'recovered' | 'new_normal' | 'no_calls' | null;
  readonly calls: number;
  readonly bad: number;
  readonly normalRate: number;
  /** Absent where nothing else was known before. */
  readonly revisions?: readonly TimeRevision[];
}

export interface StoredImpairment extends NewImpairment {
  readonly revisions: readonly TimeRevision[];
  /** The last side that could be told; `undecided` before. */
  readonly fault: ImpairmentRecord['fault'];
  /** What `fault` is from; null before the first. */
  readonly answer: KeptAnswer | null;
}

/** Series without a call for so long are forgotten. */
const FORGOTTEN_AFTER_MS = 60 * DAY_MS;

export async function findDetector(db: Queries, series: SeriesKey): Promise<StoredDetector | undefined> {
  const row = await db
    .selectFrom('detectors')
    .selectAll()
    .where('project_id', '=', series.projectId)
    .where('service_id', '=', series.serviceId)
    .where('environment', '=', series.environment)
    .where('region', '=', series.region)
    .executeTakeFirst();
  return row && toDetector(row);
}

/** Series of all organizations that had a call since a time, have late calls waiting, or have taken in blocks after one: what a node goes on with after a start. */
export async function listRecentDetectors(db: Queries, since: number, cursor: number): Promise<StoredDetector[]> {
  const rows = await db
    .selectFrom('detectors')
    .selectAll()
    .where((where) =>
      where.or([where('last_call_at', '>=', since), where('consumed_to', '>', cursor), where('late', 'is not', null)]),
    )
    .execute();
  return rows.map(toDetector);
}

/** Which series of an organization are listed. */
export interface DetectorFilter {
  readonly serviceIds?: readonly string[];
  readonly projectId?: string;
  readonly environment?: string;
  readonly region?: string;
  /** The newest call came at this moment or later. */
  readonly since: number;
}

/** Series of one organization, of one service or all, that had a call since a time. */
export async function listDetectors(
  db: Queries,
  organizationId: string,
  filter: DetectorFilter,
): Promise<StoredDetector[]> {
  const rows = await selectDetectors(db, organizationId, filter).selectAll().execute();
  return rows.map(toDetector);
}

/** The same series, without what verdicts do not need. */
export async function listDetectorHeads(
  db: Queries,
  organizationId: string,
  filter: DetectorFilter,
): Promise<DetectorHead[]> {
  const rows = await selectDetectors(db, organizationId, filter).select(HEAD_COLUMNS).execute();
  return rows.map(toHead);
}

function selectDetectors(db: Queries, organizationId: string, filter: DetectorFilter) {
  let query = db
    .selectFrom('detectors')
    .where('organization_id', '=', organizationId)
    .where('last_call_at', '>=', filter.since);
  if (filter.serviceIds !== undefined) query = query.where('service_id', 'in', listed(db, filter.serviceIds));
  if (filter.projectId !== undefined) query = query.where('project_id', '=', filter.projectId);
  if (filter.environment !== undefined) query = query.where('environment', '=', filter.environment);
  if (filter.region !== undefined) query = query.where('region', '=', filter.region);
  return query.orderBy('service_id').orderBy('project_id').orderBy('environment').orderBy('region');
}

/** Stores a series, and whose fault its open impairments are. */
export async function putDetector(db: Queries | Writing, detector: StoredDetector): Promise<void> {
  await writeDetector(db, toDetectorRow(detector));
  if (detector.cause !== null) await keepAnswer(db, detector, detector.cause);
}

const writeDetector = prepare((db, row: DetectorTable) => {
  const { organization_id: _organization, project_id: _project, service_id: _service, ...rest } = row;
  const { environment: _environment, region: _region, ...change } = rest;
  return db
    .insertInto('detectors')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'service_id', 'environment', 'region']).doUpdateSet(change),
    );
});

/** A side that was told is taken back when it is no longer more likely than not. */
const TAKEN_BACK_BELOW = 0.5;

/**
 * Keeps the answer with what is open. What could be told once stays told while calls recover, because the numbers become unclear again;
 * calls that go on failing may refute it.
 */
async function keepAnswer(db: Queries | Writing, series: SeriesKey, answer: CauseAnswer): Promise<void> {
  let update = db
    .updateTable('impairments')
    .set(toAnswerColumns(answer))
    .where('project_id', '=', series.projectId)
    .where('service_id', '=', series.serviceId)
    .where('environment', '=', series.environment)
    .where('region', '=', series.region)
    .where('ended_at', 'is', null);
  if (answer.side === 'undecided') {
    const refuted = (['them', 'us'] as const).filter(
      (side) => !answer.isRecovering && answer.probabilities[side] < TAKEN_BACK_BELOW,
    );
    update = update.where((where) =>
      where.or([where('fault', 'is', null), where('fault', 'in', ['undecided', ...refuted])]),
    );
  }
  await update.execute();
}

/** An answer as it is kept with an impairment. */
export function toAnswerColumns(answer: CauseAnswer): Pick<ImpairmentTable, 'fault' | 'answer'> {
  const { side, isHigh, probabilities, byCauseUnlearned, themWithoutPage } = answer;
  const cause = keptCause(answer);
  const kept: KeptAnswer = { side, isHigh, probabilities, byCauseUnlearned, themWithoutPage, cause };
  return { fault: side, answer: JSON.stringify(kept) };
}

function keptCause(answer: CauseAnswer): KeptAnswer['cause'] {
  const leading = leadingCause(answer);
  if (leading === null) return null;
  const { cause, kind, side, subject, probability } = leading;
  return { cause, kind, side, subject, probability };
}

/** An impairment as it began, or as it ended; the same one again changes its numbers. */
export async function putImpairment(db: Writing, impairment: NewImpairment): Promise<void> {
  const row = toImpairmentRow(impairment);
  await db
    .insertInto('impairments')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'service_id', 'environment', 'region', 'signal', 'detected_at'])
        .doUpdateSet({ ended_at: row.ended_at, ended_by: row.ended_by, calls: row.calls, bad: row.bad }),
    )
    .execute();
}

/** Makes what is open of a series begin earlier: the clock that dated it was set back. */
export async function moveImpairmentsBack(db: Writing, series: SeriesKey, byMs: number): Promise<void> {
  await db
    .updateTable('impairments')
    .set((build) => ({ onset_at: build('onset_at', '-', byMs), detected_at: build('detected_at', '-', byMs) }))
    .where('project_id', '=', series.projectId)
    .where('service_id', '=', series.serviceId)
    .where('environment', '=', series.environment)
    .where('region', '=', series.region)
    .where('ended_at', 'is', null)
    .execute();
}

/** Impairments of a service that touched a stretch of time, oldest first. */
export async function listImpairments(
  db: Queries,
  organizationId: string,
  filter: { readonly serviceId?: string; readonly projectId?: string; readonly from: number; readonly to: number },
): Promise<StoredImpairment[]> {
  let query = db
    .selectFrom('impairments')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('onset_at', '<', filter.to)
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>=', filter.from)]));
  if (filter.serviceId !== undefined) query = query.where('service_id', '=', filter.serviceId);
  if (filter.projectId !== undefined) query = query.where('project_id', '=', filter.projectId);
  const rows = await query.orderBy('onset_at').orderBy('project_id').orderBy('environment').orderBy('region').execute();
  return rows.map(toImpairment);
}

/** The newest impairments of an organization that are over, of all services, oldest first. */
export async function listEndedImpairments(
  db: Queries,
  organizationId: string,
  since: number,
  limit: number,
): Promise<StoredImpairment[]> {
  const rows = await db
    .selectFrom('impairments')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('ended_at', '>=', since)
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toImpairment).toReversed();
}

/** One impairment of an organization's calls. */
export async function findImpairment(
  db: Queries,
  organizationId: string,
  id: string,
): Promise<StoredImpairment | undefined> {
  const row = await db
    .selectFrom('impairments')
    .selectAll()
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row && toImpairment(row);
}

/** Forgets series that nobody calls any more. @returns how many */
export async function forgetDetectors(db: Queries, now: number): Promise<number> {
  const result = await db
    .deleteFrom('detectors')
    .where('last_call_at', '<', now - FORGOTTEN_AFTER_MS)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes what a node that was detecting has stored of projects since they were deleted. */
export async function forgetProjects(database: Database, ids: readonly string[]): Promise<void> {
  await database.transaction(async (db) => {
    for (const table of ['detectors', 'impairments'] as const)
      await db
        .deleteFrom(table)
        .where('project_id', 'in', ids)
        .where('project_id', 'not in', db.selectFrom('projects').select('id'))
        .execute();
  });
}

/** The environments that calls of each project carry, by the project's identifier. */
export async function listCalledEnvironments(
  db: Queries,
  organizationId: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db
    .selectFrom('detectors')
    .select(['project_id', 'environment'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .execute();
  const called = new Map<string, Set<string>>();
  for (const { project_id, environment } of rows)
    called.set(project_id, (called.get(project_id) ?? new Set()).add(environment));
  return called;
}

/**
 * When the first of an organization's open impairments of a service was found, of those found at or after a moment.
 * @returns undefined while nothing is impaired
 */
export async function findFirstDetectedAt(
  db: Queries,
  organizationId: string,
  serviceId: string,
  onsetAt: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('impairments')
    .select((build) => build.fn.min('detected_at').as('detected_at'))
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .where('ended_at', 'is', null)
    .where('detected_at', '>=', onsetAt)
    .executeTakeFirst();
  return row?.detected_at ?? undefined;
}

/** The first onset of an organization's open impairments of a service, of one environment or all; undefined while nothing is impaired. */
export async function findFirstOnset(
  db: Queries,
  organizationId: string,
  serviceId: string,
  environment: string | undefined,
): Promise<number | undefined> {
  let query = db
    .selectFrom('impairments')
    .select((build) => build.fn.min('onset_at').as('onset_at'))
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .where('ended_at', 'is', null);
  if (environment !== undefined) query = query.where('environment', '=', environment);
  return (await query.executeTakeFirst())?.onset_at ?? undefined;
}

/** The casts are safe: `toImpairmentRow` and `keepAnswer` alone write these. */
export function toImpairment(row: ImpairmentTable): StoredImpairment {
  return {
    ...toSeriesKey(row),
    id: row.id,
    signal: row.signal as Signal,
    onsetAt: row.onset_at,
    detectedAt: row.detected_at,
    endedAt: row.ended_at,
    endedBy: row.ended_by as StoredImpairment['endedBy'],
    calls: row.calls,
    bad: row.bad,
    normalRate: row.normal_rate,
    fault: (row.fault ?? 'undecided') as StoredImpairment['fault'],
    answer: row.answer === null ? null : (JSON.parse(row.answer) as KeptAnswer),
    revisions: row.revisions === null ? [] : (JSON.parse(row.revisions) as TimeRevision[]),
  };
}

export function toImpairmentRow(impairment: NewImpairment): Omit<ImpairmentTable, 'fault' | 'answer'> {
  return {
    ...toSeriesColumns(impairment),
    id: impairment.id,
    signal: impairment.signal,
    onset_at: impairment.onsetAt,
    detected_at: impairment.detectedAt,
    ended_at: impairment.endedAt,
    ended_by: impairment.endedBy,
    calls: impairment.calls,
    bad: impairment.bad,
    normal_rate: impairment.normalRate,
    revisions: impairment.revisions?.length ? JSON.stringify(impairment.revisions) : null,
  };
}
