// better-auth, which keeps people, passwords and sessions. It is loaded with the first request that needs it: it takes 50 MB.
import type { PasskeyOptions } from '@better-auth/passkey';
import type { Database } from '../store/database.ts';

export interface AuthOptions {
  readonly database: Database;
  /** Signs session cookies; the same on every node. */
  readonly secret: string;
  /** Whether cookies are only sent over TLS. */
  readonly isSecure: boolean;
  /** The relying party of passkeys (WebAuthn): a domain, and the origin of the page, or null for that of each request. */
  readonly relyingParty: { readonly id: string; readonly origin: string | null };
}

const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** A session that is used is extended once a day. */
const EXTENDED_AFTER_SECONDS = 24 * 60 * 60;

/** @returns better-auth on this store, in our tables and columns */
export async function createAuth({ database, secret, isSecure, relyingParty }: AuthOptions) {
  const [{ betterAuth }, { passkey }, openSession] = await Promise.all([
    import('better-auth'),
    import('@better-auth/passkey'),
    createOpenSession(),
  ]);
  return betterAuth({
    database: { db: database.kysely, type: database.dialect },
    // Nothing of better-auth is served itself: only its functions are called, by routes/people.ts.
    baseURL: 'http://upriver.internal',
    secret,
    logger: { disabled: true },
    telemetry: { enabled: false },
    emailAndPassword: { enabled: true, autoSignIn: true, minPasswordLength: 10, maxPasswordLength: 128 },
    plugins: [passkey(passkeyOptions(relyingParty)), { id: 'upriver', endpoints: { openSession } }],
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

/** An endpoint that opens a session for somebody who was signed in by other means. Nothing of better-auth is served, so no browser calls it. */
async function createOpenSession() {
  const [{ APIError, createAuthEndpoint }, { setSessionCookie }] = await Promise.all([
    import('better-auth/api'),
    import('better-auth/cookies'),
  ]);
  return createAuthEndpoint(
    '/upriver/open-session',
    { method: 'POST', metadata: { SERVER_ONLY: true } },
    async (ctx) => {
      const { internalAdapter } = ctx.context;
      // Safe: only people.ts calls it.
      const { personId } = ctx.body as unknown as { personId: string };
      const user = await internalAdapter.findUserById(personId);
      if (user === null) throw new APIError('NOT_FOUND');
      await setSessionCookie(ctx, { session: await internalAdapter.createSession(personId), user });
      return ctx.json({ user });
    },
  );
}

function passkeyOptions({ id, origin }: AuthOptions['relyingParty']): PasskeyOptions {
  return {
    rpID: id,
    rpName: 'Upriver',
    origin,
    // It signs in alone, so having the device must not be enough.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => requireUserVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireUserVerified(verification.authenticationInfo.userVerified),
    },
    schema: {
      passkey: {
        modelName: 'person_passkeys',
        fields: {
          publicKey: 'public_key',
          userId: 'person_id',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  };
}

/** better-auth answers what is thrown here as a failed verification. */
function requireUserVerified(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new Error('the authenticator did not verify the user');
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
