import type { CompiledQuery } from 'kysely';
import type { Queries } from '../database.ts';
import type { Tables } from '../schema/tables.ts';
import { MINUTE_MS } from '../../domain/time.ts';

/** How long a repeat of a batch gets the first answer, at least. */
export const BATCH_ANSWER_KEPT_MS = 10 * MINUTE_MS;

/** Names that one statement looks for at most. */
const NAMES_PER_STATEMENT = 16;

/** Gives the answer that a batch of a key got, as long as it is kept. */
export type FindBatchAnswer = (sdkKeyId: string, batchId: string) => Promise<string | undefined>;

interface Wanted {
  readonly sdkKeyId: string;
  readonly batchId: string;
  readonly resolve: (answer: string | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Finds answers, those that are asked for at one moment with one statement: what a statement takes is most of what finding an answer
 * takes. The age of an answer is not judged here: a wall clock that was set forward would make a repeat count twice.
 */
export function createBatchAnswerFinder(db: Queries): FindBatchAnswer {
  const byNames = new Map<number, CompiledQuery<Found>>();
  const find = async (some: readonly Wanted[]): Promise<void> => {
    let select = byNames.get(some.length);
    if (select === undefined) byNames.set(some.length, (select = compileSelect(db, some.length)));
    const parameters = some.flatMap(({ sdkKeyId, batchId }) => [sdkKeyId, batchId]);
    const { rows } = await db.executeQuery<Found>({ ...select, parameters });
    for (const { sdkKeyId, batchId, resolve } of some) {
      // As stores keep it: they have no halves of characters.
      const name = batchId.toWellFormed();
      resolve(rows.find((row) => row.sdk_key_id === sdkKeyId && row.batch_id === name)?.answer);
    }
  };
  let wanted: Wanted[] = [];
  const findAll = (): void => {
    const all = wanted;
    wanted = [];
    for (let start = 0; start < all.length; start += NAMES_PER_STATEMENT) {
      const some = all.slice(start, start + NAMES_PER_STATEMENT);
      find(some).catch((error: unknown) => {
        for (const { reject } of some) reject(error);
      });
    }
  };
  return (sdkKeyId, batchId) =>
    new Promise((resolve, reject) => {
      if (wanted.push({ sdkKeyId, batchId, resolve, reject }) === 1) setImmediate(findAll);
    });
}

type Found = Pick<Tables['batch_answers'], 'sdk_key_id' | 'batch_id' | 'answer'>;

/** The names are placeholders. */
function compileSelect(db: Queries, names: number): CompiledQuery<Found> {
  return db
    .selectFrom('batch_answers')
    .select(['sdk_key_id', 'batch_id', 'answer'])
    .where((where) =>
      where.or(
        Array.from({ length: names }, () => where.and([where('sdk_key_id', '=', ''), where('batch_id', '=', '')])),
      ),
    )
    .compile();
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
