/**
 * Text without the passwords and tokens that people leave in addresses: the user information of URLs (RFC 3986, section 3.2.1),
 * percent-encoded ones in package URLs included, and query parameters that carry a secret. A plain user of SSH (`git@`) is none.
 * Takes time in proportion to the text.
 */
export function withoutCredentials(text: string): string {
  if (!mayHoldCredentials(text)) return text;
  return text
    .replaceAll(USER_INFORMATION, (whole: string, slashes: string, user: string, offset: number) =>
      isPlainSshUser(user, text.slice(Math.max(0, offset - 3), offset)) ? whole : slashes,
    )
    .replaceAll(SECRET_PARAMETER, '$1***');
}

/** False for a text that cannot hold any, told fast. */
export function mayHoldCredentials(text: string): boolean {
  return text.includes('/') || text.includes('?') || (text.includes('%') && /%[23]f/i.test(text));
}

/** The greedy part ends at the next slash, so places where it begins share no text. */
const USER_INFORMATION = /((?::|%3a)(?:\/|%2f){2})((?:(?!%2f|%3f|%23)[^/\s"'<>?#])*)(?:@|%40)/gi;

/** Bounded words: unbounded ones would be tried again at every place of a long text. */
const SECRET_PARAMETER =
  /((?:[?&;]|%3f|%26)(?:[\w-]{0,40}(?:token|secret|passw|signature|credential|api[-_]?key|access[-_]?key)[\w-]{0,40}|sig|key|auth)(?:=|%3d))(?:(?!%26|%23)[^&#\s"'<>;])+/gi;

function isPlainSshUser(user: string, scheme: string): boolean {
  return /ssh$/i.test(scheme) && !/:|%3a/i.test(user);
}
