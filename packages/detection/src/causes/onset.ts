import { MINUTE_MS } from '../time.ts';
import { readBeginnings } from './beginnings.ts';
import { OUTCOMES } from './cause.ts';
import { stratumText } from './cell.ts';
import { ON_FROM } from './edges.ts';
import type { CauseEvidence } from './evidence.ts';
import type { Frame } from './frame.ts';
import type { SlotCount } from './on-minutes.ts';
import { FINE_MINUTES, slotOfMinute } from './tally.ts';
import type { Slot } from './tally.ts';
import type { OnsetEstimate } from './timing.ts';
import { addUsual } from './usual-counts.ts';
import { usualStrength } from './usual-strength.ts';
import { countSlot, isWatched, usualOf } from './watched-calls.ts';
import type { WatchedCalls } from './watched-calls.ts';

/** An onset so many minutes earlier or later than it seems is another one, if it is as likely as this. */
const OTHER_MINUTES = 2;
const OTHER_FROM = 0.001;
/** A fault may have begun within so many minutes before it is weighed from, where so many calls of before are known to be clean. */
const LOOKED_BACK_MINUTES = 60;
const CLEAN_MIN = 100;

/** How the calls of the watched series fail, and when. */
type SeenFault = Pick<Frame, 'counted' | 'slots' | 'counts' | 'watchedUsual' | 'on' | 'earlier'>;

/** The detector's estimate, unless the slots say that the fault began later; uncertain by the time between two bad calls. */
export function onsetOf(
  evidence: CauseEvidence,
  onSlots: readonly Slot[],
  bad: number,
  fault: SeenFault,
): OnsetEstimate {
  const detected = evidence.onsetAt;
  const first = (onSlots[0]?.from ?? 0) * MINUTE_MS;
  const minutes = onSlots.reduce((sum, slot) => sum + slot.minutes, 0);
  const perBadCall = minutes / Math.max(1, bad);
  const onsetAt = first > detected + 2 * MINUTE_MS ? first : detected;
  return {
    onsetAt,
    onsetSpreadMinutes: Math.min(10, Math.max(0.3, perBadCall)),
    ...otherOnsets(evidence, fault, onsetAt),
  };
}

/** Minutes well before or after the onset in which a fault may have begun that is too shallow to show in each of them, and in which it grew. */
function otherOnsets(
  evidence: WatchedCalls,
  fault: SeenFault,
  onsetAt: number,
): Pick<OnsetEstimate, 'otherOnsets' | 'grewAt'> {
  const { on, counts } = fault;
  const sum = (of: (count: SlotCount) => number): number =>
    counts.reduce((total, count, index) => total + (on[index] ?? 0) * of(count), 0);
  const rate = Math.min(0.98, (sum(({ bad }) => bad) + 0.1) / (sum(({ calls }) => calls) + 0.2));
  const { before, usual } = cleanBefore(evidence, fault);
  const until = on.findLastIndex((probability) => probability > ON_FROM) + 1;
  const slots = [...before.map(({ slot }) => slot), ...fault.slots.slice(0, until)];
  const counted = [...before.map(({ count }) => count), ...counts.slice(0, until)];
  const { steep, shallow, grew } = readBeginnings(counted, usual, rate);
  const onset = Math.floor(onsetAt / MINUTE_MS);
  return {
    otherOnsets: slots.flatMap(({ from }, index) => {
      // Before the onset, of minutes in which nothing failed the detector knows best.
      const isSeen = from > onset || (counted[index]?.bad ?? 0) > 0;
      const probability = (shallow[index] ?? 0) + (isSeen ? (steep[index] ?? 0) : 0);
      return Math.abs(from - onset) >= OTHER_MINUTES && probability >= OTHER_FROM
        ? [[from * MINUTE_MS, probability] as const]
        : [];
    }),
    grewAt: slots.flatMap(({ from }, index) => {
      const weight = grew[index] ?? 0;
      return weight > 0 ? [[from * MINUTE_MS, weight] as const] : [];
    }),
  };
}

/**
 * Minutes of the hour before those that are weighed, and the usual share of bad calls without them. Where the clean history is too short or what failed
 * before is known to be another fault, they tell nothing.
 */
function cleanBefore(
  evidence: WatchedCalls,
  { slots, counted, earlier, watchedUsual }: SeenFault,
): {
  readonly before: readonly { readonly slot: Slot; readonly count: SlotCount }[];
  readonly usual: { readonly rate: number; readonly strength: number };
} {
  const { calls: accumulator, overdispersion } = evidence;
  const watched = [...accumulator.cells.values()].filter(({ key }) => isWatched(evidence, key));
  const clean = new Float64Array(OUTCOMES.length + 1);
  for (const text of new Set(watched.map(({ key }) => stratumText(key)))) {
    const own = accumulator.usual.get(text);
    if (own) addUsual(clean, own);
  }
  const strength = (rate: number): number => usualStrength(rate, (clean[0] ?? 0) / overdispersion);
  // Clean history has calls and outcomes alone.
  const isCounted = counted.bad.every((place) => place < clean.length);
  if ((clean[0] ?? 0) < CLEAN_MIN || earlier !== null || !isCounted)
    return { before: [], usual: { rate: watchedUsual, strength: strength(watchedUsual) } };
  const rate = usualOf([clean], counted.bad);
  const begin = slots[0]?.from ?? 0;
  const from = Math.max(accumulator.now - FINE_MINUTES + 1, begin - LOOKED_BACK_MINUTES);
  const before = Array.from({ length: Math.max(0, begin - from) }, (_, index) => {
    const slot = slotOfMinute(from + index);
    return { slot, count: countSlot(watched, slot, counted, overdispersion) };
  });
  return { before, usual: { rate, strength: strength(rate) } };
}
