import type { ReadHeader } from './evidence.ts';

/** Headers that hold the key of a call. */
const CREDENTIALS = ['authorization', 'x-api-key', 'api-key', 'x-auth-token', 'x-goog-api-key'];
/** Tokens that are made anew every few minutes or hours would look like a changed key: JSON Web Tokens, Google's, AWS's signed headers without their key. */
const PASSING = /^(bearer\s+)?(eyJ|ya29\.)/i;
/** `AWS4-HMAC-SHA256 Credential=AKIA…/20261123/…`: the signature differs for each call, the key's name does not. */
const AWS_KEY = /^AWS4-\S+\s+Credential=([^/,\s]+)/;
const DIGITS = 8;
const KEPT_MAX = 200;

/** As far as it is used of `node:crypto`. */
interface Hashing {
  createHash: (name: string) => { update: (text: string) => { digest: (form: 'hex') => string } };
}

/**
 * Makes a function that returns a fingerprint of the key that a request is made with: 32 bits of a salted SHA-256, in hexadecimal digits. Too few to
 * find the key by, or to be sure of one that is guessed. Nothing of the key is kept: known ones are found by a number made of their characters.
 * @param salt differs between projects, so that fingerprints of two organizations cannot be compared
 * @param hashing where hashing comes from, as it is loaded only for the first key; undefined where there is none
 */
export function createFingerprint(salt: string, hashing: () => Hashing | undefined): (read: ReadHeader) => string {
  const known = new Map<number, string>();
  let crypto: Hashing | undefined;
  return (read) => {
    const key = keyOf(read);
    if (!key) return '';
    const place = placeOf(key);
    const found = known.get(place);
    if (found !== undefined) return found;
    crypto ??= hashing();
    const made = crypto?.createHash('sha256').update(`${salt}\n${key}`).digest('hex').slice(0, DIGITS) ?? '';
    if (known.size >= KEPT_MAX) known.clear();
    known.set(place, made);
    return made;
  };
}

function keyOf(read: ReadHeader): string | undefined {
  for (const name of CREDENTIALS) {
    const value = read(name);
    if (typeof value === 'string' && value !== '') {
      const aws = value.startsWith('AWS4-') ? AWS_KEY.exec(value)?.[1] : value;
      return aws === undefined || PASSING.test(aws) ? undefined : aws;
    }
  }
  return undefined;
}

/** FNV-1a, 32 bits. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
