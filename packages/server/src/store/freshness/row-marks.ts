// Which rows of a table are written, so that what was read of others stays.
import { CHECKED_PART, TABLE_NAMES } from './followed-tables.ts';

/**
 * Tables whose writes are followed row by row, and the columns that say which rows: every write of theirs is marked with the values
 * of all of these, and a read by one of them is of the rows that have its value. No statement changes them.
 */
export const ROW_KEYS: Readonly<Record<string, readonly string[]>> = {
  [CHECKED_PART]: ['id'],
  components: ['service_id'],
  incidents: ['id', 'service_id'],
  incident_updates: ['incident_id'],
};

/** Their places in `TABLE_NAMES`. */
export const KEYED_PLACES: ReadonlySet<number> = new Set(
  Object.keys(ROW_KEYS).map((name) => TABLE_NAMES.indexOf(name)),
);
/** Where writes of what checks write are counted. */
export const CHECKED_PLACE = TABLE_NAMES.indexOf(CHECKED_PART);
/** The mark of no row: any of them may have been written. */
export const EVERY_ROW = 0;

/** Marks of the rows that are written, by the place of their table. Any row of a table that is not in it. */
export type RowMarks = ReadonlyMap<number, readonly number[]>;
export const EVERY_ROW_OF_ALL: RowMarks = new Map();

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * The value of a key in 32 bits (FNV-1a). Two values with one mark cost a read more, and no wrong answer.
 * @returns never `EVERY_ROW`
 */
export function markRow(key: string): number {
  let hash = SEED;
  for (let place = 0; place < key.length; place += 1) hash = Math.imul(hash ^ key.charCodeAt(place), PRIME);
  return hash | 0 || 1;
}
