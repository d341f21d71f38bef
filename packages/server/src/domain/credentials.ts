import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Publishable, write-only, one project. */
export const SDK_KEY_PREFIX = 'upr_sdk_';
/** Secret, belongs to an organization. */
export const API_TOKEN_PREFIX = 'upr_api_';

/** Characters that an operator's own credential needs after its prefix. */
const OWN_CREDENTIAL_LENGTH_MIN = 24;
const SHOWN_CHARACTERS = 14;

/** Secret, signs the deliveries of one change source. */
export const HOOK_SECRET_PREFIX = 'upr_hook_';

/** Secret, is the address of one feed. */
export const FEED_SECRET_PREFIX = 'upr_feed_';

export type CredentialPrefix =
  | typeof SDK_KEY_PREFIX
  | typeof API_TOKEN_PREFIX
  | typeof HOOK_SECRET_PREFIX
  | typeof FEED_SECRET_PREFIX;

/** Random bytes that a credential takes. */
export const CREDENTIAL_RANDOM_BYTES = 20;

/** A credential: prefix, 160 random bits, and a checksum by which a scanner distinguishes it from noise. */
export function credentialOf(prefix: CredentialPrefix, random: Uint8Array): string {
  const body = Buffer.from(random).toString('hex');
  return `${prefix}${body}${checksum(prefix + body)}`;
}

/** What of a credential may be shown again: enough to distinguish it from others. */
export function credentialStart(credential: string): string {
  return credential.slice(0, SHOWN_CHARACTERS);
}

/** What is stored of a credential. Its 160 random bits need no salt and no slow hash. */
export function hashCredential(credential: string): string {
  return hash('sha256', credential);
}

/** Compares two stored hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** HMAC-SHA256 of a body, as lower-case hexadecimal digits. */
export function signBody(secret: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Why an operator's own credential cannot be used; undefined when it can. */
export function ownCredentialProblem(prefix: string, credential: string): string | undefined {
  if (!credential.startsWith(prefix)) return `must start with ${prefix}`;
  if (credential.length - prefix.length < OWN_CREDENTIAL_LENGTH_MIN)
    return `must have at least ${OWN_CREDENTIAL_LENGTH_MIN} characters after ${prefix}`;
  if (!/^[\w.~-]+$/.test(credential)) return 'may hold only letters, digits and - . _ ~';
  return undefined;
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0').slice(0, 6);
}
