import { CHECKED_PLACE, EVERY_SERVICE } from './service-marks.ts';
import { TABLE_NAMES } from './followed-tables.ts';
import type { ServiceMarks, WriteCounts } from './freshness.ts';

/** Two words for each table, and one for all. */
const WORDS_PER_TABLE = 2;
/** Marks of the services that were written last; who has not asked for longer has to take every service for changed. A power of two. */
const MARKS = 4096;
/** A commit that writes more services takes too much of them. */
const MARKS_PER_COMMIT_MAX = 256;

/**
 * Counts in memory that threads share. A commit counts once before and once after it becomes visible: while the two numbers of a
 * table differ, nobody knows what a reader of it saw. Checked services count once each, and beside the count stands which it was.
 * @param memory of `allocateTableWrites`
 */
export function createWriteCounts(memory: SharedArrayBuffer): WriteCounts {
  const words = new Int32Array(memory);
  let own = 0;

  const marksOf = (services: ServiceMarks): readonly number[] =>
    services === 'every' || services.length === 0 || services.length > MARKS_PER_COMMIT_MAX ? ONLY_EVERY : services;

  return {
    begin(tables, services) {
      for (const table of tables) {
        if (table !== CHECKED_PLACE) {
          Atomics.add(words, beginOf(table), 1);
          continue;
        }
        const marks = marksOf(services);
        let count = Atomics.add(words, beginOf(table), marks.length);
        for (const mark of marks) Atomics.store(words, markOf((count += 1)), mark);
      }
    },
    end(tables, services) {
      for (const table of tables)
        Atomics.add(words, endOf(table), table === CHECKED_PLACE ? marksOf(services).length : 1);
      Atomics.add(words, COMMITS, 1);
      own += 1;
    },
    begun: (table) => Atomics.load(words, beginOf(table)),
    ended: (table) => Atomics.load(words, endOf(table)),
    checkedSince(since) {
      const until = Atomics.load(words, beginOf(CHECKED_PLACE));
      // What has begun and not ended may not have written its mark yet.
      if (Atomics.load(words, endOf(CHECKED_PLACE)) !== until) return undefined;
      const services = new Set<number>();
      for (let left = (until - since) | 0; left > 0 && left <= MARKS; left -= 1)
        services.add(Atomics.load(words, markOf((since + left) | 0)));
      const isOverwritten = ((Atomics.load(words, beginOf(CHECKED_PLACE)) - since) | 0) > MARKS;
      return isOverwritten || services.has(EVERY_SERVICE) ? undefined : { services, until };
    },
    elsewhere: () => (Atomics.load(words, COMMITS) - own) | 0,
  };
}

export function allocateTableWrites(): SharedArrayBuffer {
  return new SharedArrayBuffer(FIRST_MARK_BYTES + MARKS * Int32Array.BYTES_PER_ELEMENT);
}

const ONLY_EVERY = [EVERY_SERVICE];
const FIRST_MARK = (TABLE_NAMES.length + 1) * WORDS_PER_TABLE;
const FIRST_MARK_BYTES = FIRST_MARK * Int32Array.BYTES_PER_ELEMENT;
const COMMITS = 0;
const beginOf = (table: number): number => (table + 1) * WORDS_PER_TABLE;
const endOf = (table: number): number => beginOf(table) + 1;
const markOf = (count: number): number => FIRST_MARK + (count & (MARKS - 1));
