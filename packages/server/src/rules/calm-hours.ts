import type { Digest, QuietHours } from '@upriver/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;
const WEEK_DAYS = 7;

interface LocalTime {
  readonly minute: number;
  /** 1 is Monday. */
  readonly weekday: number;
}

/**
 * When the quiet hours that hold now end; undefined while none hold. Hours that pass midnight belong to the day on which they begin.
 * Changes of daylight saving time are obeyed: what counts is the clock on the wall of the time zone.
 */
export function findQuietEnd(quiet: QuietHours, now: number): number | undefined {
  const zone = zoneOf(quiet.timeZone);
  if (!isQuiet(quiet, zone, now)) return undefined;
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  for (let at = start + MINUTE_MS; at <= start + WEEK_DAYS * 24 * HOUR_MS; at += MINUTE_MS)
    if (!isQuiet(quiet, zone, at)) return at;
  return undefined;
}

/** The next time at which a digest is sent, after `now`. */
export function findNextDigest({ every, at, timeZone, weekday }: Digest, now: number): number {
  const wanted = minuteOf(at);
  const zone = zoneOf(timeZone);
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  for (let day = 0; day <= WEEK_DAYS; day += 1) {
    const guess = towards(zone, start + day * 24 * HOUR_MS, wanted);
    // Where clocks were changed in between, the first guess is wrong by as much.
    const candidate = towards(zone, guess, wanted);
    if (candidate > now && (every === 'day' || localTime(zone, candidate).weekday === weekday)) return candidate;
  }
  return start + WEEK_DAYS * 24 * HOUR_MS;
}

/** The time near `at` at which the clock on the wall shows the wanted minute of the day, if it was not changed in between. */
function towards(zone: Zone, at: number, wanted: number): number {
  const ahead = wanted - localTime(zone, at).minute;
  const half = DAY_MINUTES / 2;
  return at + (((ahead + half + DAY_MINUTES) % DAY_MINUTES) - half) * MINUTE_MS;
}

/** Whether the machine knows a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    zoneOf(name);
    return true;
  } catch {
    return false;
  }
}

function isQuiet({ from, to, weekdays }: QuietHours, zone: Zone, at: number): boolean {
  const { minute, weekday } = localTime(zone, at);
  const begin = minuteOf(from);
  const end = minuteOf(to);
  if (begin <= end) return minute >= begin && minute < end && weekdays.includes(weekday);
  const before = weekday === 1 ? WEEK_DAYS : weekday - 1;
  return (minute >= begin && weekdays.includes(weekday)) || (minute < end && weekdays.includes(before));
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** Minutes from UTC to the clock on the wall, by quarter of an hour. */
  readonly offsets: Map<number, number>;
}

/** Making a format takes longer than a review, and asking it longer than all else of one; there are some hundred time zones. */
const ZONES = new Map<string, Zone>();
/** Clocks are changed at quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
/** Of half a year; a backtest asks for as many. */
const OFFSETS_MAX = 20_000;
const WEEK_MINUTES = WEEK_DAYS * DAY_MINUTES;
/** 1970 began on a Thursday. */
const FIRST_DAY = 3;

function zoneOf(timeZone: string): Zone {
  const known = ZONES.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const zone = { format, offsets: new Map<number, number>() };
  ZONES.set(timeZone, zone);
  return zone;
}

function localTime({ format, offsets }: Zone, at: number): LocalTime {
  const quarter = Math.floor(at / QUARTER_MS);
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    if (offsets.size >= OFFSETS_MAX) offsets.clear();
    offset = shownMinute(format, quarter * QUARTER_MS) - minuteOfWeek(quarter * QUARTER_MS);
    offsets.set(quarter, offset);
  }
  const local = (minuteOfWeek(at) + offset + WEEK_MINUTES) % WEEK_MINUTES;
  return { minute: local % DAY_MINUTES, weekday: Math.floor(local / DAY_MINUTES) + 1 };
}

/** Minutes since Monday, in UTC. */
function minuteOfWeek(at: number): number {
  return (Math.floor(at / MINUTE_MS) + FIRST_DAY * DAY_MINUTES) % WEEK_MINUTES;
}

/** Minutes since Monday, as the clock on the wall shows them. */
function shownMinute(format: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.get('weekday') ?? '');
  return (day * 24 + Number(parts.get('hour'))) * 60 + Number(parts.get('minute'));
}
