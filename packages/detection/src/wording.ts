import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

/** A share of calls for a person: `31 %`, `0.2 %`. */
export function formatShare(share: number): string {
  const percent = share * 100;
  if (percent === 0 || percent >= 9.5) return `${Math.round(percent)} %`;
  return `${Number(percent.toPrecision(percent < 1 ? 1 : 2))} %`;
}

/** A number of things: `1 call`, `2,412 calls`. */
export function formatCount(count: number, noun: string): string {
  return `${formatInteger(Math.round(count))} ${noun}${Math.round(count) === 1 ? '' : 's'}`;
}

/** With commas; asking the locale takes ten times as long as all the rest of most sentences. */
function formatInteger(count: number): string {
  return Math.abs(count) < 1000 ? String(count) : count.toLocaleString('en-US');
}

/** A stretch of time in its greatest unit: `40 seconds`, `3 hours`. */
export function formatDuration(ms: number): string {
  if (ms < 2 * MINUTE_MS) return formatCount(Math.max(0, ms) / 1000, 'second');
  if (ms < 2 * HOUR_MS) return formatCount(ms / MINUTE_MS, 'minute');
  if (ms < 2 * DAY_MS) return formatCount(ms / HOUR_MS, 'hour');
  return formatCount(ms / DAY_MS, 'day');
}

/** A moment near `now`: `14:03 UTC`, with the date when it is another day. */
export function formatMoment(at: number, now: number): string {
  const text = new Date(at).toISOString();
  const time = `${text.slice(11, 16)} UTC`;
  return text.slice(0, 10) === new Date(now).toISOString().slice(0, 10) ? time : `${text.slice(0, 10)} ${time}`;
}

/** Names in a row: `a, b and 3 more`. */
export function formatList(names: readonly string[], most: number): string {
  if (names.length <= most) return new Intl.ListFormat('en-GB').format(names);
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}
