// Uses of keys within a sliding window, in memory that threads share: what one thread charges, every other sees at once.
import { hash } from 'node:crypto';
import { withMutex } from './mutex.ts';

/** Slices of one window; more would be finer and cost more memory per key. */
const SLICES = 60;
/** A window that begins and ends within a slice touches two more. */
const SLICES_KEPT = SLICES + 2;
/** Entries of one bucket. Where a key's bucket is full, one that has nothing to remember goes, else the one that was touched longest ago. */
const WAYS = 8;

/** Numbers of one entry: its header, then last arrival and count of each slice. */
const HASH = 0;
const USED = 1;
const OLDEST = 2;
const LENGTH = 3;
const YOUNGEST_FIRST_AT = 4;
const TOUCHED_AT = 5;
const NOTE = 6;
const NOTES = 4;
const SLICE = NOTE + NOTES;
const ENTRY = SLICE + 2 * SLICES_KEPT;

/** Less than any time. */
const NOTHING_LEFT = -1;
const UNUSED = -2;

/** Numbers before the first bucket, of which one is the lock. */
const PREFIX = 1;
const BYTES = Float64Array.BYTES_PER_ELEMENT;

/** Where a key's uses are. Kept by whoever asks again, so that a key is hashed once. */
export interface UsagePlace {
  readonly hash: number;
  /** Where its entry was the last time. */
  at: number;
}

type Note = 0 | 1 | 2 | 3;

/** What is remembered of one key. Good only within the call that it is given to. */
export interface Usage {
  used(): number;
  /** Slices that are remembered, oldest first. */
  length(): number;
  lastAt(slice: number): number;
  count(slice: number): number;
  /** Numbers that the limit's owner keeps beside; 0 for a key that is new. */
  note(index: Note): number;
  setNote(index: Note, value: number): void;
  /** When the key was last used. */
  touchedAt(): number;
  /** Forgets what is older than the window. */
  forgetOld(windowMs: number, now: number): void;
  /** Adds to the youngest slice, or begins one. */
  add(cost: number, windowMs: number, now: number): void;
  /** Takes back the youngest uses. */
  remove(cost: number): void;
}

export interface UsageTable {
  place(name: string): UsagePlace;
  /** Reads and changes a key's uses; nobody else does meanwhile. `now` is monotonic, and says when the key was touched. */
  use<Result>(place: UsagePlace, now: number, work: (usage: Usage) => Result): Result;
  /** The same for several keys, one after the other. */
  useEach(places: readonly UsagePlace[], now: number, work: (usage: Usage, index: number) => void): void;
  /** The same without touching the key, and only if something is remembered of it. */
  find<Result>(place: UsagePlace, work: (usage: Usage) => Result): Result | undefined;
}

/** Memory for the uses of so many keys; about a kilobyte each, taken from the system when it is first written. */
export function allocateUsages(keysMax: number): SharedArrayBuffer {
  return new SharedArrayBuffer((PREFIX + Math.ceil(keysMax / WAYS) * WAYS * ENTRY) * BYTES);
}

/** The table in that memory. Keys are distinguished by 48 bits of their SHA-256. */
export function createUsageTable(memory: SharedArrayBuffer): UsageTable {
  const numbers = new Float64Array(memory);
  const locks = new Int32Array(memory, 0, 1);
  const buckets = Math.floor((numbers.length - PREFIX) / (ENTRY * WAYS));
  const usage = new EntryUsage(numbers);

  const firstOf = (place: UsagePlace): number => PREFIX + (place.hash % buckets) * WAYS * ENTRY;

  /** The key's entry; undefined when nothing is remembered of it. */
  function find(place: UsagePlace): number | undefined {
    if (numbers[place.at + HASH] === place.hash) return place.at;
    const first = firstOf(place);
    for (let entry = first; entry < first + WAYS * ENTRY; entry += ENTRY)
      if (numbers[entry + HASH] === place.hash) return entry;
    return undefined;
  }

  /** A new entry, in the place of the one that is worth least. */
  function begin(place: UsagePlace): number {
    const first = firstOf(place);
    let least = first;
    for (let entry = first; entry < first + WAYS * ENTRY; entry += ENTRY)
      if (worth(entry) < worth(least)) least = entry;
    numbers.fill(0, least, least + SLICE);
    numbers[least + HASH] = place.hash;
    return least;
  }

  function worth(entry: number): number {
    if (numbers[entry + HASH] === 0) return UNUSED;
    return numbers[entry + USED] === 0 ? NOTHING_LEFT : (numbers[entry + TOUCHED_AT] ?? 0);
  }

  /** Goes to the key's entry. */
  function touch(place: UsagePlace, now: number): void {
    const base = find(place) ?? begin(place);
    place.at = base;
    usage.base = base;
    numbers[base + TOUCHED_AT] = now;
  }

  return {
    // At 0 lies the prefix, which is no entry.
    place: (name) => ({ hash: 1 + hash('sha256', name, 'buffer').readUIntBE(0, 6), at: 0 }),
    use(place, now, work) {
      return withMutex(locks, 0, () => {
        touch(place, now);
        return work(usage);
      });
    },
    useEach(places, now, work) {
      withMutex(locks, 0, () => {
        let index = 0;
        for (const place of places) {
          touch(place, now);
          work(usage, index);
          index += 1;
        }
      });
    },
    find(place, work) {
      return withMutex(locks, 0, () => {
        const found = find(place);
        if (found === undefined) return undefined;
        place.at = found;
        usage.base = found;
        return work(usage);
      });
    },
  };
}

/** Reads and writes the entry that begins at `base`. A class, because its functions are called a dozen times for each request. */
class EntryUsage implements Usage {
  base = 0;
  readonly #numbers: Float64Array;

  constructor(numbers: Float64Array) {
    this.#numbers = numbers;
  }

  used(): number {
    return this.#get(USED);
  }

  length(): number {
    return this.#get(LENGTH);
  }

  lastAt(slice: number): number {
    return this.#get(this.#sliceField(slice));
  }

  count(slice: number): number {
    return this.#get(this.#sliceField(slice) + 1);
  }

  note(index: Note): number {
    return this.#get(NOTE + index);
  }

  setNote(index: Note, value: number): void {
    this.#set(NOTE + index, value);
  }

  touchedAt(): number {
    return this.#get(TOUCHED_AT);
  }

  forgetOld(windowMs: number, now: number): void {
    while (this.#get(LENGTH) > 0 && this.lastAt(0) + windowMs <= now) {
      this.#set(USED, this.#get(USED) - this.count(0));
      this.#set(OLDEST, (this.#get(OLDEST) + 1) % SLICES_KEPT);
      this.#set(LENGTH, this.#get(LENGTH) - 1);
    }
  }

  add(cost: number, windowMs: number, now: number): void {
    if (cost <= 0) return;
    this.#set(USED, this.#get(USED) + cost);
    const length = this.#get(LENGTH);
    const isYoung = now < this.#get(YOUNGEST_FIRST_AT) + windowMs / SLICES;
    if (length > 0 && (isYoung || length === SLICES_KEPT)) {
      const field = this.#sliceField(length - 1);
      this.#set(field, Math.max(this.#get(field), now));
      this.#set(field + 1, this.#get(field + 1) + cost);
      return;
    }
    this.#set(LENGTH, length + 1);
    this.#set(YOUNGEST_FIRST_AT, now);
    const field = this.#sliceField(length);
    this.#set(field, now);
    this.#set(field + 1, cost);
  }

  remove(cost: number): void {
    let rest = Math.min(cost, this.#get(USED));
    this.#set(USED, this.#get(USED) - rest);
    for (let length = this.#get(LENGTH); rest > 0 && length > 0; length = this.#get(LENGTH)) {
      const field = this.#sliceField(length - 1);
      const taken = Math.min(rest, this.#get(field + 1));
      this.#set(field + 1, this.#get(field + 1) - taken);
      rest -= taken;
      if (this.#get(field + 1) > 0) return;
      this.#set(LENGTH, length - 1);
      // When the one before it began is not kept: it takes nothing more.
      this.#set(YOUNGEST_FIRST_AT, Number.NEGATIVE_INFINITY);
    }
  }

  #sliceField(slice: number): number {
    const place = this.#get(OLDEST) + slice;
    return SLICE + 2 * (place < SLICES_KEPT ? place : place - SLICES_KEPT);
  }

  #get(field: number): number {
    return this.#numbers[this.base + field] ?? 0;
  }

  #set(field: number, value: number): void {
    this.#numbers[this.base + field] = value;
  }
}
