// better-auth, which keeps people, passwords and sessions. It is loaded with the first request that needs it: it takes 50 MB.
import type { Database } from '../store/database.ts';

export interface AuthOptions {
  readonly database: Database;
  /** Signs session cookies; the same on every node. */
  readonly secret: string;
  /** Whether cookies are only sent over TLS. */
  readonly isSecure: boolean;
}

const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** A session that is used is extended once a day. */
const EXTENDED_AFTER_SECONDS = 24 * 60 * 60;

/** @returns better-auth on this store, in our tables and columns */
export async function createAuth({ database, secret, isSecure }: AuthOptions) {
  const { betterAuth } = await import('better-auth');
  return betterAuth({
    database: { db: database.kysely, type: database.dialect },
    // Nothing of better-auth is served itself: only its functions are called, by routes/people.ts.
    baseURL: 'http://upriver.internal',
    secret,
    logger: { disabled: true },
    telemetry: { enabled: false },
    emailAndPassword: { enabled: true, autoSignIn: true, minPasswordLength: 10, maxPasswordLength: 128 },
    session: {
      modelName: 'person_sessions',
      fields: {
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'person_id',
      },
      expiresIn: SESSION_SECONDS,
      updateAge: EXTENDED_AFTER_SECONDS,
    },
    user: {
      modelName: 'people',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'person_accounts',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'person_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'person_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      cookiePrefix: 'upriver',
      useSecureCookies: isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
  });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
