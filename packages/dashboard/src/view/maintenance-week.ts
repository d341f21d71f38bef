import type { Maintenance } from '@upriver/contract';

const DAY_MS = 86_400_000;
/** Teeth of the comb that stands for maintenance, as a share of the week. */
const TOOTH = 0.004;

/** Planned work as a stretch of the week that is drawn, in shares of it. */
export interface WeekBar {
  readonly from: number;
  readonly until: number;
  /** Where the teeth of its comb stand. */
  readonly teeth: readonly number[];
}

/** The week that is drawn: from the last midnight of the reader's zone on, seven days. @param midnight of it, in milliseconds */
export function weekFrom(midnight: number): { readonly from: number; readonly to: number } {
  return { from: midnight, to: midnight + 7 * DAY_MS };
}

/** Where work stands in a week; undefined where it is outside. Work without an end lasts as long as one can see it. */
export function weekBar(
  { scheduledFor, scheduledUntil, startedAt }: Pick<Maintenance, 'scheduledFor' | 'scheduledUntil' | 'startedAt'>,
  { from, to }: { readonly from: number; readonly to: number },
): WeekBar | undefined {
  const shareOf = (at: number): number => Math.min(1, Math.max(0, (at - from) / (to - from)));
  const start = Date.parse(scheduledFor ?? startedAt);
  const end = scheduledUntil === null ? start : Date.parse(scheduledUntil);
  if (start >= to || end < from) return undefined;
  const first = Math.min(shareOf(start), 1 - 2 * TOOTH);
  const last = Math.max(shareOf(end), first + 2 * TOOTH);
  const count = Math.floor((last - first) / TOOTH + 1e-9);
  return { from: first, until: last, teeth: Array.from({ length: count + 1 }, (_, index) => first + index * TOOTH) };
}
