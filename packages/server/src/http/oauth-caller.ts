// Programs that call with an access token of OAuth, and how a program that has none learns where to get one.
import type { FastifyRequest } from 'fastify';
import { API_TOKEN_PREFIX, SDK_KEY_PREFIX } from '../domain/credentials.ts';
import { AppError } from '../domain/errors.ts';
import { scopesOf } from '../people/roles.ts';
import { findFirstOrganizationId } from '../store/organizations/organizations.ts';
import type { HttpDependencies } from './dependencies.ts';
import type { Caller } from './route.ts';

export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]):(\d+)$/;

/**
 * Where people and programs reach this server: the public URL, or without one its own address on this machine. Undefined elsewhere: a
 * host that a client names must not become the issuer of tokens.
 */
export function originOf(
  { config }: Pick<HttpDependencies, 'config'>,
  { host, raw }: FastifyRequest,
): string | undefined {
  if (config.publicUrl !== undefined) return new URL(config.publicUrl).origin;
  const port = LOOPBACK.exec(host)?.[1];
  return port !== undefined && Number(port) === raw.socket.localPort ? `http://${host}` : undefined;
}

/** What a refused request is told (RFC 9728, section 5.1; RFC 6750, section 3). */
export function challengeOf(dependencies: HttpDependencies, request: FastifyRequest): string {
  const origin = originOf(dependencies, request);
  if (origin === undefined) return 'Bearer';
  const invalid = request.headers.authorization === undefined ? '' : 'error="invalid_token", ';
  return `Bearer ${invalid}resource_metadata="${origin}${RESOURCE_METADATA_PATH}${request.routeOptions.url}"`;
}

/**
 * The person for whom a program calls, in the organization that they chose.
 * @returns undefined when the credential is none of OAuth
 * @throws unauthenticated
 */
export async function authenticateConnection(
  dependencies: HttpDependencies,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const origin = originOf(dependencies, request);
  if (token === undefined || token.startsWith(API_TOKEN_PREFIX) || token.startsWith(SDK_KEY_PREFIX)) return undefined;
  const connection = origin === undefined ? undefined : await dependencies.oauth.findToken(origin, token);
  if (connection === undefined)
    throw new AppError('unauthenticated', 'The access token is unknown, expired or revoked, or not of this server.');
  const { person, organization, role, clientName } = connection;
  const isFirst = (await findFirstOrganizationId(dependencies.database.kysely)) === organization.id;
  const own = scopesOf(role, isFirst);
  return {
    organizationId: organization.id,
    tokenId: '',
    tokenName: clientName,
    scopes: connection.scopes.filter((scope) => own.includes(scope)),
    signedIn: {
      person,
      session: undefined,
      current: { organization, role },
      memberships: [{ organization, role }],
      scopes: own,
    },
  };
}
