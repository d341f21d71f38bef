// How the path of a call becomes the name of an endpoint: query, fragment and everything that may be an id or a secret go, words of routes and versions stay.
// The SDK and the server share this, so that the same call has one name however it was reported.
import { costMax, costOfWord, isRouteWord } from './route-word.ts';

/** Characters of an endpoint. */
export const ENDPOINT_LENGTH_MAX = 256;
/** Deeper paths name single things, not operations; what follows is left out. */
const SEGMENTS_MAX = 8;
/** A segment with more characters is a token or a title. */
const SEGMENT_LENGTH_MAX = 48;
/** Parts between separators; slugs of articles have more. */
const PARTS_MAX = 6;
/** Versions stand at the front: `/2010-04-01/Accounts`, `/rest/api/3/issue`. */
const VERSION_DEPTH = 2;
/** Characters of a URL that are read. */
const READ_MAX = 4096;
const ID = '{id}';
/** What was named before keeps its name. */
const OWN_PLACEHOLDERS: ReadonlySet<string> = new Set(['{key}', '{rest}', '{email}', '{number}', '{secret}']);
/** Name of calls to objects. */
export const KEY_ENDPOINT = '/{key}';

const VERSION = /^v\d{1,4}([._-]?(alpha|beta|rc|p|preview)?\d{0,3}){0,2}$/i;
const DATE_VERSION = /^20\d\d-\d\d(-\d\d)?(-preview)?$/;
const NUMBER_VERSION = /^\d\.\d$/;
const FILE = /^(.+)\.(json|xml|csv|html|pdf|png|jpe?g|gif|svg|txt|zip|mime)$/i;
const PLACEHOLDER = /^(\{[^{}]*\}|:[A-Za-z_]\w*|<[^<>]*>|\[[^[\]]*\])$/;

/** Hosts where the path is a customer's object key, not a route. */
const OBJECT_STORES =
  /(^|\.)((s3[^/]*\.amazonaws|storage\.googleapis|r2\.cloudflarestorage|digitaloceanspaces|wasabisys|backblazeb2|linodeobjects|vultrobjects|idrivee2|myqcloud|bunnycdn)\.com|core\.windows\.net|r2\.dev|scw\.cloud|storjshare\.io|storage\.yandexcloud\.net|objectstorage\.[a-z0-9-]+\.oraclecloud\.com|oss-[a-z0-9-]+\.aliyuncs\.com|cloud-object-storage\.appdomain\.cloud|blob\.vercel-storage\.com)$/;
/** Addresses of objects that were signed for whoever holds them, on whatever host they are. */
const SIGNED_OBJECT = /[?&](X-Amz-Signature|X-Goog-Signature|AWSAccessKeyId|GoogleAccessId|sv=.{0,999}&sig)=/i;
/** Supabase's and Firebase's object stores share their hosts with other products. */
const OBJECT_PATH = /^(\/storage\/v1\/(?:object|render)|\/v0\/b)\//;

/** Whether a host, lower-case and without port, is an object store. */
export function isObjectStore(host: string): boolean {
  return OBJECT_STORES.test(host);
}

/**
 * Names the endpoint of a call.
 * @param host lower-case, without port
 * @param path path or URL as it was called, with its query
 * @param isStore what `isObjectStore` said of the host, where it is known
 */
export function endpointOf(host: string, path: string, isStore = isObjectStore(host)): string {
  if (isStore || (path.includes('?') && SIGNED_OBJECT.test(path))) return KEY_ENDPOINT;
  const objects = OBJECT_PATH.exec(path)?.[1];
  return objects === undefined ? templateEndpoint(path) : objects + KEY_ENDPOINT;
}

/** The template of a path or URL: `/v1/charges/ch_1a2b?expand=x` becomes `/v1/charges/{id}`. Never throws; the result starts with `/`. */
export function templateEndpoint(path: string): string {
  let made = '';
  let segments = 0;
  let before = '';
  for (let from = startOfPath(path), end = endOfPath(path, from); from < end;) {
    const slash = path.indexOf('/', from);
    const to = slash < 0 || slash > end ? end : slash;
    if (to > from) {
      if (segments === SEGMENTS_MAX) return shortened(`${made}/{rest}`);
      const name = nameSegment(path, from, to, segments, before);
      before = name;
      made = `${made}/${name}`;
      segments += 1;
    }
    from = to + 1;
  }
  return made === '' ? '/' : shortened(made);
}

function shortened(template: string): string {
  return template.length <= ENDPOINT_LENGTH_MAX ? template : `${template.slice(0, ENDPOINT_LENGTH_MAX - 7)}/{rest}`;
}

/** Behind scheme and authority, if there are any. */
function startOfPath(path: string): number {
  if (path.charCodeAt(0) === SLASH && path.charCodeAt(1) !== SLASH) return 0;
  return /^\s*([a-z][a-z0-9+.-]*:)?\/\/[^/?#]*|^\s*/i.exec(path.slice(0, READ_MAX))?.[0].length ?? 0;
}

function endOfPath(path: string, from: number): number {
  const max = Math.min(path.length, READ_MAX);
  for (let at = from; at < max; at += 1) {
    const code = path.charCodeAt(at);
    if (code === QUESTION_MARK || code === HASH) return at;
  }
  return max;
}

const HASH = 35;
const DASH = 45;
const SLASH = 47;
const DIGIT_0 = 48;
const DIGIT_2 = 50;
const DIGIT_9 = 57;
const QUESTION_MARK = 63;
const UPPER_A = 65;
const UPPER_Z = 90;
const UNDERSCORE = 95;
const LOWER_A = 97;
const LOWER_V = 118;
const LOWER_Z = 122;
/** Makes upper-case letters lower, and leaves digits. */
const LOWER_CASE = 32;
/** `$`, `-`, `.`, `_`, `~`. */
const SEPARATORS: readonly number[] = [36, DASH, 46, UNDERSCORE, 126];
/** `sha256`. */
const NUMBERED_MAX = 6;

/** Most segments are lower-case words, also joined by `_`, a short version, or ids with digits: those are decided here, by one look at each character. */
function nameSegment(path: string, from: number, to: number, index: number, before: string): string {
  let wordFrom = from;
  let areWords = true;
  let digits = 0;
  let isAlphanumeric = true;
  for (let at = from; at <= to; at += 1) {
    const code = at < to ? path.charCodeAt(at) : UNDERSCORE;
    if (code >= LOWER_A && code <= LOWER_Z) continue;
    if (code === UNDERSCORE) {
      areWords &&= isLowerWord(path, wordFrom, at);
      wordFrom = at + 1;
      continue;
    }
    areWords = false;
    if (code >= DIGIT_0 && code <= DIGIT_9) digits += 1;
    else if ((code < UPPER_A || code > UPPER_Z) && code !== DASH) isAlphanumeric = false;
  }
  const length = to - from;
  const segment = path.slice(from, to);
  if (areWords) return length > SEGMENT_LENGTH_MAX ? ID : segment;
  if (isAlphanumeric) {
    const first = path.charCodeAt(from) | LOWER_CASE;
    if (digits === 1 && length === 2 && first === LOWER_V) return segment;
    // Versions and dates, and `sha256`, are looked at closely.
    if (digits > 1 && length > NUMBERED_MAX && first !== LOWER_V && (index > VERSION_DEPTH || first !== DIGIT_2))
      return ID;
    if (digits === length && length > 1) return ID;
  }
  return nameOddSegment(segment, index, before);
}

/** Short ones are not looked up: they differ too little from ids, and no API has ids so short. */
function isLowerWord(path: string, from: number, to: number): boolean {
  const length = to - from;
  return length < 4 || costOfWord(path, from, to) <= costMax(length);
}

function nameOddSegment(given: string, index: number, before: string): string {
  if (given.length <= SEGMENT_LENGTH_MAX && isName(given)) return given;
  if (PLACEHOLDER.test(given)) return OWN_PLACEHOLDERS.has(given) ? given : ID;
  const segment = given.split(';', 1)[0] ?? '';
  if (segment.length > SEGMENT_LENGTH_MAX || segment === '') return ID;
  if (isVersion(segment, index, before) || isName(segment) || /^[*@]$/.test(segment)) return segment;
  const [, name = '', ending = ''] = FILE.exec(segment) ?? [];
  if (name !== '') return `${isName(name) ? name : ID}.${ending.toLowerCase()}`;
  // The verb of `/models/gemini-2:generateContent`; `bot123:AbC` is a credential.
  const [subject = '', verb = '', ...more] = segment.split(':');
  if (verb === '' || more.length > 0 || !/^[a-z]+$/i.test(verb) || !isName(verb)) return ID;
  return `${isName(subject) ? subject : ID}:${verb}`;
}

function isVersion(segment: string, index: number, before: string): boolean {
  if (VERSION.test(segment)) return true;
  if (index <= VERSION_DEPTH && NUMBER_VERSION.test(segment)) return true;
  return (index === 0 || before === 'api') && (DATE_VERSION.test(segment) || /^\d$/.test(segment));
}

/** `payment_intents`, `chat.postMessage`, `merge-upstream`, `_search`: every part is a word, or a version behind the first. */
function isName(segment: string): boolean {
  let parts = 0;
  let from = 0;
  for (let at = 0; at <= segment.length; at += 1) {
    const code = at < segment.length ? segment.charCodeAt(at) : UNDERSCORE;
    if (isAlphanumericCode(code)) continue;
    if (!SEPARATORS.includes(code)) return false;
    if (at > from) {
      const part = segment.slice(from, at);
      if (!isRouteWord(part) && !(parts > 0 && VERSION.test(part))) return false;
      parts += 1;
    }
    from = at + 1;
  }
  return parts > 0 && parts <= PARTS_MAX;
}

function isAlphanumericCode(code: number): boolean {
  const lower = code | LOWER_CASE;
  return (lower >= LOWER_A && lower <= LOWER_Z) || (code >= DIGIT_0 && code <= DIGIT_9);
}
