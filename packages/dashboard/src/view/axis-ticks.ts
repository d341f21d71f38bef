import { clock, day } from './words.ts';

/** A tick of a time axis: its place as a share of the axis, and its words. */
export interface AxisTick {
  readonly at: number;
  readonly label: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Steps of an axis; the first that gives few enough ticks is taken. */
const STEPS = [
  5 * MINUTE_MS,
  10 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  DAY_MS,
  5 * DAY_MS,
  15 * DAY_MS,
];
const TICKS_AT_MOST = 8;
/** A tick nearer than this to the end would be written over it. */
const END_SHARE = 0.94;

/**
 * Ticks between two times, at whole minutes, hours or midnights of a zone. The first tick of a day says the date.
 * @param zone of the reader; the machine's by default
 */
export function axisTicks(
  from: number,
  to: number,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): AxisTick[] {
  const step = STEPS.find((one) => (to - from) / one <= TICKS_AT_MOST) ?? 15 * DAY_MS;
  const ticks: AxisTick[] = [];
  const start = new Date(from);
  if (step >= DAY_MS) start.setHours(24, 0, 0, 0);
  else if (step < HOUR_MS)
    start.setMinutes(Math.ceil((start.getMinutes() + 1) / (step / MINUTE_MS)) * (step / MINUTE_MS), 0, 0);
  else start.setHours(Math.ceil((start.getHours() + 1) / (step / HOUR_MS)) * (step / HOUR_MS), 0, 0, 0);
  for (let time = start.getTime(); time < to; time += step) {
    const at = (time - from) / (to - from);
    if (at > END_SHARE) break;
    const isMidnight = clock(time, zone) === '00:00';
    ticks.push({ at, label: step >= DAY_MS || isMidnight ? day(time, zone) : clock(time, zone) });
  }
  return ticks;
}
