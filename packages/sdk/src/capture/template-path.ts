import { OBJECT_STORE } from './host.ts';

/**
 * Turns a path into the name of an endpoint: query, fragment and everything that looks like an id go, words and versions
 * stay. `/v1/charges/ch_1a2b?expand=x` becomes `/v1/charges/{id}`. A name that is an ordinary word (`/users/alice`) cannot be distinguished from
 * a route; `beforeSend` is the place for such paths.
 */
export function templatePath(path: string): string {
  const end = path.search(/[?#;]/);
  const segments = (end < 0 ? path : path.slice(0, end)).split('/');
  const kept = segments.slice(0, SEGMENTS_MAX + 1).map((segment, index) => templateSegment(segment, index - 1));
  if (segments.length > SEGMENTS_MAX + 1) kept.push('{rest}');
  return kept.join('/') || '/';
}

/** Of object stores nothing but that it was an object. */
export function endpointOf(host: string, path: string): string {
  return OBJECT_STORE.test(host) ? '/{key}' : templatePath(path);
}

export const SEGMENTS_MAX = 8;
/** Longer than any word of a route: what is left is a token or a title. */
export const WORD_MAX = 40;
/** Without separators the limit is lower: `createCheckoutSession` has 21. */
export const UNBROKEN_MAX = 24;
/** Most segments are decided by this one look: a word, a version, a placeholder. Each expression costs about a microsecond between calls. */
const PLAIN = /^([a-z]{0,24}|v\d{1,2}(\.\d+)?(alpha|beta)?\d?|\{\w+\})$/i;
/** `/2010-04-01/Accounts` and `/admin/api/2025-07/products` are versions; deeper in a path a date is data. */
const DATE_VERSION = /^20\d\d-\d\d(-\d\d)?$/;
const DATE_VERSION_DEPTH = 2;
/** `chat.postMessage`, `payment_intents`, `oauth2`. */
const WORDS = /^([a-z]+|[a-z]{1,6}\d)([._-]([a-z]+|[a-z]{1,6}\d|v\d\d))*$/i;
/** A file's ending, or the verb of `/models/gemini-2:generateContent`; `bot123:AbC` is a credential. */
const ENDING = /^([^@%]+)(\.[a-z]{3,4}|:[a-z]{3,20}([A-Z][a-z]+){0,4})$/;

/** One segment of a path, the first one with index 0. */
export function templateSegment(segment: string, index: number): string {
  if (PLAIN.test(segment) || isWord(segment)) return segment;
  // `/3/movie/{id}`: a single digit in front is a version, too.
  if (index <= DATE_VERSION_DEPTH && (DATE_VERSION.test(segment) || (index < 1 && /^\d$/.test(segment))))
    return segment;
  const [, name, ending] = ENDING.exec(segment) ?? [];
  return name ? templateSegment(name, Infinity) + ending : '{id}';
}

function isWord(segment: string): boolean {
  if (!WORDS.test(segment) || segment.length > (/[._-]/.test(segment) ? WORD_MAX : UNBROKEN_MAX)) return false;
  // `cus_NffrFeUfNVHib`: snake_case words do not mix their case, ids do.
  return !/_.*([a-z][A-Z]|[A-Z][a-z])/.test(segment);
}
