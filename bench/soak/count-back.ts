import { tryOpenEventBlock } from '../../packages/server/src/columns/event-block-reader.ts';
import { createRollupMerge } from '../../packages/server/src/columns/rollup-merge.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { createBlockFolding } from '../../packages/server/src/store/rollups/fold-blocks.ts';

const ROWS_AT_ONCE = 500;

export interface Counted {
  /** Events received since, each block opened and its checksum compared. */
  readonly events: number;
  readonly olderEvents: number;
  /** Calls in all rollups, which are kept when events go. */
  readonly rollupCalls: number;
  readonly unreadable: number;
}

/** Counts what a closed store holds. */
export async function countBack(file: string, since: number): Promise<Counted> {
  const database = openDatabase({ dialect: 'sqlite', file });
  const fold = createBlockFolding(database);
  while ((await fold()).isDone);
  let events = 0;
  let olderEvents = 0;
  let rollupCalls = 0;
  let unreadable = 0;
  for (let last = 0, isOver = false; !isOver;) {
    const rows = await database.kysely
      .selectFrom('event_blocks')
      .select(['id', 'received_at', 'bytes'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      const length = tryOpenEventBlock(row.bytes)?.length;
      if (length === undefined) unreadable += 1;
      else if (row.received_at >= since) events += length;
      else olderEvents += length;
    }
    last = rows.at(-1)?.id ?? last;
    isOver = rows.length < ROWS_AT_ONCE;
  }
  for (let last = 0, isOver = false; !isOver;) {
    const rows = await database.kysely
      .selectFrom('rollup_parts')
      .select(['id', 'bytes'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      const merge = createRollupMerge(1);
      if (!merge.addPart(row.bytes)) unreadable += 1;
      for (const { rollup } of merge.entries()) rollupCalls += rollup.requests;
    }
    last = rows.at(-1)?.id ?? last;
    isOver = rows.length < ROWS_AT_ONCE;
  }
  await database.close();
  return { events, olderEvents, rollupCalls, unreadable };
}
