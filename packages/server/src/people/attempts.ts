import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { AppError } from '../domain/errors.ts';
import type { Database } from '../store/database.ts';
import { countSignInAttempt, forgetSignInAttempts } from '../store/people/sign-in-attempts.ts';
import type { CountedAttempt } from '../store/people/sign-in-attempts.ts';
import { MINUTE_MS } from '../domain/time.ts';

const PAUSE_MS = 5 * MINUTE_MS;
/** Of one person from one address; then a pause. */
const OWN_MAX = 5;
/** Of one address (IPv6: of one /64 network), whomever it tries: an office has one. */
const ADDRESS_MAX = 100;
/** Of one person from all addresses, within an hour. */
const PERSON_MAX = 100;
const PERSON_MS = 60 * MINUTE_MS;

/** An attempt to sign in that was allowed. */
export interface SignInAttempt {
  /** Attempts that are left before a pause, if this one fails. */
  readonly left: number;
  succeeded(): Promise<void>;
}

/**
 * Allows an attempt to sign in, and counts it. Whether the person exists makes no difference.
 * @throws rate_limited
 */
export async function allowSignIn(
  database: Database,
  { email, address }: { readonly email: string; readonly address: string },
  now: number,
): Promise<SignInAttempt> {
  const person = hash('sha256', email.trim().toLowerCase());
  const network = networkOf(address);
  const own = `own ${person} ${network}`;
  const counted = await countSignInAttempt(
    database,
    [
      { key: `address ${network}`, max: ADDRESS_MAX, until: now + PAUSE_MS },
      { key: own, max: OWN_MAX, until: now + PAUSE_MS },
      { key: `person ${person}`, max: PERSON_MAX, until: now + PERSON_MS },
    ],
    now,
  );
  refuseOver(counted, now);
  return {
    left: Math.min(...counted.map(({ bound, count }) => bound.max - count)),
    succeeded: () => forgetSignInAttempts(database.kysely, own),
  };
}

/**
 * Allows to begin signing in with a passkey, which leaves a challenge in the store.
 * @throws rate_limited
 */
export async function allowChallenge(database: Database, address: string, now: number): Promise<void> {
  const bound = { key: `challenge ${networkOf(address)}`, max: ADDRESS_MAX, until: now + PAUSE_MS };
  refuseOver(await countSignInAttempt(database, [bound], now), now);
}

/** @throws rate_limited */
function refuseOver(counted: readonly CountedAttempt[], now: number): void {
  const over = counted.find(({ bound, count }) => count > bound.max);
  if (over === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((over.until - now) / 1000));
  throw new AppError('rate_limited', `Too many attempts to sign in. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });
}

/** A host has a whole IPv6 /64 network to itself (RFC 4291 section 2.5.4), so its addresses count as one. IPv4 addresses are themselves. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail?.split(':') ?? [])];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** What one address may begin of OAuth within an hour: each stores something before anybody has signed in. */
const OAUTH_MAX = { register: 30, authorize: 100 } as const;

/** Counts a program that registers itself, or a browser that is sent for consent. @throws rate_limited */
export async function allowOAuth(
  database: Database,
  what: keyof typeof OAUTH_MAX,
  address: string,
  now: number,
): Promise<void> {
  const bound = { key: `${what} ${networkOf(address)}`, max: OAUTH_MAX[what], until: now + PERSON_MS };
  const [counted] = await countSignInAttempt(database, [bound], now);
  if (counted !== undefined && counted.count > bound.max)
    throw new AppError('rate_limited', 'Too many programs were connected from this address. Try again later.', {
      retryAfterSeconds: Math.max(1, Math.ceil((counted.until - now) / 1000)),
    });
}
