import { DAY_MS } from '@upriver/contract';

/** Year, 0-based month, day, hour, minute, second, millisecond, as a clock on the wall shows them. */
export type WallClock = readonly [number, number, number, number, number, number, number];

/**
 * A wall clock in an IANA time zone → milliseconds UTC. An hour that exists twice is the first of the two; one that does not
 * exist is moved forward by the gap. An unknown zone gives undefined.
 */
export function localTimeToMs(clock: WallClock, timeZone: string): number | undefined {
  const asIfUtc = Date.UTC(...clock);
  if (!Number.isFinite(asIfUtc)) return undefined;
  const format = findFormat(timeZone);
  if (format === undefined) return undefined;
  // The offset in force a day before and a day after covers both sides of any change of the clocks.
  const day = DAY_MS;
  const offsets = [offsetAt(asIfUtc - day, format), offsetAt(asIfUtc + day, format)];
  const candidates = offsets
    .map((offset) => asIfUtc - offset)
    .filter((time) => time + offsetAt(time, format) === asIfUtc);
  return candidates.length > 0 ? Math.min(...candidates) : asIfUtc - (offsets[0] ?? 0);
}

/** Making one takes longer than everything else that is done with it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const FORMATS_MAX = 100;

function findFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  const format = formats.get(timeZone) ?? createFormat(timeZone);
  if (formats.size >= FORMATS_MAX) formats.clear();
  if (format !== undefined) formats.set(timeZone, format);
  return format;
}

function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
}

/** Milliseconds that clocks in this zone are ahead of UTC at this moment. */
function offsetAt(time: number, format: Intl.DateTimeFormat): number {
  const field = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  const parts = format.formatToParts(time);
  const shown = Date.UTC(
    field('year'),
    field('month') - 1,
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
  );
  return shown - Math.floor(time / 1000) * 1000;
}
