/** A page that asks for more than a day is asked again after one: it may have meant something else. */
const RETRY_AFTER_SECONDS_MAX = 86_400;

/** `Retry-After` (seconds, or an HTTP date) → whole seconds from now, at most a day. Undefined when it says nothing usable. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,12}$/.test(text)) return Math.min(Number(text), RETRY_AFTER_SECONDS_MAX);
  // Dates only: a bare or negative number would otherwise be read as a year.
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  return Math.min(Math.max(0, Math.ceil((at - now) / 1000)), RETRY_AFTER_SECONDS_MAX);
}
