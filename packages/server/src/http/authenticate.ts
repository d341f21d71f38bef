import type { TokenScope } from '@upriver/contract';
import { API_TOKEN_PREFIX, SDK_KEY_PREFIX, hashCredential, isSameHash } from '../domain/credentials.ts';
import { AppError } from '../domain/errors.ts';
import type { Queries } from '../store/database.ts';
import { findStoreFailure } from '../store/failure.ts';
import { findTokenByHash, touchToken } from '../store/organizations/tokens.ts';
import type { Caller } from './route.ts';

/** `last_used_at` is for people; writing it on every request would cost more than the request. */
const TOUCH_INTERVAL_MS = 60_000;

/** A caller, and until when nothing needs to be asked again unless their token is written. */
export interface KnownCaller {
  readonly caller: Caller;
  /** The token expires, or its use has to be written again. */
  readonly until: number;
}

/**
 * Finds the caller behind an `Authorization` header.
 * @throws unauthenticated for no, unknown, expired or revoked token; wrong_credential for an SDK key.
 */
export async function authenticate(db: Queries, authorization: string | undefined, now: number): Promise<KnownCaller> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  if (token === undefined)
    throw new AppError('unauthenticated', 'An API token is required: send "Authorization: Bearer upr_api_…".');
  if (token.startsWith(SDK_KEY_PREFIX))
    throw new AppError(
      'wrong_credential',
      'This is an SDK key; it can only send events. Use an API token (upr_api_…) here.',
    );
  if (!token.startsWith(API_TOKEN_PREFIX)) throw new AppError('unauthenticated', 'The API token is not known.');
  const hash = hashCredential(token);
  const record = await findTokenByHash(db, hash);
  if (record === undefined || !isSameHash(record.hash, hash))
    throw new AppError('unauthenticated', 'The API token is not known.');
  if (record.revokedAt !== null) throw new AppError('unauthenticated', 'The API token is revoked.');
  if (record.expiresAt !== null && record.expiresAt <= now)
    throw new AppError('unauthenticated', 'The API token has expired.');
  const isTouched = record.lastUsedAt !== null && Math.abs(now - record.lastUsedAt) <= TOUCH_INTERVAL_MS;
  if (!isTouched) await touch(db, record.id, now);
  const { organizationId, id: tokenId, name: tokenName, scopes } = record;
  const touchedAt = isTouched ? (record.lastUsedAt ?? now) : now;
  return {
    caller: { organizationId, tokenId, tokenName, scopes },
    until: Math.min(record.expiresAt ?? Number.POSITIVE_INFINITY, touchedAt + TOUCH_INTERVAL_MS),
  };
}

/** A store that cannot be written to can still be read, so a caller is not turned away for it. */
async function touch(db: Queries, tokenId: string, now: number): Promise<void> {
  try {
    await touchToken(db, tokenId, now);
  } catch (error) {
    if (findStoreFailure(error) === undefined) throw error;
  }
}

/**
 * `write` and `admin` include `read`; `admin` includes `write`; `operator` stands alone.
 * @throws missing_scope
 */
export function requireScope(caller: Caller, needed: TokenScope): void {
  if (isGranted(caller.scopes, needed)) return;
  const role = caller.signedIn?.current?.role;
  // A connected program has a token, and may have been given less than the person.
  if (caller.signedIn !== undefined && (caller.tokenName === '' || !isGranted(caller.signedIn.scopes, needed)))
    throw new AppError(
      'missing_scope',
      role === undefined
        ? 'You are a member of no organization. Ask for an invitation.'
        : `The role ${role} does not include the scope "${needed}".`,
    );
  throw new AppError(
    'missing_scope',
    `The token lacks the scope "${needed}"; it has ${caller.scopes.join(', ') || 'none'}.`,
  );
}

/** Whether what a caller has includes what is needed. */
export function isGranted(scopes: readonly TokenScope[], needed: TokenScope): boolean {
  return GRANTED_BY[needed].some((scope) => scopes.includes(scope));
}

const GRANTED_BY: Readonly<Record<TokenScope, readonly TokenScope[]>> = {
  read: ['read', 'write', 'admin'],
  write: ['write', 'admin'],
  admin: ['admin'],
  operator: ['operator'],
};
