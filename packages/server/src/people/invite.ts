import { hash, randomBytes } from 'node:crypto';
import type { Role } from '@upriver/contract';
import { createIdentifier } from '../process/random.ts';
import type { Queries, Writing } from '../store/database.ts';
import { insertInvitation, revokeOwnerLinks } from '../store/people/invitations.ts';
import type { InvitationRecord } from '../store/people/invitations.ts';
import { MINUTE_MS } from '../domain/time.ts';

const CODE_BYTES = 20;
const INVITATION_MS = 7 * 24 * 60 * MINUTE_MS;
/** Whoever has an owner link is the owner, so it is short-lived. */
const OWNER_LINK_MS = 24 * 60 * MINUTE_MS;

/** What is stored of a code. Its 160 random bits need no salt and no slow hash. */
export function hashCode(code: string): string {
  return hash('sha256', code);
}

/** Creates an invitation. @returns it, and its code, which is stored nowhere */
export async function invite(
  db: Queries | Writing,
  given: { organizationId: string; email: string | null; role: Role; invitedBy: string },
  now: number,
  forMs = INVITATION_MS,
): Promise<{ readonly invitation: InvitationRecord; readonly code: string }> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const invitation: InvitationRecord = {
    ...given,
    id: createIdentifier('inv', now),
    hash: hashCode(code),
    createdAt: now,
    expiresAt: now + forMs,
    acceptedAt: null,
    revokedAt: null,
  };
  await insertInvitation(db, invitation);
  return { invitation, code };
}

/**
 * Creates the link that makes whoever opens it an owner: once, and for a day. Earlier ones that were not used end.
 * @returns its code, which is stored nowhere
 */
export async function inviteOwner(
  db: Writing,
  { organizationId, invitedBy }: { organizationId: string; invitedBy: string },
  now: number,
): Promise<string> {
  await revokeOwnerLinks(db, organizationId, now);
  const given = { organizationId, email: null, role: 'owner', invitedBy } as const;
  return (await invite(db, given, now, OWNER_LINK_MS)).code;
}
