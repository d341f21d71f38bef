/** Tuples that there is room for at first. */
const FIRST_TUPLES = 64;
const HASH_FACTOR = 0x9e3779b1;

/** Tuples of whole numbers up to 2^32, each with a place: 0 for the first that came, and so on. */
export interface TupleTable {
  /** To be filled before `place`. */
  readonly tuple: Uint32Array;
  /** The place of what `tuple` holds; a new one for a tuple that has not come before. */
  place(): number;
}

/** An empty table for tuples of so many numbers. A map needs one key, which would have to be made, and hashed, for every look-up. */
export function createTupleTable(width: number): TupleTable {
  const tuple = new Uint32Array(width);
  let kept = new Uint32Array(FIRST_TUPLES * width);
  /** By hash: one more than a place, 0 where there is none. */
  let slots = new Uint32Array(FIRST_TUPLES * 2);
  let size = 0;

  function hashAt(numbers: Uint32Array, begin: number): number {
    let hash = 0;
    for (let index = begin; index < begin + width; index += 1) {
      hash = Math.imul(hash ^ (numbers[index] ?? 0), HASH_FACTOR);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  function isAt(place: number): boolean {
    const begin = place * width;
    for (let index = 0; index < width; index += 1) if (kept[begin + index] !== tuple[index]) return false;
    return true;
  }

  function grow(): void {
    const more = new Uint32Array(kept.length * 2);
    more.set(kept);
    kept = more;
    slots = new Uint32Array(slots.length * 2);
    const mask = slots.length - 1;
    for (let place = 0; place < size; place += 1) {
      let slot = hashAt(kept, place * width) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = place + 1;
    }
  }

  return {
    tuple,
    place() {
      const mask = slots.length - 1;
      let slot = hashAt(tuple, 0) & mask;
      for (let known = slots[slot] ?? 0; known !== 0; known = slots[slot] ?? 0) {
        if (isAt(known - 1)) return known - 1;
        slot = (slot + 1) & mask;
      }
      slots[slot] = size + 1;
      kept.set(tuple, size * width);
      size += 1;
      if (size * width === kept.length) grow();
      return size - 1;
    },
  };
}
