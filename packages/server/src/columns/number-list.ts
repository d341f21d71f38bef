/**
 * A list of numbers whose memory outlives its content. Lists that are filled and emptied hundreds of times a second would otherwise be
 * most of what the garbage collector has to do.
 */
export interface NumberList<Numbers extends Float64Array | Uint32Array = Float64Array | Uint32Array> {
  numbers: Numbers;
  /** How many of them are in use. */
  length: number;
}

/** Any numbers. */
export type Measures = NumberList<Float64Array>;
/** Integers from 0 to 2^32 - 1. */
export type Indexes = NumberList<Uint32Array>;

const CAPACITY = 128;

export function createMeasures(): Measures {
  return { numbers: new Float64Array(CAPACITY), length: 0 };
}

export function createIndexes(): Indexes {
  return { numbers: new Uint32Array(CAPACITY), length: 0 };
}

export function addMeasure(list: Measures, number: number): void {
  if (list.length === list.numbers.length) reserveMeasures(list, 1);
  list.numbers[list.length] = number;
  list.length += 1;
}

export function addIndex(list: Indexes, index: number): void {
  if (list.length === list.numbers.length) reserveIndexes(list, 1);
  list.numbers[list.length] = index;
  list.length += 1;
}

/** Makes room for so many more. */
export function reserveMeasures(list: Measures, more: number): void {
  if (list.length + more <= list.numbers.length) return;
  const grown = new Float64Array(Math.max(list.length + more, list.numbers.length * 2));
  grown.set(list.numbers);
  list.numbers = grown;
}

/** The same. */
export function reserveIndexes(list: Indexes, more: number): void {
  if (list.length + more <= list.numbers.length) return;
  const grown = new Uint32Array(Math.max(list.length + more, list.numbers.length * 2));
  grown.set(list.numbers);
  list.numbers = grown;
}
