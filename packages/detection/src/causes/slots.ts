import type { CallAccumulator } from './call-accumulator.ts';
import { BEFORE_MINUTES, COARSE_SLOTS, FINE_MINUTES, SLOT_MINUTES, slotOfMinute } from './tally.ts';
import type { Slot, Tally } from './tally.ts';

/** Stretches since the onset, oldest first. */
export function slotsSinceOnset(accumulator: CallAccumulator): Slot[] {
  const { onset, now } = accumulator;
  if (onset === null) return [];
  const slots: Slot[] = [];
  const fineFrom = Math.max(onset, now - FINE_MINUTES + 1);
  const first = Math.max(Math.floor(onset / SLOT_MINUTES), Math.floor(now / SLOT_MINUTES) - COARSE_SLOTS + 1);
  for (let slot = first; slot * SLOT_MINUTES < fineFrom; slot += 1) {
    const from = Math.max(onset, slot * SLOT_MINUTES);
    const minutes = Math.min(fineFrom, (slot + 1) * SLOT_MINUTES) - from;
    if (minutes > 0) slots.push({ isFine: false, index: slot % COARSE_SLOTS, from, minutes });
  }
  for (let minute = fineFrom; minute <= now; minute += 1) slots.push(slotOfMinute(minute));
  return slots;
}

/** Count of one measure in the minutes before the onset. */
export function countBefore(accumulator: CallAccumulator, tally: Tally, place: number): number {
  const { onset, now } = accumulator;
  const from = Math.max((onset ?? now + 1) - BEFORE_MINUTES, now - FINE_MINUTES + 1);
  const ring = tally.fine[place];
  let sum = tally.before[place] ?? 0;
  if (ring) for (let minute = from; minute < (onset ?? now + 1); minute += 1) sum += ring[minute % FINE_MINUTES] ?? 0;
  return sum;
}
