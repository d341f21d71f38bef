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
  const format = formatOf(quiet.timeZone);
  if (!isQuiet(quiet, format, now)) return undefined;
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  for (let at = start + MINUTE_MS; at <= start + WEEK_DAYS * 24 * HOUR_MS; at += MINUTE_MS)
    if (!isQuiet(quiet, format, at)) return at;
  return undefined;
}

/** The next time at which a digest is sent, after `now`. */
export function findNextDigest({ every, at, timeZone, weekday }: Digest, now: number): number {
  const wanted = minuteOf(at);
  const format = formatOf(timeZone);
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  for (let day = 0; day <= WEEK_DAYS; day += 1) {
    const guess = towards(format, start + day * 24 * HOUR_MS, wanted);
    // Where clocks were changed in between, the first guess is wrong by as much.
    const candidate = towards(format, guess, wanted);
    if (candidate > now && (every === 'day' || localTime(format, candidate).weekday === weekday)) return candidate;
  }
  return start + WEEK_DAYS * 24 * HOUR_MS;
}

/** The time near `at` at which the clock on the wall shows the wanted minute of the day, if it was not changed in between. */
function towards(format: Intl.DateTimeFormat, at: number, wanted: number): number {
  const ahead = wanted - localTime(format, at).minute;
  const half = DAY_MINUTES / 2;
  return at + (((ahead + half + DAY_MINUTES) % DAY_MINUTES) - half) * MINUTE_MS;
}

/** Whether the machine knows a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

function isQuiet({ from, to, weekdays }: QuietHours, format: Intl.DateTimeFormat, at: number): boolean {
  const { minute, weekday } = localTime(format, at);
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

/** Making a format takes longer than a review; there are some hundred time zones. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  FORMATS.set(timeZone, format);
  return format;
}

function localTime(format: Intl.DateTimeFormat, at: number): LocalTime {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.get('weekday') ?? '') + 1,
  };
}
