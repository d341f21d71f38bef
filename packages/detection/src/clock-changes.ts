import { DAY_MS, HOUR_MS } from './time.ts';

/** What follows a local clock comes at this time of UTC after clocks were put forward, and after they were put back. */
const EARLIER = -HOUR_MS;
const LATER = HOUR_MS;

/** Sundays of a month, counted from 0 (January) and from the first; -1 is the last. */
interface ClockChange {
  readonly month: number;
  readonly sunday: number;
  readonly shift: number;
}

/** Of Europe, the United States, Australia and New Zealand, and of who follows them. */
const CLOCK_CHANGES: readonly ClockChange[] = [
  { month: 2, sunday: 2, shift: EARLIER },
  { month: 2, sunday: -1, shift: EARLIER },
  { month: 3, sunday: 1, shift: LATER },
  { month: 8, sunday: -1, shift: EARLIER },
  { month: 9, sunday: 1, shift: EARLIER },
  { month: 9, sunday: -1, shift: LATER },
  { month: 10, sunday: 1, shift: LATER },
];

/** The epoch was a Thursday. */
const FIRST_SUNDAY = 3;

/**
 * By how many milliseconds what recurs by a local clock may come at another time of UTC than it did, because clocks were changed between
 * two times in some part of the world: somewhere between noon of a Saturday and noon of its Sunday, UTC. In ascending order.
 */
export function clockShifts(from: number, to: number): number[] {
  const shifts = new Set<number>();
  const firstSunday = Math.ceil((Math.floor((from - DAY_MS / 2) / DAY_MS) - FIRST_SUNDAY) / 7) * 7 + FIRST_SUNDAY;
  for (let day = firstSunday; day * DAY_MS - DAY_MS / 2 <= to; day += 7) {
    if (day * DAY_MS + DAY_MS / 2 < from) continue;
    for (const { shift, ...when } of CLOCK_CHANGES) if (isSundayOf(day, when)) shifts.add(shift);
  }
  return [...shifts].sort((a, b) => a - b);
}

function isSundayOf(day: number, { month, sunday }: Omit<ClockChange, 'shift'>): boolean {
  const date = new Date(day * DAY_MS);
  if (date.getUTCMonth() !== month) return false;
  if (sunday === -1) return new Date((day + 7) * DAY_MS).getUTCMonth() !== month;
  return Math.ceil(date.getUTCDate() / 7) === sunday;
}
