import { isDeepStrictEqual } from 'node:util';
import { decodeEventBlock } from '../../packages/server/src/columns/event-block.ts';
import { tryOpenEventBlock } from '../../packages/server/src/columns/event-block-reader.ts';
import { decodeRollupPart } from '../../packages/server/src/columns/rollup-part.ts';
import {
  addCall,
  createRollup,
  errorClassIndex,
  mergeRollup,
  minuteOf,
} from '../../packages/server/src/columns/rollup.ts';
import type { Rollup } from '../../packages/server/src/columns/rollup.ts';
import type { StoredEvent } from '../../packages/server/src/domain/event.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { createBlockFolding } from '../../packages/server/src/store/rollups/fold-blocks.ts';
import { SET_ASIDE } from '../../packages/server/src/store/rollups/rollup-part-rows.ts';

const ROWS_AT_ONCE = 200;

/** What a store holds, seen from both sides. */
export interface StoreContents {
  readonly events: number;
  /** Series and steps of which the rollups say something else than the events; none when both agree exactly. */
  readonly differences: readonly string[];
}

/**
 * Folds what commits have left, reads every event and every rollup of every project, and compares counts, error classes and latency sketches
 * exactly.
 */
export async function compareRollupsWithEvents(
  database: Database,
  options: {
    readonly stepMinutes?: number;
    readonly skipsDamaged?: boolean;
    readonly onEvent?: (event: StoredEvent) => void;
  } = {},
): Promise<StoreContents> {
  const { stepMinutes = 1, skipsDamaged = false, onEvent } = options;
  const { kysely } = database;
  const fold = createBlockFolding(database);
  while ((await fold()).isDone);
  const stepOf = (minute: number): number => Math.floor(minute / stepMinutes) * stepMinutes;
  const fromEvents = new Map<string, Rollup>();
  const fromParts = new Map<string, Rollup>();
  let events = 0;
  for (let last = 0; ;) {
    const rows = await kysely
      .selectFrom('event_blocks')
      .select(['id', 'project_id', 'bytes', 'events'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      last = row.id;
      if (skipsDamaged && tryOpenEventBlock(row.bytes) === undefined) continue;
      const decoded = decodeEventBlock(row.bytes);
      if (decoded.length !== row.events) throw new Error(`block ${row.id} says it holds ${row.events} events`);
      for (const event of decoded) {
        events += 1;
        onEvent?.(event);
        const names = [row.project_id, event.serviceId, event.environment ?? '', event.region ?? ''];
        const into = rollupOf(fromEvents, names, stepOf(minuteOf(event.at)));
        addCall(into, errorClassIndex(event.errorClass), event.latencyUs / 1000);
      }
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  for (let last = 0; ;) {
    const rows = await kysely
      .selectFrom('rollup_parts')
      .select(['id', 'project_id', 'bytes', 'merged'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      last = row.id;
      if (skipsDamaged && row.merged === SET_ASIDE) continue;
      for (const { serviceId, environment, region, rollup } of decodeRollupPart(row.bytes))
        mergeRollup(
          rollupOf(fromParts, [row.project_id, serviceId, environment, region], stepOf(rollup.minute)),
          rollup,
        );
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  const keys = [...new Set([...fromEvents.keys(), ...fromParts.keys()])];
  return { events, differences: keys.filter((key) => !isDeepStrictEqual(fromEvents.get(key), fromParts.get(key))) };
}

function rollupOf(rollups: Map<string, Rollup>, names: readonly string[], minute: number): Rollup {
  const key = JSON.stringify([...names, minute]);
  let rollup = rollups.get(key);
  if (rollup === undefined) {
    rollup = createRollup(minute);
    rollups.set(key, rollup);
  }
  return rollup;
}
