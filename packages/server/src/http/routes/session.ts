import { ChangePassword, Session, SignIn } from '@upriver/contract';
import type { Role } from '@upriver/contract';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import { AppError } from '../../domain/errors.ts';
import { allowSignIn } from '../../people/attempts.ts';
import type { Cookies } from '../../people/auth-request.ts';
import { ORGANIZATION_COOKIE, findSignedIn, requireOwnPage } from '../session-caller.ts';
import type { SignedIn } from '../session-caller.ts';
import { deleteConnectionsOf } from '../../store/people/connections.ts';
import type { Organization } from '../../store/organizations/organizations.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBehindTls } from '../../config.ts';
import { callerAddress } from '../caller-address.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { recordOwnChange } from '../audit.ts';
import { route } from '../route.ts';
import type { HandlerInput } from '../route.ts';
import { sessionRequest } from '../session-request.ts';

export const sessionRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/session',
    access: 'public',
    tag: 'People',
    summary: 'Returns who is signed in, in which organization and with which role.',
    status: 200,
    answer: Session,
    errors: ['unauthenticated'],
    async handle(dependencies, { request }) {
      return toSession(await requireSignedIn(request, dependencies));
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/session',
    access: 'public',
    tag: 'People',
    summary: 'Signs in with e-mail address and password. The response sets the session cookie.',
    body: SignIn,
    bodyExample: { email: 'ada@example.com', password: 'correct horse battery' },
    status: 200,
    answer: Session,
    errors: ['unauthenticated', 'rate_limited', 'origin_refused'],
    async handle(dependencies, { body, request, reply, now }) {
      const { people, database } = dependencies;
      requireOwnPage(request);
      const attempt = await allowSignIn(database, { email: body.email, address: callerAddress(request) }, now);
      const { cookies } = await people.signIn(body, sessionRequest(request), attempt.left);
      await attempt.succeeded();
      return openSession(dependencies, { request, reply, now }, cookies, 'session.create');
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/session',
    access: 'public',
    tag: 'People',
    summary: 'Switches to another organization of the person who is signed in.',
    body: Type.Object(
      { organization: Type.String({ description: 'Slug of the organization.' }) },
      { additionalProperties: false },
    ),
    bodyExample: { organization: 'acme' },
    status: 200,
    answer: Session,
    errors: ['unauthenticated', 'not_found', 'origin_refused'],
    async handle(dependencies, { body, request, reply }) {
      const signedIn = await requireSignedIn(request, dependencies);
      const wanted = signedIn.memberships.find(({ organization }) => organization.slug === body.organization);
      if (wanted === undefined) throw new AppError('not_found', 'No such organization.');
      const secure = isBehindTls(dependencies.config) ? '; Secure' : '';
      setCookies(reply, [
        `${ORGANIZATION_COOKIE}=${wanted.organization.slug}; Path=/; HttpOnly; SameSite=Lax${secure}`,
      ]);
      const { cookie } = request.headers;
      return toSession(
        await requireSignedIn(
          request,
          dependencies,
          `${withoutOrganization(cookie)}; ${ORGANIZATION_COOKIE}=${wanted.organization.slug}`,
        ),
      );
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/session',
    access: 'public',
    tag: 'People',
    summary:
      'Signs out: ends this session, or with `everywhere=true` every session of the person, and their connected programs.',
    query: Type.Object({ everywhere: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])) }),
    status: 204,
    answer: null,
    errors: ['origin_refused'],
    async handle(dependencies, { query, request, reply, now }) {
      const { people, database } = dependencies;
      requireOwnPage(request);
      const signedIn = await findSignedIn(request, sessionRequest(request), dependencies);
      const isEverywhere = query.everywhere === 'true';
      setCookies(reply, await people.signOut(sessionRequest(request), isEverywhere));
      const action = isEverywhere ? 'session.delete-everywhere' : 'session.delete';
      if (signedIn !== undefined)
        await database.transaction(async (db) => {
          if (isEverywhere) await deleteConnectionsOf(db, signedIn.person.id);
          await recordOwnChange(db, signedIn, action, request, now);
        });
      return undefined;
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/session/password',
    access: 'public',
    tag: 'People',
    summary:
      'Changes the password of the person who is signed in, and ends their other sessions and connected programs.',
    body: ChangePassword,
    bodyExample: { currentPassword: 'correct horse battery', newPassword: 'a longer and better one' },
    status: 204,
    answer: null,
    errors: ['unauthenticated', 'rate_limited', 'origin_refused'],
    async handle(dependencies, { body, request, reply, now }) {
      const { people, database } = dependencies;
      const signedIn = await requireSignedIn(request, dependencies);
      const { person } = signedIn;
      const attempt = await allowSignIn(database, { email: person.email, address: callerAddress(request) }, now);
      setCookies(reply, await people.changePassword(body, sessionRequest(request)));
      await attempt.succeeded();
      await database.transaction(async (db) => {
        await deleteConnectionsOf(db, person.id);
        await recordOwnChange(db, signedIn, 'password.update', request, now);
      });
      return undefined;
    },
  }),
];

/**
 * Answers who is signed in with the session that these cookies open. better-auth has stored the session: its entry in the audit log
 * comes after it.
 */
export async function openSession(
  dependencies: HttpDependencies,
  { request, reply, now }: Pick<HandlerInput<unknown, unknown, unknown>, 'request' | 'reply' | 'now'>,
  cookies: Cookies,
  action: string,
): Promise<Session> {
  setCookies(reply, cookies);
  const cookie = cookies.map((text) => text.split(';', 1)[0]).join('; ');
  const signedIn = await requireSignedIn(request, dependencies, cookie);
  await dependencies.database.transaction((db) => recordOwnChange(db, signedIn, action, request, now));
  return toSession(signedIn);
}

/** @throws unauthenticated, origin_refused */
export async function requireSignedIn(
  request: FastifyRequest,
  dependencies: Pick<HttpDependencies, 'people' | 'database' | 'config' | 'clock'>,
  cookie = request.headers.cookie,
): Promise<SignedIn> {
  const signedIn = await findSignedIn(request, { ...sessionRequest(request), cookie }, dependencies);
  if (signedIn === undefined) throw new AppError('unauthenticated', 'Nobody is signed in.');
  return signedIn;
}

export function setCookies(reply: FastifyReply, cookies: Cookies): void {
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}

function withoutOrganization(cookie = ''): string {
  return cookie
    .split(';')
    .filter((pair) => !pair.trim().startsWith(`${ORGANIZATION_COOKIE}=`))
    .join(';');
}

export function toSession({ person, current, memberships, scopes }: SignedIn): Session {
  return {
    person,
    organization: current === undefined ? null : toOrganization(current.organization),
    role: current?.role ?? null,
    scopes: [...scopes],
    organizations: memberships.map(({ organization, role }: { organization: Organization; role: Role }) => ({
      organization: toOrganization(organization),
      role,
    })),
  };
}

function toOrganization({ id, name, slug, createdAt }: Organization) {
  return { id, name, slug, createdAt: toTimestamp(createdAt) };
}
