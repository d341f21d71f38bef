import { hash } from 'node:crypto';
import { AppError } from '../domain/errors.ts';
import type { Database } from '../store/database.ts';
import { countSignInAttempt, forgetSignInAttempts } from '../store/people/sign-in-attempts.ts';
import { MINUTE_MS } from '../domain/time.ts';

const PAUSE_MS = 5 * MINUTE_MS;
/** Of one person from one address; then a pause. */
const OWN_MAX = 5;
/** Of one address, whomever it tries: an office has one address. */
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
  const own = `own ${person} ${address}`;
  const counted = await countSignInAttempt(
    database,
    [
      { key: `address ${address}`, max: ADDRESS_MAX, until: now + PAUSE_MS },
      { key: own, max: OWN_MAX, until: now + PAUSE_MS },
      { key: `person ${person}`, max: PERSON_MAX, until: now + PERSON_MS },
    ],
    now,
  );
  const over = counted.find(({ bound, count }) => count > bound.max);
  if (over !== undefined) {
    const retryAfterSeconds = Math.max(1, Math.ceil((over.until - now) / 1000));
    throw new AppError('rate_limited', `Too many attempts to sign in. Try again in ${retryAfterSeconds} seconds.`, {
      retryAfterSeconds,
    });
  }
  return {
    left: Math.min(...counted.map(({ bound, count }) => bound.max - count)),
    succeeded: () => forgetSignInAttempts(database.kysely, own),
  };
}
