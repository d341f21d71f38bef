import type { EventBlockReader } from './event-block-reader.ts';
import type { TextField } from '../domain/event.ts';

/** Events of a block that are alike in what they were grouped by. */
export interface EventGroups {
  /** Group of each event. */
  readonly of: Uint32Array;
  /** An event of each group, and how many there are. */
  readonly first: readonly number[];
  readonly counts: readonly number[];
}

/** Entries of a table per event of a block. */
const TABLE_PER_EVENT = 16;

/** Groups the events of a block by texts and by whole numbers that the caller has for each event. */
export function groupEvents(
  reader: EventBlockReader,
  fields: readonly TextField[],
  numbers: readonly ArrayLike<number>[] = [],
): EventGroups {
  const of = new Uint32Array(reader.length);
  let groups = 1;
  for (const field of fields) {
    const { dictionary, places } = reader.texts[field];
    if (places !== undefined) groups = refine(of, groups, places, dictionary.length);
  }
  for (const values of numbers) groups = refineByNumber(of, groups, values);
  const first: number[] = [];
  const counts = Array.from({ length: groups }, () => 0);
  for (let index = 0; index < of.length; index += 1) {
    const group = of[index] ?? 0;
    if (counts[group] === 0) first[group] = index;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return { of, first, counts };
}

/** Splits groups by a column; there are never more groups than events, so that keys stay small. @returns how many there are */
function refine(of: Uint32Array, groups: number, values: ArrayLike<number>, distinct: number): number {
  // A table is several times faster than a map, where it is not much larger than the block.
  if (groups * distinct <= TABLE_PER_EVENT * of.length) return refineByTable(of, groups, values, distinct);
  const known = new Map<number, number>();
  for (let index = 0; index < of.length; index += 1) {
    const key = (of[index] ?? 0) * distinct + (values[index] ?? 0);
    let group = known.get(key);
    if (group === undefined) known.set(key, (group = known.size));
    of[index] = group;
  }
  return Math.max(known.size, Math.min(groups, 1));
}

function refineByTable(of: Uint32Array, groups: number, values: ArrayLike<number>, distinct: number): number {
  // One more than the group; 0 where there is none yet.
  const table = new Uint32Array(groups * distinct);
  let found = 0;
  for (let index = 0; index < of.length; index += 1) {
    const key = (of[index] ?? 0) * distinct + (values[index] ?? 0);
    if (table[key] === 0) table[key] = found += 1;
    of[index] = (table[key] ?? 1) - 1;
  }
  return Math.max(found, Math.min(groups, 1));
}

/** The same for numbers of any size. */
function refineByNumber(of: Uint32Array, groups: number, values: ArrayLike<number>): number {
  const first = values[0] ?? 0;
  let begin = 1;
  while (begin < of.length && values[begin] === first) begin += 1;
  // Most columns of a small block hold one value.
  if (begin >= of.length) return groups;
  const places = new Map<number, number>([[first, 0]]);
  const dense = new Uint32Array(of.length);
  let [lastValue, lastPlace] = [first, 0];
  for (let index = begin; index < of.length; index += 1) {
    const value = values[index] ?? 0;
    if (value !== lastValue) {
      lastPlace = places.get(value) ?? places.size;
      if (lastPlace === places.size) places.set(value, lastPlace);
      lastValue = value;
    }
    dense[index] = lastPlace;
  }
  return refine(of, groups, dense, places.size);
}
