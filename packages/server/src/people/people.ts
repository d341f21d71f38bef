// People who sign in: better-auth keeps passwords and sessions, memberships are ours.
import type { Person } from '@upriver/contract';
import { AppError } from '../domain/errors.ts';
import type { Database } from '../store/database.ts';
import { deleteConnectionsOf } from '../store/people/connections.ts';
import { createAuth } from './auth.ts';
import type { Auth, AuthOptions } from './auth.ts';
import { headersOf, isRefusal } from './auth-request.ts';
import type { Cookies, SessionRequest } from './auth-request.ts';
import { createPasskeys } from './passkeys.ts';
import type { Passkeys } from './passkeys.ts';

/** better-auth's name of it; behind TLS with `__Secure-` before it. */
export const SESSION_COOKIE = 'upriver.session_token';

/** People, their passwords and their sessions. */
export interface People {
  /** Who is signed in, and the token of their session. Undefined for no, a forged, an ended or a revoked session. */
  find(request: SessionRequest): Promise<{ readonly person: Person; readonly session: string } | undefined>;
  /** Which of these tokens belong to sessions that are neither ended nor revoked. */
  listOpenSessions(sessions: readonly string[]): Promise<Set<string>>;
  /** Who has this address, and whether a provider or a proxy has proven that it is theirs. */
  findByEmail(email: string): Promise<{ readonly person: Person; readonly isProven: boolean } | undefined>;
  /** Who signed in with this identity of a provider before. */
  findByIdentity(providerId: string, subject: string): Promise<Person | undefined>;
  /** Creates somebody who has no password. When somebody else does so at the same moment, it is the same person. */
  create(person: { name: string; email: string }): Promise<Person>;
  /**
   * Notes that a provider or a proxy has proven the address of a person. An invitation proves none, because whoever makes it has its
   * link: a password, passkeys, sessions and connected programs from before may be somebody else's, and end.
   */
  prove(personId: string): Promise<void>;
  /** Makes an identity of a provider that of a person. */
  link(personId: string, providerId: string, subject: string): Promise<void>;
  /** Opens a session for somebody whom a provider has signed in. */
  openSession(personId: string, request: SessionRequest): Promise<Cookies>;
  readonly passkeys: Passkeys;
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
  /** Of passkeys: a domain, and the origin of the page, or null for that of each request. */
  readonly relyingParty: AuthOptions['relyingParty'];
  /** Gives what signs session cookies: the same on every node, and not in the store. */
  readonly sessionSecret: () => Promise<string>;
}

export function createPeople({ database, isSecure, relyingParty, sessionSecret }: PeopleOptions): People {
  let loading: Promise<Auth> | undefined;
  const load = (): Promise<Auth> => {
    loading ??= sessionSecret()
      .then((secret) => createAuth({ database, secret, isSecure, relyingParty }))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };

  const findByEmail: People['findByEmail'] = async (email) => {
    const { internalAdapter } = await (await load()).$context;
    const found = await internalAdapter.findUserByEmail(email.toLowerCase());
    return found === null ? undefined : { person: toPerson(found.user), isProven: found.user.emailVerified };
  };

  return {
    async find(request) {
      // Nobody who has no session waits until better-auth is loaded.
      if (request.cookie?.includes(`${SESSION_COOKIE}=`) !== true) return undefined;
      const { api } = await load();
      const found = await api.getSession({ headers: headersOf(request) });
      return found === null ? undefined : { person: toPerson(found.user), session: found.session.token };
    },
    async listOpenSessions(sessions) {
      if (sessions.length === 0) return new Set();
      const { internalAdapter } = await (await load()).$context;
      const open = await internalAdapter.findSessions([...sessions], { onlyActiveSessions: true });
      return new Set(open.map(({ session }) => session.token));
    },
    findByEmail,
    async findByIdentity(providerId, subject) {
      const { adapter, internalAdapter } = await (await load()).$context;
      const where = [
        { field: 'providerId', value: providerId },
        { field: 'accountId', value: subject },
      ];
      const account = await adapter.findOne<{ userId: string }>({ model: 'account', where });
      const user = account === null ? null : await internalAdapter.findUserById(account.userId);
      return user === null ? undefined : toPerson(user);
    },
    async create(person) {
      const { internalAdapter } = await (await load()).$context;
      try {
        return toPerson(await internalAdapter.createUser({ ...person, emailVerified: false }, { method: 'upriver' }));
      } catch (error) {
        const found = await findByEmail(person.email);
        if (found === undefined) throw error;
        return found.person;
      }
    },
    async prove(personId) {
      const { adapter, internalAdapter } = await (await load()).$context;
      const own = { field: 'userId', value: personId };
      await adapter.deleteMany({ model: 'account', where: [own, { field: 'providerId', value: 'credential' }] });
      await adapter.deleteMany({ model: 'passkey', where: [own] });
      await internalAdapter.deleteUserSessions(personId);
      await database.transaction((db) => deleteConnectionsOf(db, personId));
      // At last, so that what is cut off before is done again.
      await internalAdapter.updateUser(personId, { emailVerified: true });
    },
    async link(personId, providerId, subject) {
      const { internalAdapter } = await (await load()).$context;
      await internalAdapter.linkAccount({ userId: personId, providerId, accountId: subject });
    },
    async openSession(personId, request) {
      const { api } = await load();
      // Safe: the endpoint takes it, but its type knows only bodies with a schema.
      const body = { personId } as never;
      const given = { body, headers: headersOf(request), returnHeaders: true } as const;
      return (await api.openSession(given)).headers.getSetCookie();
    },
    passkeys: createPasskeys(load),
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

function toPerson({ id, name, email }: Person): Person {
  return { id, name, email };
}

function wrongCredentials(left: number, cause: unknown): AppError {
  const pause = left === 0 ? 'The next attempt has to wait 5 minutes.' : `${left} tries left before a 5-minute pause.`;
  return new AppError('unauthenticated', `E-mail and password do not match. ${pause}`, { cause });
}
