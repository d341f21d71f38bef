// Reads whose result is used again, by answers that are made anew, for as long as nothing that it was read from was written.
import type { Basis, Freshness } from './freshness.ts';

/** Rows that are kept; the oldest results go first. */
const ROWS_MAX = 20_000;
/** What no count of writes shows, a row that somebody changed by hand while several threads write, is shown no longer. */
export const KEPT_MS_MAX = 10_000;

interface Entry {
  readonly result: unknown;
  readonly basis: Basis;
  readonly from: number;
  readonly rows: number;
}

export interface KeptReads {
  /**
   * By what is known of writes: ask `refresh` of `Freshness` before. The result is shared, so nobody may change it.
   * @param key of the read with all that it depends on, besides the store
   */
  read<Result>(key: string, now: number, work: () => Promise<Result>): Promise<Result>;
}

export function createKeptReads(freshness: Freshness, rowsMax = ROWS_MAX): KeptReads {
  const entries = new Map<string, Entry>();
  let rows = 0;

  function forget(key: string, entry: Entry): void {
    rows -= entry.rows;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry): void {
    const before = entries.get(key);
    if (before !== undefined) forget(key, before);
    entries.set(key, entry);
    rows += entry.rows;
    for (const [oldest, other] of entries) {
      if (rows <= rowsMax) break;
      forget(oldest, other);
    }
  }

  return {
    async read<Result>(key: string, now: number, work: () => Promise<Result>): Promise<Result> {
      const known = entries.get(key);
      if (known !== undefined) {
        if (isYoung(known.from, now) && freshness.isCurrent(known.basis)) {
          freshness.noteTaken(() => known.basis, known.from);
          // Safe: the key names the read, and with it the kind of its result.
          return known.result as Result;
        }
        forget(key, known);
      }
      const { result, basis, oldest } = await freshness.observe(work);
      const size = Array.isArray(result) ? result.length + 1 : 1;
      if (basis !== undefined && size <= rowsMax) keep(key, { result, basis, from: Math.min(now, oldest), rows: size });
      return result;
    },
  };
}

/** A clock that was set back says of everything that it is yet to come. */
export function isYoung(from: number, now: number): boolean {
  return now >= from && now - from < KEPT_MS_MAX;
}
