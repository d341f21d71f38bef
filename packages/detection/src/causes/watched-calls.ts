import type { CellKey } from './cell.ts';
import type { CauseEvidence } from './evidence.ts';
import type { SlotCount } from './on-minutes.ts';
import { countIn } from './tally.ts';
import type { Counted, Slot, Tally } from './tally.ts';

/** What is known of the calls of one series, beside those of others. */
export type WatchedCalls = Pick<CauseEvidence, 'calls' | 'watched' | 'overdispersion' | 'only'>;

/** Share of bad calls, of counts by measure; a little more where few calls are known. */
export function usualOf(past: readonly Float64Array[], places: readonly number[]): number {
  return (sumPlaces(past, places) + 0.5) / (sumOf(past, 0) + 60);
}

/** Whether the calls of a cell are of the series. */
export function isWatched({ watched }: Pick<CauseEvidence, 'watched'>, key: CellKey): boolean {
  return key.project === watched.project && key.environment === watched.environment && key.region === watched.region;
}

/** Calls of some tallies in a slot and the bad ones, divided by the overdispersion. */
export function countSlot(
  watched: readonly { readonly tally: Tally }[],
  slot: Slot,
  counted: Counted,
  overdispersion: number,
): SlotCount {
  let calls = 0;
  let bad = 0;
  for (const { tally } of watched) {
    for (const place of counted.calls) calls += countIn(tally, place, slot);
    for (const place of counted.bad) bad += countIn(tally, place, slot);
  }
  return { minutes: slot.minutes, calls: calls / overdispersion, bad: Math.min(calls, bad) / overdispersion };
}

/** Sum of one measure. */
export function sumOf(counts: readonly Float64Array[], place: number): number {
  return counts.reduce((sum, one) => sum + (one[place] ?? 0), 0);
}

function sumPlaces(counts: readonly Float64Array[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + sumOf(counts, place), 0);
}
