// Numbers and times as the page writes them: two figures, thousands commas, a no-break space before units.

/** So many names of a list are told where the others are counted. */
const NAMED_MAX = 2;
const NBSP = '\u00A0';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A share as per cent, in two figures: `0.314` is "31 %", `0.0023` "0.2 %". */
export function percent(share: number): string {
  const value = share * 100;
  if (value === 0) return `0${NBSP}%`;
  if (value < 0.1) return `<${NBSP}0.1${NBSP}%`;
  const digits = value < 9.95 ? 1 : value > 99 && value < 100 ? 1 : 0;
  const text = value.toFixed(digits);
  return `${text === '100.0' ? '99.9' : text}${NBSP}%`;
}

/** A probability; never certain, never impossible. */
export function probability(share: number): string {
  if (share > 0.99) return `>${NBSP}99${NBSP}%`;
  if (share < 0.01) return `<${NBSP}1${NBSP}%`;
  return `${Math.round(share * 100)}${NBSP}%`;
}

/** "1,329". */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** Calls a minute in few characters: "88", "2.9k", "0.4". */
export function rate(value: number): string {
  if (value >= 10_000) return `${Math.round(value / 1000)}k`;
  if (value >= 1000) return `${(value / 1000).toFixed(1)}k`;
  return value >= 10 || value === 0 ? String(Math.round(value)) : value.toFixed(1).replace(/\.0$/, '');
}

/** Latency: "310 ms", "1.9 s", "14 s". */
export function latency(ms: number): string {
  if (ms < 1000) return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)}${NBSP}ms`;
  return `${ms < 9950 ? (ms / 1000).toFixed(1) : Math.round(ms / 1000)}${NBSP}s`;
}

/** A length of time: "38 s", "4 min", "2 h 05 min", "3 d". */
export function span(ms: number): string {
  const whole = Math.max(0, ms);
  if (whole < MINUTE) return `${Math.max(1, Math.floor(whole / SECOND))}${NBSP}s`;
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}${NBSP}min`;
  if (whole < DAY) {
    const minutes = String(Math.floor((whole % HOUR) / MINUTE)).padStart(2, '0');
    return `${Math.floor(whole / HOUR)}${NBSP}h${NBSP}${minutes}${NBSP}min`;
  }
  return `${Math.floor(whole / DAY)}${NBSP}d`;
}

/** "1 call", "2 calls". */
export function plural(value: number, one: string, more = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : more}`;
}

/** "a", "a and b", "a, b and c". */
export function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** The first names, and how many more there are: "a, b and 3 more". */
export function someOf(names: readonly string[]): string {
  return names.length <= NAMED_MAX + 1
    ? names.join(', ')
    : `${names.slice(0, NAMED_MAX).join(', ')} and ${names.length - NAMED_MAX} more`;
}

/** Time of day in a zone: "03:04". */
export function clock(at: number, zone: string): string {
  return format(at, zone, { hour: '2-digit', minute: '2-digit' });
}

/** "03:04:12". */
export function clockSeconds(at: number, zone: string): string {
  return format(at, zone, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}

/** "8 Nov". */
export function day(at: number, zone: string): string {
  return format(at, zone, { day: 'numeric', month: 'short' });
}

/** "Thu 19". */
export function weekday(at: number, zone: string): string {
  return `${format(at, zone, { weekday: 'short' })} ${format(at, zone, { day: 'numeric' })}`;
}

/** "03:04" on the day of `now`, "8 Nov 19:12" on another, "8 Nov 2025" in another year. */
export function moment(at: number, now: number, zone: string): string {
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  if (format(at, zone, date) === format(now, zone, date)) return clock(at, zone);
  const isSameYear = format(at, zone, { year: 'numeric' }) === format(now, zone, { year: 'numeric' });
  return isSameYear ? `${day(at, zone)} ${clock(at, zone)}` : format(at, zone, date);
}

/** "2026-11-19 03:04:00 UTC". */
export function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** A number of a phrase is not torn from its unit at the end of a line. */
function joinUnits(text: string): string {
  return text.replace(/(\d) (?=(?:%|ms|s|min|h)(?![\w]))/g, `$1${NBSP}`);
}

/** How phrases of the server name a time. */
const UTC_TIME = /\b(?:(\d{4}-\d\d-\d\d) )?(\d\d:\d\d) UTC\b/g;

/** A phrase of the server with its times in a zone; those without a date are the last of that clock before `now`. */
export function inZone(text: string, now: number, zone: string): string {
  return joinUnits(text).replace(UTC_TIME, (given: string, date: string | undefined, time: string) => {
    const at = Date.parse(`${date ?? utc(now).slice(0, 10)}T${time}:00Z`);
    if (Number.isNaN(at)) return given;
    return moment(date === undefined && at > now + MINUTE ? at - DAY : at, now, zone);
  });
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(at: number, zone: string, fields: Intl.DateTimeFormatOptions): string {
  const key = `${zone} ${Object.entries(fields).join()}`;
  let found = formats.get(key);
  if (found === undefined)
    formats.set(key, (found = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', ...fields })));
  return found.format(at);
}
