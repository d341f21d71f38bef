import {
  addCalls,
  addTagCalls,
  createCallAccumulator,
  decodeAccumulator,
  encodeAccumulator,
  noteFirstCall,
  noteFirstCredential,
  restartCounting,
} from '@upriver/detection';
import type { CallAccumulator, CellKey, TagKey } from '@upriver/detection';
import { HOUR_MS, MINUTE_MS } from '../domain/time.ts';
import type { Pauses } from '../process/pauses.ts';
import { findCallCounts, listCallCountsAhead, putCallCounts } from '../store/detection/call-counts.ts';
import type { Database } from '../store/database.ts';
import type { StoredCallCounts } from '../store/detection/call-counts.ts';
import type { ArrivedCalls } from './arrived-calls.ts';
import { keyOfCounts } from './series.ts';

/** Counts are stored so often at most: they are some kilobytes, and what is not stored yet is read again after a crash. */
const STORED_EVERY_MS = 60_000;
/** What storing them may take of one round. */
const STORING_MS = 100;
/** Groups of calls that are taken in in one go, between which requests are served. */
const GROUPS_PER_BREATH = 250;
/** Counts that nobody calls for so long are left in the store. */
const IDLE_MS = HOUR_MS;
/** Nodes' clocks differ by less. */
const STEP_MINUTES_MIN = 2;

/** Calls of one organization to one service, counted for whose fault it is. */
export interface CountedCalls {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly accumulator: CallAccumulator;
  /** The last block that was taken in. */
  consumedTo: number;
  lastCallAt: number;
  /** The block before the first one that is not stored; undefined when everything is. */
  unstoredAfter: number | undefined;
  /** Reading of the monotonic clock. */
  storedAt: number;
}

/** The counts of all services that are called at present. One node has them. */
export interface CallCounter {
  /** By `keyOfCounts`. */
  readonly counted: ReadonlyMap<string, CountedCalls>;
  /** Begins where another node ended: nothing that is in the stored counts is counted again. */
  resume(cursor: number): Promise<void>;
  /** Takes in what arrived with the blocks after `readTo` up to `lastId`. */
  take(arrived: Iterable<ArrivedCalls>, readTo: number, lastId: number, now: number): Promise<void>;
  /** Stores what has waited long, or everything. @returns up to which block all that was made is stored */
  store(readTo: number, now: number, isLast: boolean): Promise<number>;
  clear(): void;
}

export function createCallCounter(database: Database, monotonicMs: () => number, pauses: Pauses): CallCounter {
  const counted = new Map<string, CountedCalls>();

  const find = async (organizationId: string, serviceId: string): Promise<CountedCalls> => {
    const key = keyOfCounts({ organizationId, serviceId });
    let counts = counted.get(key);
    if (counts === undefined) {
      const row = await findCallCounts(database.kysely, organizationId, serviceId);
      const storedAt = row === undefined ? Number.NEGATIVE_INFINITY : monotonicMs();
      counts = restore(row ?? { organizationId, serviceId }, storedAt);
      counted.set(key, counts);
    }
    return counts;
  };

  return {
    counted,
    async resume(cursor) {
      for (const row of await listCallCountsAhead(database.kysely, cursor))
        counted.set(keyOfCounts(row), restore(row, monotonicMs()));
    },
    async take(arrivals, readTo, lastId, now) {
      let inOneGo = 0;
      for (const arrived of arrivals) {
        const counts = await find(arrived.organizationId, arrived.serviceId);
        takeInCalls(counts, arrived, now);
        counts.unstoredAfter ??= readTo;
        counts.consumedTo = lastId;
        inOneGo += arrived.groups;
        if (inOneGo <= GROUPS_PER_BREATH) continue;
        await pauses.breathe();
        inOneGo = 0;
      }
    },
    async store(readTo, now, isLast) {
      const [beganAt, workedFrom] = [monotonicMs(), pauses.workedMs()];
      const due = [...counted.values()]
        .filter(
          ({ unstoredAfter, storedAt }) =>
            unstoredAfter !== undefined && (isLast || beganAt - storedAt >= STORED_EVERY_MS),
        )
        .sort((a, b) => a.storedAt - b.storedAt);
      for (const counts of due) {
        if (!isLast && pauses.workedMs() - workedFrom > STORING_MS) break;
        await putCallCounts(database.kysely, toStored(counts));
        counts.unstoredAfter = undefined;
        counts.storedAt = monotonicMs();
        await pauses.breathe();
      }
      for (const [key, { unstoredAfter, lastCallAt }] of counted)
        if (unstoredAfter === undefined && now - lastCallAt > IDLE_MS) counted.delete(key);
      return [...counted.values()].reduce(
        (least, { unstoredAfter }) => Math.min(least, unstoredAfter ?? least),
        readTo,
      );
    },
    clear: () => counted.clear(),
  };
}

function takeInCalls(counts: CountedCalls, arrived: ArrivedCalls, now: number): void {
  const { accumulator } = counts;
  if (accumulator.now > Math.floor(now / MINUTE_MS) + STEP_MINUTES_MIN) restartCounting(accumulator);
  const [cells, tags] = [arrived.cells(), arrived.tags()];
  noteWhatWasBefore(accumulator, cells, tags);
  for (const group of cells) {
    // Corrected by the clock of the node that took them in, which may be ahead of this one.
    const at = Math.min(group.at, now);
    addCalls(accumulator, at === group.at ? group : { ...group, at });
    counts.lastCallAt = Math.max(counts.lastCallAt, at);
  }
  for (const group of tags) addTagCalls(accumulator, group.tag, group.at <= now ? group : { ...group, at: now });
}

/** What a project calls with when it is seen for the first time was there before: counting began, not the deployment. */
function noteWhatWasBefore(
  accumulator: CallAccumulator,
  cells: readonly { readonly cell: CellKey }[],
  tags: readonly { readonly tag: TagKey }[],
): void {
  const known = new Set(accumulator.firstCalls.keys());
  const isFirst = accumulator.now === 0;
  for (const { cell } of cells)
    if (cell.deployment !== '' && !known.has(cell.project))
      noteFirstCall(accumulator, cell.project, cell.deployment, 0);
  if (!isFirst) return;
  for (const { tag } of tags) if (tag.kind === 'credential') noteFirstCredential(accumulator, tag.value, 0);
}

function restore(
  stored: Partial<StoredCallCounts> & Pick<StoredCallCounts, 'organizationId' | 'serviceId'>,
  at: number,
): CountedCalls {
  return {
    organizationId: stored.organizationId,
    serviceId: stored.serviceId,
    accumulator: (stored.state === undefined ? undefined : decodeAccumulator(stored.state)) ?? createCallAccumulator(),
    consumedTo: stored.consumedTo ?? 0,
    lastCallAt: stored.lastCallAt ?? 0,
    unstoredAfter: undefined,
    storedAt: at,
  };
}

function toStored({ organizationId, serviceId, accumulator, consumedTo, lastCallAt }: CountedCalls): StoredCallCounts {
  return { organizationId, serviceId, state: encodeAccumulator(accumulator), consumedTo, lastCallAt };
}
