import type { Role } from '@upriver/contract';
import type { Queries, Writing } from '../database.ts';
import type { InvitationTable } from '../schema/people.ts';

export interface InvitationRecord {
  readonly id: string;
  readonly organizationId: string;
  /** Null: whoever has the code. */
  readonly email: string | null;
  readonly role: Role;
  /** Of its code. */
  readonly hash: string;
  /** Who invited: a name to be shown. */
  readonly invitedBy: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly acceptedAt: number | null;
  readonly revokedAt: number | null;
}

export async function insertInvitation(db: Queries | Writing, invitation: InvitationRecord): Promise<void> {
  await db
    .insertInto('invitations')
    .values({
      id: invitation.id,
      organization_id: invitation.organizationId,
      email: invitation.email,
      role: invitation.role,
      hash: invitation.hash,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
      accepted_at: invitation.acceptedAt,
      revoked_at: invitation.revokedAt,
    })
    .execute();
}

/** The invitation with this code, of whatever organization. */
export async function findInvitationByHash(db: Queries | Writing, hash: string): Promise<InvitationRecord | undefined> {
  const row = await db.selectFrom('invitations').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row && toInvitation(row);
}

/** Whether somebody has invited this address, to whatever organization. */
export async function hasOpenInvitation(db: Queries, email: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export async function listInvitations(db: Queries, organizationId: string): Promise<InvitationRecord[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toInvitation);
}

/** @returns false when it was accepted or revoked meanwhile */
export async function acceptInvitation(db: Writing, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when there is no such open invitation */
export async function revokeInvitation(db: Queries, organizationId: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Revokes the invitations of owners that are for whoever has their code. */
export async function revokeOwnerLinks(db: Writing, organizationId: string, now: number): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('organization_id', '=', organizationId)
    .where('email', 'is', null)
    .where('role', '=', 'owner')
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

function toInvitation(row: InvitationTable): InvitationRecord {
  return {
    id: row.id,
    organizationId: row.organization_id,
    email: row.email,
    // Safe: only roles are written.
    role: row.role as Role,
    hash: row.hash,
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    revokedAt: row.revoked_at,
  };
}
