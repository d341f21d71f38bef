import type { Queries, Writing } from '../database.ts';
import { findMeta, putMeta } from '../meta.ts';

/** Whether anybody may see an organization's badges; not unless it was switched on. */
export async function areBadgesOn(db: Queries, organizationId: string): Promise<boolean> {
  return (await findMeta(db, keyOf(organizationId))) === 'on';
}

export async function putBadges(db: Queries | Writing, organizationId: string, isOn: boolean): Promise<void> {
  await putMeta(db, keyOf(organizationId), isOn ? 'on' : 'off');
}

function keyOf(organizationId: string): string {
  return `badges ${organizationId}`;
}
