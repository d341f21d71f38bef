// The link that makes somebody an owner, for the first start and for when nobody can sign in any more.
import { existsSync } from 'node:fs';
import type { Config } from './config.ts';
import { OperatorError } from './domain/operator-error.ts';
import { localUrl } from './local-url.ts';
import { inviteOwner } from './people/invite.ts';
import { createIdentifier } from './process/random.ts';
import { systemClock } from './process/system-clock.ts';
import { openDatabase } from './store/database.ts';
import { appendAuditEntry } from './store/people/audit-log.ts';
import { storeLocation } from './store-location.ts';
import { findFirstOrganizationId } from './store/organizations/organizations.ts';

const INVITED_BY = 'upriver owner-link';

/** @param url of the server, without a slash at its end */
export function ownerLink(url: string, code: string): string {
  return `${url}/owner/${code}`;
}

/**
 * Creates an owner link of the first organization in the store, beside a running server or without one.
 * @returns the link
 * @throws OperatorError when there is no store yet
 */
export async function createOwnerLink(config: Config): Promise<string> {
  const location = storeLocation(config);
  if (location.dialect === 'sqlite' && !existsSync(location.file))
    throw new OperatorError(
      `there is no store in ${config.dataDirectory}; name its directory with --data, or start the server once`,
    );
  const database = openDatabase(location);
  try {
    const code = await database.transaction(async (db) => {
      const organizationId = await findFirstOrganizationId(db);
      if (organizationId === undefined) throw new OperatorError('the store is empty; start the server once');
      const now = systemClock.now();
      await appendAuditEntry(db, {
        id: createIdentifier('aud', now),
        organizationId,
        at: now,
        actor: { kind: 'system', id: null, name: INVITED_BY, address: null },
        action: 'owner-link.create',
        subject: { id: organizationId, name: null },
        before: null,
        after: null,
        requestId: null,
      });
      return inviteOwner(db, { organizationId, invitedBy: INVITED_BY }, now);
    });
    return ownerLink(config.publicUrl ?? localUrl(config), code);
  } finally {
    await database.close();
  }
}
