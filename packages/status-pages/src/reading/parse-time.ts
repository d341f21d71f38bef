import { MINUTE_MS } from '@upriver/contract';
import { localTimeToMs } from './local-time.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Zone abbreviations of RFC 822 and those that status pages print, in minutes east of UTC. One that two zones share (`IST`) is left out. */
const ZONE_MINUTES: ReadonlyMap<string, number> = new Map([
  ['ACDT', 630],
  ['ACST', 570],
  ['AEDT', 660],
  ['AEST', 600],
  ['AKDT', -480],
  ['AKST', -540],
  ['AWST', 480],
  ['BST', 60],
  ['CDT', -300],
  ['CEST', 120],
  ['CET', 60],
  ['CST', -360],
  ['EDT', -240],
  ['EEST', 180],
  ['EET', 120],
  ['EST', -300],
  ['GMT', 0],
  ['HKT', 480],
  ['HST', -600],
  ['JST', 540],
  ['KST', 540],
  ['MDT', -360],
  ['MSK', 180],
  ['MST', -420],
  ['NZDT', 780],
  ['NZST', 720],
  ['PDT', -420],
  ['PST', -480],
  ['SAST', 120],
  ['SGT', 480],
  ['UT', 0],
  ['UTC', 0],
  ['WEST', 60],
  ['WET', 0],
  ['Z', 0],
]);

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d|[+-]\d\d)?$/i;
const RFC_822 =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})\s+(\d\d):(\d\d)(?::(\d\d))?\s*([a-z]{1,5}|[+-]\d{4})?$/i;
const JAVASCRIPT =
  /^[a-z]{3}\s+([a-z]{3})\s+(\d{1,2})\s+(\d{4})\s+(\d\d):(\d\d):(\d\d)\s+GMT([+-]\d{4})?(?:\s+\(.*\))?$/i;

/** A number above this is milliseconds: as seconds it would lie after the year 5000. */
const SECONDS_MAX = 1e11;
/** Times outside 1990 to 2200 are mistakes of the page. */
const TIME_MIN = Date.UTC(1990, 0, 1);
const TIME_MAX = Date.UTC(2200, 0, 1);

/**
 * A time as status pages write it (ISO 8601, RFC 822, JavaScript's text form, epoch seconds or milliseconds) → milliseconds UTC.
 * A text without a zone is read in `timeZone`; without that either it is undefined, because guessing shifts an incident by hours.
 */
export function parseTime(value: unknown, timeZone?: string): number | undefined {
  if (typeof value === 'number') return parseEpoch(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{9,14}$/.test(text)) return parseEpoch(Number(text));
  return within(parseIso(text, timeZone) ?? parseRfc822(text, timeZone) ?? parseJavaScript(text));
}

/** Minutes east of UTC of a zone's abbreviation or numeric offset. */
export function zoneMinutes(zone: string): number | undefined {
  const numeric = /^([+-])(\d\d):?(\d\d)?$/.exec(zone);
  if (numeric === null) return ZONE_MINUTES.get(zone.toUpperCase());
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
  return numeric[1] === '-' ? -minutes : minutes;
}

/** `Jul` → 0-based month. */
export function monthIndex(name: string): number | undefined {
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return index === -1 ? undefined : index;
}

function parseEpoch(value: number): number | undefined {
  if (!Number.isFinite(value)) return undefined;
  return within(Math.round(value < SECONDS_MAX ? value * 1000 : value));
}

function within(time: number | undefined): number | undefined {
  return time !== undefined && time >= TIME_MIN && time <= TIME_MAX ? time : undefined;
}

function parseIso(text: string, timeZone: string | undefined): number | undefined {
  const match = ISO.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', zone] = match;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const fields = [Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)] as const;
  return toUtc([...fields, milliseconds], zone, timeZone);
}

function parseRfc822(text: string, timeZone: string | undefined): number | undefined {
  const match = RFC_822.exec(text);
  if (match === null) return undefined;
  const [, day, monthName = '', year, hour, minute, second = '0', zone] = match;
  const month = monthIndex(monthName);
  if (month === undefined) return undefined;
  return toUtc([Number(year), month, Number(day), Number(hour), Number(minute), Number(second), 0], zone, timeZone);
}

function parseJavaScript(text: string): number | undefined {
  const match = JAVASCRIPT.exec(text);
  if (match === null) return undefined;
  const [, monthName = '', day, year, hour, minute, second, zone = '+0000'] = match;
  const month = monthIndex(monthName);
  if (month === undefined) return undefined;
  return toUtc([Number(year), month, Number(day), Number(hour), Number(minute), Number(second), 0], zone, undefined);
}

type Fields = readonly [number, number, number, number, number, number, number];

function toUtc(fields: Fields, zone: string | undefined, timeZone: string | undefined): number | undefined {
  if (zone === undefined) return timeZone === undefined ? undefined : localTimeToMs(fields, timeZone);
  const minutes = zoneMinutes(zone);
  return minutes === undefined ? undefined : Date.UTC(...fields) - minutes * MINUTE_MS;
}
