// Passkeys (WebAuthn), by better-auth and SimpleWebAuthn.
import type { Person } from '@upriver/contract';
import { AppError, notFound } from '../domain/errors.ts';
import type { Auth } from './auth.ts';
import { headersOf, isRefusal } from './auth-request.ts';
import type { Cookies, SessionRequest } from './auth-request.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** What the browser's `navigator.credentials` is called with, in JSON, and the cookie that remembers its challenge. */
export interface Ceremony {
  readonly options: Readonly<Record<string, unknown>>;
  readonly cookies: Cookies;
}

/** Passkeys of people. All but the last two are for the person who is signed in. */
export interface Passkeys {
  list(request: SessionRequest): Promise<StoredPasskey[]>;
  /** Begins to add one. @throws missing_scope when the person signed in more than a day ago */
  startAdding(request: SessionRequest): Promise<Ceremony>;
  /** @throws unprocessable when the authenticator's answer does not fit */
  add(request: SessionRequest, name: string, response: unknown): Promise<StoredPasskey>;
  /** @throws not_found, also for another person's */
  remove(request: SessionRequest, id: string): Promise<void>;
  startSignIn(request: SessionRequest): Promise<Ceremony>;
  /** @throws unauthenticated */
  signIn(request: SessionRequest, response: unknown): Promise<{ person: Person; cookies: Cookies }>;
}

export function createPasskeys(load: () => Promise<Auth>): Passkeys {
  return {
    async list(request) {
      const { api } = await load();
      return (await api.listPasskeys({ headers: headersOf(request) })).map(toPasskey);
    },
    async startAdding(request) {
      const { api } = await load();
      try {
        const given = { headers: headersOf(request), returnHeaders: true } as const;
        const { headers, response } = await api.generatePasskeyRegistrationOptions(given);
        return { options: { ...response }, cookies: headers.getSetCookie() };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        throw new AppError('missing_scope', 'You signed in more than a day ago. Sign in again to add a passkey.', {
          cause: error,
        });
      }
    },
    async add(request, name, response) {
      const { api } = await load();
      try {
        return toPasskey(
          await api.verifyPasskeyRegistration({ body: { name, response }, headers: headersOf(request) }),
        );
      } catch (error) {
        throw new AppError('unprocessable', 'The passkey could not be verified. Begin again.', { cause: error });
      }
    },
    async remove(request, id) {
      const { api } = await load();
      try {
        await api.deletePasskey({ body: { id }, headers: headersOf(request) });
      } catch (error) {
        throw isRefusal(error) ? notFound('passkey') : error;
      }
    },
    async startSignIn(request) {
      const { api } = await load();
      const given = { headers: headersOf(request), returnHeaders: true } as const;
      const { headers, response } = await api.generatePasskeyAuthenticationOptions(given);
      return { options: { ...response, userVerification: 'required' }, cookies: headers.getSetCookie() };
    },
    async signIn(request, response) {
      const { api } = await load();
      try {
        const given = {
          body: { response: response as never },
          headers: headersOf(request),
          returnHeaders: true,
        } as const;
        const { headers, response: answer } = await api.verifyPasskeyAuthentication(given);
        const { id, name, email } = answer.user;
        return { person: { id, name, email }, cookies: headers.getSetCookie() };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        throw new AppError('unauthenticated', 'This passkey is not known here. Sign in in another way.', {
          cause: error,
        });
      }
    },
  };
}

function toPasskey({ id, name, createdAt }: { id: string; name?: string | undefined; createdAt: Date }): StoredPasskey {
  return { id, name: name ?? 'Passkey', createdAt: createdAt.getTime() };
}
