import type { Cause, FaultWord, JudgmentWord } from '@upriver/contract';
import type { Judged } from '@upriver/detection';
import type { Queries } from '../database.ts';
import type { JudgmentTable } from '../schema/detection.ts';

/** What a person said of the answer to an episode; `at` is milliseconds UTC. */
export interface StoredJudgment extends Judged {
  /** The episode's first impairment. */
  readonly impairmentId: string;
  readonly organizationId: string;
  readonly projectId: string;
  readonly serviceId: string;
}

/** Records a judgment in place of the one before. */
export async function putJudgment(db: Queries, judgment: StoredJudgment): Promise<void> {
  const row = toRow(judgment);
  const { impairment_id: _id, ...change } = row;
  await db
    .insertInto('judgments')
    .values(row)
    .onConflict((conflict) => conflict.column('impairment_id').doUpdateSet(change))
    .execute();
}

/** Takes back what was said of some impairments. @returns false if nothing was */
export async function deleteJudgments(
  db: Queries,
  organizationId: string,
  impairmentIds: readonly string[],
): Promise<boolean> {
  const result = await db
    .deleteFrom('judgments')
    .where('organization_id', '=', organizationId)
    .where('impairment_id', 'in', impairmentIds)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The place of a judgment in lists, which are newest first. */
export type JudgmentPosition = readonly [at: number, impairmentId: string];

/** Judgments of an organization, of one service or all, newest first. */
export async function listJudgments(
  db: Queries,
  organizationId: string,
  filter: {
    readonly serviceId?: string | undefined;
    readonly after?: JudgmentPosition | undefined;
    readonly limit?: number | undefined;
  },
): Promise<StoredJudgment[]> {
  let query = db.selectFrom('judgments').selectAll().where('organization_id', '=', organizationId);
  if (filter.serviceId !== undefined) query = query.where('service_id', '=', filter.serviceId);
  if (filter.after !== undefined) {
    const [at, id] = filter.after;
    query = query.where((where) =>
      where.or([where('said_at', '<', at), where.and([where('said_at', '=', at), where('impairment_id', '<', id)])]),
    );
  }
  query = query.orderBy('said_at', 'desc').orderBy('impairment_id', 'desc');
  return (await (filter.limit === undefined ? query : query.limit(filter.limit)).execute()).map(toJudgment);
}

/** The casts are safe: `toRow` alone writes these. */
function toJudgment(row: JudgmentTable): StoredJudgment {
  return {
    impairmentId: row.impairment_id,
    organizationId: row.organization_id,
    projectId: row.project_id,
    serviceId: row.service_id,
    was: row.was as JudgmentWord,
    cause: row.cause as Cause | null,
    judged: { fault: row.judged_fault as FaultWord, cause: row.judged_cause as Cause | null },
    by: row.said_by,
    at: row.said_at,
    note: row.note,
  };
}

function toRow(judgment: StoredJudgment): JudgmentTable {
  return {
    impairment_id: judgment.impairmentId,
    organization_id: judgment.organizationId,
    project_id: judgment.projectId,
    service_id: judgment.serviceId,
    was: judgment.was,
    cause: judgment.cause,
    judged_fault: judgment.judged.fault,
    judged_cause: judgment.judged.cause,
    said_by: judgment.by,
    said_at: judgment.at,
    note: judgment.note,
  };
}
