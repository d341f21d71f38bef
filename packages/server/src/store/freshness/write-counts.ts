import { TABLE_NAMES } from './followed-tables.ts';
import type { WriteCounts } from './freshness.ts';
import { EVERY_ROW, KEYED_PLACES } from './row-marks.ts';
import type { RowMarks } from './row-marks.ts';

/** Two words for each table, and one for all. */
const WORDS_PER_TABLE = 2;
/** Marks of the rows of one table that were written last; who has not asked for longer has to take every row for changed. A power of two. */
const MARKS = 4096;
/** A commit that writes more rows takes too much of them. */
const MARKS_PER_COMMIT_MAX = 256;

/**
 * Counts in memory that threads share. A commit counts once before and once after it becomes visible: while the two numbers of a
 * table differ, nobody knows what a reader of it saw. Marks of rows count once each, and beside the count stands which it was.
 * @param memory of `allocateTableWrites`, or larger
 */
export function createWriteCounts(memory: SharedArrayBuffer): WriteCounts {
  if (memory.byteLength < MEMORY_BYTES) throw new RangeError(`counts of writes need ${MEMORY_BYTES} bytes`);
  const words = new Int32Array(memory);
  let own = 0;

  return {
    begin(tables, rows) {
      for (const table of tables) {
        const ring = RINGS.get(table);
        const marks = ring === undefined ? NO_MARKS : marksOf(rows, table);
        let count = Atomics.add(words, beginOf(table), countOf(marks));
        if (ring !== undefined)
          for (const mark of marks) Atomics.store(words, ring + ((count += 1) & (MARKS - 1)), mark);
      }
    },
    end(tables, rows) {
      for (const table of tables)
        Atomics.add(words, endOf(table), countOf(RINGS.has(table) ? marksOf(rows, table) : NO_MARKS));
      Atomics.add(words, COMMITS, 1);
      own += 1;
    },
    begun: (table) => Atomics.load(words, beginOf(table)),
    ended: (table) => Atomics.load(words, endOf(table)),
    writtenSince(table, since) {
      const ring = RINGS.get(table);
      const until = Atomics.load(words, beginOf(table));
      // What has begun and not ended may not have written its mark yet.
      if (ring === undefined || Atomics.load(words, endOf(table)) !== until) return undefined;
      const marks = new Set<number>();
      for (let left = (until - since) | 0; left > 0 && left <= MARKS; left -= 1)
        marks.add(Atomics.load(words, ring + ((since + left) & (MARKS - 1))));
      const isOverwritten = ((Atomics.load(words, beginOf(table)) - since) | 0) > MARKS;
      return isOverwritten || marks.has(EVERY_ROW) ? undefined : { marks, until };
    },
    elsewhere: () => (Atomics.load(words, COMMITS) - own) | 0,
  };
}

export function allocateTableWrites(): SharedArrayBuffer {
  return new SharedArrayBuffer(MEMORY_BYTES);
}

function marksOf(rows: RowMarks, table: number): readonly number[] {
  const marks = rows.get(table) ?? NO_MARKS;
  return marks.length === 0 || marks.length > MARKS_PER_COMMIT_MAX ? ONLY_EVERY : marks;
}

const countOf = (marks: readonly number[]): number => Math.max(marks.length, 1);
const NO_MARKS: readonly number[] = [];
const ONLY_EVERY: readonly number[] = [EVERY_ROW];
const FIRST_RING = (TABLE_NAMES.length + 1) * WORDS_PER_TABLE;
/** Where the marks of a table begin. */
const RINGS: ReadonlyMap<number, number> = new Map(
  [...KEYED_PLACES].map((table, index) => [table, FIRST_RING + index * MARKS]),
);
const MEMORY_BYTES = (FIRST_RING + KEYED_PLACES.size * MARKS) * Int32Array.BYTES_PER_ELEMENT;
const COMMITS = 0;
const beginOf = (table: number): number => (table + 1) * WORDS_PER_TABLE;
const endOf = (table: number): number => beginOf(table) + 1;
