import { talliesOf } from './frame.ts';
import type { Frame, FrameCell } from './frame.ts';
import { hedge } from './special-functions.ts';
import { slotOfMinute, sumAll } from './tally.ts';
import type { FailedSince } from './timing.ts';
import { MINUTE_MS } from '../time.ts';

/** Depths at which calls are compared, so that none of them is impossible. */
const SHARE_MIN = 0.02;
const SHARE_MAX = 0.95;

/** Share of harm that grew from hardly anything. */
export const GREW = 0.05;

/**
 * How well it fits that calls failed before the minute of the onset, too: those of a version that went well since it took over say that it did no
 * harm then.
 */
export function failedSince(frame: Frame, cells: readonly FrameCell[]): FailedSince {
  const nats = sinceNats(frame, cells);
  return (at) => hedge(Math.min(0, nats(at)), GREW);
}

/** Log likelihood of what calls did between a moment and the onset if they failed since then, beside that they were as usual. */
export function sinceNats({ strata, counted, onsetAt }: Frame, cells: readonly FrameCell[]): FailedSince {
  const sum = (of: (cell: FrameCell) => number): number => cells.reduce((total, cell) => total + of(cell), 0);
  const calls = Math.max(
    1e-9,
    sum((cell) => cell.calls),
  );
  const within = (share: number): number => Math.min(SHARE_MAX, Math.max(SHARE_MIN, share));
  const hit = within(sum((cell) => cell.bad) / calls);
  const usual = Math.min(hit, sum((cell) => cell.calls * (strata[cell.stratum]?.usual ?? 0)) / calls);
  const onset = Math.floor(onsetAt / MINUTE_MS);
  const tallies = talliesOf(cells);
  return (at) => {
    let nats = 0;
    for (let minute = Math.floor(at / MINUTE_MS); minute < onset; minute += 1) {
      const slot = [slotOfMinute(minute)];
      const made = tallies.reduce((total, tally) => total + sumAll(tally, counted.calls, slot), 0);
      const bad = Math.min(
        made,
        tallies.reduce((total, tally) => total + sumAll(tally, counted.bad, slot), 0),
      );
      const part = Math.min(1, minute + 1 - at / MINUTE_MS);
      nats += part * ((made - bad) * Math.log((1 - hit) / (1 - usual)) + bad * Math.log(hit / Math.max(1e-3, usual)));
    }
    return nats;
  };
}
