import type { Queries } from '../database.ts';
import { MINUTE_MS } from '../../domain/time.ts';

/** How long a repeat of a batch gets the first answer, at least. */
export const BATCH_ANSWER_KEPT_MS = 10 * MINUTE_MS;

/** Gives the answer that a batch of a key got, as long as it is kept. */
export type FindBatchAnswer = (sdkKeyId: string, batchId: string) => Promise<string | undefined>;

/**
 * Finds answers with a statement that is built once, because it runs for every batch that has a name. The age of an answer is not judged
 * here: a wall clock that was set forward would make a repeat count twice.
 */
export function createBatchAnswerFinder(db: Queries): FindBatchAnswer {
  const select = db
    .selectFrom('batch_answers')
    .select('answer')
    .where('sdk_key_id', '=', '')
    .where('batch_id', '=', '')
    .compile();
  return async (sdkKeyId, batchId) => {
    const { rows } = await db.executeQuery<{ answer: string }>({ ...select, parameters: [sdkKeyId, batchId] });
    return rows[0]?.answer;
  };
}

/** Forgets answers that are older than they are kept for, at most `limit` of them; returns how many went. */
export async function expireBatchAnswers(db: Queries, now: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('batch_answers')
    .select(['sdk_key_id', 'batch_id'])
    .where('received_at', '<=', now - BATCH_ANSWER_KEPT_MS)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  for (const row of rows)
    await db
      .deleteFrom('batch_answers')
      .where('sdk_key_id', '=', row.sdk_key_id)
      .where('batch_id', '=', row.batch_id)
      .execute();
  return rows.length;
}
