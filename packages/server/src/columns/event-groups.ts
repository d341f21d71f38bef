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
const HASH_FACTOR = 0x9e3779b1;
const UINT32_VALUES = 2 ** 32;

/**
 * Groups the events of a block by texts and by whole numbers that the caller has for each event.
 * @param within groups that are split; all events are one where there are none
 */
export function groupEvents(
  reader: EventBlockReader,
  fields: readonly TextField[],
  numbers: readonly ArrayLike<number>[] = [],
  within?: EventGroups,
): EventGroups {
  const of = within === undefined ? new Uint32Array(reader.length) : within.of.slice();
  let groups = within?.first.length ?? 1;
  for (const field of fields) {
    const { dictionary, places } = reader.texts[field];
    if (places !== undefined) groups = refine(of, groups, places, { least: 0, distinct: dictionary.length });
  }
  for (const values of numbers) groups = refineByNumber(of, groups, values);
  const first: number[] = [];
  const counts: number[] = [];
  for (let index = 0; index < of.length; index += 1) {
    const group = of[index] ?? 0;
    // Groups are numbered in the order in which they first come.
    if (group === first.length) {
      first.push(index);
      counts.push(1);
    } else counts[group] = (counts[group] ?? 0) + 1;
  }
  return { of, first, counts };
}

/** Whole numbers from `least` on. */
interface Span {
  readonly least: number;
  readonly distinct: number;
}

/** Splits groups by a column; there are never more groups than events, so that keys stay small. @returns how many there are */
function refine(of: Uint32Array, groups: number, values: ArrayLike<number>, span: Span): number {
  const keys = groups * span.distinct;
  // A table is several times faster than hashing, where it is not much larger than the block; and that than a map.
  if (keys <= TABLE_PER_EVENT * of.length) return refineByTable(of, groups, values, span);
  if (keys < UINT32_VALUES) return refineByHash(of, values, span);
  return refineByMap(of, values);
}

function refineByTable(of: Uint32Array, groups: number, values: ArrayLike<number>, { least, distinct }: Span): number {
  // One more than the group; 0 where there is none yet.
  const table = new Uint32Array(groups * distinct);
  let found = 0;
  for (let index = 0; index < of.length; index += 1) {
    const key = (of[index] ?? 0) * distinct + (values[index] ?? 0) - least;
    if (table[key] === 0) table[key] = found += 1;
    of[index] = (table[key] ?? 1) - 1;
  }
  return found;
}

function refineByHash(of: Uint32Array, values: ArrayLike<number>, { least, distinct }: Span): number {
  const bits = 33 - Math.clz32(of.length);
  /** By hash: a key, and one more than its group; 0 where there is none. */
  const slots = new Uint32Array(2 ** (bits + 1));
  const mask = slots.length - 1;
  let found = 0;
  for (let index = 0; index < of.length; index += 1) {
    const key = ((of[index] ?? 0) * distinct + (values[index] ?? 0) - least) >>> 0;
    let slot = (Math.imul(key, HASH_FACTOR) >>> (32 - bits)) * 2;
    while (slots[slot + 1] !== 0 && slots[slot] !== key) slot = (slot + 2) & mask;
    if (slots[slot + 1] === 0) {
      slots[slot] = key;
      slots[slot + 1] = found += 1;
    }
    of[index] = (slots[slot + 1] ?? 1) - 1;
  }
  return found;
}

/** For numbers that are too far apart for the other two. */
function refineByMap(of: Uint32Array, values: ArrayLike<number>): number {
  const places = new Map<number, number>();
  const known = new Map<number, number>();
  for (let index = 0; index < of.length; index += 1) {
    const key = (of[index] ?? 0) * of.length + placeOf(places, values[index] ?? 0);
    of[index] = placeOf(known, key);
  }
  return known.size;
}

function placeOf(places: Map<number, number>, value: number): number {
  let place = places.get(value);
  if (place === undefined) places.set(value, (place = places.size));
  return place;
}

/** The same for numbers of any size. */
function refineByNumber(of: Uint32Array, groups: number, values: ArrayLike<number>): number {
  let least = values[0] ?? 0;
  let most = least;
  for (let index = 1; index < of.length; index += 1) {
    const value = values[index] ?? 0;
    if (value < least) least = value;
    else if (value > most) most = value;
  }
  // Most columns of a small block hold one value.
  return least === most ? groups : refine(of, groups, values, { least, distinct: most - least + 1 });
}
