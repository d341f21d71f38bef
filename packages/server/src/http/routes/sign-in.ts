// Single sign-on by OpenID Connect. The browser goes to the provider and comes back; both routes answer with a redirect.
import { SignInWays } from '@upriver/contract';
import { Type } from 'typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBehindTls } from '../../config.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import { createIdentifier } from '../../process/random.ts';
import { admitIdentity } from '../../people/admit-identity.ts';
import type { OidcAttempt } from '../../people/oidc.ts';
import type { OidcProvider } from '../../people/oidc-providers.ts';
import { appendAuditEntry } from '../../store/people/audit-log.ts';
import { callerAddress } from '../caller-address.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { route } from '../route.ts';
import { readCookie } from '../session-caller.ts';
import { sessionRequest } from '../session-request.ts';
import { openSession, setCookies } from './session.ts';

const COOKIE = 'upriver.oidc';
const PATH = '/api/v1/sign-in/oidc';
const ATTEMPT_MS = 10 * MINUTE_MS;

const ProviderParameter = Type.Object({ provider: Type.String({ description: 'Identifier of the provider.' }) });

export const signInRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/sign-in',
    access: 'public',
    tag: 'People',
    summary: 'Returns the ways in which people can sign in here.',
    status: 200,
    answer: SignInWays,
    async handle({ oidc, config }) {
      return {
        providers: oidc.providers.map(({ id, name }) => ({ id, name, url: `${PATH}/${id}` })),
        proxy: config.proxySignInHeader !== undefined,
      };
    },
  }),
  route({
    method: 'GET',
    path: `${PATH}/:provider`,
    access: 'public',
    tag: 'People',
    summary: 'Redirects a browser to a provider of single sign-on.',
    params: ProviderParameter,
    query: Type.Object({
      returnTo: Type.Optional(
        Type.String({
          maxLength: 500,
          description: 'Path of the page to show after it.',
          examples: ['/services/stripe'],
        }),
      ),
    }),
    status: 302,
    answer: null,
    errors: ['not_found'],
    async handle(dependencies, { params, query, request, reply, now }) {
      const provider = getProvider(dependencies, params.provider);
      const returnTo = ownPath(query.returnTo);
      try {
        const redirectUri = callbackUrl(dependencies, provider, request).href;
        const { url, attempt } = await dependencies.oidc.start(provider, redirectUri, returnTo, now);
        setCookies(reply, [await sealAttempt(dependencies, attempt)]);
        return await reply.redirect(url.href, 302);
      } catch (error) {
        return refuse(
          dependencies,
          reply,
          error,
          `${provider.name} cannot be reached. Try again, or sign in in another way.`,
        );
      }
    },
  }),
  route({
    method: 'GET',
    path: `${PATH}/:provider/callback`,
    access: 'public',
    tag: 'People',
    summary: 'Ends a single sign-on: opens a session and redirects the browser to the page.',
    params: ProviderParameter,
    status: 302,
    answer: null,
    errors: ['not_found'],
    async handle(dependencies, { params, request, reply, now }) {
      const provider = getProvider(dependencies, params.provider);
      try {
        const attempt = await openAttempt(dependencies, request, provider, now);
        const answer = callbackUrl(dependencies, provider, request);
        answer.search = request.url.split('?', 2)[1] ?? '';
        const identity = await dependencies.oidc.finish(provider, attempt, answer);
        const person = await admitIdentity(
          dependencies,
          provider,
          identity,
          now,
          (db, organizationId, { id, name }, role) =>
            appendAuditEntry(db, {
              id: createIdentifier('aud', now),
              organizationId,
              at: now,
              actor: { kind: 'system', id: null, name: provider.name, address: callerAddress(request) },
              action: role.before === null ? 'member.create' : 'member.update',
              subject: { id, name },
              before: role.before === null ? null : { role: role.before },
              after: { role: role.after },
              requestId: request.id,
            }),
        );
        const cookies = await dependencies.people.openSession(person.id, sessionRequest(request));
        const forgotten = `${COOKIE}=; Path=${PATH}; HttpOnly; SameSite=Lax; Max-Age=0`;
        await openSession(dependencies, { request, reply, now }, [...cookies, forgotten], 'session.create');
        return await reply.redirect(attempt.returnTo, 302);
      } catch (error) {
        return refuse(dependencies, reply, error, `${provider.name} did not sign you in. Begin again.`);
      }
    },
  }),
];

/** @throws not_found */
function getProvider({ oidc }: HttpDependencies, id: string): OidcProvider {
  const provider = oidc.providers.find((candidate) => candidate.id === id);
  if (provider === undefined) throw notFound('provider');
  return provider;
}

/** Back to the page with a sentence. What went wrong is in the log, unless it is about who may sign in. */
function refuse({ log }: HttpDependencies, reply: FastifyReply, error: unknown, otherwise: string): FastifyReply {
  if (!(error instanceof AppError)) log.warn({ err: error }, 'a single sign-on failed');
  const problem = error instanceof AppError ? error.message : otherwise;
  return reply.redirect(`/sign-in?${new URLSearchParams({ problem }).toString()}`, 302);
}

/** Only a path of this server: a link to it must not lead elsewhere after somebody signed in. */
function ownPath(given: string | undefined): string {
  const own = 'http://upriver.invalid';
  if (given === undefined || !given.startsWith('/') || !URL.canParse(given, own)) return '/';
  const { origin, pathname, search, hash } = new URL(given, own);
  // Browsers read `//host` and `/\host` as another server.
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : '/';
}

function callbackUrl({ config }: HttpDependencies, { id }: OidcProvider, request: FastifyRequest): URL {
  return new URL(`${PATH}/${id}/callback`, config.publicUrl ?? `${request.protocol}://${request.host}`);
}

async function sealAttempt({ sealSecrets, config }: HttpDependencies, attempt: OidcAttempt): Promise<string> {
  const sealed = Buffer.from(await sealSecrets(JSON.stringify(attempt), COOKIE), 'base64').toString('base64url');
  const secure = isBehindTls(config) ? '; Secure' : '';
  // Lax: the provider's page sends the browser back.
  return `${COOKIE}=${sealed}; Path=${PATH}; HttpOnly; SameSite=Lax; Max-Age=${ATTEMPT_MS / 1000}${secure}`;
}

/** What this browser began. @throws missing_scope when it began nothing, something else, or too long ago */
async function openAttempt(
  { openSecrets }: HttpDependencies,
  request: FastifyRequest,
  provider: OidcProvider,
  now: number,
): Promise<OidcAttempt> {
  const sealed = readCookie(request.headers.cookie, COOKIE);
  const text = sealed === undefined ? undefined : await openSecrets(sealed, COOKIE).catch(() => undefined);
  // Safe: only this server can have sealed it.
  const attempt = text === undefined ? undefined : (JSON.parse(text) as OidcAttempt);
  if (attempt?.providerId !== provider.id || now - attempt.startedAt > ATTEMPT_MS)
    throw new AppError('missing_scope', 'This sign-in was not begun in this browser, or too long ago. Begin again.');
  return attempt;
}
