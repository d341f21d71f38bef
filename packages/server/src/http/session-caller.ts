// Who is behind the cookies of a request, and what they may do.
import type { Person, Role } from '@upriver/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../domain/errors.ts';
import { findFirstOrganizationId } from '../store/organizations/organizations.ts';
import type { Organization } from '../store/organizations/organizations.ts';
import { listMemberships } from '../store/people/memberships.ts';
import type { SessionRequest } from '../people/auth-request.ts';
import type { HttpDependencies } from './dependencies.ts';
import { findProxyPerson } from './proxy-person.ts';
import { scopesOf } from '../people/roles.ts';

/** Names the organization that a person looks at, by its slug. Without it, or when it is not theirs, it is their first one. */
export const ORGANIZATION_COOKIE = 'upriver.organization';
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A person who calls. */
export interface SignedIn {
  readonly person: Person;
  /** The session; undefined when a proxy has signed the person in, or a program calls for them. */
  readonly session: string | undefined;
  /** Undefined for somebody who is a member of no organization any more. */
  readonly current: { readonly organization: Organization; readonly role: Role } | undefined;
  readonly memberships: readonly { readonly organization: Organization; readonly role: Role }[];
  readonly scopes: ReturnType<typeof scopesOf>;
}

/**
 * Undefined when nobody is signed in.
 * @throws origin_refused for a change that another site's page asks for
 */
export async function findSignedIn(
  request: FastifyRequest,
  session: SessionRequest,
  dependencies: Pick<HttpDependencies, 'people' | 'database' | 'config' | 'clock'>,
): Promise<SignedIn | undefined> {
  const { people, database } = dependencies;
  // A browser that several people use has one session; the proxy says who it is now.
  const proxied = await findProxyPerson(request, dependencies);
  const found = proxied === undefined ? await people.find(session) : { person: proxied, session: undefined };
  if (found === undefined) return undefined;
  const { person } = found;
  if (!READING.has(request.method)) requireOwnPage(request);
  const memberships = await listMemberships(database.kysely, person.id);
  const wanted = readCookie(session.cookie, ORGANIZATION_COOKIE);
  const current = memberships.find(({ organization }) => organization.slug === wanted) ?? memberships[0];
  const isFirst = current !== undefined && (await findFirstOrganizationId(database.kysely)) === current.organization.id;
  return { ...found, current, memberships, scopes: current === undefined ? [] : scopesOf(current.role, isFirst) };
}

/**
 * Refuses what a page of another origin sends with this browser's cookies. Browsers send `Sec-Fetch-Site` (W3C Fetch Metadata), older
 * ones `Origin`; programs send neither.
 * @throws origin_refused
 */
export function requireOwnPage({ headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOwn =
    site === undefined ? origin === undefined || hostOf(origin) === host : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new AppError('origin_refused', 'This request comes from a page of another site.');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** The value of a cookie (RFC 6265); undefined when there is none, or several. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  return values.length === 1 ? values[0]?.slice(name.length + 1) : undefined;
}
