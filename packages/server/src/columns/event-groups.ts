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
  const known = new Map<number, number>();
  for (let index = 0; index < of.length; index += 1) {
    const key = (of[index] ?? 0) * distinct + (values[index] ?? 0);
    let group = known.get(key);
    if (group === undefined) known.set(key, (group = known.size));
    of[index] = group;
  }
  return Math.max(known.size, Math.min(groups, 1));
}

/** The same for numbers of any size. */
function refineByNumber(of: Uint32Array, groups: number, values: ArrayLike<number>): number {
  const places = new Map<number, number>();
  const dense = Uint32Array.from({ length: of.length }, (_, index) => {
    const value = values[index] ?? 0;
    let place = places.get(value);
    if (place === undefined) places.set(value, (place = places.size));
    return place;
  });
  return places.size > 1 ? refine(of, groups, dense, places.size) : groups;
}
