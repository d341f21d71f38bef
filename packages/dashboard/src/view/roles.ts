import type { Role } from '@upriver/contract';

const ROLES: readonly Role[] = ['viewer', 'member', 'admin', 'owner'];

/** Roles that somebody may give and take: those up to their own. */
export function rolesBelow(own: Role): readonly Role[] {
  return ROLES.slice(0, ROLES.indexOf(own) + 1);
}
