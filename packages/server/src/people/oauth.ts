// OAuth 2.1 for programs that act for people, by oidc-provider: authorization code with PKCE, registration of clients, refresh and
// revocation. It is loaded with the first request that needs it. The person and the consent are ours; the protocol is the library's.
import { generateKeyPairSync } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TokenScope } from '@upriver/contract';
import { inject } from 'light-my-request';
import type { Configuration, Provider } from 'oidc-provider';
import type { Clock } from '../domain/clock.ts';
import { DAY_MS, MINUTE_MS } from '../domain/time.ts';
import { allowOAuth } from './attempts.ts';
import type { Database, Writing } from '../store/database.ts';
import { findConnection, insertConnection, touchConnection } from '../store/people/connections.ts';
import type { ConnectionRecord, LiveConnection } from '../store/people/connections.ts';
import { extendOAuthRecord } from '../store/people/oauth-records.ts';
import { createOAuthAdapter } from './oauth-adapter.ts';

/** Scopes that a program can be given: those of API tokens that are not for administration. */
export const CONNECTION_SCOPES = ['read', 'write'] as const satisfies readonly TokenScope[];
export type ConnectionScope = (typeof CONNECTION_SCOPES)[number];

/** Paths of the endpoints, as the metadata names them. */
export const OAUTH_PATHS = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
} as const;
/** What tokens are for. */
export const RESOURCE_PATH = '/mcp';

const ACCESS_SECONDS = 60 * 60;
const CODE_SECONDS = 60;
const REQUEST_SECONDS = 10 * 60;
/** A connection that nobody uses ends. */
const REFRESH_SECONDS = 30 * 24 * 60 * 60;
/** After this time a person is asked again. */
const CONNECTION_SECONDS = 90 * 24 * 60 * 60;
/** A client that was connected is known for longer, so that it can ask again. */
const CLIENT_KEPT_MS = 365 * DAY_MS;
const TOUCH_MS = MINUTE_MS;
const NAME_MAX = 80;
const REDIRECTS_MAX = 10;

/** A request of a browser or program to an endpoint of OAuth. */
export interface OAuthRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly url: string;
  readonly cookie: string | undefined;
  readonly address: string;
  readonly contentType?: string | undefined;
  readonly body?: Uint8Array | undefined;
}

export interface OAuthAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}

/** What a program asks a person for. */
export interface ConnectionRequest {
  readonly id: string;
  /** As the program calls itself; nobody has checked it. */
  readonly clientName: string;
  /** Host that the browser goes to afterwards, or the scheme of an app. */
  readonly redirectHost: string;
  readonly scopes: readonly ConnectionScope[];
}

/** Request and response of Node, in which the library finds the cookie of the browser that began. */
export interface OAuthExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * @property origin at each function: where people and programs reach this server, such as `https://upriver.example.com`, which is the
 *   issuer
 */
export interface OAuth {
  /** What the library answers. @throws rate_limited for an address that begins too many requests */
  answer(origin: string, request: OAuthRequest): Promise<OAuthAnswer>;
  /** Registers a program (RFC 7591). @throws rate_limited for an address that registers too many */
  register(origin: string, metadata: Readonly<Record<string, unknown>>, address: string): Promise<OAuthAnswer>;
  /** What is asked for; undefined unless this very browser began it within ten minutes. */
  findRequest(origin: string, exchange: OAuthExchange, id: string): Promise<ConnectionRequest | undefined>;
  /**
   * Allows it.
   * @param given who allows what, in which organization
   * @param record appends to the audit log, in the transaction of the change
   * @returns where the browser goes
   */
  allow(
    origin: string,
    exchange: OAuthExchange,
    request: ConnectionRequest,
    given: Pick<ConnectionRecord, 'personId' | 'organizationId' | 'scopes'>,
    record: (db: Writing, connection: ConnectionRecord) => Promise<void>,
  ): Promise<string>;
  /** @returns where the browser goes */
  deny(origin: string, exchange: OAuthExchange): Promise<string>;
  /**
   * Who is behind an access token: of this resource, not expired or revoked, and of somebody who is still a member. Its scopes are those
   * of the token, which may be more than the person's role has now.
   */
  findToken(origin: string, token: string): Promise<LiveConnection | undefined>;
}

export interface OAuthOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Gives what signs cookies: the same on every node, and not in the store. */
  readonly cookieSecret: () => Promise<string>;
}

export function createOAuth(options: OAuthOptions): OAuth {
  const { database, clock } = options;
  const providers = new Map<string, Promise<Provider>>();
  const load = (origin: string): Promise<Provider> => {
    const known = providers.get(origin);
    if (known !== undefined) return known;
    const loading = createProvider(origin, options).catch((error: unknown) => {
      providers.delete(origin);
      throw error;
    });
    providers.set(origin, loading);
    return loading;
  };
  const answer = async (origin: string, request: OAuthRequest): Promise<OAuthAnswer> =>
    answerWith(await load(origin), origin, request);

  return {
    async answer(origin, request) {
      if (request.url.startsWith(`${OAUTH_PATHS.authorize}?`))
        await allowOAuth(database, 'authorize', request.address, clock.now());
      return answer(origin, request);
    },
    async register(origin, metadata, address) {
      await allowOAuth(database, 'register', address, clock.now());
      return answer(origin, {
        method: 'POST',
        url: OAUTH_PATHS.register,
        cookie: undefined,
        address,
        contentType: 'application/json',
        body: Buffer.from(JSON.stringify(plainClient(metadata))),
      });
    },
    async findRequest(origin, { request, response }, id) {
      const provider = await load(origin);
      const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
      if (interaction?.uid !== id) return undefined;
      const { client_id: clientId, redirect_uri: redirectUri, scope } = interaction.params;
      const client = await provider.Client.find(String(clientId));
      if (client === undefined) return undefined;
      const asked = String(scope).split(' ');
      return {
        id,
        clientName: client.clientName?.trim() || 'A program without a name',
        redirectHost: hostOf(String(redirectUri)),
        scopes: CONNECTION_SCOPES.filter((one) => asked.includes(one)),
      };
    },
    async allow(origin, { request, response }, { clientName, redirectHost, scopes: asked }, given, record) {
      const provider = await load(origin);
      const { params } = await provider.interactionDetails(request, response);
      const clientId = String(params['client_id']);
      const { personId: accountId, scopes } = given;
      const grant = new provider.Grant({ accountId, clientId });
      grant.addResourceScope(origin + RESOURCE_PATH, scopes.join(' '));
      const refused = asked.filter((scope) => !scopes.includes(scope));
      if (refused.length > 0) grant.rejectResourceScope(origin + RESOURCE_PATH, refused.join(' '));
      const id = await grant.save();
      const now = clock.now();
      const times = { createdAt: now, expiresAt: now + CONNECTION_SECONDS * 1000, lastUsedAt: null };
      const connection = { ...given, ...times, id, clientName, redirectHost };
      // Without it the grant is worth nothing.
      await database.transaction(async (db) => {
        await insertConnection(db, connection);
        await record(db, connection);
      });
      await extendOAuthRecord(database, { model: 'Client', id: clientId }, now + CLIENT_KEPT_MS);
      return provider.interactionResult(
        request,
        response,
        { login: { accountId, remember: false }, consent: { grantId: id } },
        { mergeWithLastSubmission: false },
      );
    },
    async deny(origin, { request, response }) {
      const refusal = { error: 'access_denied', error_description: 'The person refused.' };
      return (await load(origin)).interactionResult(request, response, refusal);
    },
    async findToken(origin, token) {
      const found = await (await load(origin)).AccessToken.find(token);
      if (found?.grantId === undefined || found.aud !== origin + RESOURCE_PATH) return undefined;
      const now = clock.now();
      const connection = await findConnection(database.kysely, found.grantId, now);
      if (connection === undefined || connection.personId !== found.accountId) return undefined;
      const { id, lastUsedAt } = connection;
      // A store that cannot be written to can still be read.
      if (lastUsedAt === null || Math.abs(now - lastUsedAt) > TOUCH_MS)
        await touchConnection(database.kysely, id, now).catch(() => undefined);
      return { ...connection, scopes: CONNECTION_SCOPES.filter((scope) => found.scopes.has(scope)) };
    },
  };
}

async function createProvider(origin: string, { database, clock, cookieSecret }: OAuthOptions): Promise<Provider> {
  const [{ Provider: Library, errors }, secret] = await Promise.all([import('oidc-provider'), cookieSecret()]);
  const refuse = (): Error => new errors.InvalidGrant('it was used before');
  const provider = new Library(origin, {
    ...CONFIGURATION,
    adapter: (model) => createOAuthAdapter({ database, clock }, model, refuse),
    cookies: {
      keys: [secret],
      names: {
        session: 'upriver.oauth_session',
        interaction: 'upriver.oauth_interaction',
        resume: 'upriver.oauth_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      // The page of consent asks below another path than the one that it is shown at.
      short: { httpOnly: true, sameSite: 'lax', signed: true, path: '/' },
    },
    jwks: { keys: [unusedKey()] },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => origin + RESOURCE_PATH,
        useGrantedResource: () => true,
        getResourceServerInfo(_context, resource) {
          if (resource !== origin + RESOURCE_PATH)
            throw new errors.InvalidTarget(`the resource of this server is ${origin}${RESOURCE_PATH}`);
          return { scope: CONNECTION_SCOPES.join(' '), accessTokenTTL: ACCESS_SECONDS, accessTokenFormat: 'opaque' };
        },
      },
    },
  });
  // Behind TLS that a proxy ends, cookies are `Secure`: `answerWith` says so.
  provider.proxy = true;
  return provider;
}

const CONFIGURATION: Configuration = {
  scopes: [],
  claims: {},
  responseTypes: ['code'],
  clientAuthMethods: ['none'],
  pkce: { required: () => true },
  routes: {
    authorization: OAUTH_PATHS.authorize,
    token: OAUTH_PATHS.token,
    registration: OAUTH_PATHS.register,
    revocation: OAUTH_PATHS.revoke,
  },
  enabledJWA: { idTokenSigningAlgValues: ['EdDSA'] },
  clientDefaults: { id_token_signed_response_alg: 'EdDSA' },
  ttl: {
    AccessToken: ACCESS_SECONDS,
    AuthorizationCode: CODE_SECONDS,
    Interaction: REQUEST_SECONDS,
    RefreshToken: REFRESH_SECONDS,
    Grant: CONNECTION_SECONDS,
    Session: REQUEST_SECONDS,
  },
  findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
  interactions: { url: (_context, { uid }) => `/connect/${uid}` },
  issueRefreshToken: () => true,
  rotateRefreshToken: () => true,
  // The code, and not the library's session, says whether the person is still there.
  expiresWithSession: () => false,
  clientBasedCORS: () => false,
  // What cannot be told the program is told the person.
  renderError(context, { error, error_description: description }) {
    context.status = 303;
    context.redirect(`/connect?${new URLSearchParams({ problem: description ?? error }).toString()}`);
  },
};

/** The library wants a key for ID tokens, which nobody can ask for here. It signs nothing, so each process has its own. */
function unusedKey(): JsonWebKey {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
}

async function answerWith(provider: Provider, origin: string, request: OAuthRequest): Promise<OAuthAnswer> {
  const { host, protocol } = new URL(origin);
  const dispatch = provider.callback();
  const answer = await inject((request, response) => void dispatch(request, response), {
    method: request.method,
    url: request.url,
    remoteAddress: request.address,
    headers: {
      host,
      'x-forwarded-proto': protocol.slice(0, -1),
      ...(request.cookie === undefined ? {} : { cookie: request.cookie }),
      ...(request.contentType === undefined ? {} : { 'content-type': request.contentType }),
    },
    ...(request.body === undefined ? {} : { payload: Buffer.from(request.body) }),
  });
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined || FRAMING.has(name)
      ? []
      : [[name, typeof value === 'number' ? String(value) : value] as const],
  );
  return { status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.payload };
}

/** Headers that are of one connection. */
const FRAMING = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * A client as all are here, whatever it asked to be: public, with PKCE, sent back over TLS, to loopback or to its own scheme (OAuth 2.1,
 * section 8.4). A server may replace what a client asks for (RFC 7591, section 3.2.1).
 */
function plainClient({ client_name: name, redirect_uris: redirectUris }: Readonly<Record<string, unknown>>) {
  return {
    ...(typeof name === 'string' ? { client_name: printable(name).slice(0, NAME_MAX) } : {}),
    redirect_uris: Array.isArray(redirectUris) ? redirectUris.slice(0, REDIRECTS_MAX) : redirectUris,
    application_type: 'native',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}

/** Without what could make a name look like another one on the page: control and formatting characters. */
function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
}

/** The host of a web address, and the scheme of an app. */
function hostOf(uri: string): string {
  const { protocol, host } = new URL(uri);
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.slice(0, -1);
}
