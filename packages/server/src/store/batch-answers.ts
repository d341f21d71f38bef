import type { Queries } from './database.ts';

/** How long a repeat of a batch gets the first answer. */
export const BATCH_ANSWER_KEPT_MS = 10 * 60_000;

/** The answer that this batch of this key got within the last ten minutes. An older one is forgotten. */
export async function findBatchAnswer(
  db: Queries,
  sdkKeyId: string,
  batchId: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('batch_answers')
    .select(['answer', 'received_at'])
    .where('sdk_key_id', '=', sdkKeyId)
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  if (row === undefined || row.received_at > now - BATCH_ANSWER_KEPT_MS) return row?.answer;
  await db
    .deleteFrom('batch_answers')
    .where('sdk_key_id', '=', sdkKeyId)
    .where('batch_id', '=', batchId)
    .where('received_at', '<=', now - BATCH_ANSWER_KEPT_MS)
    .execute();
  return undefined;
}

/** Forgets answers that no repeat can ask for, at most `limit` of them; returns how many went. */
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
