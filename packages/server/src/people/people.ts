// People who sign in: better-auth keeps passwords and sessions, memberships are ours.
import type { Person } from '@upriver/contract';
import { AppError } from '../domain/errors.ts';
import type { Database } from '../store/database.ts';
import { createAuth } from './auth.ts';
import type { Auth } from './auth.ts';

/** better-auth's name of it; behind TLS with `__Secure-` before it. */
export const SESSION_COOKIE = 'upriver.session_token';

/** What better-auth reads of a request: its cookies, and who sent it. */
export interface SessionRequest {
  readonly cookie: string | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** `Set-Cookie` headers of an answer. */
export type Cookies = readonly string[];

/** People, their passwords and their sessions. */
export interface People {
  /** Who is signed in. Undefined for no, a forged, an ended or a revoked session. */
  find(request: SessionRequest): Promise<Person | undefined>;
  /** Whether somebody has this address. */
  exists(email: string): Promise<boolean>;
  /** @throws unauthenticated, without saying which of both was wrong */
  signIn(
    credentials: { email: string; password: string },
    request: SessionRequest,
    left: number,
  ): Promise<{ person: Person; cookies: Cookies }>;
  /** Creates somebody and signs them in. @throws conflict when the address is taken */
  signUp(
    person: { name: string; email: string; password: string },
    request: SessionRequest,
  ): Promise<{ person: Person; cookies: Cookies }>;
  /** Ends this session, or all of the person. */
  signOut(request: SessionRequest, isEverywhere: boolean): Promise<Cookies>;
  /** Changes the password and ends all other sessions. @throws unauthenticated for a wrong current password */
  changePassword(
    passwords: { currentPassword: string; newPassword: string },
    request: SessionRequest,
  ): Promise<Cookies>;
}

export interface PeopleOptions {
  readonly database: Database;
  /** Whether cookies are only sent over TLS. */
  readonly isSecure: boolean;
  /** Gives what signs session cookies: the same on every node, and not in the store. */
  readonly sessionSecret: () => Promise<string>;
}

export function createPeople({ database, isSecure, sessionSecret }: PeopleOptions): People {
  let loading: Promise<Auth> | undefined;
  const load = (): Promise<Auth> => {
    loading ??= sessionSecret()
      .then((secret) => createAuth({ database, secret, isSecure }))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };

  return {
    async find(request) {
      // Nobody who has no session waits until better-auth is loaded.
      if (request.cookie?.includes(`${SESSION_COOKIE}=`) !== true) return undefined;
      const { api } = await load();
      const session = await api.getSession({ headers: headersOf(request) });
      return session === null ? undefined : toPerson(session.user);
    },
    async exists(email) {
      const { internalAdapter } = await (await load()).$context;
      return (await internalAdapter.findUserByEmail(email.toLowerCase())) !== null;
    },
    async signIn(body, request, left) {
      const { api } = await load();
      try {
        const { headers, response } = await api.signInEmail({ body, headers: headersOf(request), returnHeaders: true });
        return { person: toPerson(response.user), cookies: headers.getSetCookie() };
      } catch (error) {
        throw isRefusal(error) ? wrongCredentials(left, error) : error;
      }
    },
    async signUp(body, request) {
      const { api } = await load();
      try {
        const { headers, response } = await api.signUpEmail({ body, headers: headersOf(request), returnHeaders: true });
        return { person: toPerson(response.user), cookies: headers.getSetCookie() };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        throw new AppError(
          'conflict',
          'This e-mail address has an account already. Sign in first, then accept the invitation again.',
          { cause: error },
        );
      }
    },
    async signOut(request, isEverywhere) {
      const { api } = await load();
      const headers = headersOf(request);
      if (isEverywhere) await api.revokeSessions({ headers });
      return (await api.signOut({ headers, returnHeaders: true })).headers.getSetCookie();
    },
    async changePassword(passwords, request) {
      const { api } = await load();
      try {
        const body = { ...passwords, revokeOtherSessions: true };
        return (
          await api.changePassword({ body, headers: headersOf(request), returnHeaders: true })
        ).headers.getSetCookie();
      } catch (error) {
        if (!isRefusal(error)) throw error;
        throw new AppError('unauthenticated', 'The current password is wrong.', { cause: error });
      }
    },
  };
}

function headersOf({ cookie, address, userAgent }: SessionRequest): Headers {
  const headers = new Headers({ 'x-forwarded-for': address });
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, 200));
  return headers;
}

function toPerson({ id, name, email }: Person): Person {
  return { id, name, email };
}

/** better-auth's own answers, and not what the store throws. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
}

function wrongCredentials(left: number, cause: unknown): AppError {
  const pause = left === 0 ? 'The next attempt has to wait 5 minutes.' : `${left} more before a pause of 5 minutes.`;
  return new AppError('unauthenticated', `E-mail address and password do not match. ${pause}`, { cause });
}
