/**
 * Endpoint paths lose their query, fragment and ids, so that a path neither identifies a person nor makes a series of its own:
 * `/v1/charges/ch_1a2b?expand=x` becomes `/v1/charges/{id}`.
 */

/** Characters of a stored template. */
export const TEMPLATE_LENGTH_MAX = 256;
/** Deeper paths name single things, not operations; what follows is left out. */
const SEGMENTS_MAX = 8;
/** Words longer than this are tokens or texts, not names of operations. */
const WORD_LENGTH_MAX = 32;
/** What replaces an id. */
const ID = '{id}';

/** The template of a path or URL as a sender gave it. Never throws; the result starts with `/`. */
export function templateEndpoint(endpoint: string): string {
  const segments = pathOf(endpoint).split('/').filter(isPresent);
  const kept = segments.slice(0, SEGMENTS_MAX).map((segment, index) => templateSegment(segment, index));
  if (segments.length > SEGMENTS_MAX) kept.push('{rest}');
  const template = `/${kept.join('/')}`;
  return template.length <= TEMPLATE_LENGTH_MAX ? template : `${template.slice(0, TEMPLATE_LENGTH_MAX - 7)}/{rest}`;
}

/** Without scheme, authority, query, fragment. */
function pathOf(endpoint: string): string {
  const withoutQuery = endpoint.slice(0, 4096).split(/[?#]/, 1)[0] ?? '';
  return withoutQuery.trim().replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '');
}

function isPresent(segment: string): boolean {
  return segment !== '';
}

function templateSegment(segment: string, index: number): string {
  // A sender's own placeholder, in any of the usual spellings.
  if (/^(?:\{[^{}]*\}|:[A-Za-z_]\w*|<[^<>]*>|\[[^[\]]*\])$/.test(segment)) return ID;
  const bare = segment.split(';', 1)[0] ?? '';
  if (bare === '') return ID;
  const file = /^(.+)(\.(?:json|xml|csv|html|pdf|png|jpe?g|gif|svg|txt))$/i.exec(bare);
  if (file?.[1] !== undefined && file[2] !== undefined)
    return isWord(file[1], index) ? bare : `${ID}${file[2].toLowerCase()}`;
  return isWord(bare, index) ? bare : ID;
}

/** True when the segment reads like the name of an operation, a version or a kind of thing. */
function isWord(segment: string, index: number): boolean {
  if (!/^[A-Za-z0-9._~:$-]+$/.test(segment)) return /^[*@]$/.test(segment);
  // An API version that is a date (`/2010-04-01/Accounts`) stands at the front.
  if (index === 0 && /^\d{4}-\d{2}-\d{2}(?:-preview)?$/.test(segment)) return true;
  if (/^v\d{1,4}(?:[._-]?(?:alpha|beta|rc|p)?\d{0,3}){0,2}$/i.test(segment)) return true;
  // `messages:batchSend` is an operation, `bot123:AbC` a credential.
  if (segment.includes(':')) return /^[A-Za-z._-]+:[A-Za-z]+$/.test(segment) && areWordParts(segment);
  if (/^[\d._~:$-]+$/.test(segment)) return false;
  return areWordParts(segment);
}

/** Every part between separators is a short word with at most a few digits, and together they have few. */
function areWordParts(segment: string): boolean {
  const digits = segment.replace(/\D/g, '').length;
  if (digits > 3 || (digits > 1 && isHexadecimal(segment))) return false;
  if (/^[a-z]{1,10}_/i.test(segment) && digits > 0 && hasMixedTail(segment)) return false;
  return segment.split(/[._~:$-]/).every((part) => part.length <= WORD_LENGTH_MAX && !isScrambled(part));
}

function isHexadecimal(segment: string): boolean {
  return /^[0-9a-f._-]{6,}$/i.test(segment);
}

/** `ch_1a2b`: what follows the prefix mixes letters and digits, so it is an id; `oauth_v2` is not. */
function hasMixedTail(segment: string): boolean {
  const tail = segment.slice(segment.indexOf('_') + 1);
  return /\d/.test(tail) && !/^(?:[a-z]+_)*(?:v?\d{1,2}|[a-z]+\d{0,2})$/i.test(tail);
}

/** Letters alone can be an id too: long and all upper case, or changing case more often than words do. */
function isScrambled(part: string): boolean {
  if (part.length >= 16 && part === part.toUpperCase()) return true;
  if (part.length < 10) return false;
  const letters = part.replaceAll('_', '');
  const humps = letters.match(/[a-z0-9][A-Z]|[A-Z][a-z]/g)?.length ?? 0;
  const digits = letters.replace(/\D/g, '').length;
  return humps + digits * 2 > letters.length / 2.5;
}
