/** Keys that there is room for at first, as a power of two. */
const FIRST_BITS = 6;
const HASH_FACTOR = 0x9e3779b1;

/** How often each of many whole numbers below 2^32 came. A map takes several times as long for numbers that are not small. */
export class CountTable {
  #size = 0;
  #bits = FIRST_BITS + 1;
  #keys = new Uint32Array(2 ** FIRST_BITS);
  #counts = new Float64Array(2 ** FIRST_BITS);
  /** By hash: one more than a place, 0 where there is none. */
  #slots = new Uint32Array(2 ** (FIRST_BITS + 1));

  /** @param times how often it came, an integer ≥ 1 */
  add(key: number, times = 1): void {
    const keys = this.#keys;
    const counts = this.#counts;
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = Math.imul(key, HASH_FACTOR) >>> (32 - this.#bits);
    for (let known = slots[slot] ?? 0; known !== 0; known = slots[slot] ?? 0) {
      if (keys[known - 1] === key) {
        counts[known - 1] = (counts[known - 1] ?? 0) + times;
        return;
      }
      slot = (slot + 1) & mask;
    }
    const place = this.#size;
    keys[place] = key;
    counts[place] = times;
    slots[slot] = this.#size = place + 1;
    if (this.#size === keys.length) this.#grow();
  }

  /** Gives each key with how often it came, in the order in which they first came. */
  forEach(give: (key: number, count: number) => void): void {
    for (let place = 0; place < this.#size; place += 1) give(this.#keys[place] ?? 0, this.#counts[place] ?? 0);
  }

  /** All keys, ascending, and how often each came, in the same order. */
  sorted(): { readonly keys: Uint32Array; readonly counts: Float64Array } {
    const keys = this.#keys.slice(0, this.#size).sort();
    const counts = new Float64Array(keys.length);
    for (let index = 0; index < keys.length; index += 1) counts[index] = this.#countOf(keys[index] ?? 0);
    return { keys, counts };
  }

  /** Of a key that is there. */
  #countOf(key: number): number {
    const mask = this.#slots.length - 1;
    let slot = Math.imul(key, HASH_FACTOR) >>> (32 - this.#bits);
    let place = (this.#slots[slot] ?? 0) - 1;
    while (this.#keys[place] !== key) {
      slot = (slot + 1) & mask;
      place = (this.#slots[slot] ?? 0) - 1;
    }
    return this.#counts[place] ?? 0;
  }

  #grow(): void {
    this.#bits += 1;
    const keys = new Uint32Array(this.#keys.length * 2);
    keys.set(this.#keys);
    const counts = new Float64Array(keys.length);
    counts.set(this.#counts);
    const slots = new Uint32Array(2 ** this.#bits);
    const mask = slots.length - 1;
    for (let place = 0; place < this.#size; place += 1) {
      let slot = Math.imul(keys[place] ?? 0, HASH_FACTOR) >>> (32 - this.#bits);
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = place + 1;
    }
    this.#keys = keys;
    this.#counts = counts;
    this.#slots = slots;
  }
}
