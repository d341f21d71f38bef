/** Tuples that there is room for at first. */
const FIRST_TUPLES = 64;
const WIDTH = 5;
const HASH_FACTOR = 0x9e3779b1;
const OTHER_FACTOR = 0x85ebca77;

/**
 * Tuples of five whole numbers up to 2^32, each with a place: 0 for the first that came, and so on. A map needs one key, which would have to
 * be made, and hashed, for every look-up. The width is written out, because going over it takes longer than all else.
 */
export class TupleTable {
  /** How many there are. */
  size = 0;
  #kept = new Uint32Array(FIRST_TUPLES * WIDTH);
  /** By hash: one more than a place, 0 where there is none. */
  #slots = new Uint32Array(FIRST_TUPLES * 2);

  /** The place of a tuple; `size` becomes greater for one that has not come before. */
  place(a: number, b: number, c: number, d: number, e: number): number {
    const kept = this.#kept;
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hashOf(a, b, c, d, e) & mask;
    for (let known = slots[slot] ?? 0; known !== 0; known = slots[slot] ?? 0) {
      const at = (known - 1) * WIDTH;
      if (kept[at] === a && kept[at + 1] === b && kept[at + 2] === c && kept[at + 3] === d && kept[at + 4] === e)
        return known - 1;
      slot = (slot + 1) & mask;
    }
    const place = this.size;
    const at = place * WIDTH;
    kept[at] = a;
    kept[at + 1] = b;
    kept[at + 2] = c;
    kept[at + 3] = d;
    kept[at + 4] = e;
    slots[slot] = this.size = place + 1;
    if (this.size * WIDTH === kept.length) this.#grow();
    return place;
  }

  /** The tuple at a place. */
  at(place: number): readonly [number, number, number, number, number] {
    const kept = this.#kept;
    const at = place * WIDTH;
    return [kept[at] ?? 0, kept[at + 1] ?? 0, kept[at + 2] ?? 0, kept[at + 3] ?? 0, kept[at + 4] ?? 0];
  }

  #grow(): void {
    const kept = new Uint32Array(this.#kept.length * 2);
    kept.set(this.#kept);
    const slots = new Uint32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let place = 0; place < this.size; place += 1) {
      const [a, b, c, d, e] = this.at(place);
      let slot = hashOf(a, b, c, d, e) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = place + 1;
    }
    this.#kept = kept;
    this.#slots = slots;
  }
}

function hashOf(a: number, b: number, c: number, d: number, e: number): number {
  let hash = Math.imul(a, HASH_FACTOR);
  hash = Math.imul(hash ^ (hash >>> 15) ^ b, OTHER_FACTOR);
  hash = Math.imul(hash ^ (hash >>> 15) ^ c, HASH_FACTOR);
  hash = Math.imul(hash ^ (hash >>> 15) ^ d, OTHER_FACTOR);
  hash = Math.imul(hash ^ (hash >>> 15) ^ e, HASH_FACTOR);
  return hash ^ (hash >>> 15);
}
