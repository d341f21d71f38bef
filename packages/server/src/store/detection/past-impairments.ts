import type { Queries, Writing } from '../database.ts';
import type { CauseAnswer, TimeRevision } from '@upriver/detection';
import { toAnswerColumns, toImpairment, toImpairmentRow } from './detectors.ts';
import type { NewImpairment, SeriesKey, StoredImpairment } from './detectors.ts';

/** Changes the times and counts of an impairment that is known, and what it says of what was known before. */
export async function reviseImpairment(db: Writing, impairment: NewImpairment): Promise<void> {
  const { onset_at, ended_at, calls, bad, revisions } = toImpairmentRow(impairment);
  await db
    .updateTable('impairments')
    .set({ onset_at, ended_at, calls, bad, revisions })
    .where('id', '=', impairment.id)
    .where('organization_id', '=', impairment.organizationId)
    .execute();
}

/** So many changes of its times are kept with an impairment: the first and the newest ones. */
const REVISIONS_MAX = 10;

/** What is known of an impairment's times, with one more change of them. */
export function withRevision(revisions: readonly TimeRevision[], revision: TimeRevision): TimeRevision[] {
  const [first, ...others] = [...revisions, revision];
  return first === undefined ? [] : [first, ...others.slice(1 - REVISIONS_MAX)];
}

/**
 * Makes a stored impairment begin when the calls since it was certain show that it did, and keeps with it what was known before.
 * @returns it as it was; undefined where it is not stored
 */
export async function reviseOnset(
  db: Writing,
  impairment: NewImpairment,
  now: number,
): Promise<StoredImpairment | undefined> {
  const stored = await db
    .selectFrom('impairments')
    .selectAll()
    .where('project_id', '=', impairment.projectId)
    .where('service_id', '=', impairment.serviceId)
    .where('environment', '=', impairment.environment)
    .where('region', '=', impairment.region)
    .where('signal', '=', impairment.signal)
    .where('detected_at', '=', impairment.detectedAt)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  const before = toImpairment(stored);
  const { onsetAt, endedAt } = before;
  const revision: TimeRevision = { at: now, reason: 'more_calls', previous: { onsetAt, endedAt } };
  const revisions = withRevision(before.revisions, revision);
  const { id, organizationId } = before;
  await reviseImpairment(db, { ...impairment, id, organizationId, endedAt, revisions });
  return before;
}

/** Keeps an answer with an impairment that is over, if it has none that names a side. */
export async function answerPast(
  db: Writing,
  { organizationId, id }: Pick<NewImpairment, 'organizationId' | 'id'>,
  answer: CauseAnswer,
): Promise<void> {
  await db
    .updateTable('impairments')
    .set(toAnswerColumns(answer))
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where((where) => where.or([where('answer', 'is', null), where('fault', '=', 'undecided')]))
    .execute();
}

/** Impairments of all organizations that late calls have shown, that are over, and whose causes were never weighed or are undecided; oldest first. */
export async function listUndecidedPast(db: Queries, detectedSince: number): Promise<StoredImpairment[]> {
  const rows = await db
    .selectFrom('impairments')
    .selectAll()
    .where('detected_at', '>=', detectedSince)
    .where('ended_at', 'is not', null)
    .where('revisions', 'is not', null)
    .where((where) => where.or([where('answer', 'is', null), where('fault', '=', 'undecided')]))
    .orderBy('detected_at')
    .execute();
  return rows
    .map(toImpairment)
    .filter(({ revisions }) => revisions.some(({ reason = 'found_late' }) => reason === 'found_late'));
}

/** Impairments of one series that touched a stretch of time, oldest first. */
export async function listImpairmentsOfSeries(
  db: Queries,
  series: SeriesKey,
  range: { readonly from: number; readonly to: number },
): Promise<StoredImpairment[]> {
  const rows = await db
    .selectFrom('impairments')
    .selectAll()
    .where('organization_id', '=', series.organizationId)
    .where('project_id', '=', series.projectId)
    .where('service_id', '=', series.serviceId)
    .where('environment', '=', series.environment)
    .where('region', '=', series.region)
    .where('onset_at', '<=', range.to)
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>=', range.from)]))
    .orderBy('onset_at')
    .execute();
  return rows.map(toImpairment);
}
