import { OBJECT_STORE } from './host.ts';
import { createShare } from './share.ts';
import { SEGMENTS_MAX, UNBROKEN_MAX, WORD_MAX, endpointOf, templateSegment } from './template-path.ts';

/** `endpointOf` for processes that make thousands of calls a second: the same names, mostly by one look at each character. */
export function createEndpointNamer(): (host: string, path: string) => string {
  const fixed = createShare();
  const names = createShare();
  return (host, path) =>
    fixed(host, (name) => (OBJECT_STORE.test(name) ? endpointOf(name, '') : '')) ||
    names(templateQuickly(path), String);
}

/** `templatePath`, for which every regular expression costs about a microsecond between calls. */
export function templateQuickly(path: string): string {
  const end = endOfPath(path);
  let made = '';
  let from = 0;
  for (let index = -1; from <= end; index += 1) {
    if (index === SEGMENTS_MAX) return `${made}/{rest}`;
    const slash = path.indexOf('/', from);
    const to = slash < 0 || slash > end ? end : slash;
    const name = nameSegment(path, from, to, index);
    made = index < 0 ? name : `${made}/${name}`;
    from = to + 1;
  }
  return made || '/';
}

function endOfPath(path: string): number {
  for (let at = 0; at < path.length; at += 1) {
    const code = path.charCodeAt(at);
    if (code === QUESTION_MARK || code === HASH || code === SEMICOLON) return at;
  }
  return path.length;
}

const HASH = 35;
const DASH = 45;
const DOT = 46;
const SEMICOLON = 59;
const QUESTION_MARK = 63;
const UNDERSCORE = 95;
const LOWER_V = 118;
/** `oauth2`: with more letters before its digit it is no word. */
const NUMBERED_MAX = 6;
/** A single digit, a month and a day may be versions. */
const VERSION_LENGTHS = [1, 7, 10];

/** Decides about plain segments: words, also joined by `.`, `_` and `-`, and mixtures with digits. The others take the long way. */
function nameSegment(path: string, from: number, to: number, index: number): string {
  const length = to - from;
  let letters = 0;
  let digits = 0;
  let isJoined = false;
  /** Every part is a word, or some part surely is none. */
  let isWord = true;
  let isMixture = false;
  let hasDot = false;
  let hasCase = false;
  for (let at = from; at <= to; at += 1) {
    const code = at < to ? path.charCodeAt(at) : 0;
    if ((code > 96 && code < 123) || (code > 64 && code < 91)) {
      letters += 1;
      if (digits > 0) isMixture = true;
      if (code < 91) hasCase = true;
    } else if (code > 47 && code < 58) {
      digits += 1;
      if (digits > 2) isMixture = true;
    } else if (at === to || code === DOT || code === DASH || code === UNDERSCORE) {
      if (letters === 0 || digits > 1 || (digits === 1 && letters > NUMBERED_MAX)) isWord = false;
      letters = 0;
      digits = 0;
      if (at < to) isJoined = true;
      if (code === DOT) hasDot = true;
    } else return templateSegment(path.slice(from, to), index);
  }
  const first = path.charCodeAt(from);
  const mayBeVersion = (first | 32) === LOWER_V || VERSION_LENGTHS.includes(length);
  if (isMixture && !hasDot && !mayBeVersion) return '{id}';
  const isShort = length <= (isJoined ? WORD_MAX : UNBROKEN_MAX) && !(isJoined && hasCase);
  const segment = path.slice(from, to);
  return length === 0 || (isWord && !isMixture && isShort) ? segment : templateSegment(segment, index);
}
