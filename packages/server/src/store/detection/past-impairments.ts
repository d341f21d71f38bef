import type { Queries, Writing } from '../database.ts';
import type { CauseAnswer } from '@upriver/detection';
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
  return rows.map(toImpairment);
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
