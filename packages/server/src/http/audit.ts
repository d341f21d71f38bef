// The audit log: every route that changes something appends who did it, in the transaction of the change.
import type { Person } from '@upriver/contract';
import type { FastifyRequest } from 'fastify';
import { createIdentifier } from '../process/random.ts';
import type { Database, Writing } from '../store/database.ts';
import { appendAuditEntry } from '../store/people/audit-log.ts';
import type { StoredAuditEntry } from '../store/people/audit-log.ts';
import { callerAddress } from './caller-address.ts';
import type { Caller } from './route.ts';
import type { SignedIn } from './session-caller.ts';

/** What was changed, as the API shows it: its answers contain no secrets. */
export interface AuditedChange {
  readonly subject: { readonly id: string; readonly name?: string | null };
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Appends an entry to the audit log of the caller's organization.
 * @param action noun and verb, such as `token.create`
 */
export type RecordChange = (db: Writing, action: string, change: AuditedChange) => Promise<void>;

/** Who makes a change. */
type Actor = Omit<StoredAuditEntry['actor'], 'address'>;

/** Somebody who is signed in, also through a program, or an API token. */
export function actorOf({ signedIn, tokenId, tokenName }: Caller): Actor {
  if (signedIn === undefined) return { kind: 'token', id: tokenId, name: tokenName };
  const { person } = signedIn;
  return actingPerson(tokenName === '' ? person : { ...person, name: `${person.name} (${tokenName})` });
}

export function actingPerson({ id, name }: Person): Actor {
  return { kind: 'person', id, name };
}

export function createRecorder(
  organizationId: string,
  actor: Actor,
  request: FastifyRequest,
  now: number,
): RecordChange {
  return (db, action, { subject, before, after }) =>
    appendAuditEntry(db, {
      id: createIdentifier('aud', now),
      organizationId,
      at: now,
      actor: { ...actor, address: callerAddress(request) },
      action,
      subject: { id: subject.id, name: subject.name ?? null },
      before,
      after,
      requestId: request.id,
    });
}

/** Records what somebody does with their own account, in each organization that they are a member of. */
export async function recordOwnChange(
  db: Writing,
  { person, memberships }: Pick<SignedIn, 'person' | 'memberships'>,
  action: string,
  request: FastifyRequest,
  now: number,
): Promise<void> {
  for (const { organization } of memberships)
    await createRecorder(organization.id, actingPerson(person), request, now)(db, action, { subject: person });
}

/** The store for a function that has a transaction of its own: the change is recorded at its end. */
export function recordAtEnd(database: Database, record: (db: Writing) => Promise<void>): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (db) => {
        const result = await work(db);
        await record(db);
        return result;
      }),
  };
}
