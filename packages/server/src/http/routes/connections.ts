// Programs that act for a person: the consent, and those that the person has connected.
import { Connection, ConnectionRequest, DecideConnection, DecidedConnection } from '@upriver/contract';
import { Type } from 'typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toTimestamp } from '../../domain/clock.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { CONNECTION_SCOPES } from '../../people/oauth.ts';
import type { ConnectionRequest as Asked, ConnectionScope } from '../../people/oauth.ts';
import { scopesOf } from '../../people/roles.ts';
import { deleteConnection, listConnections } from '../../store/people/connections.ts';
import type { ConnectionRecord, LiveConnection } from '../../store/people/connections.ts';
import { actingPerson, createRecorder } from '../audit.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { route } from '../route.ts';
import type { SignedIn } from '../session-caller.ts';
import { requireOrigin } from './oauth.ts';
import { requireSignedIn } from './session.ts';

const params = Type.Object({ id: Type.String() });

export const connectionRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/connection-requests/:id',
    access: 'public',
    tag: 'People',
    summary: 'Returns what a program asks the person who is signed in for.',
    params,
    status: 200,
    answer: ConnectionRequest,
    errors: ['unauthenticated', 'not_found'],
    async handle(dependencies, { request, reply, params: { id } }) {
      const signedIn = await requireSignedIn(request, dependencies);
      const { clientName, redirectHost, scopes } = await findAsked(dependencies, request, reply, id);
      const { current, memberships } = signedIn;
      const ordered = [...memberships].sort(
        (one, other) =>
          Number(other.organization.id === current?.organization.id) -
          Number(one.organization.id === current?.organization.id),
      );
      return {
        clientName,
        redirectHost,
        scopes: [...scopes],
        person: signedIn.person,
        organizations: ordered.map(({ organization: { name, slug }, role }) => ({
          name,
          slug,
          scopes: scopes.filter((scope) => scopesOf(role, false).includes(scope)),
        })),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/connection-requests/:id',
    access: 'public',
    tag: 'People',
    summary: 'Allows or refuses what a program asks for.',
    description:
      'The program gets at most what it asked for, and at each request at most what the role of the person includes then.',
    params,
    body: DecideConnection,
    bodyExample: { allow: true, organization: 'acme', scopes: ['read'] },
    status: 200,
    answer: DecidedConnection,
    errors: ['unauthenticated', 'not_found', 'origin_refused', 'unprocessable'],
    async handle(dependencies, { request, reply, params: { id }, body, now }) {
      const signedIn = await requireSignedIn(request, dependencies);
      const asked = await findAsked(dependencies, request, reply, id);
      const { oauth } = dependencies;
      const origin = requireOrigin(dependencies, request);
      const exchange = { request: request.raw, response: reply.raw };
      if (!body.allow) return { continueAt: await oauth.deny(origin, exchange) };
      const given = choose(signedIn, asked, body);
      const continueAt = await oauth.allow(origin, exchange, asked, given, (db, connection) =>
        createRecorder(
          given.organizationId,
          actingPerson(signedIn.person),
          request,
          now,
        )(db, 'connection.create', {
          subject: { id: connection.id, name: connection.clientName },
          after: { scopes: connection.scopes, redirectHost: connection.redirectHost },
        }),
      );
      return { continueAt };
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/session/connections',
    access: 'public',
    tag: 'People',
    summary: 'Lists the programs that act for the person who is signed in.',
    status: 200,
    answer: Type.Array(Connection),
    errors: ['unauthenticated'],
    async handle(dependencies, { request, now }) {
      const { person } = await requireSignedIn(request, dependencies);
      return (await listConnections(dependencies.database.kysely, person.id, now)).map(toConnection);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/session/connections/:id',
    access: 'public',
    tag: 'People',
    summary: 'Disconnects a program. Its next request is refused.',
    params,
    status: 204,
    answer: null,
    errors: ['unauthenticated', 'not_found', 'origin_refused'],
    async handle(dependencies, { request, params: { id }, now }) {
      const { database } = dependencies;
      const { person } = await requireSignedIn(request, dependencies);
      const own = await listConnections(database.kysely, person.id, now);
      const connection = own.find((candidate) => candidate.id === id);
      if (connection === undefined) throw notFound('connection');
      await database.transaction(async (db) => {
        await deleteConnection(db, id);
        const record = createRecorder(connection.organizationId, actingPerson(person), request, now);
        await record(db, 'connection.delete', { subject: { id, name: connection.clientName } });
      });
      return undefined;
    },
  }),
];

/** @throws not_found, unless this browser began the request within ten minutes */
async function findAsked(
  dependencies: HttpDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<Asked> {
  const origin = requireOrigin(dependencies, request);
  const asked = await dependencies.oauth.findRequest(origin, { request: request.raw, response: reply.raw }, id);
  if (asked === undefined)
    throw new AppError(
      'not_found',
      'This request was not begun in this browser, or more than ten minutes ago. Begin again in the program.',
    );
  return asked;
}

/** @throws not_found, unprocessable */
function choose(
  { person, memberships }: SignedIn,
  asked: Asked,
  { organization: slug, scopes = [] }: { readonly organization?: string; readonly scopes?: readonly ConnectionScope[] },
): Pick<ConnectionRecord, 'personId' | 'organizationId' | 'scopes'> {
  const chosen = memberships.find(({ organization }) => organization.slug === slug);
  if (chosen === undefined) throw notFound('organization');
  const own = scopesOf(chosen.role, false);
  const given = CONNECTION_SCOPES.filter((scope) => scopes.includes(scope));
  const missing = given.find((scope) => !asked.scopes.includes(scope) || !own.includes(scope));
  if (missing !== undefined || given.length === 0)
    throw new AppError(
      'unprocessable',
      missing === undefined
        ? 'Choose at least one scope, or refuse.'
        : `The scope ${missing} was not asked for, or the role ${chosen.role} does not include it.`,
    );
  return { personId: person.id, organizationId: chosen.organization.id, scopes: given };
}

function toConnection(connection: LiveConnection): Connection {
  const { id, clientName, redirectHost, organization, scopes, createdAt, expiresAt, lastUsedAt } = connection;
  return {
    id,
    clientName,
    redirectHost,
    organization: { name: organization.name, slug: organization.slug },
    scopes: CONNECTION_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: toTimestamp(createdAt),
    expiresAt: toTimestamp(expiresAt),
    lastUsedAt: lastUsedAt === null ? null : toTimestamp(lastUsedAt),
  };
}
