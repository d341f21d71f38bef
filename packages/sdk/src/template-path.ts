/**
 * Turns a path into the name of an endpoint: query, fragment and everything that looks like an id go, words and versions
 * stay. `/v1/charges/ch_1a2b?expand=x` becomes `/v1/charges/{id}`. A name that is an ordinary word (`/users/alice`) cannot be told from
 * a route; `beforeSend` is the place for such paths.
 */
export function templatePath(path: string): string {
  const end = path.search(/[?#;]/);
  const clean = end < 0 ? path : path.slice(0, end);
  // Most calls go to plain routes; this spares them the work below.
  if (PLAIN.test(clean)) return clean || '/';
  const segments = clean.split('/');
  const kept = segments.slice(0, SEGMENTS_MAX + 1).map((segment, index) => templateSegment(segment, index - 1));
  if (segments.length > SEGMENTS_MAX + 1) kept.push('{rest}');
  return kept.join('/').slice(0, LENGTH_MAX);
}

const SEGMENTS_MAX = 8;
const LENGTH_MAX = 256;
/** Longer than any word of a route: what is left is a token or a title. */
const WORD_MAX = 40;
/** Without separators the limit is lower: `createCheckoutSession` has 21. */
const UNBROKEN_MAX = 24;
const PLAIN = /^(\/v[0-9])?(\/[a-z]{1,20}([_-][a-z]{1,12})?){0,7}\/?$/;
const VERSION = /^v\d{1,2}(\.\d{1,2})?((alpha|beta)\d{0,2})?$/i;
/** `/2010-04-01/Accounts` and `/admin/api/2025-07/products` are versions; deeper in a path a date is data. */
const DATE_VERSION = /^20\d\d-\d\d(-\d\d)?$/;
const DATE_VERSION_DEPTH = 2;
/** `chat.postMessage`, `payment_intents`, `oauth2`, `sha256`. */
const WORDS = /^[A-Za-z]+\d?([._-]([A-Za-z]+\d?|v\d{1,2}))*$|^(base64|sha1|sha256|sha512|x509|iso8601)$/;
const EXTENSION = /^(.+)(\.(?:json|xml|csv|html?|pdf|txt|png|jpe?g|gif|svg|zip))$/i;
const VERB = /^(.+)(:[a-z][A-Za-z]{2,30})$/;

function templateSegment(segment: string, index: number): string {
  if (segment === '' || segment === '{id}' || VERSION.test(segment)) return segment;
  if (index === 0 && /^\d$/.test(segment)) return segment;
  if (index <= DATE_VERSION_DEPTH && DATE_VERSION.test(segment)) return segment;
  const split = EXTENSION.exec(segment) ?? VERB.exec(segment);
  if (split?.[1] && split[2]) return templateSegment(split[1], Number.NaN) + split[2];
  return isWord(segment) ? segment : '{id}';
}

function isWord(segment: string): boolean {
  if (segment.length > WORD_MAX || !WORDS.test(segment)) return false;
  if (segment.length > UNBROKEN_MAX && !/[._-]/.test(segment)) return false;
  // `cus_NffrFeUfNVHib`: snake_case words do not mix their case, ids do.
  return !(segment.includes('_') && /[A-Z]/.test(segment) && /[a-z]/.test(segment));
}
