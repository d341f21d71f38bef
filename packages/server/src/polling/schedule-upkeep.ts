// What keeps the schedule of checks true: links, the wall clock, the providers that this version knows.
import { ADAPTER_NAMES } from '@upriver/status-pages';
import type { Clock } from '../domain/clock.ts';
import type { Log } from '../domain/log.ts';
import { replanFuture } from '../store/checks/replan-schedule.ts';
import { searchAgain, syncSchedule } from '../store/checks/schedule.ts';
import type { Database } from '../store/database.ts';
import { findMeta, putMeta } from '../store/meta.ts';

/** Links that calls made are found by asking, because ingest does not know of the schedule. */
const SYNC_INTERVAL_MS = 10_000;
/** Two readings of the clocks differ by less than this unless the wall clock was set. */
const STEP_MS_MIN = 1000;
/** Under which the names of the adapters are kept that the last version had. */
const ADAPTERS_KEY = 'adapters';

export interface ScheduleUpkeep {
  /** Does what is due. @returns whether the wall clock was set back since the last time */
  run(): Promise<boolean>;
  /** Links changed, or a check was asked for: the schedule is compared by the next run. */
  refresh(): void;
}

export function createScheduleUpkeep(database: Database, clock: Clock, log: Log): ScheduleUpkeep {
  /** Reading of the monotonic clock. */
  let syncedAt = Number.NEGATIVE_INFINITY;
  /** How far the wall clock was ahead of the monotonic one. */
  let wallAheadMs = clock.now() - clock.monotonicMs();
  let hasComparedAdapters = false;

  async function sync(now: number, passedMs: number): Promise<void> {
    await syncSchedule(database, now);
    const replanned = await replanFuture(database.kysely, now);
    if (replanned > 0) log.warn({ services: replanned }, 'the clock was set back; checks were rescheduled');
    syncedAt = passedMs;
  }

  /** A version that reads other providers than the one before searches pages again that it found no provider for. */
  async function compareAdapters(now: number): Promise<void> {
    const names = ADAPTER_NAMES.join(' ');
    const before = await findMeta(database.kysely, ADAPTERS_KEY);
    if (before !== names) {
      if (before !== undefined) await searchAgain(database.kysely, now);
      await putMeta(database.kysely, ADAPTERS_KEY, names);
    }
    hasComparedAdapters = true;
  }

  return {
    async run() {
      const now = clock.now();
      const passedMs = clock.monotonicMs();
      const isSetBack = now - passedMs < wallAheadMs - STEP_MS_MIN;
      wallAheadMs = now - passedMs;
      if (!hasComparedAdapters) await compareAdapters(now);
      if (isSetBack || passedMs - syncedAt >= SYNC_INTERVAL_MS) await sync(now, passedMs);
      return isSetBack;
    },
    refresh() {
      syncedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
