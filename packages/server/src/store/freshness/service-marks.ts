import { CHECKED_PART, TABLE_NAMES } from './followed-tables.ts';

/** Where writes of what checks write are counted. */
export const CHECKED_PLACE = TABLE_NAMES.indexOf(CHECKED_PART);
/** The mark of no service: any of them may have been written. */
export const EVERY_SERVICE = 0;

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A service in 32 bits (FNV-1a). Two services with one mark cost a read more, and no wrong answer.
 * @returns never `EVERY_SERVICE`
 */
export function markService(id: string): number {
  let hash = SEED;
  for (let place = 0; place < id.length; place += 1) hash = Math.imul(hash ^ id.charCodeAt(place), PRIME);
  return hash | 0 || 1;
}
