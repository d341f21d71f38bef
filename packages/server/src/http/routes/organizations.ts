import { CreateOrganization, CreatedOrganization, Organization } from '@upriver/contract';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import { API_TOKEN_PREFIX, credentialStart, hashCredential } from '../../domain/credentials.ts';
import { AppError } from '../../domain/errors.ts';
import { createCredential, createIdentifier } from '../../process/random.ts';
import type { Queries } from '../../store/database.ts';
import {
  findFirstOrganizationId,
  insertOrganization,
  listOrganizations,
} from '../../store/organizations/organizations.ts';
import type { Organization as StoredOrganization } from '../../store/organizations/organizations.ts';
import { insertToken } from '../../store/organizations/tokens.ts';
import { route } from '../route.ts';

export const organizationRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/organizations',
    access: 'operator',
    tag: 'Organizations',
    summary: 'Lists all organizations of this server.',
    status: 200,
    answer: Type.Array(Organization),
    async handle({ database }, { caller }) {
      await requireFirstOrganization(database.kysely, caller.organizationId);
      return (await listOrganizations(database.kysely)).map(toOrganization);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/organizations',
    access: 'operator',
    tag: 'Organizations',
    summary: 'Creates an organization and its first admin token. Only this response contains the token.',
    body: CreateOrganization,
    bodyExample: { name: 'Acme', slug: 'acme' },
    status: 201,
    answer: CreatedOrganization,
    errors: ['conflict'],
    async handle({ database }, { caller, body, now, record }) {
      await requireFirstOrganization(database.kysely, caller.organizationId);
      const secret = createCredential(API_TOKEN_PREFIX);
      const row = { id: createIdentifier('org', now), name: body.name.trim(), slug: body.slug, createdAt: now };
      await database.transaction(async (db) => {
        if (!(await insertOrganization(db, row)))
          throw new AppError('conflict', `An organization with the slug "${body.slug}" already exists.`);
        await insertToken(db, {
          id: createIdentifier('tok', now),
          organizationId: row.id,
          name: 'first admin token',
          prefix: credentialStart(secret),
          hash: hashCredential(secret),
          scopes: ['read', 'write', 'admin'],
          createdAt: now,
          expiresAt: null,
          revokedAt: null,
          lastUsedAt: null,
        });
        await record(db, 'organization.create', { subject: row, after: toOrganization(row) });
      });
      return { organization: toOrganization(row), token: secret };
    },
  }),
];

/** Operating is for the first organization only, whatever scopes a token of another one was given. */
async function requireFirstOrganization(db: Queries, organizationId: string): Promise<void> {
  if ((await findFirstOrganizationId(db)) !== organizationId)
    throw new AppError('missing_scope', 'Only tokens of the first organization can manage organizations.');
}

function toOrganization(row: StoredOrganization): Organization {
  return { id: row.id, name: row.name, slug: row.slug, createdAt: toTimestamp(row.createdAt) };
}
