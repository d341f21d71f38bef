import type { Role } from '@upriver/contract';
import type { Queries, Writing } from '../database.ts';
import type { Organization } from '../organizations/organizations.ts';

export interface Membership {
  readonly organizationId: string;
  readonly personId: string;
  readonly role: Role;
  readonly createdAt: number;
}

/** A person of an organization. */
export interface MemberRecord extends Membership {
  readonly name: string;
  readonly email: string;
}

/** @returns false when the person is a member already, whatever the role */
export async function insertMembership(
  db: Writing,
  { organizationId, personId, role, createdAt }: Membership,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('memberships')
    .values({ organization_id: organizationId, person_id: personId, role, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['organization_id', 'person_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Every member, in the order in which they joined. */
export async function listMembers(db: Queries, organizationId: string): Promise<MemberRecord[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .selectAll('memberships')
    .select(['people.name', 'people.email'])
    .where('organization_id', '=', organizationId)
    .orderBy('memberships.created_at')
    .orderBy('person_id')
    .execute();
  return rows.map((row) => ({
    organizationId: row.organization_id,
    personId: row.person_id,
    // Safe: only roles are written.
    role: row.role as Role,
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
  }));
}

/** The organizations of a person with their roles, in the order in which the person joined. */
export async function listMemberships(
  db: Queries,
  personId: string,
): Promise<{ readonly organization: Organization; readonly role: Role }[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .selectAll('organizations')
    .select('memberships.role')
    .where('person_id', '=', personId)
    .orderBy('memberships.created_at')
    .orderBy('organization_id')
    .execute();
  return rows.map(({ id, name, slug, created_at: createdAt, role }) => ({
    organization: { id, name, slug, createdAt },
    // Safe: only roles are written.
    role: role as Role,
  }));
}

/** The roles of some people, in every organization that they are members of. */
export async function listRoles(
  db: Queries,
  personIds: readonly string[],
): Promise<{ get(organizationId: string, personId: string): Role | undefined }> {
  const rows =
    personIds.length === 0
      ? []
      : await db
          .selectFrom('memberships')
          .select(['organization_id', 'person_id', 'role'])
          .where('person_id', 'in', personIds)
          .execute();
  // Safe: only roles are written.
  const roles = new Map(rows.map((row) => [`${row.organization_id} ${row.person_id}`, row.role as Role]));
  return { get: (organizationId, personId) => roles.get(`${organizationId} ${personId}`) };
}

/** @returns false when there is no such member */
export async function changeRole(db: Writing, organizationId: string, personId: string, role: Role): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('memberships')
    .set({ role })
    .where('organization_id', '=', organizationId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when there is no such member */
export async function removeMembership(db: Writing, organizationId: string, personId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('memberships')
    .where('organization_id', '=', organizationId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Owners of an organization. The rows stay locked until the transaction ends, so that two owners who leave at the same moment do not
 * both leave.
 */
export async function lockOwners(db: Writing, organizationId: string, isLocking: boolean): Promise<string[]> {
  const owners = db
    .selectFrom('memberships')
    .select('person_id')
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'owner');
  const rows = await (isLocking ? owners.forUpdate() : owners).execute();
  return rows.map(({ person_id: personId }) => personId);
}
