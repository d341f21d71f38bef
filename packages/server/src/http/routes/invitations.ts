import {
  AcceptInvitation,
  CreateInvitation,
  CreatedInvitation,
  Invitation,
  InvitationPreview,
  ReadInvitation,
  Session,
} from '@upriver/contract';
import type { Person } from '@upriver/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { allowSignIn } from '../../people/attempts.ts';
import { hashCode, invite } from '../../people/invite.ts';
import { findSignedIn, requireOwnPage } from '../session-caller.ts';
import type { Queries } from '../../store/database.ts';
import { listOrganizations } from '../../store/organizations/organizations.ts';
import {
  acceptInvitation,
  findInvitationByHash,
  listInvitations,
  revokeInvitation,
} from '../../store/people/invitations.ts';
import type { InvitationRecord } from '../../store/people/invitations.ts';
import { insertMembership } from '../../store/people/memberships.ts';
import { callerAddress } from '../caller-address.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { actingPerson, createRecorder } from '../audit.ts';
import { callerName, route } from '../route.ts';
import { sessionRequest } from '../session-request.ts';
import { requireManaging } from './members.ts';
import { openSession, requireSignedIn, toSession } from './session.ts';

export const invitationRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/invitations',
    access: 'admin',
    tag: 'People',
    summary: 'Lists the invitations of the organization, newest first, without their codes.',
    status: 200,
    answer: Type.Array(Invitation),
    async handle({ database }, { caller }) {
      return (await listInvitations(database.kysely, caller.organizationId)).map(toInvitation);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/invitations',
    access: 'admin',
    tag: 'People',
    summary: 'Invites somebody. The link works once and for seven days; only this response contains it.',
    body: CreateInvitation,
    bodyExample: { email: 'grace@example.com', role: 'member' },
    status: 201,
    answer: CreatedInvitation,
    errors: ['missing_scope'],
    async handle({ database, config }, { caller, body, request, now, record }) {
      requireManaging(caller, body.role);
      const { organizationId } = caller;
      const given = {
        organizationId,
        email: body.email.trim().toLowerCase(),
        role: body.role,
        invitedBy: callerName(caller),
      };
      const { invitation, code } = await database.transaction(async (db) => {
        const made = await invite(db, given, now);
        const { id } = made.invitation;
        await record(db, 'invitation.create', {
          subject: { id, name: given.email },
          after: toInvitation(made.invitation),
        });
        return made;
      });
      const link = new URL(`/invite/${code}`, config.publicUrl ?? `${request.protocol}://${request.host}`);
      return { ...toInvitation(invitation), code, link: link.href };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/invitations/:id',
    access: 'admin',
    tag: 'People',
    summary: 'Revokes an invitation that was not accepted.',
    params: Type.Object({ id: Type.String() }),
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, now, record }) {
      await database.transaction(async (db) => {
        if (!(await revokeInvitation(db, caller.organizationId, params.id, now))) throw notFound('open invitation');
        await record(db, 'invitation.revoke', { subject: params });
      });
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/invitations/preview',
    access: 'public',
    tag: 'People',
    summary: 'Returns what an invitation is for.',
    body: ReadInvitation,
    bodyExample: { code: 'mWUI0D5Cq1bQ9cZgk3vXr7nT2xs' },
    status: 200,
    answer: InvitationPreview,
    errors: ['not_found', 'conflict', 'origin_refused'],
    async handle({ database }, { body, request, now }) {
      requireOwnPage(request);
      const invitation = await requireInvitation(database.kysely, body.code, now);
      return {
        organization: await organizationName(database.kysely, invitation.organizationId),
        email: invitation.email,
        role: invitation.role,
        expiresAt: toTimestamp(invitation.expiresAt),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/invitations/accept',
    access: 'public',
    tag: 'People',
    summary: 'Accepts an invitation, as the person who is signed in or as a new one, who is then signed in.',
    body: AcceptInvitation,
    bodyExample: { code: 'mWUI0D5Cq1bQ9cZgk3vXr7nT2xs', name: 'Grace Hopper', password: 'correct horse battery' },
    status: 200,
    answer: Session,
    errors: ['not_found', 'conflict', 'unprocessable', 'rate_limited', 'origin_refused'],
    async handle(dependencies, { body, request, reply, now }) {
      const { database, people } = dependencies;
      requireOwnPage(request);
      const invitation = await requireInvitation(database.kysely, body.code, now);
      const signedIn = await findSignedIn(request, sessionRequest(request), dependencies);
      if (signedIn !== undefined) {
        if (invitation.email !== null && invitation.email !== signedIn.person.email)
          throw new AppError(
            'unprocessable',
            `This invitation is for ${invitation.email}, and you are signed in as ${signedIn.person.email}.`,
          );
        await join(dependencies, request, invitation, signedIn.person, now);
        return toSession(await requireSignedIn(request, dependencies));
      }
      const email = invitation.email ?? body.email?.trim().toLowerCase();
      const { name, password } = body;
      if (email === undefined || name === undefined || password === undefined)
        throw new AppError(
          'unprocessable',
          'Nobody is signed in: a new person needs body.name, body.email and body.password.',
        );
      const attempt = await allowSignIn(database, { email, address: callerAddress(request) }, now);
      const { person, cookies } = await people.signUp({ name, email, password }, sessionRequest(request));
      await join(dependencies, request, invitation, person, now);
      await attempt.succeeded();
      return openSession(dependencies, { request, reply, now }, cookies, 'session.create');
    },
  }),
];

/**
 * Once, however many accept at the same moment.
 * @throws not_found, and conflict for somebody who is a member already: an invitation changes no role
 */
async function join(
  { database }: HttpDependencies,
  request: FastifyRequest,
  { id, organizationId, role }: InvitationRecord,
  person: Person,
  now: number,
): Promise<void> {
  const record = createRecorder(organizationId, actingPerson(person), request, now);
  await database.transaction(async (db) => {
    if (!(await acceptInvitation(db, id, now))) throw notFound('open invitation');
    if (!(await insertMembership(db, { organizationId, personId: person.id, role, createdAt: now })))
      throw new AppError('conflict', 'You are a member of this organization already.');
    await record(db, 'invitation.accept', { subject: { id, name: person.email }, after: { role } });
  });
}

/**
 * Only who has the code learns what became of it.
 * @throws not_found, and conflict with `details: [{ usedAt }]` when it was used
 */
async function requireInvitation(db: Queries, code: string, now: number): Promise<InvitationRecord> {
  const invitation = await findInvitationByHash(db, hashCode(code));
  if (invitation === undefined)
    throw new AppError('not_found', 'No invitation has this code. Check that the link is complete.');
  if (invitation.acceptedAt !== null)
    throw new AppError('conflict', 'This link was used already. Sign in instead.', {
      details: [{ usedAt: toTimestamp(invitation.acceptedAt) }],
    });
  if (invitation.revokedAt !== null) throw new AppError('not_found', 'This link was revoked. Ask for a new one.');
  if (invitation.expiresAt <= now) throw new AppError('not_found', 'This link has expired. Ask for a new one.');
  return invitation;
}

async function organizationName(db: Queries, id: string): Promise<string> {
  return (await listOrganizations(db)).find((organization) => organization.id === id)?.name ?? '';
}

function toInvitation(record: InvitationRecord): Invitation {
  return {
    id: record.id,
    email: record.email,
    role: record.role,
    invitedBy: record.invitedBy,
    createdAt: toTimestamp(record.createdAt),
    expiresAt: toTimestamp(record.expiresAt),
    acceptedAt: toNullableTimestamp(record.acceptedAt),
    revokedAt: toNullableTimestamp(record.revokedAt),
  };
}
