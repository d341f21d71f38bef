// Endpoints of OAuth 2.1 for programs that act for people. The library answers; here are the paths, and what the metadata says.
import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors.ts';
import { CONNECTION_SCOPES, OAUTH_PATHS, RESOURCE_PATH } from '../../people/oauth.ts';
import type { OAuthAnswer } from '../../people/oauth.ts';
import { callerAddress } from '../caller-address.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { RESOURCE_METADATA_PATH, originOf } from '../oauth-caller.ts';
import { route } from '../route.ts';
import { WebAnswer } from '../web-answer.ts';

const BODY_BYTES_MAX = 16 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

const OAuthError = Type.Object({ error: Type.String(), error_description: Type.Optional(Type.String()) });
const refusals = {
  400: { description: 'The request is refused (RFC 6749, section 5.2).', answer: OAuthError },
  401: { description: 'The client is unknown.', answer: OAuthError },
};
const text = (description: string) => Type.Optional(Type.String({ description }));
const ResourceMetadata = Type.Object({
  resource: Type.String(),
  authorization_servers: Type.Array(Type.String()),
  scopes_supported: Type.Array(Type.String()),
  bearer_methods_supported: Type.Array(Type.String()),
  resource_name: Type.String(),
});
const ServerMetadata = Type.Object(
  {
    issuer: Type.String(),
    authorization_endpoint: Type.String(),
    token_endpoint: Type.String(),
    registration_endpoint: Type.String(),
    revocation_endpoint: Type.String(),
    code_challenge_methods_supported: Type.Array(Type.String()),
  },
  { additionalProperties: true },
);

const resourceMetadata = (path: string, operationId: string) =>
  route({
    method: 'GET',
    path,
    access: 'public',
    tag: 'OAuth',
    operationId,
    summary: 'Says which server gives tokens for `/mcp` (RFC 9728).',
    status: 200,
    answer: ResourceMetadata,
    bare: true,
    errors: ['not_found'],
    async handle(dependencies, { request, reply }) {
      const origin = requireOrigin(dependencies, request);
      reply.header('access-control-allow-origin', '*');
      return {
        resource: origin + RESOURCE_PATH,
        authorization_servers: [origin],
        scopes_supported: [...CONNECTION_SCOPES],
        bearer_methods_supported: ['header'],
        resource_name: 'Upriver',
      };
    },
  });

export const oauthRoutes = [
  resourceMetadata(RESOURCE_METADATA_PATH, 'getProtectedResource'),
  resourceMetadata(`${RESOURCE_METADATA_PATH}${RESOURCE_PATH}`, 'getProtectedResourceOfMcp'),
  route({
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    access: 'public',
    tag: 'OAuth',
    summary: 'Describes the authorization server (RFC 8414).',
    status: 200,
    answer: ServerMetadata,
    bare: true,
    errors: ['not_found'],
    async handle(dependencies, { request, reply }) {
      const origin = requireOrigin(dependencies, request);
      reply.header('access-control-allow-origin', '*');
      return {
        issuer: origin,
        authorization_endpoint: origin + OAUTH_PATHS.authorize,
        token_endpoint: origin + OAUTH_PATHS.token,
        registration_endpoint: origin + OAUTH_PATHS.register,
        revocation_endpoint: origin + OAUTH_PATHS.revoke,
        scopes_supported: [...CONNECTION_SCOPES],
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_methods_supported: ['none'],
        revocation_endpoint_auth_methods_supported: ['none'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      };
    },
  }),
  route({
    method: 'POST',
    path: OAUTH_PATHS.register,
    access: 'public',
    tag: 'OAuth',
    summary: 'Registers a program (RFC 7591).',
    description:
      'Every program is registered as a public client with PKCE, whatever it asks for. It is forgotten after a day unless somebody connects it.',
    body: Type.Object(
      {
        client_name: Type.Optional(Type.String()),
        redirect_uris: Type.Array(
          Type.String({ description: 'With `https`, of loopback, or with a scheme of an app.' }),
        ),
      },
      { additionalProperties: true },
    ),
    bodyExample: { client_name: 'Assistant', redirect_uris: ['http://127.0.0.1:33418/callback'] },
    bodyBytesMax: () => BODY_BYTES_MAX,
    status: 201,
    answer: Type.Object({ client_id: Type.String() }, { additionalProperties: true }),
    bare: true,
    otherAnswers: { 400: refusals[400] },
    errors: ['not_found', 'rate_limited'],
    async handle(dependencies, { request, body }) {
      const origin = requireOrigin(dependencies, request);
      return toWebAnswer(await dependencies.oauth.register(origin, body, callerAddress(request)));
    },
  }),
  ...[OAUTH_PATHS.authorize, `${OAUTH_PATHS.authorize}/:id`].map((path) =>
    route({
      method: 'GET',
      path,
      access: 'public',
      tag: 'OAuth',
      summary: 'Asks the person of this browser for consent, or returns to the program with a code.',
      description: 'One address can begin 100 requests an hour.',
      ...(path.includes(':') ? { params: Type.Object({ id: Type.String() }) } : {}),
      status: 303,
      answer: null,
      errors: ['not_found', 'rate_limited'],
      async handle(dependencies, { request }) {
        return askLibrary(dependencies, request, withScope(request.url));
      },
    }),
  ),
  route({
    method: 'POST',
    path: OAUTH_PATHS.token,
    access: 'public',
    tag: 'OAuth',
    summary: 'Exchanges a code or a refresh token for an access token (RFC 6749, section 3.2).',
    takesForm: true,
    body: Type.Object(
      {
        grant_type: text('`authorization_code` or `refresh_token`.'),
        client_id: text('As registered.'),
        code: text('For `authorization_code`.'),
        redirect_uri: text('The one of the authorization request.'),
        code_verifier: text('PKCE (RFC 7636).'),
        refresh_token: text('For `refresh_token`. It works once; the response contains the next one.'),
        resource: text('The URL of `/mcp` (RFC 8707).'),
      },
      { additionalProperties: true },
    ),
    bodyExample: { grant_type: 'refresh_token', client_id: 'b3Xv9…', refresh_token: '7Hq2…' },
    bodyBytesMax: () => BODY_BYTES_MAX,
    status: 200,
    answer: Type.Object({ access_token: Type.String() }, { additionalProperties: true }),
    bare: true,
    otherAnswers: refusals,
    errors: ['not_found'],
    async handle(dependencies, { request }) {
      return askLibrary(dependencies, request, OAUTH_PATHS.token);
    },
  }),
  route({
    method: 'POST',
    path: OAUTH_PATHS.revoke,
    access: 'public',
    tag: 'OAuth',
    summary: 'Ends a token (RFC 7009), and with a refresh token the whole connection.',
    takesForm: true,
    body: Type.Object({ token: text('The token.'), client_id: text('As registered.') }, { additionalProperties: true }),
    bodyExample: { token: '7Hq2…', client_id: 'b3Xv9…' },
    bodyBytesMax: () => BODY_BYTES_MAX,
    status: 200,
    answer: Type.Unknown(),
    contentType: JSON_TYPE,
    otherAnswers: refusals,
    errors: ['not_found'],
    async handle(dependencies, { request }) {
      return askLibrary(dependencies, request, OAUTH_PATHS.revoke);
    },
  }),
];

/** @throws not_found where the server does not know its own address */
export function requireOrigin(dependencies: HttpDependencies, request: FastifyRequest): string {
  const origin = originOf(dependencies, request);
  if (origin === undefined)
    throw new AppError(
      'not_found',
      'OAuth needs the address of this server: set UPRIVER_PUBLIC_URL. An API token works without it.',
    );
  return origin;
}

async function askLibrary(dependencies: HttpDependencies, request: FastifyRequest, url: string): Promise<WebAnswer> {
  const origin = requireOrigin(dependencies, request);
  const answer = await dependencies.oauth.answer(origin, {
    method: request.method === 'POST' ? 'POST' : 'GET',
    url,
    cookie: request.headers.cookie,
    address: callerAddress(request),
    contentType: request.headers['content-type'],
    body: request.bytes,
  });
  return toWebAnswer(answer);
}

function toWebAnswer({ status, headers, body }: OAuthAnswer): WebAnswer {
  return new WebAnswer(status, headers, body);
}

/** A request that names no scope asks to read (RFC 6749, section 3.3). */
function withScope(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  if (path !== OAUTH_PATHS.authorize || new URLSearchParams(query).has('scope')) return url;
  return `${path}?${query}${query === '' ? '' : '&'}scope=read`;
}
