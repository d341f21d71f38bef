import { OUTCOMES } from './cause.ts';

/** Minutes kept one by one: an hour, and the quarter of an hour before it. */
export const FINE_MINUTES = 75;
/** Minutes of a merged slot, and how many of them are kept: up to six hours. */
export const SLOT_MINUTES = 5;
export const COARSE_SLOTS = 72;
/** What counts as before: the minutes next to the onset, and no more, because an hour may hold another impairment. */
export const BEFORE_MINUTES = 15;

/** Who answered a bad call, and whether a refusal said that the quota is spent. */
export const ANSWERS = ['by_vendor', 'by_proxy', 'limit_spent', 'limit_left'] as const;
export type Answer = (typeof ANSWERS)[number];

/**
 * Waiting that was ours: calls that waited for us, those of them that waited for a connection and for an event loop, calls that were never
 * sent, and the milliseconds that the calls took that were sent.
 */
const WAITING = ['waiting', 'pooled', 'stood', 'unsent', 'latency'] as const;

/** Of the slow calls those that take several times as long: a few of them are an impairment that the slow ones do not show. */
const VERY_SLOW = 'very_slow';

/** Of the connection errors those in which TLS failed: the host was reached, and its certificate or ours was not taken. */
const HANDSHAKE = 'handshake';

/** What of ours a call waited for: a free connection of a pool, an event loop that stood still, or it is not known what. */
export type WaitedFor = 'connection' | 'event_loop' | 'unknown';

/** What is counted of a group of calls. What is added comes last: the places of the others are stored. */
export const MEASURES = ['calls', ...OUTCOMES, ...ANSWERS, ...WAITING, VERY_SLOW, HANDSHAKE] as const;
export type Measure = (typeof MEASURES)[number];

const PLACES: Readonly<Record<Measure, number>> = Object.fromEntries(
  MEASURES.map((measure, place) => [measure, place]),
) as Record<Measure, number>;

/** The place of a measure in a tally. */
export function placeOf(measure: Measure): number {
  return PLACES[measure];
}

/** Places of the measures that are summed for the calls, and for the bad ones of them. */
export interface Counted {
  readonly calls: readonly number[];
  readonly bad: readonly number[];
}

/** Counts of one cell or tag value by time. A measure that never occurred takes no room. */
export interface Tally {
  /** By measure, then by minute modulo `FINE_MINUTES`. */
  readonly fine: (Uint32Array | undefined)[];
  /** By measure, then by slot modulo `COARSE_SLOTS`. */
  readonly coarse: (Uint32Array | undefined)[];
  /** What of the minutes before the onset is no longer kept one by one. */
  readonly before: (number | undefined)[];
  /** All calls, halved each hour: what the small are told from the large by. */
  weight: number;
}

/** One stretch of time whose counts are kept together. */
export interface Slot {
  readonly isFine: boolean;
  /** Place in the ring. */
  readonly index: number;
  /** First minute (since 1970), and how many. */
  readonly from: number;
  readonly minutes: number;
}

export function createTally(): Tally {
  return { fine: [], coarse: [], before: [], weight: 0 };
}

/** Adds to a minute that is kept one by one. */
export function addFine(tally: Tally, minute: number, place: number, count: number): void {
  addTo((tally.fine[place] ??= new Uint32Array(FINE_MINUTES)), minute % FINE_MINUTES, count);
}

/** Adds to the merged slot of a minute. */
export function addCoarse(tally: Tally, minute: number, place: number, count: number): void {
  const slot = Math.floor(minute / SLOT_MINUTES) % COARSE_SLOTS;
  addTo((tally.coarse[place] ??= new Uint32Array(COARSE_SLOTS)), slot, count);
}

/** Adds all counts of `from` to `into`; both must be at the same minute. */
export function addTally(into: Tally, from: Tally): void {
  for (let place = 0; place < MEASURES.length; place += 1) {
    addRing(into.fine, from.fine[place], place);
    addRing(into.coarse, from.coarse[place], place);
    const before = from.before[place] ?? 0;
    if (before > 0) into.before[place] = (into.before[place] ?? 0) + before;
  }
  into.weight += from.weight;
}

/** The slot of a minute that is kept one by one. */
export function slotOfMinute(minute: number): Slot {
  return { isFine: true, index: minute % FINE_MINUTES, from: minute, minutes: 1 };
}

/** Count of one measure in one slot. */
export function countIn(tally: Tally, place: number, { isFine, index }: Slot): number {
  return (isFine ? tally.fine : tally.coarse)[place]?.[index] ?? 0;
}

/** Sum of one measure over minutes that are kept one by one, `end` excluded. */
export function sumMinutes(tally: Tally, measure: number, from: number, end: number): number {
  const ring = tally.fine[measure];
  if (!ring) return 0;
  let sum = 0;
  for (let minute = from; minute < end; minute += 1) sum += ring[minute % FINE_MINUTES] ?? 0;
  return sum;
}

/** Sum of one measure over some slots. */
export function sumSlots(tally: Tally, measure: number, slots: readonly Slot[]): number {
  const fine = tally.fine[measure];
  const coarse = tally.coarse[measure];
  if (!fine && !coarse) return 0;
  let sum = 0;
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place];
    if (slot) sum += (slot.isFine ? fine : coarse)?.[slot.index] ?? 0;
  }
  return sum;
}

/** The same of several measures together. */
export function sumAll(tally: Tally, measures: readonly number[], slots: readonly Slot[]): number {
  let sum = 0;
  for (const measure of measures) sum += sumSlots(tally, measure, slots);
  return sum;
}

/** Removes what is in a place of a ring and returns it. */
export function takeOut(ring: Uint32Array | undefined, index: number): number {
  const count = ring?.[index] ?? 0;
  if (ring && count > 0) ring[index] = 0;
  return count;
}

function addRing(into: (Uint32Array | undefined)[], from: Uint32Array | undefined, place: number): void {
  if (!from) return;
  const ring = (into[place] ??= new Uint32Array(from.length));
  for (let index = 0; index < from.length; index += 1) addTo(ring, index, from[index] ?? 0);
}

function addTo(ring: Uint32Array, index: number, count: number): void {
  ring[index] = (ring[index] ?? 0) + count;
}
