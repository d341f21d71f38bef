// People whom a proxy has signed in: it says who they are in a header, which counts only from its own addresses.
import type { Person, Role } from '@upriver/contract';
import type { FastifyRequest } from 'fastify';
import { createAddressList } from '../domain/address.ts';
import { createIdentifier } from '../process/random.ts';
import { findFirstOrganizationId } from '../store/organizations/organizations.ts';
import type { Database } from '../store/database.ts';
import { appendAuditEntry } from '../store/people/audit-log.ts';
import { insertMembership } from '../store/people/memberships.ts';
import { plainAddress } from './caller-address.ts';
import type { HttpDependencies } from './dependencies.ts';

const EMAIL = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;
const EMAIL_LENGTH_MAX = 254;

/** Undefined when no proxy signs people in, the request does not come from one, or it names nobody. */
export async function findProxyPerson(
  { headers, raw, id: requestId }: FastifyRequest,
  { people, database, config, clock }: Pick<HttpDependencies, 'people' | 'database' | 'config' | 'clock'>,
): Promise<Person | undefined> {
  const { proxySignInHeader: header, proxySignInRole: role, trustProxy } = config;
  if (header === undefined) return undefined;
  // Who is connected, and not whom a header names as the client.
  const peer = plainAddress(raw.socket.remoteAddress ?? '');
  if (peer === undefined || !createAddressList(trustProxy).has(peer)) return undefined;
  const email = String(headers[header] ?? '')
    .trim()
    .toLowerCase();
  // A client's own header beside the proxy's would make a list.
  if (!EMAIL.test(email) || email.length > EMAIL_LENGTH_MAX) return undefined;
  const found = await people.findByEmail(email);
  if (found?.isProven === true || (found === undefined && role === undefined)) return found?.person;
  const person = found?.person ?? (await people.create({ name: email, email }));
  // Before the address counts as proven, so that concurrent first requests, and one after a crash, have the role too.
  if (role !== undefined) await addMember(database, person, { role, peer, requestId, now: clock.now() });
  await people.prove(person.id);
  return person;
}

async function addMember(
  database: Database,
  person: Person,
  given: { readonly role: Role; readonly peer: string; readonly requestId: string; readonly now: number },
): Promise<void> {
  const { role, peer, requestId, now } = given;
  await database.transaction(async (db) => {
    const organizationId = await findFirstOrganizationId(db);
    if (organizationId === undefined) return;
    if (!(await insertMembership(db, { organizationId, personId: person.id, role, createdAt: now }))) return;
    await appendAuditEntry(db, {
      id: createIdentifier('aud', now),
      organizationId,
      at: now,
      actor: { kind: 'system', id: null, name: 'proxy', address: peer },
      action: 'member.create',
      subject: person,
      before: null,
      after: { role },
      requestId,
    });
  });
}
