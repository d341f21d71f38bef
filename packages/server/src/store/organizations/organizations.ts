import type { Queries, Writing } from '../database.ts';
import { findMeta, putMeta } from '../meta.ts';
import type { OrganizationTable } from '../schema/core.ts';

export type OrganizationRow = OrganizationTable;

/** @returns false when its slug is taken, be it by somebody who created one at the same moment */
export async function insertOrganization(db: Writing, row: OrganizationRow): Promise<boolean> {
  const result = await db
    .insertInto('organizations')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Every organization, oldest first. Only operators see this list. */
export async function listOrganizations(db: Queries): Promise<OrganizationRow[]> {
  return db.selectFrom('organizations').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function findOrganizationBySlug(db: Queries, slug: string): Promise<OrganizationRow | undefined> {
  return db.selectFrom('organizations').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Notes which organization was made first: only its tokens may operate. */
export async function markFirstOrganization(db: Writing, id: string): Promise<void> {
  await putMeta(db, FIRST_KEY, id);
}

/** Identifier of the organization that was made first; undefined before any was. */
export async function findFirstOrganizationId(db: Queries): Promise<string | undefined> {
  return findMeta(db, FIRST_KEY);
}

const FIRST_KEY = 'first_organization';
