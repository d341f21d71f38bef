// Whom a provider may sign in, and as what.
import { ROLES } from '@upriver/contract';
import type { Person, Role } from '@upriver/contract';
import { AppError } from '../domain/errors.ts';
import type { Database, Writing } from '../store/database.ts';
import { findFirstOrganizationId, findOrganizationBySlug } from '../store/organizations/organizations.ts';
import { hasOpenInvitation } from '../store/people/invitations.ts';
import { changeRole, insertMembership, listMembers, lockOwners } from '../store/people/memberships.ts';
import type { OidcIdentity } from './oidc.ts';
import type { OidcProvider } from './oidc-providers.ts';
import type { People } from './people.ts';

/** Told of a membership that a provider gave or changed, in its transaction. */
type OnRole = (
  db: Writing,
  organizationId: string,
  person: Person,
  role: { before: Role | null; after: Role },
) => Promise<void>;

/**
 * The person behind an identity, found by provider and subject. The first time they are found by an address that the provider has
 * verified, or created when the provider gives them a role or somebody has invited them.
 * @throws missing_scope saying why the person is not let in
 */
export async function admitIdentity(
  { database, people }: { readonly database: Database; readonly people: People },
  provider: OidcProvider,
  identity: OidcIdentity,
  now: number,
  onRole: OnRole,
): Promise<Person> {
  const email = readEmail(provider, identity);
  const role = roleOf(provider, identity);
  const known = await people.findByIdentity(identityProvider(provider), identity.subject);
  const person = known ?? (await meet({ database, people }, provider, identity, email, role, now));
  if (role !== undefined) await giveRole(database, provider, person, role, now, onRole);
  return person;
}

/** @throws missing_scope for an address that is not verified, or of another domain */
function readEmail({ name, domains, trustsEmail }: OidcProvider, { email, isEmailVerified }: OidcIdentity): string {
  if (email === undefined) throw refused(`${name} did not say your e-mail address.`);
  // Otherwise whoever enters somebody else's address there would be that person here.
  if (!isEmailVerified && !trustsEmail) throw refused(`${name} has not verified your e-mail address.`);
  if (domains.length > 0 && !domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw refused(`Addresses of this domain cannot sign in with ${name}.`);
  return email;
}

async function meet(
  { database, people }: { readonly database: Database; readonly people: People },
  provider: OidcProvider,
  { subject, name }: OidcIdentity,
  email: string,
  role: Role | undefined,
  now: number,
): Promise<Person> {
  const found = await people.findByEmail(email);
  if (found === undefined && role === undefined && !(await hasOpenInvitation(database.kysely, email, now)))
    throw refused('Nobody has invited this address. Ask an admin for an invitation.');
  const person = found?.person ?? (await people.create({ name: name ?? email, email }));
  if (found?.isProven !== true) await people.prove(person.id);
  await people.link(person.id, identityProvider(provider), subject);
  return person;
}

/** The highest role that the claims give, else the provider's own. */
function roleOf({ role, roleClaim, roles }: OidcProvider, { claims }: OidcIdentity): Role | undefined {
  const values = roleClaim === undefined ? [] : [claims[roleClaim] ?? []].flat();
  const given = values.flatMap((value) => (typeof value === 'string' ? (roles.get(value) ?? []) : []));
  return ROLES.findLast((candidate) => given.includes(candidate)) ?? role;
}

/** A role by claims is what the provider says at each sign-in; its general one is for new members. The last owner stays owner. */
async function giveRole(
  database: Database,
  provider: OidcProvider,
  person: Person,
  role: Role,
  now: number,
  onRole: OnRole,
): Promise<void> {
  await database.transaction(async (db) => {
    const organizationId =
      provider.organization === undefined
        ? await findFirstOrganizationId(db)
        : (await findOrganizationBySlug(db, provider.organization))?.id;
    if (organizationId === undefined) throw refused(`The organization of ${provider.name} does not exist.`);
    const owners = await lockOwners(db, organizationId, database.dialect === 'postgres');
    const member = (await listMembers(db, organizationId)).find(({ personId }) => personId === person.id);
    if (member === undefined) {
      if (await insertMembership(db, { organizationId, personId: person.id, role, createdAt: now }))
        await onRole(db, organizationId, person, { before: null, after: role });
      return;
    }
    const isLastOwner = member.role === 'owner' && owners.length === 1;
    if (provider.roleClaim === undefined || member.role === role || isLastOwner) return;
    await changeRole(db, organizationId, person.id, role);
    await onRole(db, organizationId, person, { before: member.role, after: role });
  });
}

/** The issuer, so that another provider under the same id is another one. */
function identityProvider({ issuer }: OidcProvider): string {
  return `oidc ${issuer.href}`;
}

function refused(message: string): AppError {
  return new AppError('missing_scope', message);
}
