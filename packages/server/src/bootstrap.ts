import { API_TOKEN_PREFIX, SDK_KEY_PREFIX, credentialStart, hashCredential } from './domain/credentials.ts';
import { createCredential, createIdentifier } from './process/random.ts';
import { inviteOwner } from './people/invite.ts';
import type { Database } from './store/database.ts';
import {
  findFirstOrganizationId,
  insertOrganization,
  markFirstOrganization,
} from './store/organizations/organizations.ts';
import { insertProject } from './store/organizations/projects.ts';
import { insertSdkKey } from './store/organizations/sdk-keys.ts';
import { insertToken } from './store/organizations/tokens.ts';

/** What the first start made. Secrets are in memory only here; the store has their hashes. */
export interface FirstStart {
  readonly token: string;
  readonly sdkKey: string;
  readonly projectId: string;
  /** Of the link that makes somebody the first owner. */
  readonly ownerCode: string;
}

/**
 * Creates the organization `default` with one project, an admin token, an SDK key and an owner link, all or nothing.
 * @returns undefined when an organization exists already
 */
export async function bootstrap(
  database: Database,
  given: { token: string | undefined; sdkKey: string | undefined; organizationName?: string | undefined },
  now: number,
): Promise<FirstStart | undefined> {
  return database.transaction(async (db) => {
    if ((await findFirstOrganizationId(db)) !== undefined) return undefined;
    const token = given.token ?? createCredential(API_TOKEN_PREFIX);
    const sdkKey = given.sdkKey ?? createCredential(SDK_KEY_PREFIX);
    const organizationId = createIdentifier('org', now);
    const projectId = createIdentifier('proj', now);
    const name = given.organizationName ?? 'Default';
    const organization = { id: organizationId, name, slug: 'default', createdAt: now };
    // Another node that starts at the same moment made it.
    if (!(await insertOrganization(db, organization))) return undefined;
    await markFirstOrganization(db, organizationId);
    await insertProject(db, {
      id: projectId,
      organizationId,
      name: 'Default',
      slug: 'default',
      createdAt: now,
    });
    await insertToken(db, {
      id: createIdentifier('tok', now),
      organizationId,
      name: 'first admin token',
      prefix: credentialStart(token),
      hash: hashCredential(token),
      scopes: ['read', 'write', 'admin', 'operator'],
      createdAt: now,
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    });
    await insertSdkKey(db, {
      id: createIdentifier('key', now),
      organizationId,
      projectId,
      name: 'first SDK key',
      prefix: credentialStart(sdkKey),
      hash: hashCredential(sdkKey),
      enabled: true,
      allowedOrigins: [],
      createdAt: now,
      revokedAt: null,
    });
    const ownerCode = await inviteOwner(db, { organizationId, invitedBy: 'the first start' }, now);
    return { token, sdkKey, projectId, ownerCode };
  });
}
