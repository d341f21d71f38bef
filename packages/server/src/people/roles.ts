import { ROLES } from '@upriver/contract';
import type { Role, TokenScope } from '@upriver/contract';

/** What each role may do, in the scopes of tokens. Owners of the first organization also operate the server. */
const SCOPES_BY_ROLE: Readonly<Record<Role, readonly TokenScope[]>> = {
  viewer: ['read'],
  member: ['read', 'write'],
  admin: ['read', 'write', 'admin'],
  owner: ['read', 'write', 'admin'],
};

export function scopesOf(role: Role, isFirstOrganization: boolean): readonly TokenScope[] {
  const scopes = SCOPES_BY_ROLE[role];
  return role === 'owner' && isFirstOrganization ? [...scopes, 'operator'] : scopes;
}

/** Whether somebody may give or take a role: nobody above their own. */
export function mayManage(own: Role, other: Role): boolean {
  return ROLES.indexOf(own) >= ROLES.indexOf(other) && ROLES.indexOf(own) >= ROLES.indexOf('admin');
}
