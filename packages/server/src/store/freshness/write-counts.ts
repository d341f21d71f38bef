import { TABLE_NAMES } from './followed-tables.ts';
import type { WriteCounts } from './freshness.ts';

/** Two words for each table, and one for all. */
const WORDS_PER_TABLE = 2;

/**
 * Counts in memory that threads share. A commit counts once before and once after it becomes visible: while the two numbers of a
 * table differ, nobody knows what a reader of it saw.
 * @param memory of `allocateTableWrites`
 */
export function createWriteCounts(memory: SharedArrayBuffer): WriteCounts {
  const words = new Int32Array(memory);
  let own = 0;
  return {
    begin(tables) {
      for (const table of tables) Atomics.add(words, beginOf(table), 1);
    },
    end(tables) {
      for (const table of tables) Atomics.add(words, endOf(table), 1);
      Atomics.add(words, COMMITS, 1);
      own += 1;
    },
    begun: (table) => Atomics.load(words, beginOf(table)),
    ended: (table) => Atomics.load(words, endOf(table)),
    elsewhere: () => (Atomics.load(words, COMMITS) - own) | 0,
  };
}

export function allocateTableWrites(): SharedArrayBuffer {
  return new SharedArrayBuffer((TABLE_NAMES.length + 1) * WORDS_PER_TABLE * Int32Array.BYTES_PER_ELEMENT);
}

const COMMITS = 0;
const beginOf = (table: number): number => (table + 1) * WORDS_PER_TABLE;
const endOf = (table: number): number => beginOf(table) + 1;
