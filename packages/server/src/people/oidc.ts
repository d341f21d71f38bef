// OpenID Connect by openid-client: authorization code flow with PKCE, state and nonce, and signatures of ID tokens checked.
import type { Configuration, CustomFetch } from 'openid-client';
import type { OidcProvider } from './oidc-providers.ts';

/** What the server has to know again when the browser comes back; sealed in a cookie. */
export interface OidcAttempt {
  readonly providerId: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Path of the page to show then. */
  readonly returnTo: string;
  readonly startedAt: number;
}

/** Who a provider says that somebody is. */
export interface OidcIdentity {
  /** Never reassigned within an issuer (OpenID Connect Core, section 2). */
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface Oidc {
  readonly providers: readonly OidcProvider[];
  /** @returns where the browser goes, and what to remember. @throws when the provider cannot be reached */
  start(
    provider: OidcProvider,
    redirectUri: string,
    returnTo: string,
    now: number,
  ): Promise<{ url: URL; attempt: OidcAttempt }>;
  /** @param answer the URL at which the browser came back. @throws when anything in it is not as it should be */
  finish(provider: OidcProvider, attempt: OidcAttempt, answer: URL): Promise<OidcIdentity>;
}

const TIMEOUT_SECONDS = 10;
/** Of one answer of a provider. The largest known, a set of keys, has some ten thousand. */
const ANSWER_BYTES_MAX = 1_000_000;

export function createOidc(providers: readonly OidcProvider[]): Oidc {
  const configurations = new Map<string, Promise<Configuration>>();
  const load = (provider: OidcProvider): Promise<Configuration> => {
    const known = configurations.get(provider.id);
    if (known !== undefined) return known;
    const loading = discover(provider).catch((error: unknown) => {
      configurations.delete(provider.id);
      throw error;
    });
    configurations.set(provider.id, loading);
    return loading;
  };
  return {
    providers,
    async start(provider, redirectUri, returnTo, now) {
      const client = await import('openid-client');
      const attempt: OidcAttempt = {
        providerId: provider.id,
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        returnTo,
        startedAt: now,
      };
      const url = client.buildAuthorizationUrl(await load(provider), {
        redirect_uri: redirectUri,
        scope: provider.scopes.join(' '),
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { url, attempt };
    },
    async finish(provider, attempt, answer) {
      const client = await import('openid-client');
      const configuration = await load(provider);
      const tokens = await client.authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: attempt.verifier,
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
      });
      const own = tokens.claims();
      if (own === undefined) throw new Error('the provider sent no ID token');
      // Many providers say the address only there (OpenID Connect Core, section 5.4).
      const more =
        own['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, own.sub)
          : {};
      return toIdentity(own.sub, { ...more, ...own });
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  const client = await import('openid-client');
  const isInsecure = issuer.protocol === 'http:';
  const configuration = await client.discovery(issuer, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    [client.customFetch]: fetchWithinBound,
    execute: [client.enableNonRepudiationChecks, ...(isInsecure ? [client.allowInsecureRequests] : [])],
  });
  return configuration;
}

/** As `fetch`; the body fails beyond the bound. */
async function fetchWithinBound(...[url, options]: Parameters<CustomFetch>): Promise<Response> {
  // Safe: the two types differ only in whether an absent body may be named.
  const response = await fetch(url, options as RequestInit);
  if (response.body === null) return response;
  let left = ANSWER_BYTES_MAX;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error(`the provider answered with more than ${ANSWER_BYTES_MAX} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(bounded), response);
}

function toIdentity(subject: string, claims: Readonly<Record<string, unknown>>): OidcIdentity {
  const { email, email_verified: verified, name } = claims;
  return {
    subject,
    email: typeof email === 'string' ? email.trim().toLowerCase() : undefined,
    // Some providers send text.
    isEmailVerified: verified === true || verified === 'true',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : undefined,
    claims,
  };
}
