import { ChangeMember, Member, ROLES } from '@upriver/contract';
import type { Role } from '@upriver/contract';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { mayManage } from '../../people/roles.ts';
import type { Database, Writing } from '../../store/database.ts';
import { deleteConnectionsOf } from '../../store/people/connections.ts';
import { changeRole, listMembers, lockOwners, removeMembership } from '../../store/people/memberships.ts';
import type { MemberRecord } from '../../store/people/memberships.ts';
import type { Caller } from '../route.ts';
import { route } from '../route.ts';

const params = Type.Object({ id: Type.String() });

export const memberRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/members',
    access: 'read',
    tag: 'People',
    summary: 'Lists the people of the organization with their roles.',
    status: 200,
    answer: Type.Array(Member),
    async handle({ database }, { caller }) {
      return (await listMembers(database.kysely, caller.organizationId)).map(toMember);
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/members/:id',
    access: 'admin',
    tag: 'People',
    summary: 'Changes the role of a member.',
    params,
    body: ChangeMember,
    bodyExample: { role: 'admin' },
    status: 200,
    answer: Member,
    errors: ['not_found', 'missing_scope', 'conflict'],
    async handle({ database }, { caller, params: { id }, body, record }) {
      requireManaging(caller, body.role);
      return changeMember(database, caller, id, async (db, member) => {
        await changeRole(db, caller.organizationId, id, body.role);
        const after = toMember({ ...member, role: body.role });
        await record(db, 'member.update', { subject: { id, name: member.name }, before: toMember(member), after });
        return after;
      });
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/members/:id',
    access: 'admin',
    tag: 'People',
    summary:
      'Removes a member. Their next request and that of every program that they connected is refused, and their open streams end.',
    params,
    status: 204,
    answer: null,
    errors: ['not_found', 'missing_scope', 'conflict'],
    async handle({ database }, { caller, params: { id }, record }) {
      return changeMember(database, caller, id, async (db, member) => {
        await removeMembership(db, caller.organizationId, id);
        await deleteConnectionsOf(db, id, caller.organizationId);
        await record(db, 'member.delete', { subject: { id, name: member.name }, before: toMember(member) });
      });
    },
  }),
];

/**
 * Changes a member whom the caller may manage.
 * @throws not_found, missing_scope, and conflict when the organization would have no owner any more
 */
async function changeMember<Result>(
  database: Database,
  caller: Caller,
  id: string,
  change: (db: Writing, member: MemberRecord) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (db) => {
    const { organizationId } = caller;
    await lockOwners(db, organizationId, database.dialect === 'postgres');
    const member = (await listMembers(db, organizationId)).find(({ personId }) => personId === id);
    if (member === undefined) throw notFound('member');
    requireManaging(caller, member.role);
    const result = await change(db, member);
    if (member.role === 'owner' && (await lockOwners(db, organizationId, false)).length === 0)
      throw new AppError('conflict', 'An organization needs an owner: make somebody else an owner first.');
    return result;
  });
}

/**
 * A token with scope `admin` manages as an admin does, one that operates the server as an owner does.
 * @throws missing_scope
 */
export function requireManaging(caller: Caller, role: Role): void {
  const own = caller.signedIn?.current?.role ?? (caller.scopes.includes('operator') ? 'owner' : 'admin');
  if (!mayManage(own, role))
    throw new AppError(
      'missing_scope',
      `The role ${own} cannot give or take the role ${role}. Roles: ${ROLES.join(', ')}.`,
    );
}

function toMember({ personId, name, email, role, createdAt }: MemberRecord): Member {
  return { id: personId, name, email, role, createdAt: toTimestamp(createdAt) };
}
