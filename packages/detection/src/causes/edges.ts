import type { CallAccumulator } from './call-accumulator.ts';
import type { CellKey } from './cell.ts';
import type { SlotCount } from './on-minutes.ts';
import { FINE_MINUTES } from './tally.ts';
import type { Counted, Slot, Tally } from './tally.ts';

/** A slot counts from this probability that the fault was on; runs of so many with calls lose their ends. */
export const ON_FROM = 0.5;
/** So does one before the first bad call, or since the last, in which all calls went well: whether the fault was on is not seen in it. */
const SURELY_ON = 0.8;
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
  const begins = counts.findIndex(({ bad }) => bad > 0);
  const end = quietFrom(counts);
  const isOn = (index: number): boolean => (on[index] ?? 0) > (index < begins ? SURELY_ON : ON_FROM);
  const edges: Slot[] = [];
  let first = 0;
  const onSlots = slots.filter((slot, index) => {
    if (!isOn(index) || (index >= end && (on[index] ?? 0) <= SURELY_ON)) return false;
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

/** Share of bad calls in a slot in which all of them may fail, but for what is recorded wrongly. */
const TOTAL_FROM = 0.95;

/** Whether a fault that has just begun may be total: only the slot in which it began, which is still counted, has calls that went well. */
export function mayBeTotal(counts: readonly SlotCount[]): boolean {
  const [, ...since] = counts.filter(({ calls }) => calls > 0);
  return since.length < TRIMMED_FROM - 1 && since.every(({ calls, bad }) => bad >= TOTAL_FROM * calls);
}

/** The first slot since the last bad call in which calls went well: that the fault goes on since then is likely, and not seen. */
export function quietFrom(counts: readonly SlotCount[]): number {
  const last = counts.findLastIndex(({ bad }) => bad > 0);
  const quiet = counts.findIndex(({ calls }, index) => index > last && calls > 0);
  return quiet === -1 ? counts.length : quiet;
}

/**
 * Tells in which minutes, and beside which, a version of a stratum came or went: a deployment, or a value of a flag, that was not called before,
 * or is not called any more while others are. Calls of such a minute are not known to be concurrent: one version may have made all of its calls before the
 * other, and before a fault began.
 */
export function turnsOf(
  accumulator: CallAccumulator,
  own: readonly CountedCell[],
  counted: Counted,
): (slot: Slot) => boolean {
  const turns = new Set<number>();
  for (const dimension of ['deployment', 'feature'] as const) {
    const versions = [...Map.groupBy(own, ({ key }) => key[dimension]).values()];
    if (versions.length < 2) continue;
    const spans = versions.map((cells) => spanOf(accumulator, cells, counted));
    const last = Math.max(...spans.map((span) => span?.last ?? 0));
    for (const span of spans) {
      if (span === undefined) continue;
      if (!span.isOlder) turns.add(span.first - 1).add(span.first);
      if (span.last < last) turns.add(span.last).add(span.last + 1);
    }
  }
  return ({ isFine, from }) => isFine && turns.has(from);
}

/** Stretches in which the same versions were called are no more than this: further ones count with the last. */
const PHASES_MAX = 4;

/**
 * Slots by which versions of a stratum were called in them: before one came, while both were called, and since the other is gone. A fault that
 * grows meets a new version later than the old one, so that only calls of one stretch are compared as concurrent.
 */
export function phasesOf(
  accumulator: CallAccumulator,
  own: readonly CountedCell[],
  counted: Counted,
  slots: readonly Slot[],
): readonly (readonly Slot[])[] {
  const versions = [...Map.groupBy(own, ({ key }) => key.deployment).values()];
  if (versions.length < 2) return [slots];
  const spans = versions.flatMap((cells) => spanOf(accumulator, cells, counted) ?? []);
  const last = Math.max(...spans.map((span) => span.last));
  const cuts = spans.flatMap((span) => [
    ...(span.isOlder ? [] : [span.first]),
    ...(span.last < last ? [span.last + 1] : []),
  ]);
  const phaseOf = ({ from }: Slot): number => Math.min(PHASES_MAX - 1, cuts.filter((cut) => cut <= from).length);
  return [...Map.groupBy(slots, phaseOf).values()];
}

/** First and last minute with calls, of those that are kept one by one, and whether there were calls before them. */
function spanOf(
  { now }: CallAccumulator,
  cells: readonly CountedCell[],
  counted: Counted,
): { readonly first: number; readonly last: number; readonly isOlder: boolean } | undefined {
  const rings = cells.flatMap(({ tally }) => counted.calls.flatMap((place) => tally.fine[place] ?? []));
  const isCalled = (minute: number): boolean => rings.some((ring) => (ring[minute % FINE_MINUTES] ?? 0) > 0);
  let first = now - FINE_MINUTES + 1;
  while (first <= now && !isCalled(first)) first += 1;
  if (first > now) return undefined;
  let last = now;
  while (!isCalled(last)) last -= 1;
  const isOlder = cells.some(({ tally }) =>
    counted.calls.some(
      (place) => (tally.before[place] ?? 0) > 0 || (tally.coarse[place]?.some((count) => count > 0) ?? false),
    ),
  );
  return { first, last, isOlder };
}
