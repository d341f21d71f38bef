import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from './database.ts';
import type { StoreLocation } from './database.ts';
import { findStoreFailure } from './failure.ts';

const RETRY_MS = 500;

/**
 * Waits until a store that may be starting at this moment answers: after a power cut machines start in any order. Only for one that
 * does not answer; one that answers with a refusal is not asked again.
 * @param onWaiting called with the reason, once, when it does not answer at the first attempt
 * @throws the last failure when it has not answered within `forMs`, or `signal` says to wait no longer
 */
export async function waitForStore(
  location: StoreLocation,
  { forMs, signal, onWaiting }: { forMs: number; signal: AbortSignal; onWaiting: (error: Error) => void },
): Promise<void> {
  const database = openDatabase(location);
  const end = performance.now() + forMs;
  try {
    for (let attempt = 0; ; attempt += 1)
      try {
        await sql`select 1`.execute(database.kysely);
        return;
      } catch (error) {
        if (findStoreFailure(error) !== 'unreachable' || performance.now() > end || signal.aborted) throw error;
        if (attempt === 0 && error instanceof Error) onWaiting(error);
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
  } finally {
    await database.close();
  }
}
