import type { CallAccumulator } from './call-accumulator.ts';
import type { CellKey } from './cell.ts';
import type { SlotCount } from './on-minutes.ts';
import { FINE_MINUTES, slotOfMinute, sumAll } from './tally.ts';
import type { Counted, Slot, Tally } from './tally.ts';

/** A slot counts from this probability that the fault was on; runs of so many with calls lose their ends. */
export const ON_FROM = 0.5;
const TRIMMED_FROM = 4;

/** One cell before anything is summed. */
export interface CountedCell {
  readonly key: CellKey;
  readonly tally: Tally;
}

/** The slots that count. */
export interface OnSlots {
  readonly onSlots: readonly Slot[];
  /** Slots in which it began or ended. */
  readonly edges: readonly Slot[];
}

/**
 * The slots in which the fault was on. In the minute in which it began, and in that in which it ended, not all calls were concurrent with it:
 * both are left out where the fault lasted longer, by minutes with calls. A circuit breaker may have let none go since.
 */
export function whollyOn(slots: readonly Slot[], on: readonly number[], counts: readonly SlotCount[]): OnSlots {
  const isOn = (index: number): boolean => (on[index] ?? 0) > ON_FROM;
  const edges: Slot[] = [];
  let first = 0;
  const onSlots = slots.filter((slot, index) => {
    if (!isOn(index)) return false;
    if (!isOn(index - 1)) first = index;
    let last = index;
    while (isOn(last + 1)) last += 1;
    const isEdge = index === first || (index === last && last < slots.length - 1);
    if (isEdge) edges.push(slot);
    const called = counts.slice(first, last + 1).filter(({ calls }) => calls > 0).length;
    return called < TRIMMED_FROM || !isEdge;
  });
  return { onSlots, edges };
}

/**
 * Whether a version of a stratum came or went in a minute: other versions are called than in the minute before or after it. Calls of this
 * minute are not known to be concurrent: one version may have made all of its calls before the other, and before a fault began.
 */
export function takeTurns(
  { now }: CallAccumulator,
  own: readonly CountedCell[],
  counted: Counted,
  { isFine, from }: Slot,
): boolean {
  if (!isFine || own.length < 2) return false;
  const versions = (minute: number): readonly boolean[] =>
    own.map(({ tally }) => sumAll(tally, counted.calls, [slotOfMinute(minute)]) > 0);
  const during = versions(from);
  return [from - 1, from + 1].some((minute) => {
    if (minute > now || minute <= now - FINE_MINUTES) return false;
    const beside = versions(minute);
    return beside.includes(true) && beside.some((isCalled, place) => isCalled !== during[place]);
  });
}
