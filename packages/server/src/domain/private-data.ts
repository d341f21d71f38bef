/** What a sender may put into a tag or a path by mistake is masked before anything is stored. */

/** Parts of a text that identify a person or are secrets, and what replaces them. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bearer|basic)\s+[\w.~+/=-]{8,}/gi, '{secret}'],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g, '{secret}'],
  [
    /\b(?:sk|pk|rk|whsec|ghp|gho|ghs|ghu|github_pat|glpat|xox[a-z]|upr_sdk|upr_api|shpat|npm|pypi)[-_][\w-]{8,}/g,
    '{secret}',
  ],
  [/\b(?:AKIA|ASIA|AIza|SG\.)[\w.-]{12,}/g, '{secret}'],
  // A card number with its usual groups; other long runs of digits are masked after it.
  [/\b\d{4}(?:[ -]\d{4}){2,3}\b/g, '{number}'],
];

/** 32 and more characters without a break, letters and digits mixed: a token, unless it is a UUID. */
const LONG_TOKEN = /[A-Za-z0-9_-]{32,}/g;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UUID_OR_NUMBER = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\d{9,}/gi;

/** Nothing that a mask could match is shorter, or has neither an at sign nor a run of such characters. */
const WORTH_LOOKING = /@|\d{9}|\d{4}[ -]\d{4}[ -]\d{4}|[\w.~+/=-]{10}/;

/** Tags whose name says that their value must not be kept. */
const SECRET_WORDS: ReadonlySet<string> = new Set([
  'apikey',
  'auth',
  'authorization',
  'cookie',
  'cookies',
  'credential',
  'credentials',
  'jwt',
  'passphrase',
  'passwd',
  'password',
  'pwd',
  'secret',
  'token',
]);
const SECRET_PAIRS: ReadonlySet<string> = new Set([
  'accesskey',
  'apikey',
  'authkey',
  'privatekey',
  'secretkey',
  'sessionid',
  'signingkey',
]);

/** The text with e-mail addresses, long digit runs and what looks like a credential replaced. */
export function maskPrivate(text: string): string {
  if (!WORTH_LOOKING.test(text)) return text;
  let masked = maskEmails(text);
  for (const [pattern, replacement] of MASKS) masked = masked.replace(pattern, replacement);
  return masked.replace(LONG_TOKEN, maskLongToken).replace(UUID_OR_NUMBER, maskNumber);
}

/** Whether a text holds a credential of a known form. */
export function holdsCredential(text: string): boolean {
  return MASKS.some(([pattern]) => text.search(pattern) >= 0);
}

/** What neither side of an e-mail address holds. */
const NEVER_IN_AN_EMAIL = /[\s@<>",;:()]/;

/**
 * `a@b.c`, where a regular expression would look at everything before an at sign once for each character of it.
 */
function maskEmails(text: string): string {
  let masked = '';
  let from = 0;
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', Math.max(from, sign + 1))) {
    let start = sign;
    while (start > from && isInEmail(text, start - 1)) start -= 1;
    const end = start === sign ? undefined : endOfDomain(text, sign + 1);
    if (end === undefined) continue;
    masked += `${text.slice(from, start)}{email}`;
    from = end;
  }
  return from === 0 ? text : masked + text.slice(from);
}

/** Behind the last label of the domain that begins there; undefined when there are not two. */
function endOfDomain(text: string, start: number): number | undefined {
  let end: number | undefined;
  let hasDot = false;
  let at = start;
  for (; at < text.length && isInEmail(text, at); at += 1) {
    if (text[at] === '.') hasDot = at > start;
    else if (hasDot) end = at + 1;
  }
  return end;
}

function isInEmail(text: string, at: number): boolean {
  return !NEVER_IN_AN_EMAIL.test(text[at] ?? ' ');
}

/** True when a tag of this name holds a secret by its name. Whole words only: `prompt_tokens` is a count. */
export function isSecretTag(key: string): boolean {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.some((word, index) => SECRET_WORDS.has(word) || SECRET_PAIRS.has(word + (words[index + 1] ?? '')));
}

function maskLongToken(token: string): string {
  return UUID.test(token) || !/\d/.test(token) || !/[A-Za-z]/.test(token) ? token : '{secret}';
}

function maskNumber(match: string): string {
  return UUID.test(match) ? match : '{number}';
}
