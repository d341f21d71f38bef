import type { Queries, Writing } from '../database.ts';
import { findMeta, putMeta } from '../meta.ts';

/** What of an organization anybody may see while it is switched on: badges, and the list of its services with their status. */
export type PublicView = 'badges' | 'embed';

/** Whether anybody may see it; not unless it was switched on. */
export async function isPublic(db: Queries, organizationId: string, view: PublicView): Promise<boolean> {
  return (await findMeta(db, keyOf(organizationId, view))) === 'on';
}

export async function putPublic(
  db: Queries | Writing,
  organizationId: string,
  view: PublicView,
  isOn: boolean,
): Promise<void> {
  await putMeta(db, keyOf(organizationId, view), isOn ? 'on' : 'off');
}

function keyOf(organizationId: string, view: PublicView): string {
  return `${view} ${organizationId}`;
}
