// A real OpenID Connect provider on loopback, which signs in whom the test names, without a form.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Claims of the one who signs in next. */
export interface ProviderPerson {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

export interface TestProvider {
  readonly issuer: string;
  /** Who signs in next. */
  person: ProviderPerson;
  /** Goes through the provider's pages as a browser does. @returns where it sends the browser back to */
  follow(url: string): Promise<string>;
  [Symbol.asyncDispose](): Promise<void>;
}

export const CLIENT = { id: 'upriver', secret: 'a secret of the client that is long enough' };
const REDIRECTS_MAX = 10;

/** @param redirectUris where browsers may be sent back to */
export async function startProvider(redirectUris: readonly string[]): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const it = { person: { sub: 'nobody' } as ProviderPerson };
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [...redirectUris] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of a test'] },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...it.person, sub: accountId }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // The test's people agree to everything.
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new context.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') === true)
      void provider.interactionFinished(request, response, { login: { accountId: it.person.sub } });
    else void callback(request, response);
  });
  return Object.assign(it, {
    issuer,
    async follow(url: string): Promise<string> {
      const cookies = new Map<string, string>();
      let next = url;
      for (let step = 0; step < REDIRECTS_MAX; step += 1) {
        if (!next.startsWith(issuer)) return next;
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const text of answer.headers.getSetCookie()) {
          const [pair = ''] = text.split(';', 1);
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
        next = new URL(location, next).href;
      }
      throw new Error('the provider redirects in a circle');
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
