// What a stream was opened with. Whatever would not open it any more ends it.
import type { Role } from '@upriver/contract';
import type { People } from '../../people/people.ts';
import type { Database } from '../../store/database.ts';
import { listUsableTokenIds } from '../../store/organizations/tokens.ts';
import { listRoles } from '../../store/people/memberships.ts';
import type { Caller } from '../route.ts';

export type StreamCredential =
  | { readonly kind: 'token'; readonly id: string }
  | {
      readonly kind: 'person';
      readonly id: string;
      /** With another role the page shows other things, so that it begins anew. */
      readonly role: Role;
      /** Undefined for somebody whom a proxy has signed in. */
      readonly session: string | undefined;
    };

/** A stream, as far as its access goes. */
interface Accessing {
  readonly organizationId: string;
  readonly credential: StreamCredential;
}

/** The credential of a caller who was let in. */
export function credentialOf({ tokenId, signedIn }: Caller): StreamCredential {
  if (signedIn?.current === undefined) return { kind: 'token', id: tokenId };
  return { kind: 'person', id: signedIn.person.id, role: signedIn.current.role, session: signedIn.session };
}

/** Reads which of these may go on: three queries, however many there are. */
export async function readAccess(
  { database, people }: { readonly database: Database; readonly people: Pick<People, 'listOpenSessions'> },
  streams: readonly Accessing[],
  now: number,
): Promise<(stream: Accessing) => boolean> {
  const credentials = streams.map(({ credential }) => credential);
  const persons = credentials.filter((credential) => credential.kind === 'person');
  const tokens = credentials.filter((credential) => credential.kind === 'token');
  const tokenIds = await listUsableTokenIds(database.kysely, unique(tokens.map(({ id }) => id)), now);
  const roles = await listRoles(database.kysely, unique(persons.map(({ id }) => id)));
  const sessions = await people.listOpenSessions(unique(persons.flatMap(({ session }) => session ?? [])));
  return ({ organizationId, credential }) => {
    if (credential.kind === 'token') return tokenIds.has(credential.id);
    const { id, role, session } = credential;
    return roles.get(organizationId, id) === role && (session === undefined || sessions.has(session));
  };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
